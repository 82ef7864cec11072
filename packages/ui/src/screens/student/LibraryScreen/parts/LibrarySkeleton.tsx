import { Card } from '#components/Card/Card.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StillLoading } from '#screens/student/parts/StillLoading.tsx';
import * as styles from '../LibraryScreen.css.ts';

/** Six cards; lists elsewhere have three. */
const places = ['1', '2', '3', '4', '5', '6'];

/** The shapes of the cards that are on their way. */
export function LibrarySkeleton() {
  return (
    <Stack>
      <StillLoading />
      <div className={styles.room}>
        <div className={styles.grids.fitting} data-testid="skeleton">
          {places.map((place) => (
            <Card key={place} padding="none">
              <div className={styles.skeletonPicture}>
                <Skeleton height="100%" shape="block" />
              </div>
              <div className={styles.skeletonWords}>
                <Stack gap="2">
                  <Skeleton width="40%" />
                  <Skeleton width="80%" />
                  <Skeleton width="60%" />
                </Stack>
              </div>
            </Card>
          ))}
        </div>
      </div>
    </Stack>
  );
}
