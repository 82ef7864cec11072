import {
  chooseAtSignUpForm,
  confirmSignUpForm,
  type ConfirmSignUpValues,
  type LanguageTag,
  paths,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AuthLayout } from '#components/AuthLayout/AuthLayout.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#forms/useForm.ts';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';

/** The sign-up that the link of the mail belongs to, as it was made, perhaps by somebody else. */
interface ShownSignUp {
  email: string;
  username: string;
  fullName: string;
}

interface FormState {
  signUp: ShownSignUp;
  /** The password of the sign-up is asked for; or it was another, and one is chosen. */
  password: 'known' | 'chosen';
}

export type ConfirmSignUpState =
  /** Whether somebody is logged in is being looked up. */
  | { status: 'checking' }
  /**
   * Expired, used, replaced by a newer one, or no link at all. With a password that is not the
   * account's a login can only fail: a new one is offered first.
   */
  | { status: 'linkExpired'; hasOtherPassword: boolean }
  /** Somebody else is logged in on this device. */
  | { status: 'signedIn'; email: string }
  | ({ status: 'idle' } & FormState)
  | ({ status: 'busy' } & FormState)
  | ({ status: 'usernameTaken' } & FormState)
  | ({ status: 'failed'; message: string } & FormState);

export interface ConfirmSignUpScreenProps {
  state: ConfirmSignUpState;
  onSubmit: (values: ConfirmSignUpValues) => void;
  /** The username is being changed after it was taken. */
  onMendUsername: () => void;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

/**
 * Where the link of a confirmation mail leads. The link proves the address and nothing else, so the
 * page asks for the password, or for a new one where a stranger may have signed up with the address.
 */
export function ConfirmSignUpScreen({
  state,
  onSubmit,
  onMendUsername,
  language,
  onChangeLanguage,
}: ConfirmSignUpScreenProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <AuthLayout
      end={<ChooseLanguage language={language} onChange={onChangeLanguage} />}
      product={t('common:product')}
      productHref={paths.landing()}
    >
      {state.status === 'checking' ? <Spinner label={t('auth.link.checking')} /> : null}
      {state.status === 'linkExpired' ? (
        <ErrorState
          actions={
            state.hasOtherPassword ? (
              <>
                <LinkButton href={paths.forgotPassword()}>{t('auth.reset.title')}</LinkButton>
                <LinkButton href={paths.auth()} variant="secondary">
                  {t('auth.confirm.toLogin')}
                </LinkButton>
              </>
            ) : (
              <>
                <LinkButton href={paths.auth()}>{t('auth.confirm.toLogin')}</LinkButton>
                <LinkButton href={paths.forgotPassword()} variant="secondary">
                  {t('auth.reset.title')}
                </LinkButton>
              </>
            )
          }
          description={t(
            state.hasOtherPassword ? 'auth.confirm.expiredChooseText' : 'auth.confirm.expiredText',
          )}
          headingLevel={1}
          title={t('auth.link.expiredTitle')}
        />
      ) : null}
      {state.status === 'signedIn' ? (
        <ErrorState
          actions={<LinkButton href={paths.home()}>{t('auth.confirm.toHome')}</LinkButton>}
          description={t('auth.confirm.signedInText', { email: state.email })}
          headingLevel={1}
          title={t('auth.confirm.signedInTitle')}
        />
      ) : null}
      {'signUp' in state ? (
        <ConfirmForm state={state} onMendUsername={onMendUsername} onSubmit={onSubmit} />
      ) : null}
    </AuthLayout>
  );
}

interface ConfirmFormProps {
  state: Extract<ConfirmSignUpState, FormState>;
  onSubmit: (values: ConfirmSignUpValues) => void;
  onMendUsername: () => void;
}

function ConfirmForm({ state, onSubmit, onMendUsername }: ConfirmFormProps) {
  const { t } = useTranslation(['student', 'common']);
  const { signUp, status } = state;
  const isChosen = state.password === 'chosen';
  const form = useForm<ConfirmSignUpValues & { confirmPassword?: string }>(
    isChosen ? chooseAtSignUpForm : confirmSignUpForm,
    ({ username, fullName, password }) => {
      if (status !== 'busy') onSubmit({ username, fullName, password });
    },
  );
  const messageOf = (field: 'username' | 'fullName' | 'password' | 'confirmPassword') => {
    const message = form.errorOf(field);
    return message && t(`common:${message}`);
  };
  const taken = status === 'usernameTaken' ? t('auth.signUp.usernameTaken') : undefined;
  const passwordWords = {
    hideLabel: t('common:form.hidePassword'),
    showLabel: t('common:form.showPassword'),
  };
  return (
    <form {...form.props}>
      <Stack gap="5">
        <Heading level={1}>{t('auth.confirm.title')}</Heading>
        <Text tone="soft">
          {t(isChosen ? 'auth.confirm.chooseText' : 'auth.confirm.text', { email: signUp.email })}
        </Text>
        {status === 'failed' ? <FormAlert>{state.message}</FormAlert> : null}
        {isChosen ? <FormAlert>{t('auth.confirm.choose')}</FormAlert> : null}
        {/* For password managers: what they keep belongs to this address. */}
        <input hidden readOnly autoComplete="username" type="email" value={signUp.email} />
        <TextField
          autoComplete="nickname"
          defaultValue={signUp.username}
          errorMessage={messageOf('username') ?? taken}
          label={t('auth.signUp.username')}
          maxLength={50}
          name="username"
          onChange={() => {
            form.mend('username');
            onMendUsername();
          }}
        />
        <TextField
          autoComplete="name"
          defaultValue={signUp.fullName}
          errorMessage={messageOf('fullName')}
          label={t('auth.signUp.fullName')}
          maxLength={100}
          name="fullName"
          onChange={() => form.mend('fullName')}
        />
        <PasswordField
          {...passwordWords}
          autoComplete={isChosen ? 'new-password' : 'current-password'}
          description={isChosen ? t('auth.signUp.passwordHint') : undefined}
          errorMessage={messageOf('password')}
          label={isChosen ? t('auth.reset.password') : t('common:form.password')}
          name="password"
          onChange={() => form.mend('password')}
        />
        {isChosen ? (
          <PasswordField
            {...passwordWords}
            autoComplete="new-password"
            errorMessage={messageOf('confirmPassword')}
            label={t('auth.reset.confirmPassword')}
            name="confirmPassword"
            onChange={() => form.mend('confirmPassword')}
          />
        ) : null}
        <Button
          fullWidth
          busyLabel={t('auth.confirm.busy')}
          isBusy={status === 'busy'}
          size="large"
          type="submit"
        >
          {t('auth.confirm.submit')}
        </Button>
      </Stack>
    </form>
  );
}
