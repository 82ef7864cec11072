import type { LookAndLanguage } from '@niyama/domain';
import { languageOfTag, textSizes, themePreferences } from '@niyama/domain';
import { remember, wordOf } from '../lookAndLanguage.ts';

/**
 * Takes what Storybook's toolbar shows for the choice that holds on this device: the profile, which
 * says something else, has said it before.
 */
export function rememberToolbar(tag: string, said: LookAndLanguage): void {
  const { dataset, style } = document.documentElement;
  remember(
    {
      language: languageOfTag(tag) ?? 'english',
      theme: themePreferences.find((name) => name === dataset['theme']) ?? 'light',
      textSize: Number.parseInt(style.getPropertyValue('--n-text-size'), 10) || textSizes.least,
      pinchZoom: false,
    },
    wordOf(said),
  );
}
