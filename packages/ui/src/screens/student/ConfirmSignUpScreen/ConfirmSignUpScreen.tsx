import { type ConfirmSignUpValues, type LanguageTag, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AuthLayout } from '#components/AuthLayout/AuthLayout.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';
import { AccountForm } from '../parts/AccountForm.tsx';

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
  onUsernameChange: () => void;
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
  onUsernameChange,
  language,
  onChangeLanguage,
}: ConfirmSignUpScreenProps) {
  const { t } = useTranslation(['public', 'common']);
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
        <ConfirmForm state={state} onUsernameChange={onUsernameChange} onSubmit={onSubmit} />
      ) : null}
    </AuthLayout>
  );
}

interface ConfirmFormProps {
  state: Extract<ConfirmSignUpState, FormState>;
  onSubmit: (values: ConfirmSignUpValues) => void;
  onUsernameChange: () => void;
}

function ConfirmForm({ state, ...events }: ConfirmFormProps) {
  const { t } = useTranslation('public');
  const { signUp, status, password } = state;
  const isChosen = password === 'chosen';
  return (
    <AccountForm
      {...events}
      busyLabel={t('auth.confirm.busy')}
      failure={status === 'failed' ? state.message : null}
      hint={isChosen ? t('auth.confirm.choose') : null}
      isBusy={status === 'busy'}
      isUsernameTaken={status === 'usernameTaken'}
      password={password}
      person={signUp}
      submitLabel={t('auth.confirm.submit')}
      text={t(isChosen ? 'auth.confirm.chooseText' : 'auth.confirm.text', { email: signUp.email })}
      title={t('auth.confirm.title')}
    />
  );
}
