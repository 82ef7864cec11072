import type { Community } from '@niyama/domain';
import { useState } from 'react';
import { Stack } from '#components/Stack/Stack.tsx';
import { ShowMore } from '#screens/student/parts/ShowMore.tsx';
import * as styles from '../CommunitiesScreen.css.ts';
import type { CommunityActions } from '../types.ts';
import { CommunityCard } from './CommunityCard.tsx';

interface CommunityCardsProps extends CommunityActions {
  communities: readonly Community[];
  /** The id of the community that has just come from the other list. */
  moved: string | null;
}

/** How many are drawn at a time: there may be thousands. */
const step = 24;

export function CommunityCards({ communities, moved, ...actions }: CommunityCardsProps) {
  const [limit, setLimit] = useState(step);
  return (
    <Stack>
      <ul className={styles.cards}>
        {communities.slice(0, limit).map((community) => (
          <CommunityCard
            key={community.id}
            {...actions}
            community={community}
            isMoved={community.id === moved}
          />
        ))}
      </ul>
      <ShowMore
        isBusy={false}
        limit={limit}
        total={communities.length}
        onPress={() => setLimit(limit + step)}
      />
    </Stack>
  );
}
