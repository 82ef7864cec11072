import { useTranslation } from '@niyama/i18n';
import { LandingScreen } from '@niyama/ui/screens/student/LandingScreen';
import { useSession } from '@niyama/app/session.tsx';
import { useLanguage } from '../app/language.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { useLandingNotice } from './landing/useLandingNotice.ts';

const year = new Date().getFullYear();

/** / : the front door. */
export default function LandingRoute() {
  const { t } = useTranslation('public');
  const { status } = useSession();
  const { language, changeLanguage } = useLanguage();
  useLandingNotice();
  return (
    <Page description={t('landing.subtitle')} title={null}>
      <LandingScreen
        isSignedIn={status === 'signedIn'}
        language={language}
        year={year}
        onChangeLanguage={changeLanguage}
      />
    </Page>
  );
}
