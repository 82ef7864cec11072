import { randomUUID } from 'node:crypto';
import type { TestBackend, TestUser } from '../local/testing.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * A zone in which it is about noon now, so that a test of days cannot fall over midnight while it
 * runs. Its offset is fixed: `n * day` ago it was noon as well.
 */
export function zoneAtNoon(now = new Date()): string {
  const hoursAhead = 12 - now.getUTCHours();
  // The signs of these names are the other way round: Etc/GMT-3 is three hours ahead of Greenwich.
  return hoursAhead === 0 ? 'UTC' : `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}

/** The calendar day of a moment, `YYYY-MM-DD`, reckoned by this runtime and not by the database. */
export function localDay(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

/** `days` after a calendar day. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

export interface TestAsana {
  id: string;
  key: string | null;
  duration_seconds: number;
  points: number;
}

/** A pose of 60 seconds and 12 points unless said otherwise. */
export async function addAsana(
  backend: TestBackend,
  asana: { points?: number; durationSeconds?: number; targetArea?: string[] } = {},
): Promise<TestAsana> {
  const [row] = await backend.sql<TestAsana>(
    `insert into public.asanas (name, description, duration_seconds, points, target_area)
     values ($1, 'For a test.', $2, $3, $4)
     returning id, key, duration_seconds, points`,
    [
      `Pose ${randomUUID()}`,
      asana.durationSeconds ?? 60,
      asana.points ?? 12,
      asana.targetArea ?? ['strength'],
    ],
  );
  if (!row) throw new Error('The pose was not added.');
  return row;
}

/** Surya Namaskar as the product data has it. */
export async function suryaNamaskar(backend: TestBackend): Promise<TestAsana> {
  const [row] = await backend.sql<TestAsana>(
    `select id, key, duration_seconds, points from public.asanas where key = 'surya-namaskar'`,
    [],
  );
  if (!row) throw new Error('The product data lacks Surya Namaskar.');
  return row;
}

/** A class without any item, as it is stored. */
export const emptyClass = { v: 1, language: 'en', items: [] };

export interface SentCompletion {
  id: string;
  kind: string;
  asana_id: string | null;
  sets: number;
  source: string;
  duration_seconds: number;
  intervals: [number, number][];
  time_zone: string;
  reflection_answer: string | null;
  run_id: string | null;
  in_pieces: boolean;
}

/** A finished practice that ran without a pause and ended at `endedAt` (epoch milliseconds). */
export function practiceOf(
  asana: TestAsana,
  {
    endedAt = Date.now() - minute,
    ...changes
  }: { endedAt?: number } & Partial<SentCompletion> = {},
): SentCompletion {
  const sets = changes.sets ?? 1;
  return {
    id: randomUUID(),
    kind: 'practice',
    asana_id: asana.id,
    sets,
    source: 'library',
    duration_seconds: asana.duration_seconds,
    intervals: [[endedAt - asana.duration_seconds * sets * 1000, endedAt]],
    time_zone: zoneAtNoon(),
    reflection_answer: null,
    run_id: null,
    in_pieces: false,
    ...changes,
  };
}

/** A finished meditation of `minutes` that ended at `endedAt`. */
export function meditationOf(
  minutes: number,
  {
    endedAt = Date.now() - minute,
    ...changes
  }: { endedAt?: number } & Partial<SentCompletion> = {},
): SentCompletion {
  return {
    id: randomUUID(),
    kind: 'timer',
    asana_id: null,
    sets: 1,
    source: 'timer',
    duration_seconds: minutes * 60,
    intervals: [[endedAt - minutes * minute, endedAt]],
    time_zone: zoneAtNoon(),
    reflection_answer: null,
    run_id: null,
    in_pieces: false,
    ...changes,
  };
}

export interface CompletionAnswer {
  id: string;
  points_awarded: number;
  points: number;
  level: number;
  leveled_up: boolean;
  total_practices: number;
  daily_streak: number;
  daily_streak_increased: boolean;
  current_streak: number;
  best_streak: number;
  assignment_id: string | null;
  achievements: { key: string; name: string; points: number }[];
}

/** Records a completion as an app does. */
export async function record(user: TestUser, completion: unknown): Promise<CompletionAnswer> {
  const { data, error } = await user.client.rpc('record_completion', { completion });
  if (error) throw new Error(error.message, { cause: error });
  return data as CompletionAnswer;
}

/** The code with which the server refuses a completion. */
export async function refusalOf(user: TestUser, completion: unknown): Promise<string> {
  const { error, status } = await user.client.rpc('record_completion', { completion });
  return error ? `${status} ${error.code} ${error.message}` : 'accepted';
}

export interface SentRun {
  id: string;
  class_version_id?: string | null;
  name: string | null;
  intervals: [number, number][];
  steps_done: number;
  steps: number;
  time_zone: string;
  reflection_answer?: string | null;
}

/** A run that ran as these completions, which are the completions of one. */
export function runOf(
  completions: readonly SentCompletion[],
  changes: Partial<SentRun> = {},
): SentRun {
  return {
    id: completions[0]?.run_id ?? randomUUID(),
    name: 'Hips on Monday',
    intervals: completions
      .flatMap(({ intervals }) => intervals)
      .toSorted(([one], [other]) => one - other),
    steps_done: 3,
    steps: 4,
    time_zone: zoneAtNoon(),
    ...changes,
  };
}

export interface RunAnswer {
  id: string;
  seconds: number;
  assignment_id: string | null;
}

/** Records a run as an app does. */
export async function recordRun(user: TestUser, run: unknown): Promise<RunAnswer> {
  const { data, error } = await user.client.rpc('record_run', { run });
  if (error) throw new Error(error.message, { cause: error });
  return data as RunAnswer;
}

/** A class of the school's shelf that practices these poses once, each for its own length. */
export async function addClass(
  backend: TestBackend,
  asanas: readonly TestAsana[],
  name = `Class ${randomUUID()}`,
): Promise<string> {
  const body = {
    v: 1,
    language: 'en',
    items: asanas.map(({ id }, place) => ({
      id: String(place).padStart(8, '0'),
      kind: 'pose',
      asanaId: id,
      side: 'both',
      sets: 1,
    })),
  };
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.classes (user_id, name, body) values (null, $1, $2) returning id`,
    [name, body],
  );
  return row?.id ?? '';
}

/** The version of a class as it stands now. */
export async function versionOf(backend: TestBackend, classId: string): Promise<string> {
  const [row] = await backend.sql<{ id: string }>('select private.version_of($1) as id', [classId]);
  return row?.id ?? '';
}

/** What an instructor gives. */
export interface TestWork {
  name: string;
  /** What names it in a row of `assigned_asanas` or `assignment_series`. */
  columns: { asana_id: string | null; class_version_id: string | null };
  /** What names it where it is given. */
  given: { asana_ids: string[] } | { class_ids: string[] };
  /** Does it once, as an app records that, and says which assignment that completed. */
  practice: (
    student: TestUser,
    changes?: { endedAt?: number } & Partial<SentCompletion>,
  ) => Promise<{ assignment_id: string | null }>;
}

/** A pose to give. */
export async function addPoseWork(
  backend: TestBackend,
  name = `Pose ${randomUUID()}`,
): Promise<TestWork> {
  const pose = await addAsana(backend);
  await backend.sql('update public.asanas set name = $2 where id = $1', [pose.id, name]);
  return {
    name,
    columns: { asana_id: pose.id, class_version_id: null },
    given: { asana_ids: [pose.id] },
    practice: (student, changes) => record(student, practiceOf(pose, changes)),
  };
}

/** A class of one pose to give. */
export async function addClassWork(
  backend: TestBackend,
  name = `Class ${randomUUID()}`,
): Promise<TestWork> {
  const pose = await addAsana(backend);
  const classId = await addClass(backend, [pose], name);
  const versionId = await versionOf(backend, classId);
  return {
    name,
    columns: { asana_id: null, class_version_id: versionId },
    given: { class_ids: [classId] },
    practice: async (student, { reflection_answer = null, ...changes } = {}) => {
      const completion = practiceOf(pose, { source: 'class', run_id: randomUUID(), ...changes });
      await record(student, completion);
      return recordRun(
        student,
        runOf([completion], {
          class_version_id: versionId,
          time_zone: completion.time_zone,
          reflection_answer,
        }),
      );
    },
  };
}

/** For suites that hold for whatever is given. */
export const kindsOfWork = [
  { kind: 'a pose', addWork: addPoseWork },
  { kind: 'a class', addWork: addClassWork },
];

/** The counters of a profile and the rows behind them, read past every policy. */
export async function standingOf(backend: TestBackend, user: TestUser) {
  const [row] = await backend.sql<{
    points: number;
    level: number;
    total_practices: number;
    daily_streak: number;
    current_streak: number;
    best_streak: number;
    ledger_rows: number;
    ledger_points: number;
  }>(
    `select points, level, total_practices, daily_streak, current_streak, best_streak,
       (select count(*)::int from public.practice_ledger where user_id = profiles.id) as ledger_rows,
       (select coalesce(sum(points), 0)::int from public.practice_ledger where user_id = profiles.id)
         as ledger_points
     from public.profiles where id = $1`,
    [user.id],
  );
  if (!row) throw new Error('The student has no profile.');
  return row;
}

/** Lets a student's device take notifications, as its browser describes it. */
export async function addDevice(
  user: TestUser,
  device: { endpoint: string; p256dh: string; auth: string },
  { timeZone = zoneAtNoon(), name = 'Chrome on Linux' } = {},
): Promise<string> {
  const { data, error } = await user.client.rpc('save_push_subscription', {
    ...device,
    device: name,
    time_zone: timeZone,
  });
  if (error) throw new Error(error.message, { cause: error });
  return data as string;
}

/** Turns on the switches for notifications on a device, and saves the other `settings`. */
export async function wantPushes(user: TestUser, settings: Record<string, unknown> = {}) {
  const { error } = await user.client
    .from('profiles')
    .update({ notifications_enabled: true, push_notifications_enabled: true, ...settings })
    .eq('id', user.id);
  if (error) throw new Error(error.message);
}

/** The stored days of a student that differ from a count of the ledger. */
export async function wrongDays({ sql }: TestBackend, student: TestUser) {
  return sql(
    `with rows as (
       select
         ledger.*, coalesce(counted.day, ledger.local_date) as day, asanas.key
       from public.practice_ledger as ledger
       left join private.counted_days($1) as counted on counted.id = ledger.id
       left join public.asanas on asanas.id = ledger.asana_id
       where ledger.user_id = $1
     ),
     counted as (
       select
         day,
         count(*) filter (where kind = 'practice')::int as practices,
         count(*) filter (where kind = 'timer')::int as meditations,
         sum(duration_seconds * sets)::int as seconds,
         sum(points)::int as points,
         count(*) filter (where kind = 'practice') >= 3
           or count(*) filter (where key = 'surya-namaskar') > 0 as is_covered
       from rows group by day
     ),
     stored as (
       select local_date as day, practices, meditations, seconds, points, is_covered
       from public.practice_days where user_id = $1
     )
     (select 'counted' as by, * from (select * from counted except select * from stored) as lacking)
     union all
     (select 'stored', * from (select * from stored except select * from counted) as invented)`,
    [student.id],
  );
}
