import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ConfirmDialog } from '#screens/admin/parts/ConfirmDialog.tsx';
import type { AsanasDialog } from '../types.ts';

interface RemoveDialogProps {
  dialog: Extract<AsanasDialog, { kind: 'remove' }>;
}

/** Asks before a pose is deleted, and says what uses it. */
export function RemoveDialog({ dialog }: RemoveDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { asana, use, isBusy, failure, onConfirm, onClose } = dialog;
  const isMandatory = use.status === 'known' && use.use.isMandatory;
  const openWork = use.status === 'known' ? use.use.openAssignments : 0;
  // Nobody can practice it any more, so the assignments rarely should stay.
  const [endsWork, setEndsWork] = useState(true);
  return (
    <ConfirmDialog
      busyLabel={t('asanas.remove.busy')}
      confirmLabel={t('asanas.delete')}
      // The same sentence would stand there twice.
      failure={isMandatory ? null : (failure?.message ?? null)}
      isBusy={isBusy}
      // What goes with it has to be on the screen first.
      isRefused={isMandatory || use.status === 'loading'}
      title={t('asanas.remove.title', { name: asana.called.name })}
      onClose={onClose}
      onConfirm={() => onConfirm(openWork > 0 && endsWork)}
    >
      <Text>{t('asanas.remove.question')}</Text>
      <Text size="small" tone="soft">
        {t('asanas.remove.kept')}
      </Text>
      <Uses use={use} />
      {openWork > 0 && !isMandatory ? (
        <Switch
          description={t(endsWork ? 'asanas.remove.workEnds' : 'asanas.remove.workStays', {
            count: openWork,
          })}
          isDisabled={isBusy}
          isSelected={endsWork}
          label={t('asanas.remove.endWork')}
          onChange={setEndsWork}
        />
      ) : null}
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
