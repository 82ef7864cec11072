import type { UserChange } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';
import { ConfirmDialog } from '#screens/admin/parts/ConfirmDialog.tsx';
import type { UserDialogState } from '../types.ts';
import { EditUserDialog } from './EditUserDialog.tsx';
import { useUserName } from '#screens/admin/parts/useUserName.ts';

interface UserDialogProps {
  state: UserDialogState;
  onSave: (change: UserChange) => void;
  /** Does what the dialog asks about. */
  onConfirm: () => void;
  onLoadNewer: () => void;
  onClose: () => void;
}

/** What is done to one person, and asked before. */
export function UserDialog({ state, onSave, onConfirm, onLoadNewer, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin');
  const { act, user, isBusy } = state;
  const name = useUserName()(user);
  const ask = { isBusy, failure: state.failure?.message ?? null, onConfirm, onClose };
  if (act === 'edit') {
    return (
      <EditUserDialog state={state} onClose={onClose} onLoadNewer={onLoadNewer} onSave={onSave} />
    );
  }
  if (act === 'delete') {
    return (
      <ConfirmDialog
        {...ask}
        busyLabel={t('users.delete.busy')}
        confirmLabel={t('users.action.delete')}
        title={t('users.action.delete')}
        word={user.username}
      >
        <Text>{t('users.delete.text', { name })}</Text>
      </ConfirmDialog>
    );
  }
  const action = t(`users.action.${act}`);
  return (
    <ConfirmDialog
      {...ask}
      busyLabel={t('users.roleBusy')}
      confirmLabel={action}
      title={action}
      tone={act === 'makeAdmin' ? 'primary' : 'danger'}
    >
      <Text>{t(`users.${act}.text`, { name })}</Text>
    </ConfirmDialog>
  );
}
