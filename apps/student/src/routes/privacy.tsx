import { useTranslation } from '@niyama/i18n';
import { LegalScreen } from '@niyama/ui/screens/student/LegalScreen';
import { useLanguage } from '../app/language.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';
import { useOperator } from './privacy/useOperator.ts';

/** /privacy, public. */
export default function PrivacyRoute() {
  usePageTexts('privacy');
  const { t } = useTranslation('public');
  const { language, changeLanguage } = useLanguage();
  return (
    <Page title={t('legal.privacy.title')}>
      <LegalScreen
        language={language}
        operator={useOperator()}
        page="privacy"
        onChangeLanguage={changeLanguage}
      />
    </Page>
  );
}
