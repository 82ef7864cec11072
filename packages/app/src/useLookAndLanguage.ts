import { readPreference } from '@niyama/device';
import type { LookAndLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {
  resolveLookAndLanguage,
  type ProfileRead,
  lookOf,
  remember,
  wordOf,
} from './lookAndLanguage.ts';
import { showLookAndLanguage, type SwitchLanguage } from './showLookAndLanguage.ts';

export interface LookAndLanguageChoice {
  /** What is in force on this device; null until the profile is loaded. */
  settled: LookAndLanguage | null;
  /** Puts in force what was just saved. */
  settle: (chosen: LookAndLanguage) => void;
  /** Previews something without keeping it; null ends the preview. */
  preview: Dispatch<SetStateAction<LookAndLanguage | null>>;
}

/**
 * Applies the theme, text size and language that a person chose, on every device: a student who signed up in
 * German is greeted in German.
 *
 * @param said what the profile says; undefined until it is loaded.
 * @param isRestored whether it said so in an earlier visit.
 */
export function useLookAndLanguage(
  said: LookAndLanguage | undefined,
  switchLanguage: SwitchLanguage,
  isRestored = false,
): LookAndLanguageChoice {
  const { i18n } = useTranslation();
  const [resolved, setResolved] = useState<ProfileRead | null>(null);
  const [tried, preview] = useState<LookAndLanguage | null>(null);
  if (said && resolved?.said !== wordOf(said) && !(resolved && isRestored)) {
    const before = resolved?.said ?? readPreference('profileSaid');
    setResolved(resolveLookAndLanguage(lookOf(said), { before, isRestored }));
  }
  useLayoutEffect(() => {
    if (resolved) remember(resolved.chosen, resolved.said);
  }, [resolved]);
  const shown = tried ?? resolved?.chosen;
  useLayoutEffect(() => {
    if (shown) showLookAndLanguage(shown, { i18n, switchLanguage });
  }, [i18n, shown, switchLanguage]);
  // Leaving for a page without this hook ends the preview too.
  const revert = useEffectEvent(() => {
    if (resolved && tried) showLookAndLanguage(resolved.chosen, { i18n, switchLanguage });
  });
  useEffect(() => () => revert(), []);

  const settled = resolved?.chosen ?? null;
  return useMemo(
    () => ({
      settled,
      settle: (chosen) => setResolved((known) => known && { ...known, chosen: lookOf(chosen) }),
      preview,
    }),
    [settled],
  );
}
