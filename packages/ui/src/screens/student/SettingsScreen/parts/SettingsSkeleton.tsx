import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StillLoading } from '#screens/student/parts/StillLoading.tsx';
import * as styles from '../SettingsScreen.css.ts';

/** In place of the settings while they load. */
export function SettingsSkeleton() {
  return (
    <Stack gap="4">
      <StillLoading />
      <div className={styles.groups}>
        <Skeleton height="10rem" shape="block" />
        <Skeleton height="24rem" shape="block" />
      </div>
    </Stack>
  );
}
