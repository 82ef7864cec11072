import { randomUUID } from 'node:crypto';
import { bellOffsets, builtInTimerPresets, type TimerPreset } from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { failureOf } from '../testing/failureOf.ts';
import { deleteTimerPreset, listTimerPresets, saveTimerPreset } from './timerPresets.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  other = await backend.createUser({ role: 'admin' });
});
afterAll(() => backend.close());

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
