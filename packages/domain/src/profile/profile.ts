import type { Language } from '../language.ts';

export type Role = 'user' | 'admin';
export const themePreferences = ['system', 'light', 'dark'] as const;
export type ThemePreference = (typeof themePreferences)[number];

/**
 * What a practice says aloud. `short`: its cues, such as 'Switch sides'. `full`: also how one comes
 * into a pose, what to attend to in it, and each step of a flow.
 */
export const guidances = ['off', 'short', 'full'] as const;
export type Guidance = (typeof guidances)[number];

/** What a student chose in Settings. */
export interface Settings {
  displayName: string | null;
  notificationsEnabled: boolean;
  pushNotificationsEnabled: boolean;
  emailNotificationsEnabled: boolean;
  /** `HH:MM` by the clock of the student's own zone. */
  reminderTime: string;
  /** From here to `quietUntil`, over midnight too, new work and replies wait. */
  quietFrom: string;
  quietUntil: string;
  pushReminder: boolean;
  pushNewWork: boolean;
  pushReplies: boolean;
  /** Whether notifications name poses, on a locked screen too. */
  pushDetails: boolean;
  /** Whether the daily reminder comes as a mail too. */
  mailReminder: boolean;
  soundEnabled: boolean;
  /** 0 to 100. */
  soundVolume: number;
  language: Language;
  theme: ThemePreference;
  /** Percent, 100 to 200. */
  textSize: number;
  pinchZoom: boolean;
  visibleInCommunities: boolean;
  cueGetReady: boolean;
  cueSwitchSides: boolean;
  cueLastSeconds: boolean;
  guidance: Guidance;
}

/** How the apps look and speak to a person. */
export type LookAndLanguage = Pick<Settings, 'language' | 'theme' | 'textSize' | 'pinchZoom'>;

/** The master switch and the master volume of everything that sounds. */
export type SoundSettings = Pick<Settings, 'soundEnabled' | 'soundVolume'>;

/** How it sounds for a student whose profile is not known yet: as for a new one. */
export const defaultSound: SoundSettings = { soundEnabled: true, soundVolume: 80 };

/** What of the settings guides a practice: its sounds and its cues. */
export type CueSettings = SoundSettings &
  Pick<Settings, 'cueGetReady' | 'cueSwitchSides' | 'cueLastSeconds' | 'guidance'>;

/** How a student is guided whose profile is not known yet: as a new one is. */
export const usualCues: CueSettings = {
  ...defaultSound,
  cueGetReady: true,
  cueSwitchSides: true,
  cueLastSeconds: true,
  guidance: 'off',
};

/** One person's own profile. The counters are written by the database only. */
export interface Profile {
  id: string;
  username: string;
  fullName: string | null;
  avatarUrl: string | null;
  role: Role;
  level: number;
  points: number;
  /**
   * Covered days in a row; 0 when the last one is before yesterday (docs/product.md#day-streak).
   */
  dailyStreak: number;
  totalPractices: number;
  /** Meditations in a row; 0 after a day without one. */
  meditationStreak: number;
  bestMeditationStreak: number;
  /** Whether the health notice has been read; it is shown before the first practice. */
  healthNoticeSeen: boolean;
  settings: Settings;
}
