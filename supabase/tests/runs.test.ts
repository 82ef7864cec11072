import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  addClass,
  addClassWork,
  addPoseWork,
  day,
  dayAfter,
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
  type TestWork,
  versionOf,
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
    expect(await recordRun(student, run)).toEqual({
      id: run_id,
      seconds: 180,
      assignment_id: null,
    });
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
    expect(await recordRun(student, both)).toMatchObject({ id: run.id, seconds: 60 });

    const newcomer = await backend.createUser({ joinedAt: new Date() });
    const theirs = await practiced(newcomer);
    const before = [Date.now() - day, Date.now() - day + minute];
    expect(await runRefusalOf(newcomer, { ...theirs, intervals: [before] })).toBe(
      refused('run_before_sign_up'),
    );
    const counted = { ...theirs, intervals: [before, ...theirs.intervals] };
    expect(await recordRun(newcomer, counted)).toMatchObject({ id: theirs.id, seconds: 60 });
  });

  const end = Date.now() - minute;
  it.each<[string, object]>([
    ['no id', { id: null }],
    ['an id that is none', { id: 'one' }],
    ['a name of more than 100 characters', { name: 'n'.repeat(101) }],
    ['a class that is none', { class_version_id: 'mine' }],
    ['a reflection longer than a page', { reflection_answer: 'a'.repeat(4001) }],
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

describe('a run of a class that was given', () => {
  const zone = zoneAtNoon();
  const today = localDay(Date.now(), zone);
  let student: TestUser;
  /** The dog and the tree: 180 seconds of practice. */
  let classId: string;
  let version: string;
  beforeEach(async () => {
    student = await backend.createUser();
    classId = await addClass(backend, [dog, tree]);
    version = await versionOf(backend, classId);
  });

  async function give(columns: object = {}, to = student) {
    const { data, error } = await admin.client
      .from('assigned_asanas')
      .insert({ user_id: to.id, class_version_id: version, due_date: today, ...columns })
      .select('id, series_id')
      .single();
    if (error) throw new Error(error.message);
    return { id: String(data.id), series: String(data.series_id) };
  }
  /** Practices a class for so many seconds, and records that as its run. */
  async function run(
    seconds: number,
    {
      of = version,
      by = student,
      endedAt = Date.now() - minute,
      ...changes
    }: { of?: string | null; by?: TestUser; endedAt?: number; reflection_answer?: string } = {},
  ) {
    const completion = practiceOf(tree, { run_id: randomUUID(), endedAt });
    await record(by, completion);
    const sent = runOf([completion], {
      class_version_id: of,
      intervals: [[endedAt - seconds * second, endedAt]],
      ...changes,
    });
    return { sent, answer: await recordRun(by, sent), completion };
  }
  const given = async (of = student) =>
    (
      await of.client
        .from('assigned_asanas')
        .select('id, completed, due_date, reflection_answer, completion_id')
        .eq('origin', 'instructor')
        .order('due_date')
    ).data ?? [];
  /** The class as it is after an instructor has edited it. */
  const edited = async () => {
    await admin.client.from('classes').update({ name: 'Edited' }).eq('id', classId);
    return versionOf(backend, classId);
  };

  it('leaves it open after 79 % of its practice', async () => {
    const { id } = await give();
    const { answer } = await run(143);
    expect(answer.assignment_id).toBeNull();
    expect(await given()).toMatchObject([{ id, completed: false }]);
    expect(await runsOf(student, 'class_version_id, assignment_id')).toEqual([
      { class_version_id: version, assignment_id: null },
    ]);
  });

  it('completes it after 80 %, with its last practice and the answer, and the next one is made', async () => {
    const { id } = await give({ reflection_question: 'How was it?' });
    const { answer, completion } = await run(144, { reflection_answer: '  Calm.  ' });
    expect(answer).toEqual({ id: completion.run_id, seconds: 144, assignment_id: id });
    expect(await given()).toEqual([
      {
        id,
        completed: true,
        due_date: today,
        reflection_answer: 'Calm.',
        completion_id: completion.id,
      },
      {
        id: expect.any(String),
        completed: false,
        due_date: dayAfter(today, 1),
        reflection_answer: null,
        completion_id: null,
      },
    ]);
    expect(await runsOf(student, 'class_version_id, assignment_id')).toEqual([
      { class_version_id: version, assignment_id: id },
    ]);
  });

  it('is completed by the last of its practices, which may be a meditation', async () => {
    await give();
    const endedAt = Date.now() - 10 * minute;
    const completions = [
      practiceOf(tree, { run_id: randomUUID(), endedAt }),
      meditationOf(5, { endedAt: endedAt + 6 * minute }),
    ];
    const [{ run_id } = { run_id: null }] = completions;
    for (const completion of completions) await record(student, { ...completion, run_id });
    await recordRun(student, runOf(completions, { class_version_id: version }));
    expect(await given()).toMatchObject([{ completion_id: completions[1]?.id }, {}]);
  });

  it('is completed by a practice within its time alone', async () => {
    await give();
    const run_id = randomUUID();
    const endedAt = Date.now() - 20 * minute;
    const within = practiceOf(tree, { run_id, endedAt });
    const after = practiceOf(tree, { run_id, endedAt: endedAt + 10 * minute });
    await record(student, after);
    const sent = {
      ...runOf([within], { class_version_id: version }),
      intervals: [[endedAt - 120 * second, endedAt + 60 * second]],
    };
    expect(await runRefusalOf(student, sent)).toBe(refused('run_without_practice'));
    await record(student, within);
    await recordRun(student, sent);
    expect(
      await backend.sql(
        `select completion_id, extract(epoch from completed_date)::float8 as ended from public.assigned_asanas
         where user_id = $1 and class_version_id is not null and completed`,
        [student.id],
      ),
    ).toEqual([{ completion_id: within.id, ended: endedAt / second }]);
  });

  it('keeps the answer also where it completes nothing', async () => {
    await run(180, { of: null, reflection_answer: ' Calm. ' });
    expect(await runsOf(student, 'reflection_answer, assignment_id')).toEqual([
      { reflection_answer: 'Calm.', assignment_id: null },
    ]);
  });

  it('sent twice completes one', async () => {
    const { id } = await give();
    const { sent, answer } = await run(180);
    expect(await recordRun(student, sent)).toEqual(answer);
    expect(answer.assignment_id).toBe(id);
    expect((await given()).map(({ completed }) => completed as boolean)).toEqual([true, false]);
  });

  it('that overlaps another one completes nothing', async () => {
    const { id } = await give();
    const endedAt = Date.now() - 5 * minute;
    await run(60, { of: null, endedAt });
    await expect(run(180, { endedAt: endedAt + minute })).rejects.toThrow('run_overlaps');
    expect(await given()).toMatchObject([{ id, completed: false }]);
  });

  it('counts for the class, also as it was before an instructor edited it', async () => {
    const { id } = await give({ class_version_id: await edited() });
    expect((await run(180)).answer.assignment_id).toBe(id);
    expect(await runsOf(student, 'class_version_id')).toEqual([{ class_version_id: version }]);
  });

  it('completes the version that was practiced first, and then what is due first of others', async () => {
    const frequency = 'once';
    const own = await give({ due_date: dayAfter(today, -1), frequency });
    const other = { class_version_id: await edited(), frequency };
    const second = await give({ ...other, due_date: dayAfter(today, -2) });
    const first = await give({ ...other, due_date: dayAfter(today, -3) });
    const completed = [];
    for (const minutes of [20, 10, 1]) {
      const { answer } = await run(180, { endedAt: Date.now() - minutes * minute });
      completed.push(answer.assignment_id);
    }
    expect(completed).toEqual([own.id, first.id, second.id]);
  });

  describe('whose poses changed since', () => {
    let long: TestAsana;
    beforeEach(async () => {
      long = await addAsana(backend, { durationSeconds: 120 });
      classId = await addClass(backend, [long, tree]);
      version = await versionOf(backend, classId);
      await give();
    });
    const change = (set: string) =>
      backend.sql(`update public.asanas set ${set} where id = $1`, [long.id]);
    const openAfter = async (seconds: number, options?: object) =>
      (await run(seconds, options)).answer.assignment_id === null;

    it('needs 80 % of what is not archived', async () => {
      await change('archived_at = now()');
      const endedAt = Date.now() - 10 * minute;
      expect([await openAfter(47, { endedAt }), await openAfter(48)]).toEqual([true, false]);
    });

    it('needs 80 % of what became shorter', async () => {
      await change('duration_seconds = 60');
      const endedAt = Date.now() - 10 * minute;
      expect([await openAfter(95, { endedAt }), await openAfter(96)]).toEqual([true, false]);
    });

    it('needs no more than when it was given', async () => {
      await change('duration_seconds = 7200');
      expect(await openAfter(144)).toBe(false);
    });

    it('stays open where nothing is left of it', async () => {
      version = await versionOf(backend, await addClass(backend, [long]));
      const { id } = await give();
      await change('archived_at = now()');
      expect(await openAfter(180)).toBe(true);
      expect(await given()).toContainEqual(expect.objectContaining({ id, completed: false }));
    });
  });

  it('does not do a series twice on one day', async () => {
    await give();
    await run(180, { endedAt: Date.now() - 10 * minute });
    expect((await run(180)).answer.assignment_id).toBeNull();
    expect(await given()).toMatchObject([
      { completed: true },
      { completed: false, due_date: dayAfter(today, 1) },
    ]);
  });

  it('completes the open assignment of a whole pose in it as well', async () => {
    const { id } = await give();
    const alone = await give({ class_version_id: null, asana_id: tree.id });
    expect((await run(180)).answer.assignment_id).toBe(id);
    const done = (await given()).filter(({ completed }) => completed);
    expect(done.map((row) => row.id as string).toSorted()).toEqual([id, alone.id].toSorted());
  });

  it('keeps its points and completes nothing when an instructor ended it meanwhile', async () => {
    const { id } = await give();
    const { error } = await admin.client.rpc('end_assignment', { assignment_id: id });
    expect(error).toBeNull();
    expect((await run(180)).answer.assignment_id).toBeNull();
    expect(await given()).toEqual([]);
    expect(await standingOf(backend, student)).toMatchObject({ points: 12 });
    expect(await runsOf(student, 'class_version_id')).toEqual([{ class_version_id: version }]);
  });

  it.each([
    ['nobody has', () => Promise.resolve(randomUUID()), false],
    ['only another student was given', () => Promise.resolve(version), true],
    ['is newer than what was given', edited, false],
  ])('is stored without a class that %s, and completes nothing', async (_, sent, isTheirs) => {
    const other = await backend.createUser();
    const of = await sent();
    await give({}, isTheirs ? other : student);
    expect((await run(180, { of })).answer.assignment_id).toBeNull();
    expect(await runsOf(student, 'class_version_id')).toEqual([{ class_version_id: null }]);
    expect(await given(isTheirs ? other : student)).toMatchObject([{ completed: false }]);
  });

  it('is followed as a pose is that was given in the same way', async () => {
    const asked = { frequency: 'weekly', due_date: dayAfter(today, -2) };
    const adherenceOf = async (work: TestWork) => {
      const someone = await backend.createUser();
      const { series } = await give({ ...asked, ...work.columns }, someone);
      await work.practice(someone, { endedAt: Date.now() - day - minute, time_zone: zone });
      await work.practice(someone, { endedAt: Date.now() - minute, time_zone: zone });
      return backend.sql(
        `select done, expected, adherence::float8 from private.week_adherence($1, $2, $3)
         union all
         select done, expected, null from private.assignment_weeks($4, $2, 1, $3)`,
        [series, dayAfter(today, -6), today, someone.id],
      );
    };
    const ofClass = await adherenceOf(await addClassWork(backend));
    expect(ofClass).toEqual(await adherenceOf(await addPoseWork(backend)));
    expect(ofClass).toEqual([
      { done: 2, expected: 1, adherence: 1 },
      { done: 1, expected: 1, adherence: null },
    ]);
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
