import { type UserChange, userNamesForm, type UserNamesValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useId, useState } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { FailureAlert } from '#screens/admin/parts/FailureAlert.tsx';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import { useClosing } from '#screens/admin/parts/useClosing.ts';
import type { UserDialogState } from '../types.ts';
import { useUserName } from '#screens/admin/parts/useUserName.ts';

interface EditUserDialogProps {
  state: UserDialogState;
  onSave: (change: UserChange) => void;
  onLoadNewer: () => void;
  onClose: () => void;
}

/** Edit User: both names, and the way to take a picture away. */
export function EditUserDialog({ state, onSave, onLoadNewer, onClose }: EditUserDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { user, isBusy, failure } = state;
  const name = useUserName()(user);
  const formId = useId();
  const initial: UserNamesValues = { fullName: user.fullName ?? '', username: user.username };
  // Names the picture that the admin saw, so that a newer one is never removed.
  const [removed, setRemoved] = useState<string | null>(null);
  const removesAvatar = removed !== null && removed === user.avatarPath;
  const form = useDraftForm(
    userNamesForm,
    initial,
    (names) => {
      // Enter sends the form whether or not its button is asleep.
      if (!isBusy) onSave({ ...names, removesAvatar });
    },
    `${user.username}\n${user.fullName}`,
  );
  const { close, question } = useClosing({
    hasChanges: form.hasChanges || removesAvatar,
    isBusy,
    onClose,
  });
  return (
    <Dialog
      isOpen
      actions={
        <>
          <Button isDisabled={isBusy} variant="secondary" onPress={close}>
            {t('common:action.cancel')}
          </Button>
          <Button busyLabel={t('users.edit.busy')} form={formId} isBusy={isBusy} type="submit">
            {t('users.edit.submit')}
          </Button>
        </>
      }
      closeLabel={t('common:action.close')}
      title={t('users.action.edit')}
      onClose={close}
    >
      <form {...form.props} id={formId}>
        <Stack gap="5">
          {failure ? <FailureAlert failure={failure} onLoadNewer={onLoadNewer} /> : null}
          <TextField
            {...form.fieldOf('fullName')}
            isDisabled={isBusy}
            autoComplete="off"
            label={t('users.edit.fullName')}
          />
          <TextField
            {...form.fieldOf('username')}
            isDisabled={isBusy}
            autoComplete="off"
            label={t('users.edit.username')}
            spellCheck="false"
          />
          {user.avatarPath === null ? null : (
            <Stack gap="3">
              <Avatar name={name} size="large" src={removesAvatar ? null : user.avatarUrl} />
              <Switch
                isDisabled={isBusy}
                isSelected={removesAvatar}
                label={t('users.edit.removeAvatar')}
                onChange={(removes) => setRemoved(removes ? user.avatarPath : null)}
              />
            </Stack>
          )}
        </Stack>
      </form>
      {question ? <LeaveDialog {...question} /> : null}
    </Dialog>
  );
}
