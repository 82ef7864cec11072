import { type LanguageTag, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ChooseLanguage } from '../../shared/ChooseLanguage/ChooseLanguage.tsx';
import { bar, main, product } from './LegalScreen.css.ts';

const sections = {
  terms: ['service', 'account', 'health', 'points', 'end'],
  privacy: ['stored', 'others', 'device', 'tracking', 'delete'],
} as const;

export interface LegalScreenProps {
  page: keyof typeof sections;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

/** The terms and the privacy policy: public, short and honest (decision C57). */
export function LegalScreen({ page, language, onChangeLanguage }: LegalScreenProps) {
  const { t } = useTranslation(['student', 'common']);
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
          {page === 'terms'
            ? sections.terms.map((section) => (
                <Section
                  key={section}
                  text={t(`legal.terms.${section}.text`)}
                  title={t(`legal.terms.${section}.title`)}
                />
              ))
            : sections.privacy.map((section) => (
                <Section
                  key={section}
                  text={t(`legal.privacy.${section}.text`)}
                  title={t(`legal.privacy.${section}.title`)}
                />
              ))}
          <Link isStandalone href={page === 'terms' ? paths.privacy() : paths.terms()}>
            {t(page === 'terms' ? 'legal.privacy.title' : 'legal.terms.title')}
          </Link>
        </Stack>
      </main>
    </>
  );
}

function Section({ title, text }: { title: string; text: string }) {
  return (
    <Stack as="section" gap="2">
      <Heading level={2} size="title">
        {title}
      </Heading>
      <Text>{text}</Text>
    </Stack>
  );
}
