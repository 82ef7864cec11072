import { signUpForm, type SignUpValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#forms/useForm.ts';

export type SignUpState =
  | { status: 'idle' }
  | { status: 'busy' }
  /** Somebody else has the username; said beside its field. */
  | { status: 'usernameTaken' }
  | { status: 'failed'; message: string };

export interface SignUpFormProps {
  state: SignUpState;
  onSubmit: (values: SignUpValues) => void;
  /** The username is being changed after it was taken. */
  onUsernameChange: () => void;
}

/** The sign-up tab, titled 'Create an Account'. */
export function SignUpForm({ state, onSubmit, onUsernameChange }: SignUpFormProps) {
  const { t } = useTranslation(['public', 'common']);
  const form = useForm<SignUpValues>(signUpForm, onSubmit);
  const messageOf = (field: keyof SignUpValues) => {
    const message = form.errorOf(field);
    return message && t(`common:${message}`);
  };
  const taken = state.status === 'usernameTaken' ? t('auth.signUp.usernameTaken') : undefined;
  const passwordWords = {
    autoComplete: 'new-password',
    hideLabel: t('common:form.hidePassword'),
    showLabel: t('common:form.showPassword'),
  } as const;
  return (
    <form {...form.props}>
      <Stack gap="5">
        <Heading level={1}>{t('auth.signUp.title')}</Heading>
        {state.status === 'failed' ? <FormAlert>{state.message}</FormAlert> : null}
        <TextField
          autoComplete="username"
          errorMessage={messageOf('username') ?? taken}
          label={t('auth.signUp.username')}
          maxLength={50}
          name="username"
          onChange={() => {
            form.clearError('username');
            onUsernameChange();
          }}
        />
        <TextField
          autoComplete="name"
          description={t('auth.signUp.fullNameHint')}
          errorMessage={messageOf('fullName')}
          label={t('auth.signUp.fullName')}
          maxLength={100}
          name="fullName"
          onChange={() => form.clearError('fullName')}
        />
        <TextField
          autoComplete="email"
          errorMessage={messageOf('email')}
          label={t('common:form.email')}
          name="email"
          type="email"
          onChange={() => form.clearError('email')}
        />
        <PasswordField
          {...passwordWords}
          description={t('auth.signUp.passwordHint')}
          errorMessage={messageOf('password')}
          label={t('common:form.password')}
          name="password"
          onChange={() => form.clearError('password')}
        />
        <PasswordField
          {...passwordWords}
          errorMessage={messageOf('confirmPassword')}
          label={t('auth.signUp.confirmPassword')}
          name="confirmPassword"
          onChange={() => form.clearError('confirmPassword')}
        />
        <Button
          fullWidth
          busyLabel={t('auth.signUp.busy')}
          isBusy={state.status === 'busy'}
          size="large"
          type="submit"
        >
          {t('auth.signUp.submit')}
        </Button>
      </Stack>
    </form>
  );
}
