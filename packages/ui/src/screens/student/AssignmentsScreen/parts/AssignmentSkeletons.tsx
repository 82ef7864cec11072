import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { contents, picture, tones, words } from '#screens/student/parts/PracticeRow.css.ts';
import { StillLoading } from '#screens/student/parts/StillLoading.tsx';
import { list } from './AssignmentsTab.css.ts';

/** Three placeholders in the size of the rows to come. */
export function AssignmentSkeletons() {
  return (
    <Stack gap="4">
      <StillLoading />
      <div aria-hidden className={list} data-testid="skeleton">
        {[1, 2, 3].map((row) => (
          <div key={row} className={tones.open}>
            <div className={contents}>
              <div className={picture} />
              <div className={words}>
                <Stack gap="2">
                  <Skeleton height="1.5rem" shape="block" width="5.5rem" />
                  <Skeleton height="1rem" width="75%" />
                  <Skeleton height="0.875rem" width="55%" />
                </Stack>
              </div>
              <Skeleton shape="circle" width="2.75rem" />
            </div>
          </div>
        ))}
      </div>
    </Stack>
  );
}
