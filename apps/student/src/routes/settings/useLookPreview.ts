import type { LookAndLanguage } from '@niyama/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLookAndLanguageChoice } from '../../app/lookAndLanguage.tsx';

/**
 * Lets the whole app look and speak as chosen, until the settings are left. During a save the preview
 * stays, so that the old look does not flash up.
 *
 * @param saved waits for a save under way, whether it fails or not.
 */
export function useLookPreview(chosen: LookAndLanguage | null, saved: () => Promise<void>): void {
  const { preview } = useLookAndLanguageChoice();
  const tried = useRef<LookAndLanguage>(null);
  const { language, theme, textSize, pinchZoom } = chosen ?? {};
  useEffect(() => {
    if (language === undefined || theme === undefined) return;
    if (textSize === undefined || pinchZoom === undefined) return;
    tried.current = { language, theme, textSize, pinchZoom };
    preview(tried.current);
  }, [language, pinchZoom, preview, textSize, theme]);
  // A student who is back by then may be trying out something else.
  const end = useEffectEvent(() => {
    void saved().then(() => preview((known) => (known === tried.current ? null : known)));
  });
  useEffect(() => () => end(), []);
}
