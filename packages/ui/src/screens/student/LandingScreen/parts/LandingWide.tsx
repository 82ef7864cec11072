import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Figure } from '#components/PoseFigure/Figure.tsx';
import { balancing } from '#components/PoseFigure/poses/balancing.ts';
import { seated } from '#components/PoseFigure/poses/seated.ts';
import { standing } from '#components/PoseFigure/poses/standing.ts';
import { Text } from '#components/Text/Text.tsx';
import * as styles from './LandingWide.css.ts';

const highlights = [
  { id: 'guided', key: 'tree', poses: [balancing.tree] },
  { id: 'personalized', key: 'easy-pose', poses: [seated['easy-pose']] },
  { id: 'community', key: 'mountain-pose', poses: [standing['mountain-pose']] },
] as const;
const statistics = ['practitioners', 'poses', 'sessions', 'rating'] as const;

interface LandingWideProps {
  isSignedIn: boolean;
  languageSelect: ReactNode;
}

/** From 768 px on: header, hero, community, highlights and statistics. */
export function LandingWide({ isSignedIn, languageSelect }: LandingWideProps) {
  const { t } = useTranslation(['public', 'common']);
  const wayHome = <LinkButton href={paths.home()}>{t('landing.continue')}</LinkButton>;
  return (
    <>
      <header className={styles.header}>
        <span className={styles.product}>{t('common:product')}</span>
        <nav aria-label={t('landing.navigation')} className={styles.ways}>
          {languageSelect}
          {isSignedIn ? (
            wayHome
          ) : (
            <>
              <LinkButton href={paths.auth()} variant="quiet">
                {t('landing.logIn')}
              </LinkButton>
              <LinkButton href={paths.auth({ signup: true })}>{t('landing.signUp')}</LinkButton>
            </>
          )}
        </nav>
      </header>
      <main className={styles.main}>
        <section className={styles.hero}>
          <div className={styles.words}>
            <p className={styles.tagline}>{t('common:tagline')}</p>
            <h1 className={styles.title}>{t('landing.title')}</h1>
            <p className={styles.subtitle}>{t('landing.subtitle')}</p>
            <div className={styles.actions}>
              {isSignedIn ? (
                wayHome
              ) : (
                <>
                  <LinkButton href={paths.auth({ signup: true })} size="large">
                    {t('landing.startJourney')}
                  </LinkButton>
                  <LinkButton href={paths.auth()} size="large" variant="quiet">
                    {t('landing.signIn')}
                  </LinkButton>
                </>
              )}
            </div>
          </div>
          <div className={styles.figure}>
            <Figure
              ground="sun"
              name={null}
              poses={[standing['warrior-ii']]}
              poseKey="warrior-ii"
            />
          </div>
        </section>

        <p className={styles.community}>
          <span className={styles.communityBadge}>
            <UsersRound aria-hidden size="1.125rem" strokeWidth={1.75} />
            {t('landing.communityBadge')}
          </span>
          {t('landing.join')}
        </p>

        <section aria-labelledby="highlights" className={styles.section}>
          <Heading id="highlights" level={2}>
            {t('landing.highlights.title')}
          </Heading>
          <ul className={styles.highlights}>
            {highlights.map(({ id, key, poses }) => (
              <li key={id} className={styles.highlight}>
                <span className={styles.thumbnail}>
                  <Figure ground="tile" name={null} poses={poses} poseKey={key} />
                </span>
                <Heading level={3}>{t(`landing.highlights.${id}.title`)}</Heading>
                <Text tone="soft">{t(`landing.highlights.${id}.text`)}</Text>
              </li>
            ))}
          </ul>
        </section>

        <section aria-label={t('landing.statistics.title')}>
          <dl className={styles.statistics}>
            {statistics.map((id) => (
              <div key={id} className={styles.statistic}>
                <dt className={styles.label}>{t(`landing.statistics.${id}.label`)}</dt>
                <dd className={styles.value}>{t(`landing.statistics.${id}.value`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </>
  );
}
