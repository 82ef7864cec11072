import { useTranslation } from '@niyama/i18n';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';

export interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asked before changes are lost. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button variant="danger" onPress={onLeave}>
            {t('editProfile.leave.discard')}
          </Button>
          <Button onPress={onStay}>{t('editProfile.leave.stay')}</Button>
        </>
      }
      closeLabel={t('common:action.close')}
      role="alertdialog"
      title={t('editProfile.leave.title')}
      onClose={onStay}
    >
      {t('editProfile.leave.text')}
    </Dialog>
  );
}
