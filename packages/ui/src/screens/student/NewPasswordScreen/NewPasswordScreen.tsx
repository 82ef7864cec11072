import { type LanguageTag, newPasswordForm, type NewPasswordValues, paths } from '@niyama/domain';
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
import { useForm } from '#forms/useForm.ts';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';

export type NewPasswordState =
  /** The mail's link is being looked at. */
  | { status: 'checking' }
  | { status: 'linkExpired' }
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string };

export interface NewPasswordScreenProps {
  state: NewPasswordState;
  onSubmit: (values: NewPasswordValues) => void;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

/** /auth/new-password: where the link of a reset mail leads. */
export function NewPasswordScreen({
  state,
  onSubmit,
  language,
  onChangeLanguage,
}: NewPasswordScreenProps) {
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
          actions={<LinkButton href={paths.forgotPassword()}>{t('auth.link.newReset')}</LinkButton>}
          description={t('auth.link.expiredText')}
          headingLevel={1}
          title={t('auth.link.expiredTitle')}
        />
      ) : null}
      {state.status === 'idle' || state.status === 'busy' || state.status === 'failed' ? (
        <NewPasswordForm
          isBusy={state.status === 'busy'}
          message={state.status === 'failed' ? state.message : null}
          onSubmit={onSubmit}
        />
      ) : null}
    </AuthLayout>
  );
}

interface NewPasswordFormProps {
  isBusy: boolean;
  message: string | null;
  onSubmit: (values: NewPasswordValues) => void;
}

function NewPasswordForm({ isBusy, message, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation(['public', 'common']);
  const form = useForm<NewPasswordValues>(newPasswordForm, onSubmit);
  const fields = [
    { name: 'password', label: t('auth.reset.password') },
    { name: 'confirmPassword', label: t('auth.reset.confirmPassword') },
  ] as const;
  return (
    <form {...form.props}>
      <Stack gap="5">
        <Heading level={1}>{t('auth.reset.title')}</Heading>
        {message === null ? null : <FormAlert>{message}</FormAlert>}
        {fields.map(({ name, label }) => {
          const error = form.errorOf(name);
          return (
            <PasswordField
              key={name}
              autoComplete="new-password"
              description={name === 'password' ? t('auth.signUp.passwordHint') : undefined}
              errorMessage={error && t(`common:${error}`)}
              hideLabel={t('common:form.hidePassword')}
              label={label}
              name={name}
              showLabel={t('common:form.showPassword')}
              onChange={() => form.clearError(name)}
            />
          );
        })}
        <Button
          fullWidth
          busyLabel={t('auth.reset.busy')}
          isBusy={isBusy}
          size="large"
          type="submit"
        >
          {t('auth.reset.submit')}
        </Button>
      </Stack>
    </form>
  );
}
