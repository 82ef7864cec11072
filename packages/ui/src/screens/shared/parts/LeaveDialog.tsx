import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what was typed or changed is lost. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button variant="danger" onPress={onLeave}>
            {t('leave.discard')}
          </Button>
          <Button onPress={onStay}>{t('leave.stay')}</Button>
        </>
      }
      closeLabel={t('action.close')}
      role="alertdialog"
      title={t('leave.title')}
      onClose={onStay}
    >
      {t('leave.text')}
    </Dialog>
  );
}
