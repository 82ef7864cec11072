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
  const { t } = useTranslation(['student', 'pose-practice']);
  return (
    <Dialog
      actions={
        <>
          <Button variant="danger" onPress={onEnd}>
            {t('pose-practice:leave.end')}
          </Button>
          <Button onPress={onKeepPracticing}>{t('pose-practice:leave.stay')}</Button>
        </>
      }
      closeLabel={t('pose-practice:leave.stay')}
      isOpen={isOpen}
      role="alertdialog"
      title={t('pose-practice:leave.title')}
      onClose={onKeepPracticing}
    >
      <Text>{t('pose-practice:sequence.leave.text')}</Text>
    </Dialog>
  );
}
