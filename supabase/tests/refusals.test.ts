import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  day,
  minute,
  practiceOf,
  record,
  refusalOf,
  meditationOf,
  standingOf,
  type TestAsana,
} from './support.ts';

let backend: TestBackend;
let pose: TestAsana;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  pose = await addAsana(backend);
  student = await backend.createUser();
});
afterAll(() => backend.close());

const second = 1000;

describe('points cannot be earned faster than time passes', () => {
  it('refuses less than the hold times the sets', async () => {
    const end = Date.now() - minute;
    const short = practiceOf(pose, { sets: 3, intervals: [[end - 170 * second, end]] });
    expect(await refusalOf(student, short)).toBe('400 P0001 completion_too_short');
  });

  it('forgives one second of rounding for each set and no more', async () => {
    const someone = await backend.createUser();
    const end = Date.now() - minute;
    const lasting = (ms: number) => practiceOf(pose, { sets: 2, intervals: [[end - ms, end]] });
    expect(await refusalOf(someone, lasting(117_999))).toBe('400 P0001 completion_too_short');
    expect(await record(someone, lasting(118_000))).toMatchObject({ points: 24 });
  });

  it('takes no set of five seconds of a minute, whatever hold the client claims', async () => {
    const end = Date.now() - minute;
    const claimed = practiceOf(pose, { duration_seconds: 5, intervals: [[end - 5000, end]] });
    expect(await refusalOf(student, claimed)).toBe('400 P0001 completion_too_short');
  });

  it('does not count pauses', async () => {
    const end = Date.now() - minute;
    const paused = practiceOf(pose, {
      intervals: [
        [end - 600 * second, end - 580 * second],
        [end - 20 * second, end],
      ],
    });
    expect(await refusalOf(student, paused)).toBe('400 P0001 completion_too_short');
  });

  it('refuses a meditation that was shorter than it says', async () => {
    const end = Date.now() - minute;
    const short = meditationOf(10, { intervals: [[end - 9 * minute, end]] });
    expect(await refusalOf(student, short)).toBe('400 P0001 completion_too_short');
  });

  it('refuses what overlaps an earlier completion of its kind', async () => {
    const someone = await backend.createUser();
    const end = Date.now() - 30 * minute;
    await record(someone, practiceOf(pose, { endedAt: end }));
    const overlapping = practiceOf(pose, { endedAt: end + 59 * second });
    expect(await refusalOf(someone, overlapping)).toBe('400 P0001 completion_overlaps');
    await record(someone, practiceOf(pose, { endedAt: end + 60 * second }));
    expect(await standingOf(backend, someone)).toMatchObject({ points: 24, ledger_rows: 2 });
  });

  it('lets two students practice at the same time', async () => {
    const [one, other] = [await backend.createUser(), await backend.createUser()];
    const endedAt = Date.now() - minute;
    await record(one, practiceOf(pose, { endedAt }));
    expect(await record(other, practiceOf(pose, { endedAt }))).toMatchObject({ points: 12 });
  });
});

describe('the clock of the device', () => {
  it('may run at most two minutes ahead', async () => {
    const someone = await backend.createUser();
    const ahead = (seconds: number) => practiceOf(pose, { endedAt: Date.now() + seconds * second });
    expect(await refusalOf(someone, ahead(130))).toBe('400 P0001 completion_in_future');
    expect(await record(someone, ahead(100))).toMatchObject({ points: 12 });
  });

  it('may send a completion at most seven days late', async () => {
    const someone = await backend.createUser();
    const old = (ms: number) => practiceOf(pose, { endedAt: Date.now() - ms });
    expect(await refusalOf(someone, old(7 * day + minute))).toBe('400 P0001 completion_stale');
    expect(await record(someone, old(7 * day - minute))).toMatchObject({ points: 12 });
  });

  it('counts no stretch from before the account was made', async () => {
    const newcomer = await backend.createUser({ joinedAt: new Date() });
    const end = Date.now() - minute;
    const begunAt = (start: number) =>
      practiceOf(pose, {
        sets: 2,
        intervals: [
          [start, start + 119 * second],
          [end - second, end],
        ],
      });
    expect(await refusalOf(newcomer, begunAt(end - 9 * day))).toBe('400 P0001 completion_stale');
    expect(await refusalOf(newcomer, begunAt(0))).toBe('400 P0001 completion_stale');
    expect(await refusalOf(newcomer, begunAt(end - day))).toBe(
      '400 P0001 completion_before_sign_up',
    );
    expect(await standingOf(backend, newcomer)).toMatchObject({ points: 0, ledger_rows: 0 });
  });

  it('counts what was practiced under an account that got its profile late', async () => {
    const someone = await backend.createUser({ joinedAt: new Date() });
    await backend.sql(
      `update auth.users set created_at = now() - interval '10 days' where id = $1`,
      [someone.id],
    );
    const accepted = practiceOf(pose, { endedAt: Date.now() - day });
    expect(await record(someone, accepted)).toMatchObject({ points: 12 });
  });

  it('counts what was held within a week of a practice that was left and taken up again', async () => {
    const end = Date.now() - minute;
    const leftFor = (ms: number) =>
      practiceOf(pose, {
        sets: 2,
        intervals: [
          [end - ms, end - ms + 60 * second],
          [end - 60 * second, end],
        ],
      });
    const returning = await backend.createUser();
    expect(await refusalOf(returning, leftFor(40 * day))).toBe('400 P0001 completion_stale');
    expect(await record(returning, leftFor(6 * day))).toMatchObject({ points: 24 });
  });
});

describe('what cannot be understood', () => {
  const end = Date.now() - minute;
  const malformed: Record<string, object> = {
    'no id': { id: null },
    'an id that is none': { id: 'one' },
    'an unknown kind': { kind: 'achievement' },
    'a practice without a pose': { asana_id: null },
    'no sets': { sets: 0 },
    'fewer sets than none': { sets: -5 },
    'eleven sets': { sets: 11 },
    'a milliard sets': { sets: 1e9 },
    'half a set': { sets: 1.5 },
    'sets beyond all numbers': { sets: 1e20 },
    'a practice begun by a timer': { source: 'timer' },
    'no intervals': { intervals: [] },
    'an interval without an end': { intervals: [[end]] },
    'an interval that ends before it starts': { intervals: [[end, end - 90_000]] },
    'intervals out of order': {
      intervals: [
        [end - 60_000, end],
        [end - 200_000, end - 100_000],
      ],
    },
    'intervals that overlap': {
      intervals: [
        [end - 100_000, end - 20_000],
        [end - 30_000, end],
      ],
    },
    'an interval of words': { intervals: [['yesterday', 'today']] },
    'an interval to no number': { intervals: [[end - 90_000, 'NaN']] },
    'an interval without end': { intervals: [[end - 90_000, 'Infinity']] },
    'an interval beyond all time': { intervals: [[0, 1e300]] },
    'an interval that is an object': { intervals: [{ start: 0, end }] },
    'more pauses than anyone makes': {
      intervals: Array.from({ length: 501 }, (_, index) => [index * 1000, index * 1000 + 500]),
    },
    'a zone that is none': { time_zone: 'Nowhere/Land' },
    'an invented offset': { time_zone: 'Home-14' },
    'no zone': { time_zone: null },
    'a run that is none': { run_id: 'mine' },
    'pieces that are neither true nor false': { in_pieces: 'some' },
    'a reflection longer than a page': { reflection_answer: 'a'.repeat(4001) },
    'a meditation of a pose': { kind: 'timer', source: 'timer' },
    'a meditation of half a minute': {
      kind: 'timer',
      source: 'timer',
      asana_id: null,
      duration_seconds: 30,
    },
    'a meditation of three hours': {
      kind: 'timer',
      source: 'timer',
      asana_id: null,
      duration_seconds: 10_800,
      intervals: [[end - 10_800_000, end]],
    },
  };

  it.each(Object.entries(malformed))('is refused: %s', async (_, change) => {
    const completion = { ...practiceOf(pose), ...change };
    expect(await refusalOf(student, completion)).toBe('400 P0001 completion_invalid');
  });

  it.each([[null], [{}], [[[]]], [7]])('is refused: %j in place of a completion', async (value) => {
    expect(await refusalOf(student, value)).toBe('400 P0001 completion_invalid');
  });

  it('is refused when the pose does not exist', async () => {
    const unknown = practiceOf({ ...pose, id: '00000000-0000-4000-8000-000000000000' });
    expect(await refusalOf(student, unknown)).toBe('400 P0001 asana_not_found');
  });
});

it('leaves no trace of what it refused', async () => {
  expect(await standingOf(backend, student)).toMatchObject({
    points: 0,
    total_practices: 0,
    ledger_rows: 0,
  });
});
