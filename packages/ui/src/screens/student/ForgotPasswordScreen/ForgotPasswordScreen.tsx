import {
  forgotPasswordForm,
  type ForgotPasswordValues,
  type LanguageTag,
  paths,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AuthLayout } from '#components/AuthLayout/AuthLayout.tsx';
import { Button } from '#components/Button/Button.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#forms/useForm.ts';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';

export type ForgotPasswordState =
  | { status: 'idle' }
  | { status: 'busy' }
  /** Said whether or not the address has an account. */
  | { status: 'sent' }
  | { status: 'failed'; message: string };

export interface ForgotPasswordScreenProps {
  state: ForgotPasswordState;
  onSubmit: (values: ForgotPasswordValues) => void;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

/** /auth/forgot-password: asks for the mail with which a new password can be set. */
export function ForgotPasswordScreen({
  state,
  onSubmit,
  language,
  onChangeLanguage,
}: ForgotPasswordScreenProps) {
  const { t } = useTranslation(['public', 'common']);
  const form = useForm<ForgotPasswordValues>(forgotPasswordForm, onSubmit);
  const emailError = form.errorOf('email');
  return (
    <AuthLayout
      end={<ChooseLanguage language={language} onChange={onChangeLanguage} />}
      product={t('common:product')}
      productHref={paths.landing()}
    >
      <form {...form.props}>
        <Stack gap="5">
          <Heading level={1}>
            {t(state.status === 'sent' ? 'auth.forgot.sentTitle' : 'auth.forgot.title')}
          </Heading>
          {state.status === 'sent' ? (
            <FormAlert tone="info">{t('auth.forgot.sent')}</FormAlert>
          ) : (
            <>
              <Text tone="soft">{t('auth.forgot.text')}</Text>
              {state.status === 'failed' ? <FormAlert>{state.message}</FormAlert> : null}
              <TextField
                autoComplete="username"
                errorMessage={emailError && t(`common:${emailError}`)}
                label={t('common:form.email')}
                name="email"
                type="email"
                onChange={() => form.clearError('email')}
              />
              <Button
                fullWidth
                busyLabel={t('auth.forgot.busy')}
                isBusy={state.status === 'busy'}
                size="large"
                type="submit"
              >
                {t('auth.forgot.submit')}
              </Button>
            </>
          )}
          <Stack align="center">
            <Link isStandalone href={paths.auth()}>
              {t('auth.forgot.back')}
            </Link>
          </Stack>
        </Stack>
      </form>
    </AuthLayout>
  );
}
