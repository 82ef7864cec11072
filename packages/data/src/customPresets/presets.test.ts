import { randomUUID } from 'node:crypto';
import {
  bellOffsets,
  builtInTimerPresets,
  type CustomPreset,
  oneSetOf,
  type TimerPreset,
} from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { addAsana } from '../../../../supabase/tests/support.ts';
import { failureOf } from '../testing/failureOf.ts';
import {
  deleteTimerPreset,
  listTimerPresets,
  saveTimerPreset,
} from '../timerPresets/timerPresets.ts';
import { deleteCustomPreset } from './deleteCustomPreset.ts';
import { listCustomPresets } from './listCustomPresets.ts';
import { saveCustomPreset } from './saveCustomPreset.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
let poses: string[];
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  other = await backend.createUser({ role: 'admin' });
  poses = [];
  for (let count = 0; count < 3; count += 1) poses.push((await addAsana(backend)).id);
});
afterAll(() => backend.close());

const presetOf = (asanaIds: string[], change: Partial<CustomPreset> = {}): CustomPreset => ({
  id: randomUUID(),
  name: 'Morning',
  description: null,
  createdAt: new Date().toISOString(),
  poses: asanaIds.map((asanaId) => ({ ...oneSetOf(asanaId), asana: null })),
  ...change,
});
const list = (user: TestUser, of = user) => listCustomPresets(user.client, { userId: of.id });
const idsOf = (preset: CustomPreset | undefined) => preset?.poses.map(({ asanaId }) => asanaId);

describe('lists of poses', () => {
  it('are saved with their poses in order, and listed the newest first', async () => {
    const early = presetOf(poses, { createdAt: '2026-01-01T06:00:00.000Z' });
    const late = presetOf(poses.toReversed(), { name: 'Evening', description: 'Slowly.' });
    await saveCustomPreset(student.client, early);
    await saveCustomPreset(student.client, late);
    const [first, second] = await list(student);
    expect(first).toMatchObject({ id: late.id, name: 'Evening', description: 'Slowly.' });
    expect(idsOf(first)).toEqual(poses.toReversed());
    expect([second?.id, idsOf(second)]).toEqual([early.id, poses]);
    expect(first?.poses[0]?.asana?.id).toBe(poses[2]);
  });

  it('get their time from the server when they are new, and keep it when they change', async () => {
    const user = await backend.createUser();
    const preset = { ...presetOf(poses), createdAt: null };
    await saveCustomPreset(user.client, preset);
    const [made] = await list(user);
    expect(Date.parse(made?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await saveCustomPreset(user.client, { ...preset, name: 'Noon', description: 'Short.' });
    expect(await list(user)).toMatchObject([
      { name: 'Noon', description: 'Short.', createdAt: made?.createdAt },
    ]);
  });

  it('are saved once, however often they are sent, and again in another order', async () => {
    const user = await backend.createUser();
    const preset = presetOf(poses);
    await saveCustomPreset(user.client, preset);
    await saveCustomPreset(user.client, preset);
    const [first = '', ...rest] = poses;
    await saveCustomPreset(user.client, { ...presetOf([...rest, first]), id: preset.id });
    const all = await list(user);
    expect(all.map(idsOf)).toEqual([[...rest, first]]);
  });

  it('keep how each pose is practiced, in whatever order and however often they are saved', async () => {
    const user = await backend.createUser();
    const [first = '', second = '', third = ''] = poses;
    const listed = [
      { asanaId: first, sets: 3, seconds: 15 },
      { asanaId: second, sets: 1, seconds: null },
      { asanaId: third, sets: 10, seconds: 7200 },
    ];
    const preset = presetOf([]);
    const howOf = ({ asanaId, sets, seconds }: CustomPreset['poses'][number]) => ({
      asanaId,
      sets,
      seconds,
    });
    for (const order of [listed, listed.toReversed()]) {
      await saveCustomPreset(user.client, {
        ...preset,
        poses: order.map((pose) => ({ ...pose, asana: null })),
      });
      const [saved] = await list(user);
      expect(saved?.poses.map(howOf)).toEqual(order);
    }
  });

  it('are saved as an earlier version of the app sends them: one set of each pose', async () => {
    const user = await backend.createUser();
    const { error } = await user.client.rpc('save_custom_preset', {
      preset: { id: randomUUID(), name: 'Old', description: null, asana_ids: poses },
    });
    expect(error).toBeNull();
    const [saved] = await list(user);
    expect(saved?.poses).toMatchObject(poses.map(oneSetOf));
  });

  it('keep their lengths when an earlier version of the app, which knows of none, saves them', async () => {
    const user = await backend.createUser();
    const [first, second] = poses;
    if (!first || !second) throw new Error('Too few poses');
    const preset = presetOf([second]);
    const long = { asanaId: second, asana: null, sets: 2, seconds: 45 };
    await saveCustomPreset(user.client, { ...preset, poses: [long] });
    const { error } = await user.client.rpc('save_custom_preset', {
      preset: { id: preset.id, name: 'Renamed', description: null, asana_ids: [first, second] },
    });
    expect(error).toBeNull();
    expect(await list(user)).toMatchObject([
      { name: 'Renamed', poses: [oneSetOf(first), { asanaId: second, sets: 2, seconds: 45 }] },
    ]);
  });

  it.each([
    { seconds: 14 },
    { seconds: 7201 },
    { seconds: -30 },
    { seconds: 30.5 },
    { sets: 0 },
    { sets: 11 },
  ])('are refused with %j, and stay as they were', async (wrong) => {
    const user = await backend.createUser();
    const preset = presetOf(poses.slice(0, 1));
    await saveCustomPreset(user.client, preset);
    const [pose] = preset.poses;
    const changed = { ...preset, poses: pose ? [{ ...pose, ...wrong }] : [] };
    expect((await failureOf(saveCustomPreset(user.client, changed)))?.kind).toBe('invalid');
    expect((await list(user))[0]?.poses).toMatchObject([oneSetOf(poses[0] ?? '')]);
  });

  it('come back as they were after they were deleted', async () => {
    const user = await backend.createUser();
    await saveCustomPreset(user.client, presetOf(poses));
    const [saved] = await list(user);
    if (!saved) throw new Error('Nothing was saved');
    const which = { userId: user.id, id: saved.id };
    await deleteCustomPreset(user.client, which);
    await deleteCustomPreset(user.client, which);
    expect(await list(user)).toEqual([]);
    await saveCustomPreset(user.client, saved);
    expect(await list(user)).toEqual([saved]);
  });

  it('keep the place of a pose that can no longer be read', async () => {
    const user = await backend.createUser();
    const gone = await addAsana(backend);
    await saveCustomPreset(user.client, presetOf([gone.id, poses[0] ?? '']));
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [gone.id]);
    const [preset] = await list(user);
    expect(preset?.poses[0]).toEqual({ ...oneSetOf(gone.id), asana: null });
  });

  it('are refused without poses, with a pose twice, a name too long, or an unknown pose', async () => {
    const twice = presetOf([poses[0] ?? '', poses[0] ?? '']);
    for (const preset of [
      presetOf([]),
      twice,
      presetOf(poses, { name: 'x'.repeat(101) }),
      presetOf(poses, { name: '  ' }),
      presetOf([randomUUID()]),
    ]) {
      expect(await failureOf(saveCustomPreset(student.client, preset))).toMatchObject({
        kind: expect.stringMatching(/invalid|conflict/),
      });
    }
    expect((await list(student)).map(({ id }) => id)).not.toContain(twice.id);
  });

  it('belong to one person: no other reads, changes, takes or deletes them', async () => {
    const mine = presetOf(poses);
    await saveCustomPreset(student.client, mine);
    expect(await list(other, student)).toEqual([]);
    expect(
      await failureOf(saveCustomPreset(other.client, { ...mine, name: 'Taken' })),
    ).toMatchObject({ code: 'preset_invalid' });
    await deleteCustomPreset(other.client, { userId: student.id, id: mine.id });
    expect((await list(student)).find(({ id }) => id === mine.id)).toMatchObject({
      name: 'Morning',
    });
    const visitor = backend.clientFor(null);
    expect(await failureOf(saveCustomPreset(visitor, mine))).toMatchObject({
      kind: 'unauthorized',
    });
  });
});

const timerPreset = (change: Partial<TimerPreset> = {}): TimerPreset => ({
  id: randomUUID(),
  name: 'Before work',
  createdAt: '2026-01-01T06:00:00.000Z',
  plan: builtInTimerPresets.yogaSession,
  bellMode: 'vibrate',
  volume: 40,
  ...change,
});
const timers = (user: TestUser, of = user) => listTimerPresets(user.client, { userId: of.id });

describe('timer presets', () => {
  it('are read as they were saved, also with the nine bells of Breath Work', async () => {
    const user = await backend.createUser();
    const nine = timerPreset({ plan: builtInTimerPresets.breathWork });
    await saveTimerPreset(user.client, { userId: user.id, preset: nine });
    await saveTimerPreset(user.client, { userId: user.id, preset: nine });
    const [read] = await timers(user);
    expect(read).toMatchObject({ ...nine, createdAt: expect.any(String) });
    expect(read?.plan.intervalBells).toEqual(bellOffsets(600, 9));
  });

  it('remember a breath with all that belongs to it, and are without one as older pages save them', async () => {
    const user = await backend.createUser();
    const breath = { in: 4, holdIn: 7, out: 8, holdOut: 0, minutes: 20 };
    const paced = timerPreset({ plan: { ...builtInTimerPresets.yogaSession, breath } });
    await saveTimerPreset(user.client, { userId: user.id, preset: paced });
    const { error } = await user.client
      .from('timer_presets')
      .insert({ name: 'Old', duration_seconds: 300, created_at: '2025-01-01T06:00:00.000Z' });
    expect(error).toBeNull();
    expect((await timers(user)).map(({ plan }) => plan.breath)).toEqual([breath, null]);
  });

  it('hold no breath that cannot be chosen, and no half of one', async () => {
    const row = { name: 'Bad', duration_seconds: 300 };
    const breath = {
      breath_in: 4,
      breath_hold_in: 0,
      breath_out: 6,
      breath_hold_out: 0,
      breath_minutes: 5,
    };
    for (const bad of [
      { breath_in: 4 },
      { ...breath, breath_minutes: null },
      { ...breath, breath_in: 2 },
      { ...breath, breath_out: 11 },
      { ...breath, breath_hold_in: -1 },
      { ...breath, breath_hold_out: 8 },
      { ...breath, breath_minutes: 21 },
    ]) {
      const { error } = await student.client.from('timer_presets').insert({ ...row, ...bad });
      expect(error?.code).toBe('23514');
    }
  });

  it('come back in their place after they were deleted', async () => {
    const user = await backend.createUser();
    const [old, late] = [timerPreset(), timerPreset({ createdAt: '2026-02-01T06:00:00.000Z' })];
    for (const preset of [old, late]) {
      await saveTimerPreset(user.client, { userId: user.id, preset });
    }
    await deleteTimerPreset(user.client, { userId: user.id, id: late.id });
    expect((await timers(user)).map(({ id }) => id)).toEqual([old.id]);
    await saveTimerPreset(user.client, { userId: user.id, preset: late });
    expect((await timers(user)).map(({ id }) => id)).toEqual([late.id, old.id]);
  });

  it('belong to one person', async () => {
    const preset = timerPreset();
    await saveTimerPreset(student.client, { userId: student.id, preset });
    expect(await timers(other, student)).toEqual([]);
    await deleteTimerPreset(other.client, { userId: student.id, id: preset.id });
    expect((await timers(student)).map(({ id }) => id)).toContain(preset.id);
    expect(
      await failureOf(saveTimerPreset(other.client, { userId: student.id, preset: timerPreset() })),
    ).toMatchObject({ kind: 'forbidden' });
  });
});
