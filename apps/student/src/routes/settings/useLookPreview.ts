import type { LookAndLanguage } from '@niyama/domain';
import { useEffect } from 'react';
import { useLookAndLanguageChoice } from '../../app/lookAndLanguage.tsx';

/** Lets the whole app look and speak as chosen, until the settings are left. */
export function useLookPreview(chosen: LookAndLanguage | null): void {
  const { preview } = useLookAndLanguageChoice();
  const { language, theme, textSize, pinchZoom } = chosen ?? {};
  useEffect(() => {
    if (language === undefined || theme === undefined) return;
    if (textSize === undefined || pinchZoom === undefined) return;
    preview({ language, theme, textSize, pinchZoom });
  }, [language, pinchZoom, preview, textSize, theme]);
  useEffect(() => () => preview(null), [preview]);
}
