import { loginForm, type LoginValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useForm } from '#forms/useForm.ts';

export type LogInAgainState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string };

export interface LogInAgainDialogProps {
  /** Whose session has ended. */
  email: string;
  state: LogInAgainState;
  onSubmit: (values: LoginValues) => void;
  /** Leaves the page, and what was typed into it. */
  onLogOut: () => void;
}

/** Asks for the password over the page whose session has ended. */
export function LogInAgainDialog({ email, state, onSubmit, onLogOut }: LogInAgainDialogProps) {
  const { t } = useTranslation('common');
  const isBusy = state.status === 'busy';
  const form = useForm<LoginValues>(loginForm, (values) => {
    if (!isBusy) onSubmit(values);
  });
  const error = form.errorOf('password');
  return (
    // Only a login or a logout closes it.
    <Dialog isOpen closeLabel={null} title={t('logInAgain.title')} onClose={() => undefined}>
      <form {...form.props}>
        <Stack gap="5">
          <Text>{t('logInAgain.text', { email })}</Text>
          {state.status === 'failed' ? <FormAlert>{state.message}</FormAlert> : null}
          {/* For password managers, which fill in the password that belongs to it. */}
          <input hidden readOnly autoComplete="username" name="email" value={email} />
          <PasswordField
            autoComplete="current-password"
            errorMessage={error && t(error)}
            hideLabel={t('form.hidePassword')}
            label={t('form.password')}
            name="password"
            showLabel={t('form.showPassword')}
            onChange={() => form.clearError('password')}
          />
          <Inline justify="end">
            <Button isDisabled={isBusy} variant="secondary" onPress={onLogOut}>
              {t('logInAgain.logOut')}
            </Button>
            <Button busyLabel={t('logInAgain.busy')} isBusy={isBusy} type="submit">
              {t('logInAgain.submit')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
