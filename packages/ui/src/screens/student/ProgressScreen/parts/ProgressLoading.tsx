import { Card } from '#components/Card/Card.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StillLoading } from '#screens/student/parts/StillLoading.tsx';
import * as styles from '../ProgressScreen.css.ts';

/** Three cards, as everywhere outside the library. */
const places = ['1', '2', '3'];

/** The shapes of the cards that are on their way. */
export function ProgressLoading() {
  return (
    <Stack>
      <StillLoading />
      <div className={styles.achievements} data-testid="skeleton">
        {places.map((place) => (
          <Card key={place}>
            <Stack gap="3">
              <Skeleton width="50%" />
              <Skeleton width="90%" />
              <Skeleton height="0.5rem" shape="block" />
            </Stack>
          </Card>
        ))}
      </div>
    </Stack>
  );
}
