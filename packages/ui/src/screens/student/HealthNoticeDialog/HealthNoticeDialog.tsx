import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { HealthNotice } from './HealthNotice.tsx';

export interface HealthNoticeDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The health notice, to be read again from the side menu. */
export function HealthNoticeDialog({ isOpen, onClose }: HealthNoticeDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <Dialog
      actions={<Button onPress={onClose}>{t('health.confirm')}</Button>}
      closeLabel={t('common:action.close')}
      isOpen={isOpen}
      title={t('health.title')}
      onClose={onClose}
    >
      <HealthNotice />
    </Dialog>
  );
}
