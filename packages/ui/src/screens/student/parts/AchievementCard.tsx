import { achievementPercent, type AchievementProgress } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Award, Flame, Flower2, type LucideIcon, Scale, Sunrise, Waves } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from './AchievementCard.css.ts';
import { useAchievementWords } from './useAchievementWords.ts';

const icons: Record<string, LucideIcon> = {
  'early-bird': Sunrise,
  'consistent-yogi': Flame,
  'meditation-master': Flower2,
  'flexibility-focus': Waves,
  'balance-master': Scale,
};

export interface AchievementCardProps {
  achievement: AchievementProgress;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** One achievement: its rule in words, how far the student is, and what it gave. */
export function AchievementCard({ achievement, headingLevel = 2 }: AchievementCardProps) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const { name, rule } = useAchievementWords(achievement);
  const { key, value, threshold, dateEarned, points } = achievement;
  const percent = achievementPercent(achievement);
  const Icon = icons[key] ?? Award;
  const Title = `h${headingLevel}` as const;
  return (
    <li className={styles.card}>
      <div className={styles.contents}>
        <span
          aria-hidden
          className={styles.sun}
          style={assignInlineVars({ [styles.risen]: `${percent}%` })}
        >
          <Icon size="1.5rem" strokeWidth={1.75} />
        </span>
        <div className={styles.words}>
          <div className={styles.title}>
            <Title className={styles.name}>{name}</Title>
            {dateEarned === null ? null : (
              <Badge tone="done">{t('achievements.xp', { points })}</Badge>
            )}
          </div>
          <Text size="small" tone="soft">
            {rule}
          </Text>
          <ProgressBar
            label={t('progress.achievement.count', {
              value: Math.min(value, threshold),
              threshold,
            })}
            value={percent}
            valueLabel={format.number(percent / 100, { style: 'percent' })}
          />
          {dateEarned === null ? null : (
            <Text size="small" tone="soft">
              {t('progress.achievement.earned', {
                date: format.day(new Date(dateEarned), {
                  day: 'numeric',
                  month: 'long',
                  year: 'numeric',
                }),
              })}
            </Text>
          )}
        </div>
      </div>
    </li>
  );
}
