import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StillLoading } from '#screens/student/parts/StillLoading.tsx';
import * as styles from '../ProfileScreen.css.ts';

/** The shape of the overview that is on its way. */
export function ProfileLoading() {
  return (
    <Stack>
      <StillLoading />
      <div className={styles.overview} data-testid="skeleton">
        <div className={styles.side}>
          <Skeleton height="22rem" shape="block" />
        </div>
        <div className={styles.side}>
          <Skeleton height="12rem" shape="block" />
          <Skeleton height="9rem" shape="block" />
        </div>
      </div>
    </Stack>
  );
}
