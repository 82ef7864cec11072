import { flows, leastSetSeconds, pointsOf } from '@niyama/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  minute,
  practiceOf,
  record,
  refusalOf,
  type SentCompletion,
  standingOf,
  suryaNamaskar,
  type TestAsana,
  zoneAtNoon,
} from './support.ts';

let backend: TestBackend;
let student: TestUser;
let admin: TestUser;
/** 120 seconds and 20 points. */
let dog: TestAsana;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  dog = await addAsana(backend, { durationSeconds: 120, points: 20 });
});
afterAll(() => backend.close());

const tooShort = '400 P0001 completion_too_short';
const invalid = '400 P0001 completion_invalid';

/** A practice whose sets take so many seconds, and ran for as long. */
function shortened(
  pose: TestAsana,
  seconds: number,
  { endedAt = Date.now() - minute, ...more }: { endedAt?: number } & Partial<SentCompletion> = {},
): SentCompletion {
  const ran = seconds * (more.sets ?? 1) * 1000;
  return practiceOf(pose, {
    duration_seconds: seconds,
    intervals: [[endedAt - ran, endedAt]],
    ...more,
  });
}

const ledgerOf = async (user: TestUser) => {
  const { data } = await user.client
    .from('practice_ledger')
    .select('duration_seconds, sets, points, whole')
    .order('finished_at');
  return data;
};

describe('a shortened practice', () => {
  it.each([
    [120, 30],
    [62, 16],
    [60, 15],
    [40, 15],
    [15, 15],
    [10, 10],
  ])('of a pose of %i seconds takes %i a set and no less', async (full, least) => {
    const pose = await addAsana(backend, { durationSeconds: full });
    const someone = await backend.createUser();
    expect(await refusalOf(someone, shortened(pose, least - 1))).toBe(tooShort);
    // The duration that is sent counts, even if the practice ran longer.
    const long = practiceOf(pose, { duration_seconds: least - 1 });
    expect(await refusalOf(someone, long)).toBe(tooShort);
    await record(someone, shortened(pose, least));
    expect(await ledgerOf(someone)).toMatchObject([
      { duration_seconds: least, whole: least >= full },
    ]);
  });

  it.each([
    [30, 1, 5],
    [30, 3, 15],
    [59, 2, 18],
    [119, 1, 19],
    [120, 2, 40],
    [600, 2, 40],
  ])('of %i seconds of 120 and %i sets earns its share: %i', async (seconds, sets, points) => {
    const someone = await backend.createUser();
    const answer = await record(someone, shortened(dog, seconds, { sets }));
    expect(answer).toMatchObject({ points_awarded: points, points, total_practices: 1 });
    expect(await ledgerOf(someone)).toEqual([
      { duration_seconds: seconds, sets, points, whole: seconds >= 120 },
    ]);
  });

  it('earns at least one point a set', async () => {
    const humble = await addAsana(backend, { durationSeconds: 60, points: 1 });
    const someone = await backend.createUser();
    const answer = await record(someone, shortened(humble, 15, { sets: 4 }));
    expect(answer.points_awarded).toBe(4);
  });

  it('has run for its seconds times its sets, one second a set forgiven', async () => {
    const someone = await backend.createUser();
    const end = Date.now() - minute;
    const lasting = (ms: number) =>
      practiceOf(dog, { sets: 3, duration_seconds: 30, intervals: [[end - ms, end]] });
    expect(await refusalOf(someone, lasting(86_999))).toBe(tooShort);
    expect(await record(someone, lasting(87_000))).toMatchObject({ points: 15 });
  });

  it('leaves an assignment open, and the whole practice completes it', async () => {
    const someone = await backend.createUser();
    const zone = zoneAtNoon();
    const given = await admin.client
      .from('assigned_asanas')
      .insert({ user_id: someone.id, asana_id: dog.id, due_date: '2026-01-01' })
      .select('id')
      .single();
    const rows = async () => {
      const { data } = await someone.client
        .from('assigned_asanas')
        .select('origin, completed')
        .order('created_at');
      return data;
    };
    const short = shortened(dog, 30, { endedAt: Date.now() - 10 * minute, source: 'class' });
    expect((await record(someone, short)).assignment_id).toBeNull();
    expect(await rows()).toEqual([
      { origin: 'instructor', completed: false },
      { origin: 'practice', completed: true },
    ]);
    const whole = await record(someone, practiceOf(dog, { time_zone: zone }));
    expect(whole.assignment_id).toBe(given.data?.id);
    expect((await rows())?.[0]).toEqual({ origin: 'instructor', completed: true });
  });

  it('does not tick what the school asks for each day, and the whole practice does', async () => {
    const someone = await backend.createUser();
    const { data } = await someone.client.from('asanas').select().eq('key', 'pranayama-breathing');
    const breathing = data?.[0] as TestAsana;
    const ticks = async () => {
      const home = await someone.client.rpc('home', { time_zone: zoneAtNoon() });
      const { mandatory } = home.data as { mandatory: { done_today: boolean }[] };
      return mandatory.map(({ done_today }) => done_today);
    };
    await record(someone, shortened(breathing, 90, { endedAt: Date.now() - 20 * minute }));
    expect(await ticks()).toEqual([false, false]);
    await record(someone, practiceOf(breathing));
    expect(await ticks()).toEqual([false, true]);
  });

  it('counts toward the three of a day', async () => {
    const someone = await backend.createUser();
    for (const ago of [3, 2, 1]) {
      await record(someone, shortened(dog, 30, { endedAt: Date.now() - ago * 5 * minute }));
    }
    expect(await standingOf(backend, someone)).toMatchObject({
      total_practices: 3,
      daily_streak: 1,
      points: 15,
    });
  });

  it('is judged by the pose as it is when it is recorded', async () => {
    const pose = await addAsana(backend, { durationSeconds: 60 });
    const someone = await backend.createUser();
    const set = 'update public.asanas set duration_seconds = $2 where id = $1';
    await backend.sql(set, [pose.id, 120]);
    await record(someone, practiceOf(pose, { endedAt: Date.now() - 10 * minute }));
    await backend.sql(set, [pose.id, 45]);
    await record(someone, practiceOf(pose));
    expect(await ledgerOf(someone)).toEqual([
      { duration_seconds: 60, sets: 1, points: 6, whole: false },
      { duration_seconds: 60, sets: 1, points: 12, whole: true },
    ]);
    await backend.sql(set, [pose.id, 300]);
    expect(await refusalOf(someone, practiceOf(pose, { endedAt: Date.now() }))).toBe(tooShort);
  });
});

describe('a flow', () => {
  it('is one by the same keys as in the app', async () => {
    const [row] = await backend.sql<{ keys: string[] }>('select private.flow_keys() as keys', []);
    expect(row?.keys.toSorted()).toEqual(Object.keys(flows).toSorted());
  });

  it('cut short is refused, and covers no day; moved slower it counts as one', async () => {
    const surya = await suryaNamaskar(backend);
    const someone = await backend.createUser();
    expect(await refusalOf(someone, shortened(surya, surya.duration_seconds - 1))).toBe(tooShort);
    expect(await standingOf(backend, someone)).toMatchObject({ daily_streak: 0, ledger_rows: 0 });
    const slow = await record(someone, shortened(surya, Math.ceil(surya.duration_seconds * 1.5)));
    expect(slow).toMatchObject({ points_awarded: surya.points, daily_streak: 1 });
  });
});

describe('who claims what was not practiced', () => {
  const end = Date.now() - minute;
  const fifteen = { intervals: [[end - 15_000, end]] as [number, number][] };

  it('gets nothing for two hours in fifteen seconds', async () => {
    const pose = await addAsana(backend, { durationSeconds: 15 });
    const lie = practiceOf(pose, { ...fifteen, duration_seconds: 7200 });
    expect(await refusalOf(student, lie)).toBe(tooShort);
  });

  it('gets nothing for the points of a whole set in a quarter of it', async () => {
    expect(await refusalOf(student, practiceOf(dog, fifteen))).toBe(tooShort);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['no second', 0],
    ['less than nothing', -30],
    ['half a second', 30.5],
    ['more than two hours', 7201],
    ['more than any number', 1e300],
    ['a word', 'thirty'],
    ['no number', 'NaN'],
    ['a list', [30]],
  ])('is not understood, claiming %s for a set', async (_, seconds) => {
    const claim = { ...practiceOf(dog), duration_seconds: seconds };
    expect(await refusalOf(student, claim)).toBe(invalid);
  });

  it('cannot say that it was whole', async () => {
    const someone = await backend.createUser();
    await record(someone, { ...shortened(dog, 30), whole: true, points: 5000 });
    expect(await ledgerOf(someone)).toMatchObject([{ whole: false, points: 5 }]);
  });

  it('leaves no trace', async () => {
    expect(await standingOf(backend, student)).toMatchObject({ points: 0, ledger_rows: 0 });
  });
});

const seconds = fc.integer({ min: 5, max: 7200 });
const points = fc.integer({ min: 1, max: 1000 });

describe('the app and the database', () => {
  it('agree on the least that counts and on what it earns', async () => {
    const key = fc.option(fc.constantFrom(...Object.keys(flows), 'tree'));
    const sample = fc.record({ key, hold: seconds, points, seconds });
    await fc.assert(
      fc.asyncProperty(fc.array(sample, { minLength: 200, maxLength: 200 }), async (samples) => {
        const rows = await backend.sql<{ least: number; earned: number }>(
          `select private.least_set_seconds(key, hold) as least,
             private.set_points(points, hold, seconds) as earned
           from jsonb_to_recordset($1) as sample (key text, hold int, points int, seconds int)`,
          [JSON.stringify(samples)],
        );
        expect(rows).toEqual(
          samples.map(({ key, hold, points, seconds }) => ({
            least: leastSetSeconds({ key, durationSeconds: hold }),
            earned: pointsOf({ durationSeconds: hold, points }, { sets: 1, setSeconds: seconds }),
          })),
        );
      }),
      { numRuns: 20 },
    );
  });
});
