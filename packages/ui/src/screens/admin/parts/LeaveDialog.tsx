import { useTranslation } from '@niyama/i18n';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asked before what was entered is lost. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
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
      closeLabel={t('common:action.close')}
      role="alertdialog"
      title={t('leave.title')}
      onClose={onStay}
    >
      {t('leave.text')}
    </Dialog>
  );
}
