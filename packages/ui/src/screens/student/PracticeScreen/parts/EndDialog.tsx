import { useTranslation } from '@niyama/i18n';
import { Button } from '../../../../components/Button/Button.tsx';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { Text } from '../../../../components/Text/Text.tsx';

interface EndDialogProps {
  isOpen: boolean;
  onEnd: () => void;
  onKeepPractising: () => void;
  onSaveAndLeave: () => void;
}

/** Escape and the close button pause and ask. */
export function EndDialog({ isOpen, onEnd, onKeepPractising, onSaveAndLeave }: EndDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <Dialog
      actions={
        <>
          <Button variant="danger" onPress={onEnd}>
            {t('practice.leave.end')}
          </Button>
          <Button variant="secondary" onPress={onSaveAndLeave}>
            {t('practice.leave.save')}
          </Button>
          <Button onPress={onKeepPractising}>{t('practice.leave.stay')}</Button>
        </>
      }
      closeLabel={t('practice.leave.stay')}
      isOpen={isOpen}
      role="alertdialog"
      title={t('practice.leave.title')}
      onClose={onKeepPractising}
    >
      <Text>{t('practice.leave.text')}</Text>
    </Dialog>
  );
}
