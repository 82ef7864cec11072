import { readPreference, savePreference } from '@niyama/device';
import {
  languageOfTag,
  languageTag,
  type LookAndLanguage,
  textSizes,
  themePreferences,
} from '@niyama/domain';

/** The appearance and language of a profile, without its other settings. */
export const lookOf = ({
  language,
  theme,
  textSize,
  pinchZoom,
}: LookAndLanguage): LookAndLanguage => ({ language, theme, textSize, pinchZoom });

/** The appearance and language of a profile as one string, to compare. */
export const wordOf = ({ language, theme, textSize, pinchZoom }: LookAndLanguage): string =>
  JSON.stringify([language, theme, textSize, pinchZoom]);

/** What this device has stored; the profile's own for what it has not. */
function remembered(said: LookAndLanguage): LookAndLanguage {
  const language = readPreference('language');
  const theme = readPreference('theme');
  const textSize = Number(readPreference('textSize'));
  const pinchZoom = readPreference('pinchZoom');
  const isSize = textSize >= textSizes.least && textSize <= textSizes.most;
  return {
    language: languageOfTag(language ?? '') ?? said.language,
    theme: themePreferences.find((name) => name === theme) ?? said.theme,
    textSize: isSize ? textSize : said.textSize,
    pinchZoom: pinchZoom === null ? said.pinchZoom : pinchZoom === 'true',
  };
}

/** What is in force, and what the profile said last, as its word. */
export interface ProfileRead {
  said: string;
  chosen: LookAndLanguage;
}

/**
 * How this device is to look and speak: the newest choice wins. What a profile newly says was chosen
 * last, here or on another device; what it has said before gives way to what this device remembers.
 *
 * @param options.before what the profile said before, as its word; null when it is read for the first
 * time since a language was chosen by hand, which then wins.
 * @param options.isRestored whether it comes from an earlier visit. What this device remembers is never
 * older, and may be newer: a visit that ends right after a choice has not stored what the profile says.
 */
export function resolveLookAndLanguage(
  said: LookAndLanguage,
  { before, isRestored }: { before: string | null; isRestored: boolean },
): ProfileRead {
  const word = wordOf(said);
  if (before === null) {
    return { said: word, chosen: { ...said, language: remembered(said).language } };
  }
  if (before === word || isRestored) return { said: before, chosen: remembered(said) };
  return { said: word, chosen: said };
}

/** Stores it for the next visit, which applies it before anything is loaded. */
export function remember(chosen: LookAndLanguage, said: string): void {
  savePreference('language', languageTag[chosen.language]);
  savePreference('theme', chosen.theme);
  savePreference('textSize', String(chosen.textSize));
  savePreference('pinchZoom', String(chosen.pinchZoom));
  savePreference('profileSaid', said);
}
