import { type LanguageTag, type Operator, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ReactNode } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';
import { InstructorsSee } from '../parts/InstructorsSee.tsx';
import { bar, main, product } from './LegalScreen.css.ts';

const sections = {
  terms: ['service', 'account', 'health', 'points', 'end'],
  privacy: [
    'stored',
    'others',
    'instructors',
    'check',
    'device',
    'services',
    'retention',
    'tracking',
    'delete',
  ],
} as const;

/** Who runs the installation, as its configuration says. */
export type OperatorState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; operator: Operator };

type LegalScreenProps = LegalPage & {
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
};

/** The privacy policy also says who is responsible. */
type LegalPage = { page: 'terms' } | { page: 'privacy'; operator: OperatorState };

/** The terms and the privacy policy: public, short and honest. */
export function LegalScreen({ language, onChangeLanguage, ...shown }: LegalScreenProps) {
  const { t } = useTranslation(['public', 'common', 'terms', 'privacy']);
  const { page } = shown;
  return (
    <>
      <header className={bar}>
        <a className={product} href={paths.landing()}>
          {t('common:product')}
        </a>
        <ChooseLanguage language={language} onChange={onChangeLanguage} />
      </header>
      <main className={main}>
        <Stack gap="8">
          <Heading level={1}>{t(`legal.${page}.title`)}</Heading>
          {shown.page === 'privacy' ? <WhoIsResponsible {...shown.operator} /> : null}
          {page === 'terms'
            ? sections.terms.map((section) => (
                <Section
                  key={section}
                  text={t(`terms:${section}.text`)}
                  title={t(`terms:${section}.title`)}
                />
              ))
            : sections.privacy.map((section) => (
                <Section
                  key={section}
                  text={section === 'instructors' ? null : t(`privacy:${section}.text`)}
                  title={t(`privacy:${section}.title`)}
                >
                  {section === 'instructors' ? <InstructorsSee /> : null}
                </Section>
              ))}
          <Link isStandalone href={page === 'terms' ? paths.privacy() : paths.terms()}>
            {t(page === 'terms' ? 'legal.privacy.title' : 'legal.terms.title')}
          </Link>
        </Stack>
      </main>
    </>
  );
}

function WhoIsResponsible(state: OperatorState) {
  const { t } = useTranslation(['common', 'privacy']);
  const text = () => {
    if (state.status === 'loading') return t('common:loading');
    if (state.status === 'failed') return t('privacy:operator.failed');
    const { operator } = state;
    if (operator === null) return t('privacy:operator.missing');
    if (operator === 'this computer') return t('privacy:operator.thisComputer');
    return t('privacy:operator.named', { ...operator });
  };
  return <Section text={text()} title={t('privacy:operator.title')} />;
}

interface SectionProps {
  title: string;
  text: string | null;
  /** More than the text. */
  children?: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  return (
    <Stack as="section" gap="2">
      <Heading level={2} size="title">
        {title}
      </Heading>
      {text === null ? null : <Text>{text}</Text>}
      {children}
    </Stack>
  );
}
