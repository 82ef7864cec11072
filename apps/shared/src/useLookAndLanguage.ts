import { readPreference } from '@niyama/device';
import type { LookAndLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { lookOf, newestOf, remember, wordOf } from './lookAndLanguage.ts';
import { showLookAndLanguage, type SwitchLanguage } from './showLookAndLanguage.ts';

export interface LookAndLanguageChoice {
  /** What holds on this device; null until the profile is loaded. */
  settled: LookAndLanguage | null;
  /** Makes something hold that was just saved. */
  settle: (chosen: LookAndLanguage) => void;
  /** Shows something for the moment, without keeping it; null shows again what holds. */
  preview: (tried: LookAndLanguage | null) => void;
}

/**
 * Looks and speaks as the person chose: whoever signed up in German is greeted in German on every
 * device.
 *
 * @param said what the profile says; undefined until it is loaded.
 */
export function useLookAndLanguage(
  said: LookAndLanguage | undefined,
  switchLanguage: SwitchLanguage,
): LookAndLanguageChoice {
  const { i18n } = useTranslation();
  const [kept, setKept] = useState<{ heard: string; chosen: LookAndLanguage } | null>(null);
  const [tried, preview] = useState<LookAndLanguage | null>(null);
  if (said && kept?.heard !== wordOf(said)) {
    const before = kept?.heard ?? readPreference('profileSaid');
    setKept({ heard: wordOf(said), chosen: newestOf(lookOf(said), before) });
  }
  useLayoutEffect(() => {
    if (kept) remember(kept.chosen, kept.heard);
  }, [kept]);
  const shown = tried ?? kept?.chosen;
  useLayoutEffect(() => {
    if (shown) showLookAndLanguage(shown, { i18n, switchLanguage });
  }, [i18n, shown, switchLanguage]);
  // Whoever leaves for a page outside of all this leaves what was only tried behind, too.
  const revert = useEffectEvent(() => {
    if (kept && tried) showLookAndLanguage(kept.chosen, { i18n, switchLanguage });
  });
  useEffect(() => () => revert(), []);

  const settled = kept?.chosen ?? null;
  return useMemo(
    () => ({
      settled,
      settle: (chosen) => setKept((known) => known && { ...known, chosen: lookOf(chosen) }),
      preview,
    }),
    [settled],
  );
}
