import { expect, it } from 'vitest';
import type { Settings } from './profile.ts';
import { changesOf, settingsDraftSchema, toSettingsValues } from './settings.ts';

const settings: Settings = {
  displayName: null,
  notificationsEnabled: false,
  pushNotificationsEnabled: false,
  emailNotificationsEnabled: false,
  reminderTime: '07:00',
  quietFrom: '21:00',
  quietUntil: '07:00',
  pushReminder: true,
  pushNewWork: true,
  pushReplies: true,
  pushDetails: true,
  mailReminder: false,
  soundEnabled: true,
  soundVolume: 80,
  language: 'english',
  theme: 'system',
  textSize: 100,
  pinchZoom: false,
  visibleInCommunities: true,
  cueGetReady: true,
  cueSwitchSides: true,
  cueLastSeconds: true,
  guidance: 'off',
};

it('shows no display name as an empty field, and leaves the cues to the practice', () => {
  const values = toSettingsValues(settings);
  expect(values.displayName).toBe('');
  expect(values).not.toHaveProperty('guidance');
});

it('counts only what differs as a change', () => {
  const saved = toSettingsValues({ ...settings, displayName: 'Asha' });
  const draft = { displayName: 'Asha', soundVolume: 81, pinchZoom: false };
  expect(changesOf(draft, saved)).toEqual({ soundVolume: 81 });
});

it.each([
  { soundVolume: 101 },
  { soundVolume: 0.5 },
  { textSize: 90 },
  { language: 'latin' },
  { theme: 'pink' },
  { displayName: null },
])('takes no %j for a draft', (stored) => {
  expect(settingsDraftSchema.safeParse(stored).success).toBe(false);
});

it('takes a part of the settings for a draft, and nothing beside them', () => {
  const stored = { soundVolume: 0, textSize: 200, points: 9999 };
  expect(settingsDraftSchema.parse(stored)).toEqual({ soundVolume: 0, textSize: 200 });
});
