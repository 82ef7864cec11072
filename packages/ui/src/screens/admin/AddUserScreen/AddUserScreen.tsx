import { adminPaths, newUserForm, type NewUserValues, type Role } from '@niyama/domain';
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
import { useForm } from '#forms/useForm.ts';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { useUnsaved } from '../parts/unsaved.ts';
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

const empty = { fullName: '', username: '', email: '', password: '' };

/** Below the frame, which asks before what is typed here is lost. */
function NewUserForm({ state, onSubmit }: AddUserScreenProps) {
  const { t } = useTranslation(['admin', 'common']);
  const [typed, setTyped] = useState(empty);
  const [role, setRole] = useState<Role>('user');
  // What was refused, until it is another.
  const [refused, setRefused] = useState(typed);
  const isBusy = state.status === 'busy';
  useUnsaved(role !== 'user' || Object.values(typed).some((text) => text !== ''));
  const form = useForm<NewUserValues>(newUserForm, (user) => {
    // Enter sends the form whether or not its button is asleep.
    if (isBusy) return;
    setRefused(typed);
    onSubmit(user);
  });
  const fieldOf = (name: keyof typeof empty) => {
    const error = form.errorOf(name);
    const isRefused =
      state.status === 'failed' && state.field === name && refused[name] === typed[name];
    return {
      name,
      value: typed[name],
      onChange: (value: string) => {
        form.mend(name);
        setTyped((known) => ({ ...known, [name]: value }));
      },
      ...(isRefused && { errorMessage: state.message }),
      ...(error && { errorMessage: t(`common:${error}`) }),
    };
  };
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
                label={t('addUser.role')}
                name="role"
                options={[
                  { id: 'user', label: t('addUser.student') },
                  { id: 'admin', label: t('addUser.administrator') },
                ]}
                value={role}
                onChange={setRole}
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
