import { useTranslation } from '@niyama/i18n';
import { FormAlert } from '../../../../components/FormAlert/FormAlert.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import type { AsanasDialog } from '../state.ts';

interface RemoveDialogProps {
  dialog: Extract<AsanasDialog, { kind: 'remove' }>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a pose is deleted, and tells what uses it (specification B, section 7; decision C50). */
export function RemoveDialog({ dialog, onConfirm, onClose }: RemoveDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { asana, use, isBusy, failure } = dialog;
  const isMandatory = use.status === 'known' && use.use.isMandatory;
  return (
    <ConfirmDialog
      busyLabel={t('asanas.remove.busy')}
      confirmLabel={t('asanas.delete')}
      // The same sentence would stand there twice.
      failure={isMandatory ? null : (failure?.message ?? null)}
      isBusy={isBusy}
      isRefused={isMandatory}
      title={t('asanas.remove.title', { name: asana.name })}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Text>{t('asanas.remove.question')}</Text>
      <Text size="small" tone="soft">
        {t('asanas.remove.kept')}
      </Text>
      <Uses use={use} />
    </ConfirmDialog>
  );
}

function Uses({ use }: Pick<RemoveDialogProps['dialog'], 'use'>) {
  const { t } = useTranslation(['admin', 'common']);
  if (use.status === 'loading') {
    return (
      <Text as="output" size="small" tone="soft">
        {t('asanas.remove.looking')}
      </Text>
    );
  }
  if (use.status === 'failed') {
    return (
      <Text as="output" size="small">
        {t('asanas.remove.unknownUse', { reason: use.reason })}
      </Text>
    );
  }
  const { isMandatory, openAssignments } = use.use;
  if (isMandatory) return <FormAlert>{t('common:error.code.asana_is_mandatory')}</FormAlert>;
  if (openAssignments === 0) return null;
  return (
    <Text as="output" weight="medium">
      {t('asanas.remove.inUse', { count: openAssignments })}
    </Text>
  );
}
