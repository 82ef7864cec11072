import type { CommunityMember } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { HiddenHint } from '#screens/student/parts/HiddenHint.tsx';
import { StaleNotice } from '#screens/student/parts/StaleNotice.tsx';
import { LoadFailed } from '#screens/student/parts/LoadFailed.tsx';
import { NextPage } from '#screens/student/parts/NextPage.tsx';
import { StillLoading } from '#screens/student/parts/StillLoading.tsx';
import { usePersonName } from '#screens/student/parts/usePersonName.ts';
import * as styles from '../CommunityScreen.css.ts';
import type { MembersState } from '../types.ts';

interface MembersProps {
  state: MembersState;
  /** How many belong to the community, with those who do not want to be shown; null while unknown. */
  count: number | null;
  isHidden: boolean;
  onMore: () => void;
  onRetry: () => void;
}

/** Who belongs to a community, a page at a time. */
export function Members({ state, count, isHidden, onMore, onRetry }: MembersProps) {
  const { t } = useTranslation('student');
  const failedTitle = t('community.failed');
  if (state.status === 'failed') {
    return (
      <LoadFailed
        isOffline={state.isOffline}
        reason={state.reason}
        title={failedTitle}
        onRetry={onRetry}
      />
    );
  }
  return (
    <section className={styles.section}>
      {count === null ? null : (
        <Heading level={2} size="title">
          {t('community.members.count', { count })}
        </Heading>
      )}
      {state.status === 'loading' ? (
        <Loading />
      ) : (
        <>
          <StaleNotice failedTitle={failedTitle} stale={state.stale} onRetry={onRetry} />
          {isHidden && state.members.some(({ isSelf }) => isSelf) ? <HiddenHint /> : null}
          <People members={state.members} />
          {/* The list is complete and still shorter than the count: some members do not want to be shown. */}
          {state.more === 'none' && count !== null && count > state.members.length ? (
            <Text size="small" tone="soft">
              {t('community.members.hiddenOnes')}
            </Text>
          ) : null}
          <NextPage end={t('community.members.end')} more={state.more} onMore={onMore} />
        </>
      )}
    </section>
  );
}

function People({ members }: { members: readonly CommunityMember[] }) {
  const { t } = useTranslation(['student', 'common']);
  const nameOf = usePersonName();
  if (members.length === 0) {
    return (
      <EmptyState
        description={t('community.members.emptyText')}
        figure={
          <div className={styles.emptyFigure}>
            <PoseFigure category="standing" decorative ground="disc" name="" pose="mountain-pose" />
          </div>
        }
        headingLevel={3}
        title={t('community.members.empty')}
      />
    );
  }
  return (
    <ul className={styles.people}>
      {members.map((member) => {
        const { name, shown } = nameOf(member);
        return (
          <li key={member.number} className={styles.person}>
            <Avatar isDecorative name={name} src={member.avatarUrl} />
            <div className={styles.words}>
              <bdi className={styles.name}>{shown}</bdi>
              <span className={styles.time}>
                {t('common:amount.level', { level: member.level })}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const places = ['1', '2', '3'];

function Loading() {
  return (
    <>
      <StillLoading />
      <div className={styles.people} data-testid="skeleton">
        {places.map((place) => (
          <Skeleton key={place} height="4.5rem" shape="block" />
        ))}
      </div>
    </>
  );
}
