import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StillLoading } from '#screens/student/parts/StillLoading.tsx';
import { list } from '../CustomPresetsScreen.css.ts';
import * as asanas from './PresetAsanas.css.ts';
import { card } from './PresetCard.css.ts';

/** Two presets in the measure of what is loading. */
export function PresetSkeletons() {
  return (
    <Stack gap="4">
      <StillLoading />
      <div aria-hidden className={list} data-testid="skeleton">
        {[1, 2].map((preset) => (
          <div key={preset} className={card}>
            <Skeleton height="1.75rem" width="60%" />
            <Skeleton height="0.875rem" width="40%" />
            <div className={asanas.list}>
              {[1, 2, 3].map((pose) => (
                <div key={pose} className={asanas.picture} />
              ))}
            </div>
            <Skeleton height="2.75rem" />
          </div>
        ))}
      </div>
    </Stack>
  );
}
