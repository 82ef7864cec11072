import { adminPaths, type LanguageTag, loginForm, type LoginValues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AuthLayout } from '#components/AuthLayout/AuthLayout.tsx';
import { Button } from '#components/Button/Button.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { standing } from '#components/PoseFigure/poses/standing.ts';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#forms/useForm.ts';
import { useIsHydrated } from '#hydration/useIsHydrated.ts';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';
import { note, toStudent } from './LoginScreen.css.ts';

export type AdminLoginState =
  | { status: 'idle' }
  | { status: 'busy' }
  /** `reason` says more where there is something that the person can do about it. */
  | { status: 'failed'; message: string; reason: string | null };

export interface LoginScreenProps {
  state: AdminLoginState;
  onSubmit: (values: LoginValues) => void;
  /** The login on the student origin. */
  studentLoginHref: string;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

const mountainPose = { poses: [standing['mountain-pose']], poseKey: 'mountain-pose' };

/** /admin/login. */
export function LoginScreen({
  state,
  onSubmit,
  studentLoginHref,
  language,
  onChangeLanguage,
}: LoginScreenProps) {
  const { t } = useTranslation(['admin', 'common']);
  const form = useForm<LoginValues>(loginForm, onSubmit);
  const isHydrated = useIsHydrated();
  const messageOf = (field: keyof LoginValues) => {
    const message = form.errorOf(field);
    return message && t(`common:${message}`);
  };
  return (
    <AuthLayout
      end={<ChooseLanguage language={language} onChange={onChangeLanguage} />}
      figure={mountainPose}
      product={t('common:product')}
      productHref={adminPaths.root()}
    >
      <form {...form.props}>
        <Stack gap="5">
          <Stack gap="2">
            <Heading level={1}>{t('login.title')}</Heading>
            <Text tone="soft">{t('login.subtitle')}</Text>
          </Stack>
          {state.status === 'failed' ? (
            <FormAlert
              action={state.reason === null ? null : <Text size="small">{state.reason}</Text>}
            >
              {state.message}
            </FormAlert>
          ) : null}
          <TextField
            autoComplete="username"
            errorMessage={messageOf('email')}
            label={t('common:form.email')}
            name="email"
            type="email"
            onChange={() => form.clearError('email')}
          />
          <PasswordField
            autoComplete="current-password"
            errorMessage={messageOf('password')}
            hideLabel={t('common:form.hidePassword')}
            label={t('common:form.password')}
            name="password"
            showLabel={t('common:form.showPassword')}
            onChange={() => form.clearError('password')}
          />
          <Button
            fullWidth
            busyLabel={t('login.busy')}
            isBusy={state.status === 'busy'}
            size="large"
            type="submit"
          >
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
      <div className={note}>
        <Text size="small" tone="soft">
          {t('login.restricted')}
        </Text>
        {/* Another origin: no client-side route, and unknown while the page is prerendered. */}
        <a className={toStudent} href={isHydrated ? studentLoginHref : undefined}>
          {t('login.backToStudent')}
        </a>
      </div>
    </AuthLayout>
  );
}
