import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  day,
  localDay,
  meditationOf,
  minute,
  practiceOf,
  record,
  recordRun,
  refusalOf,
  runOf,
  type SentCompletion,
  standingOf,
  type TestAsana,
  zoneAtNoon,
} from './support.ts';

/** Practices of several poses one after the other, and the completions they are made of. */
let backend: TestBackend;
let admin: TestUser;
/** 120 seconds and 20 points. */
let dog: TestAsana;
/** 60 seconds and 12 points. */
let tree: TestAsana;
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
  dog = await addAsana(backend, { durationSeconds: 120, points: 20 });
  tree = await addAsana(backend);
});
afterAll(() => backend.close());

const second = 1000;

/** The first `count` stretches of `seconds` that begin every `every` seconds from `begin` on. */
const stretches = (begin: number, count: number, { seconds = 15, every = 60 } = {}) =>
  Array.from({ length: count }, (_, index): [number, number] => {
    const start = begin + index * every * second;
    return [start, start + seconds * second];
  });

const ledgerOf = async (user: TestUser) => {
  const { data } = await user.client
    .from('practice_ledger')
    .select('run_id, sets, duration_seconds, points, whole')
    .order('finished_at');
  return data;
};
const runsOf = async (user: TestUser, columns = '*') =>
  (await user.client.from('class_runs').select(columns)).data;

describe('a completion of a run', () => {
  it('carries the run, and so does a meditation', async () => {
    const student = await backend.createUser();
    const run_id = randomUUID();
    await record(student, practiceOf(tree, { run_id, endedAt: Date.now() - 10 * minute }));
    await record(student, meditationOf(5, { run_id }));
    await record(student, practiceOf(tree));
    expect((await ledgerOf(student))?.map((row) => row.run_id)).toEqual([run_id, run_id, null]);
  });

  it('needs neither run nor pieces', async () => {
    const student = await backend.createUser();
    const { run_id: _, in_pieces: __, ...earlier } = practiceOf(tree);
    await record(student, earlier);
    expect(await ledgerOf(student)).toMatchObject([{ run_id: null, whole: true }]);
  });
});

describe('a pose practiced in pieces', () => {
  /** Eight times fifteen seconds. */
  const pieces = (changes: Partial<SentCompletion> = {}) =>
    practiceOf(dog, {
      run_id: randomUUID(),
      in_pieces: true,
      intervals: stretches(Date.now() - 20 * minute, 8),
      ...changes,
    });

  it('earns as if it had been practiced at one time, and is not whole', async () => {
    const student = await backend.createUser();
    expect(await record(student, pieces())).toMatchObject({ points_awarded: 20 });
    expect(await ledgerOf(student)).toMatchObject([
      { duration_seconds: 120, sets: 1, points: 20, whole: false },
    ]);
  });

  it('is whole if one pass was, and if it lasted long enough', async () => {
    const student = await backend.createUser();
    const withOneWhole: [number, number][] = [
      ...stretches(Date.now() - 20 * minute, 2),
      [Date.now() - 10 * minute, Date.now() - 8 * minute],
    ];
    await record(student, pieces({ in_pieces: false, intervals: withOneWhole }));
    const short = stretches(Date.now() - 7 * minute, 2, { seconds: 30 });
    await record(student, pieces({ in_pieces: false, duration_seconds: 60, intervals: short }));
    expect((await ledgerOf(student))?.map(({ whole }) => whole as boolean)).toEqual([true, false]);
  });

  it('leaves an assignment of the whole pose open', async () => {
    const student = await backend.createUser();
    const given = await admin.client
      .from('assigned_asanas')
      .insert({ user_id: student.id, asana_id: dog.id, due_date: '2026-01-01' })
      .select('id')
      .single();
    expect((await record(student, pieces())).assignment_id).toBeNull();
    const whole = practiceOf(dog, { run_id: randomUUID() });
    expect((await record(student, whole)).assignment_id).toBe(given.data?.id);
  });

  it('lets other poses of the run be practiced in between, but not at the same time', async () => {
    const student = await backend.createUser();
    const begin = Date.now() - 20 * minute;
    await record(student, pieces({ intervals: stretches(begin, 8) }));
    const others = (shift: number) =>
      practiceOf(tree, { in_pieces: true, intervals: stretches(begin + shift * second, 4) });
    expect(await refusalOf(student, others(14))).toBe('400 P0001 completion_overlaps');
    await record(student, others(15));
    await record(student, others(30));
    expect(await standingOf(backend, student)).toMatchObject({ points: 44, ledger_rows: 3 });
  });
});

/** Records a completion of one minute that belongs to a run, and returns that run. */
async function practiced(
  student: TestUser,
  { endedAt = Date.now() - minute, ...changes }: { endedAt?: number; id?: string } = {},
) {
  const completion = practiceOf(tree, { endedAt, run_id: changes.id ?? randomUUID() });
  await record(student, completion);
  return runOf([completion], changes);
}
const runRefusalOf = async (user: Pick<TestUser, 'client'>, run: unknown) => {
  const { error, status } = await user.client.rpc('record_run', { run });
  return error ? `${status} ${error.code} ${error.message}` : 'accepted';
};
const refused = (code: string) => `400 P0001 ${code}`;

describe('a run', () => {
  it('is recorded with the whole seconds in which it ran', async () => {
    const student = await backend.createUser();
    const zone = zoneAtNoon();
    const run_id = randomUUID();
    const begin = Date.now() - 20 * minute;
    const completions = [
      practiceOf(dog, { run_id, in_pieces: true, intervals: stretches(begin, 8) }),
      practiceOf(tree, { run_id, endedAt: begin + 10 * minute + 700 }),
    ];
    for (const completion of completions) await record(student, completion);
    const ended = begin + 10 * minute + 900;
    const run = runOf(completions);
    run.intervals.push([begin + 10 * minute + 700, ended]);
    expect(await recordRun(student, run)).toEqual({ id: run_id, seconds: 180 });
    expect(await runsOf(student)).toEqual([
      expect.objectContaining({
        id: run_id,
        user_id: student.id,
        name: 'Hips on Monday',
        seconds: 180,
        steps_done: 3,
        steps: 4,
        time_zone: zone,
        local_date: localDay(ended, zone),
      }),
    ]);
    const { data } = await student.client.from('class_runs').select('finished_at').single();
    expect(Date.parse(String(data?.finished_at))).toBe(ended);
  });

  it('earns nothing, and counts as no practice', async () => {
    const student = await backend.createUser();
    const run = await practiced(student);
    const before = await standingOf(backend, student);
    await recordRun(student, run);
    expect(await standingOf(backend, student)).toEqual(before);
  });

  it.each([
    ['has no name of a practice list', null, null],
    ['has none of spaces', '   ', null],
    ['has its own without spaces around it', `  ${'n'.repeat(100)} `, 'n'.repeat(100)],
  ])('%s', async (_, name, recorded) => {
    const student = await backend.createUser();
    await recordRun(student, { ...(await practiced(student)), name });
    expect(await runsOf(student, 'name')).toEqual([{ name: recorded }]);
  });

  it('that was ended in its first step has no step done', async () => {
    const student = await backend.createUser();
    await recordRun(student, { ...(await practiced(student)), steps_done: 0, steps: 300 });
    expect(await runsOf(student, 'steps_done, steps')).toEqual([{ steps_done: 0, steps: 300 }]);
  });

  it('sent again changes nothing and gets the first answer', async () => {
    const student = await backend.createUser();
    const run = await practiced(student);
    const first = await recordRun(student, run);
    const before = await runsOf(student);
    const changed = { ...run, name: 'Another', intervals: [[0, 1]], steps_done: 1 };
    expect(await recordRun(student, changed)).toEqual(first);
    expect(await runsOf(student)).toEqual(before);
  });

  it('sent twenty times at once is recorded once', async () => {
    const student = await backend.createUser();
    const run = await practiced(student);
    const answers = await Promise.all(Array.from({ length: 20 }, () => recordRun(student, run)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await runsOf(student)).toHaveLength(1);
  });

  it('is refused under the id of another student’s run, and without a word about it', async () => {
    const [student, stranger] = [await backend.createUser(), await backend.createUser()];
    const run = await practiced(student);
    await recordRun(student, run);
    const theirs = await practiced(stranger, { id: run.id });
    expect(await runRefusalOf(stranger, theirs)).toBe(refused('run_invalid'));
    expect(await runsOf(stranger)).toEqual([]);
  });

  it('is refused without a completion by the same student', async () => {
    const [student, stranger] = [await backend.createUser(), await backend.createUser()];
    const run = await practiced(student);
    expect(await runRefusalOf(stranger, run)).toBe(refused('run_without_practice'));
    expect(await runRefusalOf(student, { ...run, id: randomUUID() })).toBe(
      refused('run_without_practice'),
    );
    expect(await runRefusalOf(student, run)).toBe('accepted');
  });

  it('shares no minute with another of the same student', async () => {
    const [student, other] = [await backend.createUser(), await backend.createUser()];
    const end = Date.now() - 10 * minute;
    await recordRun(student, await practiced(student, { endedAt: end }));
    const next = await practiced(student, { endedAt: end + minute });
    const intervals = [[end - second, end + minute]];
    expect(await runRefusalOf(student, { ...next, intervals })).toBe(refused('run_overlaps'));
    await recordRun(student, next);
    await recordRun(other, await practiced(other, { endedAt: end }));
    expect(await runsOf(student)).toHaveLength(2);
  });

  it('may end at most two minutes ahead', async () => {
    const student = await backend.createUser();
    const run = await practiced(student);
    const [[start] = [0]] = run.intervals;
    const until = (seconds: number) => ({
      ...run,
      intervals: [[start, Date.now() + seconds * second]],
    });
    expect(await runRefusalOf(student, until(130))).toBe(refused('run_in_future'));
    expect(await runRefusalOf(student, until(100))).toBe('accepted');
  });

  it('counts what was practiced within seven days and under the account', async () => {
    const student = await backend.createUser();
    const run = await practiced(student);
    const old = [Date.now() - 8 * day, Date.now() - 8 * day + minute];
    expect(await runRefusalOf(student, { ...run, intervals: [old] })).toBe(refused('run_stale'));
    const both = { ...run, intervals: [old, ...run.intervals] };
    expect(await recordRun(student, both)).toEqual({ id: run.id, seconds: 60 });

    const newcomer = await backend.createUser({ joinedAt: new Date() });
    const theirs = await practiced(newcomer);
    const before = [Date.now() - day, Date.now() - day + minute];
    expect(await runRefusalOf(newcomer, { ...theirs, intervals: [before] })).toBe(
      refused('run_before_sign_up'),
    );
    const counted = { ...theirs, intervals: [before, ...theirs.intervals] };
    expect(await recordRun(newcomer, counted)).toEqual({ id: theirs.id, seconds: 60 });
  });

  const end = Date.now() - minute;
  it.each<[string, object]>([
    ['no id', { id: null }],
    ['an id that is none', { id: 'one' }],
    ['a name of more than 100 characters', { name: 'n'.repeat(101) }],
    ['no intervals', { intervals: [] }],
    ['an interval without an end', { intervals: [[end]] }],
    ['an interval that ends before it starts', { intervals: [[end, end - 1]] }],
    [
      'intervals out of order',
      {
        intervals: [
          [end - 10, end],
          [end - 30, end - 20],
        ],
      },
    ],
    [
      'intervals that overlap',
      {
        intervals: [
          [end - 30, end - 10],
          [end - 20, end],
        ],
      },
    ],
    ['more than 500 intervals', { intervals: stretches(end - 600 * minute, 501) }],
    ['no steps', { steps: 0, steps_done: 0 }],
    ['more than 300 steps', { steps: 301 }],
    ['half a step', { steps_done: 1.5 }],
    ['more steps done than there are', { steps_done: 5 }],
    ['fewer steps done than none', { steps_done: -1 }],
    ['nothing said of steps', { steps_done: null }],
    ['steps in words', { steps: 'four' }],
    ['a zone that is none', { time_zone: 'Nowhere/Land' }],
    ['no zone', { time_zone: null }],
  ])('is not understood with %s', async (_, change) => {
    const student = await backend.createUser();
    const run = await practiced(student);
    expect(await runRefusalOf(student, { ...run, ...change })).toBe(refused('run_invalid'));
    expect(await runsOf(student)).toEqual([]);
  });

  it.each([[null], [{}], [[[]]], [7]])('is no %j', async (value) => {
    expect(await runRefusalOf(admin, value)).toBe(refused('run_invalid'));
  });
});

describe('who may', () => {
  it('read a run: its student alone', async () => {
    const [student, stranger] = [await backend.createUser(), await backend.createUser()];
    const run = await practiced(student);
    await recordRun(student, run);
    const seen = async (user: TestUser) =>
      (await user.client.from('class_runs').select('id').eq('id', run.id)).data?.length;
    expect([await seen(student), await seen(stranger), await seen(admin)]).toEqual([1, 0, 0]);
    expect((await backend.clientFor(null).from('class_runs').select()).status).toBe(401);
  });

  it('write one: nobody but the function that records it', async () => {
    const student = await backend.createUser();
    await recordRun(student, await practiced(student));
    const [run] = (await runsOf(student)) ?? [];
    const copy = { ...Object(run), id: randomUUID() };
    for (const [client, status] of [
      [student.client, 403],
      [admin.client, 403],
      [backend.clientFor(null), 401],
    ] as const) {
      const table = client.from('class_runs');
      expect((await table.insert(copy)).status).toBe(status);
      expect((await table.update({ name: 'Mine' }).eq('user_id', student.id)).status).toBe(status);
      expect((await table.delete().eq('user_id', student.id)).status).toBe(status);
    }
    expect(await runsOf(student)).toEqual([run]);
  });

  it('record one: everybody signed in, each for themselves and for this moment', async () => {
    expect(await runRefusalOf(admin, await practiced(admin))).toBe('accepted');
    const visitor = { client: backend.clientFor(null) };
    expect(await runRefusalOf(visitor, runOf([]))).toMatch(/^401 42501/);
    const roles = await backend.sql(
      `select role from unnest(array['anon', 'authenticated', 'service_role']) as role
       where has_function_privilege(
         role, 'private.record_run_at(uuid, jsonb, timestamptz)', 'execute'
       )`,
    );
    expect(roles).toEqual([]);
  });
});
