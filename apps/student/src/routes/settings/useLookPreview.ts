import type { LookAndLanguage } from '@niyama/domain';
import { useEffect, useEffectEvent } from 'react';
import { useLookAndLanguageChoice } from '../../app/lookAndLanguage.tsx';

/**
 * Lets the whole app look and speak as chosen, until the settings are left. Whoever leaves them while
 * they are being saved sees no moment of what was before.
 *
 * @param saved waits for a save under way, whether it fails or not.
 */
export function useLookPreview(chosen: LookAndLanguage | null, saved: () => Promise<void>): void {
  const { preview } = useLookAndLanguageChoice();
  const { language, theme, textSize, pinchZoom } = chosen ?? {};
  useEffect(() => {
    if (language === undefined || theme === undefined) return;
    if (textSize === undefined || pinchZoom === undefined) return;
    preview({ language, theme, textSize, pinchZoom });
  }, [language, pinchZoom, preview, textSize, theme]);
  const end = useEffectEvent(() => void saved().then(() => preview(null)));
  useEffect(() => () => end(), []);
}
