import { z } from 'zod/mini';
import { languages } from '../language.ts';
import { guidances, type Profile, type Settings, themePreferences } from './profile.ts';
import { nullableText, type RowFieldsOf, text } from '../row.ts';

/** The database writes the seconds too. */
const clockTime = z.pipe(
  z.string(),
  z.transform((time) => time.slice(0, 5)),
);

/** The columns of a profile that hold its settings. */
export const settingsFields = {
  displayName: ['display_name', nullableText],
  notificationsEnabled: ['notifications_enabled', z.boolean()],
  pushNotificationsEnabled: ['push_notifications_enabled', z.boolean()],
  emailNotificationsEnabled: ['email_notifications_enabled', z.boolean()],
  reminderTime: ['reminder_time', clockTime],
  quietFrom: ['quiet_from', clockTime],
  quietUntil: ['quiet_until', clockTime],
  pushReminder: ['push_reminder', z.boolean()],
  pushNewWork: ['push_new_work', z.boolean()],
  pushReplies: ['push_replies', z.boolean()],
  pushDetails: ['push_details', z.boolean()],
  mailReminder: ['mail_reminder', z.boolean()],
  soundEnabled: ['sound_enabled', z.boolean()],
  soundVolume: ['sound_volume', z.number()],
  language: ['language', z.catch(z.enum(languages), 'english')],
  theme: ['theme', z.catch(z.enum(themePreferences), 'system')],
  textSize: ['text_size', z.number()],
  pinchZoom: ['pinch_zoom', z.boolean()],
  visibleInCommunities: ['visible_in_communities', z.boolean()],
  cueGetReady: ['cue_get_ready', z.boolean()],
  cueSwitchSides: ['cue_switch_sides', z.boolean()],
  cueLastSeconds: ['cue_last_seconds', z.boolean()],
  guidance: ['guidance', z.catch(z.enum(guidances), 'off')],
} as const satisfies RowFieldsOf<Settings>;

/** What a row of `profiles` holds beside the settings. */
interface StoredProfile extends Omit<Profile, 'avatarUrl' | 'healthNoticeSeen' | 'settings'> {
  /** A storage path. */
  avatarPath: string | null;
  healthNoticeSeenAt: string | null;
}

/** A row of `profiles` as its owner reads it, beside the settings. */
export const profileFields = {
  id: ['id', text],
  username: ['username', text],
  fullName: ['full_name', nullableText],
  avatarPath: ['avatar_url', nullableText],
  role: ['role', z.enum(['user', 'admin'])],
  level: ['level', z.number()],
  points: ['points', z.number()],
  dailyStreak: ['daily_streak', z.number()],
  totalPractices: ['total_practices', z.number()],
  meditationStreak: ['current_streak', z.number()],
  bestMeditationStreak: ['best_streak', z.number()],
  healthNoticeSeenAt: ['health_notice_seen_at', nullableText],
} as const satisfies RowFieldsOf<StoredProfile>;
