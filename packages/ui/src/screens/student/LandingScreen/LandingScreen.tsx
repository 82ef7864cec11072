import { type LanguageTag, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Link } from '#components/Link/Link.tsx';
import { ChooseLanguage } from '#screens/shared/ChooseLanguage/ChooseLanguage.tsx';
import * as styles from './LandingScreen.css.ts';
import { LandingPoster } from './parts/LandingPoster.tsx';
import { LandingWide } from './parts/LandingWide.tsx';

export interface LandingScreenProps {
  /** A signed-in visitor is offered the way home. */
  isSignedIn: boolean;
  /** The year of the copyright line. */
  year: number;
  language: LanguageTag;
  onChangeLanguage: (tag: LanguageTag) => void;
}

/**
 * The landing page. Both layouts are in the page and styles show one, so that the HTML made at
 * build time is right on every screen.
 */
export function LandingScreen({
  isSignedIn,
  year,
  language,
  onChangeLanguage,
}: LandingScreenProps) {
  const { t } = useTranslation(['public', 'common']);
  const languageSelect = <ChooseLanguage language={language} onChange={onChangeLanguage} />;
  return (
    <div className={styles.page}>
      <div className={styles.onlySmall}>
        <LandingPoster isSignedIn={isSignedIn} languageSelect={languageSelect} />
      </div>
      <div className={styles.onlyWide}>
        <LandingWide isSignedIn={isSignedIn} languageSelect={languageSelect} />
      </div>
      <footer className={styles.footer}>
        <span>{t('landing.copyright', { year })}</span>
        <nav aria-label={t('landing.legalNavigation')} className={styles.legal}>
          <Link isStandalone href={paths.terms()}>
            {t('legal.terms.title')}
          </Link>
          <Link isStandalone href={paths.privacy()}>
            {t('legal.privacy.title')}
          </Link>
        </nav>
      </footer>
    </div>
  );
}
