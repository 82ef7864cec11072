import { loginForm, type LoginValues, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#forms/useForm.ts';

export type LoginState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string }
  /** The account waits for its mail to be confirmed. */
  | { status: 'unconfirmed'; message: string; resend: 'offered' | 'busy' | 'sent' };

export interface LoginFormProps {
  state: LoginState;
  /** Filled in after a sign-up. */
  email?: string;
  onSubmit: (values: LoginValues) => void;
  /** Sends the confirmation mail to this address once more. */
  onResend: () => void;
}

/** The login tab, titled 'Welcome Back'. */
export function LoginForm({ state, email = '', onSubmit, onResend }: LoginFormProps) {
  const { t } = useTranslation(['public', 'common']);
  const form = useForm<LoginValues>(loginForm, onSubmit);
  const emailError = form.errorOf('email');
  const passwordError = form.errorOf('password');
  return (
    <form {...form.props}>
      <Stack gap="5">
        <Heading level={1}>{t('auth.login.title')}</Heading>
        {state.status === 'failed' ? <FormAlert>{state.message}</FormAlert> : null}
        {state.status === 'unconfirmed' ? (
          <Unconfirmed message={state.message} resend={state.resend} onResend={onResend} />
        ) : null}
        <TextField
          autoComplete="username"
          defaultValue={email}
          errorMessage={emailError && t(`common:${emailError}`)}
          label={t('common:form.email')}
          name="email"
          type="email"
          onChange={() => form.clearError('email')}
        />
        <PasswordField
          autoComplete="current-password"
          errorMessage={passwordError && t(`common:${passwordError}`)}
          hideLabel={t('common:form.hidePassword')}
          label={t('common:form.password')}
          name="password"
          showLabel={t('common:form.showPassword')}
          onChange={() => form.clearError('password')}
        />
        <Button
          fullWidth
          busyLabel={t('auth.login.busy')}
          isBusy={state.status === 'busy'}
          size="large"
          type="submit"
        >
          {t('auth.login.submit')}
        </Button>
        <Stack align="center">
          <Link isStandalone href={paths.forgotPassword()}>
            {t('auth.login.forgot')}
          </Link>
        </Stack>
      </Stack>
    </form>
  );
}

interface UnconfirmedProps {
  message: string;
  resend: 'offered' | 'busy' | 'sent';
  onResend: () => void;
}

function Unconfirmed({ message, resend, onResend }: UnconfirmedProps) {
  const { t } = useTranslation('public');
  if (resend === 'sent') return <FormAlert tone="info">{t('auth.unconfirmed.sent')}</FormAlert>;
  return (
    <FormAlert
      action={
        <Button
          busyLabel={t('auth.unconfirmed.busy')}
          isBusy={resend === 'busy'}
          variant="secondary"
          onPress={onResend}
        >
          {t('auth.unconfirmed.resend')}
        </Button>
      }
    >
      {message}
    </FormAlert>
  );
}
