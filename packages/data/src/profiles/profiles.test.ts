import { type CueSettings, deviceTimeZone, type SettingsDraft } from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { getHome, getRole, markHealthNoticeSeen, saveCueSettings, saveSettings } from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
let admin: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser({ username: 'maya', fullName: 'Maya Lind' });
  other = await backend.createUser();
  admin = await backend.createUser({ username: 'mira', fullName: 'Mira Lund', role: 'admin' });
});
afterAll(() => backend.close());

describe('the role', () => {
  it('is what the person’s own profile says', async () => {
    expect(await getRole(student.client, student.id)).toMatchObject({
      role: 'user',
      username: 'maya',
      fullName: 'Maya Lind',
      displayName: null,
      avatarUrl: null,
      preferences: { language: 'english', theme: 'system', textSize: 100, pinchZoom: false },
      waitingReflections: null,
    });
    expect(await getRole(admin.client, admin.id)).toMatchObject({
      role: 'admin',
      waitingReflections: 0,
    });
  });

  it('of somebody else is found by admins only', async () => {
    expect(await getRole(admin.client, student.id)).toMatchObject({ username: 'maya' });
    expect(await failureOf(getRole(other.client, admin.id))).toEqual({
      kind: 'notFound',
      code: 'PGRST116',
    });
    expect((await failureOf(getRole(backend.clientFor(null), admin.id)))?.kind).toBe(
      'unauthorized',
    );
  });
});

describe('the health notice', () => {
  const isSeenBy = async ({ client }: TestUser) =>
    (await getHome(client, { timeZone: 'UTC' })).profile.healthNoticeSeen;

  it('is remembered for the one who read it', async () => {
    expect(await isSeenBy(student)).toBe(false);
    await markHealthNoticeSeen(other.client, student.id);
    await markHealthNoticeSeen(admin.client, student.id);
    expect(await isSeenBy(student)).toBe(false);
    await markHealthNoticeSeen(student.client, student.id);
    expect(await isSeenBy(student)).toBe(true);
    expect(await isSeenBy(other)).toBe(false);
  });

  it('cannot be read by visitors', async () => {
    const anonymous = markHealthNoticeSeen(backend.clientFor(null), student.id);
    expect((await failureOf(anonymous))?.kind).toBe('unauthorized');
  });
});

describe('the cues of a practice', () => {
  const cuesOf = async ({ client }: TestUser) =>
    (await getHome(client, { timeZone: 'UTC' })).profile.settings;
  const quiet: CueSettings = {
    soundEnabled: false,
    soundVolume: 35,
    cueGetReady: false,
    cueSwitchSides: false,
    cueLastSeconds: false,
    guidance: 'full',
  };

  it('are stored as the student chose them, and changed by no other', async () => {
    expect(await cuesOf(student)).toMatchObject({ soundEnabled: true, guidance: 'off' });
    await saveCueSettings(other.client, { userId: student.id, cues: quiet });
    await saveCueSettings(admin.client, { userId: student.id, cues: quiet });
    expect(await cuesOf(student)).toMatchObject({ soundEnabled: true, guidance: 'off' });
    await saveCueSettings(student.client, { userId: student.id, cues: quiet });
    expect(await cuesOf(student)).toMatchObject(quiet);
    expect(await cuesOf(other)).toMatchObject({ soundEnabled: true, guidance: 'off' });
  });

  it('are no louder than loud', async () => {
    const tooLoud = { ...quiet, soundVolume: 101 };
    const failure = await failureOf(
      saveCueSettings(student.client, { userId: student.id, cues: tooLoud }),
    );
    expect(failure?.kind).toBe('invalid');
  });

  it('are nothing that nobody could choose', async () => {
    const anonymous = backend.clientFor(null);
    const failure = await failureOf(
      saveCueSettings(anonymous, { userId: student.id, cues: quiet }),
    );
    expect(failure?.kind).toBe('unauthorized');
  });
});

describe('the settings', () => {
  const profileOf = async ({ client }: TestUser) =>
    (await getHome(client, { timeZone: 'UTC' })).profile;
  const all = {
    displayName: ' Asha <b>R.</b> ',
    notificationsEnabled: true,
    pushNotificationsEnabled: true,
    emailNotificationsEnabled: true,
    soundEnabled: false,
    soundVolume: 5,
    language: 'japanese',
    theme: 'dark',
    textSize: 200,
    pinchZoom: true,
    visibleInCommunities: false,
  } satisfies SettingsDraft;

  it('are saved in one request, and read back as they are now', async () => {
    const user = await backend.createUser();
    const saved = await saveSettings(user.client, { userId: user.id, changes: all });
    expect(saved).toMatchObject({ ...all, displayName: 'Asha <b>R.</b>', cueGetReady: true });
    expect((await profileOf(user)).settings).toEqual(saved);
  });

  it('that were not changed stay as another device has set them', async () => {
    const user = await backend.createUser();
    await saveSettings(user.client, { userId: user.id, changes: { theme: 'dark' } });
    await saveSettings(user.client, { userId: user.id, changes: { soundVolume: 0 } });
    expect((await profileOf(user)).settings).toMatchObject({ theme: 'dark', soundVolume: 0 });
  });

  it('name the zone of this device with the time and the mail of the reminder', async () => {
    const user = await backend.createUser();
    const zoneOf = () =>
      backend.sql('select time_zone from public.profiles where id = $1', [user.id]);
    const save = (changes: SettingsDraft) =>
      saveSettings(user.client, { userId: user.id, changes });
    expect(await save({ emailNotificationsEnabled: true })).toMatchObject({ mailReminder: false });
    expect(await zoneOf()).toEqual([{ time_zone: null }]);
    expect(await save({ mailReminder: true })).toMatchObject({ mailReminder: true });
    expect(await zoneOf()).toEqual([{ time_zone: deviceTimeZone() }]);
    await backend.sql(`update public.profiles set time_zone = 'Asia/Tokyo'`);
    await save({ mailReminder: false });
    expect(await zoneOf()).toEqual([{ time_zone: 'Asia/Tokyo' }]);
    expect(await save({ reminderTime: '18:30' })).toMatchObject({ reminderTime: '18:30' });
    expect(await zoneOf()).toEqual([{ time_zone: deviceTimeZone() }]);
  });

  it('have no display name where it is left empty', async () => {
    const user = await backend.createUser();
    for (const displayName of ['Asha', '  ']) {
      await saveSettings(user.client, { userId: user.id, changes: { displayName } });
    }
    expect((await profileOf(user)).settings.displayName).toBeNull();
  });

  it('cannot be written by another student, an admin or a visitor', async () => {
    const user = await backend.createUser();
    const options = { userId: user.id, changes: { ...all, emailNotificationsEnabled: true } };
    for (const { client } of [other, admin]) {
      expect(await failureOf(saveSettings(client, options))).toEqual({
        kind: 'notFound',
        code: 'no_profile',
      });
    }
    const nobody = await failureOf(saveSettings(backend.clientFor(null), options));
    expect(nobody?.kind).toBe('unauthorized');
    expect((await profileOf(user)).settings).toMatchObject({
      displayName: null,
      emailNotificationsEnabled: false,
      visibleInCommunities: true,
    });
  });

  it.each([
    { soundVolume: 101 },
    { soundVolume: -1 },
    { textSize: 99 },
    { displayName: 'n'.repeat(101) },
    { displayName: 'Asha\u202e' },
  ])('refuse %j whole', async (bad) => {
    const user = await backend.createUser();
    const changes = { ...bad, pinchZoom: true };
    const failure = await failureOf(saveSettings(user.client, { userId: user.id, changes }));
    expect(failure?.kind).toBe('invalid');
    expect((await profileOf(user)).settings.pinchZoom).toBe(false);
  });

  it('bring no column along that is the database’s own', async () => {
    const user = await backend.createUser();
    // As a client would send it that was tampered with.
    for (const [stolen, code] of [
      [{ role: 'admin' }, '42501'],
      [{ points: 9999 }, '42501'],
      // Made of the points by the database.
      [{ level: 99 }, '428C9'],
    ] as const) {
      const { error } = await user.client
        .from('profiles')
        .update({ pinch_zoom: true, ...stolen })
        .eq('id', user.id);
      expect(error?.code).toBe(code);
    }
    const { role, points, level, settings } = await profileOf(user);
    expect({ role, points, level }).toEqual({ role: 'user', points: 0, level: 1 });
    expect(settings.pinchZoom).toBe(false);
  });
});
