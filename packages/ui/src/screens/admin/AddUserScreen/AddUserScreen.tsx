import { adminPaths, newUserForm, type NewUserValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { useUnsaved } from '../parts/useUnsaved.ts';
import { column } from './AddUserScreen.css.ts';

export type AddUserState =
  | { status: 'idle' }
  | { status: 'busy' }
  /** The message stands in the person's language. */
  | {
      status: 'failed';
      message: string;
      /** The field that is to blame; null when it is none. */
      field: 'username' | 'email' | 'password' | null;
    };

export interface AddUserScreenProps {
  state: AddUserState;
  onSubmit: (user: NewUserValues) => void;
}

/** /admin/users/add: the form for a new account. */
export function AddUserScreen(props: AddUserScreenProps) {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('addUser.title')}>
      <NewUserForm {...props} />
    </AdminFrame>
  );
}

const empty: NewUserValues = { fullName: '', username: '', email: '', password: '', role: 'user' };

/** Below the frame, which asks before what is typed here is lost. */
function NewUserForm({ state, onSubmit }: AddUserScreenProps) {
  const { t } = useTranslation(['admin', 'common']);
  // What was refused, until it is another.
  const [refused, setRefused] = useState(empty);
  const isBusy = state.status === 'busy';
  const form = useDraftForm(newUserForm, empty, (user) => {
    // Enter sends the form whether or not its button is asleep.
    if (isBusy) return;
    setRefused(draft);
    onSubmit(user);
  });
  const { draft } = form;
  useUnsaved(form.hasChanges);
  const fieldOf = (name: 'fullName' | 'username' | 'email' | 'password') => ({
    ...(state.status === 'failed' &&
      state.field === name &&
      refused[name] === draft[name] && { errorMessage: state.message }),
    ...form.fieldOf(name),
  });
  return (
    <div className={column}>
      <Stack gap="5">
        <Text tone="soft">{t('addUser.subtitle')}</Text>
        {state.status === 'failed' ? <FormAlert>{state.message}</FormAlert> : null}
        <Card padding="large">
          <form {...form.props}>
            <Stack gap="5">
              <TextField
                {...fieldOf('fullName')}
                autoComplete="off"
                label={t('addUser.fullName')}
              />
              <TextField
                {...fieldOf('username')}
                autoComplete="off"
                label={t('addUser.username')}
                spellCheck="false"
              />
              <TextField
                {...fieldOf('email')}
                autoComplete="off"
                label={t('addUser.email')}
                type="email"
              />
              <PasswordField
                {...fieldOf('password')}
                autoComplete="new-password"
                hideLabel={t('common:form.hidePassword')}
                label={t('common:form.password')}
                showLabel={t('common:form.showPassword')}
              />
              <Select
                {...form.fieldOf('role')}
                label={t('addUser.role')}
                options={[
                  { id: 'user', label: t('addUser.student') },
                  { id: 'admin', label: t('addUser.administrator') },
                ]}
              />
              <Inline justify="end">
                <LinkButton href={adminPaths.users()} variant="secondary">
                  {t('common:action.cancel')}
                </LinkButton>
                <Button busyLabel={t('addUser.busy')} isBusy={isBusy} type="submit">
                  {t('addUser.submit')}
                </Button>
              </Inline>
            </Stack>
          </form>
        </Card>
      </Stack>
    </div>
  );
}
