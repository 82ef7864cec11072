import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ReactNode } from 'react';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import * as styles from './LandingPoster.css.ts';

interface LandingPosterProps {
  isSignedIn: boolean;
  languageSelect: ReactNode;
}

/** Below 768 px: one full-screen picture, the tagline and the two ways in. */
export function LandingPoster({ isSignedIn, languageSelect }: LandingPosterProps) {
  const { t } = useTranslation(['public', 'common']);
  return (
    <main className={styles.poster}>
      <div className={styles.top}>
        <span className={styles.product}>{t('common:product')}</span>
        {languageSelect}
      </div>
      <div className={styles.figure}>
        <div className={styles.picture}>
          <PoseFigure decorative category="standing" ground="sun" name="" pose="tree" />
        </div>
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('landing.title')}</h1>
        <p className={styles.tagline}>{t('common:tagline')}</p>
      </div>
      <div className={styles.actions}>
        {isSignedIn ? (
          <LinkButton fullWidth href={paths.home()} size="large">
            {t('landing.continue')}
          </LinkButton>
        ) : (
          <>
            <LinkButton fullWidth href={paths.auth()} size="large">
              {t('landing.getStarted')}
            </LinkButton>
            <LinkButton fullWidth href={paths.auth({ signup: true })} size="large" variant="quiet">
              {t('landing.signUpFree')}
            </LinkButton>
          </>
        )}
      </div>
    </main>
  );
}
