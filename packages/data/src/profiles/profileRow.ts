import { languages, type Profile, type Settings, themePreferences } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { mediaAddress } from '../media.ts';

const text = z.nullable(z.string());

const settingsColumns = {
  display_name: text,
  notifications_enabled: z.boolean(),
  push_notifications_enabled: z.boolean(),
  email_notifications_enabled: z.boolean(),
  sound_enabled: z.boolean(),
  sound_volume: z.number(),
  language: z.catch(z.enum(languages), 'english'),
  theme: z.catch(z.enum(themePreferences), 'system'),
  text_size: z.number(),
  pinch_zoom: z.boolean(),
  visible_in_communities: z.boolean(),
  cue_get_ready: z.boolean(),
  cue_switch_sides: z.boolean(),
  cue_last_seconds: z.boolean(),
  cue_spoken: z.boolean(),
};

/** What of a row Settings and a practice's menu write. */
export const settingsRow = z.object(settingsColumns);

/** A row of `profiles` as its owner reads it. */
export const profileRow = z.object({
  id: z.string(),
  username: z.string(),
  full_name: text,
  avatar_url: text,
  role: z.enum(['user', 'admin']),
  level: z.number(),
  points: z.number(),
  daily_streak: z.number(),
  total_practices: z.number(),
  current_streak: z.number(),
  best_streak: z.number(),
  ...settingsColumns,
  health_notice_seen_at: text,
});

/** Makes settings of the columns that hold them. */
export function toSettings(row: z.output<typeof settingsRow>): Settings {
  return {
    displayName: row.display_name,
    notificationsEnabled: row.notifications_enabled,
    pushNotificationsEnabled: row.push_notifications_enabled,
    emailNotificationsEnabled: row.email_notifications_enabled,
    soundEnabled: row.sound_enabled,
    soundVolume: row.sound_volume,
    language: row.language,
    theme: row.theme,
    textSize: row.text_size,
    pinchZoom: row.pinch_zoom,
    visibleInCommunities: row.visible_in_communities,
    cueGetReady: row.cue_get_ready,
    cueSwitchSides: row.cue_switch_sides,
    cueLastSeconds: row.cue_last_seconds,
    cueSpoken: row.cue_spoken,
  };
}

/** Makes a profile of a row; the picture's storage path becomes its public address. */
export function toProfile(client: Client, row: z.output<typeof profileRow>): Profile {
  return {
    id: row.id,
    username: row.username,
    fullName: row.full_name,
    avatarUrl: mediaAddress(client, row.avatar_url, 'avatars'),
    role: row.role,
    level: row.level,
    points: row.points,
    dailyStreak: row.daily_streak,
    totalPractices: row.total_practices,
    currentStreak: row.current_streak,
    bestStreak: row.best_streak,
    healthNoticeSeen: row.health_notice_seen_at !== null,
    settings: toSettings(row),
  };
}
