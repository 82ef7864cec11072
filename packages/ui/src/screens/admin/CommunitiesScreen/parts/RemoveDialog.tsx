import { useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';
import { ConfirmDialog } from '#screens/admin/parts/ConfirmDialog.tsx';
import type { CommunitiesDialog } from '../types.ts';

interface RemoveDialogProps {
  dialog: Extract<CommunitiesDialog, { kind: 'remove' }>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a community is deleted, and says how many members lose it. */
export function RemoveDialog({ dialog, onConfirm, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('admin');
  const { community, isBusy, failure } = dialog;
  const { name, memberCount: count } = community;
  return (
    <ConfirmDialog
      busyLabel={t('communities.remove.busy')}
      confirmLabel={t('communities.delete')}
      failure={failure?.message ?? null}
      isBusy={isBusy}
      title={t('communities.remove.title', { name })}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Text>{t('communities.remove.question')}</Text>
      <Text size="small" tone="soft">
        {count === 0 ? t('communities.remove.nobody') : t('communities.remove.members', { count })}
      </Text>
    </ConfirmDialog>
  );
}
