import { type Asana, matchesSearch, searchText, type TargetArea } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useMemo } from 'react';

/** Tells what searching sees of a pose; each pose is folded once, however often it is asked for. */
function createTextOf(wordOf: (area: TargetArea) => string) {
  const folded = new WeakMap<Asana, string>();
  return (asana: Asana): string => {
    const known = folded.get(asana);
    if (known !== undefined) return known;
    const text = searchText({
      ...asana,
      targetArea: [...asana.targetArea, ...asana.targetArea.map(wordOf)],
    });
    folded.set(asana, text);
    return text;
  };
}

/**
 * The poses that hold what was typed in their name, Sanskrit name, description or target areas, the
 * areas also in the words that the page shows.
 */
export function usePoseSearch<Pose extends Asana>(poses: readonly Pose[], query: string): Pose[] {
  const { t } = useTranslation('common');
  // A new language brings a new `t`, and with it new words to find.
  const textOf = useMemo(() => createTextOf((area) => t(`targetArea.${area}`)), [t]);
  return useMemo(
    () => poses.filter((asana) => matchesSearch(textOf(asana), query)),
    [poses, query, textOf],
  );
}
