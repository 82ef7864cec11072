import { type SequenceResult, summaryOf, wholeMinutes } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ToastStrip } from '#components/ToastRegion/ToastStrip.tsx';
import { EarnedAchievements, LevelUp } from '../PracticeScreen/parts/EarnedAchievements.tsx';
import * as styles from './SequenceSummaryScreen.css.ts';

export interface SequenceSummaryScreenProps {
  /** The poses that were practiced, in their order; at least one. */
  results: readonly SequenceResult[];
  /** Whether it was a class that was assigned, and too little of it was practiced. */
  isTooShort: boolean;
  onClose: () => void;
}

/** After the last pose of a sequence: what was practiced, and what it earned. */
export function SequenceSummaryScreen({
  results,
  isTooShort,
  onClose,
}: SequenceSummaryScreenProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const titleId = useId();
  const { seconds, points, isWaiting, levelReached, achievements } = summaryOf(results);
  const page = useRef<HTMLElement>(null);
  // The last pose is gone with whatever had the focus: reading goes on at the summary's beginning.
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.focus();
  }, []);
  return (
    <main ref={page} aria-labelledby={titleId} className={styles.page} tabIndex={-1}>
      <ToastStrip />
      <div className={styles.content}>
        <Heading align="center" id={titleId} level={1}>
          {t('pose-practice:sequence.summary.title')}
        </Heading>
        <div className={styles.sun}>
          <Text as="span" size="title" weight="medium">
            {t('achievements.earned', { count: points })}
          </Text>
        </div>
        <div className={styles.figures}>
          <Text>{t('pose-practice:sequence.summary.poses', { count: results.length })}</Text>
          <Text>{t('common:duration.minutes', { count: wholeMinutes(seconds) })}</Text>
        </div>
        {isTooShort ? (
          <Text align="center">{t('pose-practice:sequence.summary.tooShort')}</Text>
        ) : null}
        <Text align="center" tone="soft">
          {isWaiting
            ? t('pose-practice:sequence.summary.waiting')
            : t('pose-practice:sequence.summary.text')}
        </Text>
        {levelReached === null ? null : <LevelUp level={levelReached} />}
        <EarnedAchievements achievements={achievements} />
        <ul aria-label={t('pose-practice:sequence.summary.list')} className={styles.poses}>
          {results.map(({ id, name, points }) => (
            <li className={styles.pose} key={id}>
              <span className={styles.name}>{name ?? t('pose-practice:step.meditation')}</span>
              <Text as="span" tone="soft">
                {points === null
                  ? t('pose-practice:sequence.summary.later')
                  : t('common:amount.points', { count: points })}
              </Text>
            </li>
          ))}
        </ul>
        <Button size="large" fullWidth onPress={onClose}>
          {t('common:action.done')}
        </Button>
      </div>
    </main>
  );
}
