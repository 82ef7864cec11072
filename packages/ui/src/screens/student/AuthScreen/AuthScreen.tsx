import { type LanguageTag, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AuthLayout } from '#components/AuthLayout/AuthLayout.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';
import { adminAccess } from './AuthScreen.css.ts';
import { LoginForm, type LoginFormProps } from './parts/LoginForm.tsx';
import { SignUpForm, type SignUpFormProps } from './parts/SignUpForm.tsx';

export type AuthTab = 'login' | 'signUp';

export interface AuthScreenProps {
  tab: AuthTab;
  onChangeTab: (tab: AuthTab) => void;
  login: LoginFormProps;
  signUp: SignUpFormProps;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

/** /auth: login and sign-up. */
export function AuthScreen({
  tab,
  onChangeTab,
  login,
  signUp,
  language,
  onChangeLanguage,
}: AuthScreenProps) {
  const { t } = useTranslation(['public', 'common']);
  return (
    <AuthLayout
      end={<ChooseLanguage language={language} onChange={onChangeLanguage} />}
      product={t('common:product')}
      productHref={paths.landing()}
    >
      <Tabs<AuthTab>
        label={t('auth.tabs.label')}
        selectedKey={tab}
        tabs={[
          { id: 'login', label: t('auth.tabs.login'), content: <LoginForm {...login} /> },
          { id: 'signUp', label: t('auth.tabs.signUp'), content: <SignUpForm {...signUp} /> },
        ]}
        onSelectionChange={onChangeTab}
      />
      <Text size="small" tone="soft">
        <Agreement />
      </Text>
      <section aria-labelledby="admin-access" className={adminAccess}>
        <Text as="strong" id="admin-access" size="small">
          {t('auth.admin.title')}
        </Text>
        <Text size="small" tone="soft">
          {t('auth.admin.text')}
        </Text>
        {/* The student origin sends this path to the admin app: no client-side route. */}
        <a href="/admin/login">{t('auth.admin.link')}</a>
      </section>
    </AuthLayout>
  );
}

const agreedTo: Record<string, string> = { terms: paths.terms(), privacy: paths.privacy() };

/** The sentence with its two links, each where the language has it: `<terms>…</terms>`. */
function Agreement() {
  const { t } = useTranslation('public');
  return t('auth.agreement')
    .split(/(<\w+>.*?<\/\w+>)/)
    .map((part) => {
      const [, name = '', text] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? [];
      const href = agreedTo[name];
      return href ? (
        <Link key={name} href={href}>
          {text}
        </Link>
      ) : (
        part
      );
    });
}
