import type { CommunityActivity } from '@niyama/domain';
import { achievementName, useFormat, useTranslation } from '@niyama/i18n';
import { Award } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { usePersonName } from '#screens/student/parts/usePersonName.ts';
import * as styles from '../CommunityScreen.css.ts';

interface ActivityFeedProps {
  /** Newest first. */
  activity: readonly CommunityActivity[];
  now: number;
}

/** What the members did, the newest first. */
export function ActivityFeed({ activity, now }: ActivityFeedProps) {
  const { t } = useTranslation('student');
  if (activity.length === 0) {
    return (
      <EmptyState
        description={t('community.activity.emptyText')}
        figure={
          <div className={styles.emptyFigure}>
            <PoseFigure category="restorative" decorative ground="disc" name="" pose="corpse" />
          </div>
        }
        headingLevel={3}
        title={t('community.activity.empty')}
      />
    );
  }
  return (
    <ul className={styles.feed}>
      {activity.map((item) => (
        <ActivityItem
          key={`${item.kind} ${item.happenedAt} ${item.person.name} ${item.what}`}
          item={item}
          now={now}
        />
      ))}
    </ul>
  );
}

function ActivityItem({ item, now }: { item: CommunityActivity; now: number }) {
  const format = useFormat();
  const { name, shown } = usePersonName()(item.person);
  const deed = useDeed(item);
  return (
    <li className={styles.item}>
      <div className={styles.contents}>
        <Avatar isDecorative name={name} size="small" src={item.person.avatarUrl} />
        <div className={styles.words}>
          <bdi className={styles.name}>{shown}</bdi>
          <span className={styles.deed}>{deed}</span>
          <time className={styles.time} dateTime={item.happenedAt}>
            {format.ago(new Date(item.happenedAt), now)}
          </time>
        </div>
        <Sign item={item} />
      </div>
    </li>
  );
}

/** What somebody did, in words; achievements are called by their names in the reader's language. */
function useDeed({ kind, what, key, minutes }: CommunityActivity): string {
  const { t, i18n } = useTranslation('student');
  if (kind === 'joined') return t('community.activity.joined');
  if (kind === 'practice') {
    return t('community.activity.practice', { what: what ?? t('pose.unknown') });
  }
  if (kind === 'meditation') return t('community.activity.meditation', { count: minutes ?? 0 });
  const name = achievementName(i18n, { key: key ?? '', name: what ?? '' });
  return t('community.activity.achievement', { what: name });
}

/** The pose as a drawing, a meditation as one who sits, or the sun of an achievement. */
function Sign({ item: { kind, key } }: { item: CommunityActivity }) {
  if (kind === 'joined') return null;
  return (
    <span aria-hidden className={styles.sign}>
      {kind === 'practice' || kind === 'meditation' ? (
        <PoseFigure
          category="standing"
          decorative
          name=""
          pose={kind === 'meditation' ? 'easy-pose' : key}
        />
      ) : (
        <span className={styles.award}>
          <Award size="1.5rem" strokeWidth={1.75} />
        </span>
      )}
    </span>
  );
}
