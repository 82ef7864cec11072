import type { Community } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useMemo, useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { StaleNotice } from '#screens/student/parts/StaleNotice.tsx';
import { LoadFailed } from '#screens/student/parts/LoadFailed.tsx';
import { StillLoading } from '#screens/student/parts/StillLoading.tsx';
import * as styles from '../CommunitiesScreen.css.ts';
import type { CommunitiesState, CommunityActions } from '../types.ts';
import { CommunityCards } from './CommunityCards.tsx';

interface MyCommunitiesProps extends CommunityActions {
  state: CommunitiesState;
  onRetry: () => void;
}

/** The communities that the student belongs to, and below them the others. */
export function MyCommunities({ state, onRetry, ...actions }: MyCommunitiesProps) {
  const { t } = useTranslation('student');
  const failedTitle = t('communities.failed');
  if (state.status === 'loading') {
    return (
      <div className={styles.loading}>
        <Spinner label={null} />
        <StillLoading />
      </div>
    );
  }
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
    <Stack>
      <StaleNotice failedTitle={failedTitle} stale={state.stale} onRetry={onRetry} />
      <Both {...actions} communities={state.communities} />
    </Stack>
  );
}

function Both({
  communities,
  onJoin,
  onLeave,
}: CommunityActions & { communities: readonly Community[] }) {
  const { t } = useTranslation('student');
  // A card that moves to the other list takes the focus along.
  const [moved, setMoved] = useState<string | null>(null);
  const moving = (act: (community: Community) => void) => (community: Community) => {
    setMoved(community.id);
    act(community);
  };
  const [mine, others] = useMemo(
    () => [communities.filter(({ joined }) => joined), communities.filter(({ joined }) => !joined)],
    [communities],
  );
  const actions = { moved, onJoin: moving(onJoin), onLeave: moving(onLeave) };
  return (
    <div className={styles.sections}>
      <section>
        <VisuallyHidden>
          <Heading level={2}>{t('communities.tabs.mine')}</Heading>
        </VisuallyHidden>
        {mine.length > 0 ? (
          <CommunityCards {...actions} communities={mine} />
        ) : (
          <EmptyState
            description={others.length > 0 ? t('communities.mine.emptyText') : undefined}
            figure={
              <div className={styles.emptyFigure}>
                <PoseFigure category="seated" decorative ground="disc" name="" pose="easy-pose" />
              </div>
            }
            headingLevel={3}
            title={t('communities.mine.empty')}
          />
        )}
      </section>
      <section className={styles.section}>
        <Heading level={2}>{t('communities.discover.title')}</Heading>
        {others.length > 0 ? (
          <CommunityCards {...actions} communities={others} />
        ) : (
          <Text tone="soft">{t('communities.discover.empty')}</Text>
        )}
      </section>
    </div>
  );
}
