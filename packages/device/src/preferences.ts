import type { LanguageTag } from '@niyama/domain';

/**
 * What this device remembers of how the apps look and speak. The theme, the text size, the zoom and
 * the language are read by boot.js before the first paint.
 */
export type Preference =
  | 'theme'
  | 'textSize'
  | 'pinchZoom'
  | 'language'
  | 'profileSaid'
  | 'libraryCards'
  | 'assignmentForm'
  | 'practiceVibration'
  | 'practiceMovingFigure'
  | 'practiceShortcuts'
  | 'speechRate'
  | `voice.${LanguageTag}`
  | 'captions'
  | 'practicePace'
  | 'reminderInvitation'
  | 'installOffer';

const storageKey = (preference: Preference) => `niyama.${preference}`;

/** What was remembered, or null; also where the browser blocks its storage. */
export function readPreference(preference: Preference): string | null {
  try {
    return localStorage.getItem(storageKey(preference));
  } catch {
    return null;
  }
}

/** Remembers a choice. Where the browser blocks its storage, the choice holds for this visit only. */
export function savePreference(preference: Preference, value: string): void {
  try {
    localStorage.setItem(storageKey(preference), value);
  } catch {
    // Blocked or full: nothing that a person could do about it, and nothing is lost but comfort.
  }
}

/** Forgets a choice. */
export function removePreference(preference: Preference): void {
  try {
    localStorage.removeItem(storageKey(preference));
  } catch {
    // Blocked: there is nothing to forget.
  }
}
