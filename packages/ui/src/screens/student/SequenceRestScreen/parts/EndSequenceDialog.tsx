import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Text } from '#components/Text/Text.tsx';

interface EndSequenceDialogProps {
  isOpen: boolean;
  onEnd: () => void;
  onKeepPracticing: () => void;
}

/** Escape and the close button pause the rest and ask. */
export function EndSequenceDialog({ isOpen, onEnd, onKeepPracticing }: EndSequenceDialogProps) {
  const { t } = useTranslation('student');
  return (
    <Dialog
      actions={
        <>
          <Button variant="danger" onPress={onEnd}>
            {t('practice.leave.end')}
          </Button>
          <Button onPress={onKeepPracticing}>{t('practice.leave.stay')}</Button>
        </>
      }
      closeLabel={t('practice.leave.stay')}
      isOpen={isOpen}
      role="alertdialog"
      title={t('practice.leave.title')}
      onClose={onKeepPracticing}
    >
      <Text>{t('sequence.leave.text')}</Text>
    </Dialog>
  );
}
