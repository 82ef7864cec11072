import { useTranslation } from '@niyama/i18n';
import { LegalScreen } from '@niyama/ui/screens/student/LegalScreen';
import { useLanguage } from '../app/language.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';

/** /terms, public. */
export default function TermsRoute() {
  usePageTexts('terms');
  const { t } = useTranslation('public');
  const { language, changeLanguage } = useLanguage();
  return (
    <Page title={t('legal.terms.title')}>
      <LegalScreen language={language} page="terms" onChangeLanguage={changeLanguage} />
    </Page>
  );
}
