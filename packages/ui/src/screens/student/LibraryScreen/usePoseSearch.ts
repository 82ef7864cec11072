import { type Asana, type PoseKey, poseKey, searchPoses, type TargetArea } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useMemo } from 'react';

/** Tells what searching sees of a pose; each pose is folded once, however often it is asked for. */
function createKeyOf(wordOf: (area: TargetArea) => string) {
  const keys = new WeakMap<Asana, PoseKey>();
  return (asana: Asana): PoseKey => {
    const known = keys.get(asana);
    if (known !== undefined) return known;
    const targetArea = [...asana.targetArea, ...asana.targetArea.map(wordOf)];
    const key = poseKey({ ...asana, targetArea });
    keys.set(asana, key);
    return key;
  };
}

/**
 * The poses that hold what was typed in their names, description or target areas, the areas also in the
 * words that the page shows, the best first.
 */
export function usePoseSearch<Pose extends Asana>(poses: readonly Pose[], query: string): Pose[] {
  const { t } = useTranslation('common');
  // A new language brings a new `t`, and with it new words to find.
  const keyOf = useMemo(() => createKeyOf((area) => t(`targetArea.${area}`)), [t]);
  return useMemo(() => searchPoses(poses, query, keyOf), [poses, query, keyOf]);
}
