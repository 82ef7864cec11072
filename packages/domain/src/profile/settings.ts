import { z } from 'zod/mini';
import { languages } from '../language.ts';
import { type Settings, themePreferences } from './profile.ts';

/** The volume, from silence to full. */
export const soundVolumes = { least: 0, most: 100, step: 1 } as const;

/** The size of the text, in percent of the default. */
export const textSizes = { least: 100, most: 200, step: 10 } as const;

const within = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most));

const clockTime = z.string().check(z.regex(/^\d\d:\d\d$/));

const settingsSchema = z.object({
  /** Empty for none. */
  displayName: z.string(),
  notificationsEnabled: z.boolean(),
  pushNotificationsEnabled: z.boolean(),
  emailNotificationsEnabled: z.boolean(),
  reminderTime: clockTime,
  quietFrom: clockTime,
  quietUntil: clockTime,
  pushReminder: z.boolean(),
  pushNewWork: z.boolean(),
  pushReplies: z.boolean(),
  pushDetails: z.boolean(),
  mailReminder: z.boolean(),
  soundEnabled: z.boolean(),
  soundVolume: within(soundVolumes),
  language: z.enum(languages),
  theme: z.enum(themePreferences),
  textSize: within(textSizes),
  pinchZoom: z.boolean(),
  visibleInCommunities: z.boolean(),
});

/** What the settings screen shows and changes: all but the cues, which a practice's own menu holds. */
export type SettingsValues = z.output<typeof settingsSchema>;

/** What of it somebody has changed; another version of the app may have stored it. */
export const settingsDraftSchema = z.partial(settingsSchema);
export type SettingsDraft = z.output<typeof settingsDraftSchema>;

/** The settings as the screen shows them. */
export function toSettingsValues({ displayName, ...settings }: Settings): SettingsValues {
  return settingsSchema.parse({ ...settings, displayName: displayName ?? '' });
}

/** What a draft would change: what somebody has put back as it was is no change. */
export function changesOf(draft: SettingsDraft, saved: SettingsValues): SettingsDraft {
  const changed = Object.entries(draft).filter(
    ([name, value]) => saved[name as keyof SettingsValues] !== value,
  );
  return Object.fromEntries(changed);
}
