import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StillLoading } from '#screens/student/parts/StillLoading.tsx';
import * as styles from '../ProfileScreen.css.ts';

/** Three cards, as everywhere outside the library. */
const places = ['1', '2', '3'];

/** The shapes of the entries that are on their way. */
export function HistoryLoading() {
  return (
    <div className={styles.history}>
      <StillLoading />
      <Stack gap="2">
        {places.map((place) => (
          <Skeleton key={place} height="5rem" shape="block" />
        ))}
      </Stack>
    </div>
  );
}
