import type { LeaderboardRow } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Crown } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Leaderboard.css.ts';
import { usePersonName } from './usePersonName.ts';

export interface LeaderboardPlaceProps {
  row: LeaderboardRow;
  /** Whether it is made up; the row then says so. */
  isExample: boolean;
}

/** One place of a board; the first one wears a crown. */
export function LeaderboardPlace({ row, isExample }: LeaderboardPlaceProps) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const { name, shown } = usePersonName()(row);
  const isFirst = row.rank === 1;
  const look = isFirst ? styles.first : styles.place;
  return (
    <li className={row.isSelf ? `${look} ${styles.own}` : look}>
      <div className={styles.contents}>
        <span className={styles.rank}>
          <span aria-hidden>{format.number(row.rank)}</span>
          <VisuallyHidden>{t('leaderboard.rank', { rank: row.rank })}</VisuallyHidden>
        </span>
        <span className={styles.portrait}>
          <Avatar
            isDecorative
            name={name}
            size={isFirst ? 'medium' : 'small'}
            src={row.avatarUrl}
          />
          {isFirst ? (
            <span className={styles.crown} data-testid="crown">
              <Crown aria-hidden size="1.125rem" strokeWidth={2} />
            </span>
          ) : null}
        </span>
        <div className={styles.words}>
          <bdi className={styles.name}>{shown}</bdi>
          <span className={styles.level}>{t('leaderboard.level', { level: row.level })}</span>
          {isExample ? <Badge tone="outlined">{t('leaderboard.example')}</Badge> : null}
        </div>
        <span className={styles.points}>{t('leaderboard.xp', { points: row.points })}</span>
      </div>
    </li>
  );
}
