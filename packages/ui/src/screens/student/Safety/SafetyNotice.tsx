import { type Asana, paths, safetyOf, textLanguage, tipsFor } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { TriangleAlert } from 'lucide-react';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import * as styles from './Safety.css.ts';
import { useSafety } from './safetyContext.ts';
import { UnreadLimits } from './UnreadLimits.tsx';

interface SafetyNoticeProps {
  asana: Asana;
  /** Whether the gentler pose is opened to practice rather than to read. @default false */
  leadsToPractice?: boolean;
}

/**
 * What a pose asks of somebody with the student's limits, and what to do instead, before it begins.
 * Nothing where it is right for them.
 */
export function SafetyNotice({ asana, leadsToPractice = false }: SafetyNoticeProps) {
  const { t } = useTranslation('student');
  const { limits: stated, areLimitsKnown, gentlerThan } = useSafety();
  if (!areLimitsKnown) return <UnreadLimits />;
  const { kind, limits } = safetyOf(asana, stated);
  const tips = tipsFor(asana, stated);
  if (kind === 'clear' && tips.length === 0) return null;
  const isForThem = kind === 'clear' || kind === 'unchecked';
  const gentler = isForThem ? null : gentlerThan(asana);
  const named = (limits.length > 0 ? limits : stated).map((limit) => t(`limit.${limit}`));
  return (
    <div className={styles.notice}>
      <Notice
        icon={TriangleAlert}
        text={t('safety.told', { limits: named.join(' · ') })}
        title={t(`safety.title.${kind}`)}
        tone={isForThem ? 'calm' : 'trouble'}
      >
        {tips.length > 0 ? (
          <ul className={styles.tips.small} lang={textLanguage(asana, 'safetyTips')}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        ) : null}
        {isForThem ? null : <div className={styles.way}>{instead()}</div>}
      </Notice>
    </div>
  );

  function instead() {
    if (!gentler) {
      return (
        <LinkButton href={paths.library()} variant="secondary">
          {t('safety.other')}
        </LinkButton>
      );
    }
    const { id, name } = gentler;
    return (
      <LinkButton href={leadsToPractice ? paths.practice(id) : paths.pose(id)} variant="secondary">
        {t('safety.instead', { name })}
      </LinkButton>
    );
  }
}
