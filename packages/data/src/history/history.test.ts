import { randomUUID } from 'node:crypto';
import { localDate } from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import {
  addAsana,
  day,
  dayAfter,
  minute,
  practiceOf,
  record,
  recordRun,
  runOf,
  meditationOf,
  type TestAsana,
  zoneAtNoon,
} from '../../../../supabase/tests/support.ts';
import { failureOf } from '../testing/failureOf.ts';
import { type HistoryCursor, historyPageSize, listHistory } from './listHistory.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
let admin: TestUser;
let pose: TestAsana;
const timeZone = zoneAtNoon();
const today = localDate(Date.now(), timeZone);
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  other = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  pose = await addAsana(backend);
});
afterAll(() => backend.close());

const historyOf = (
  user: TestUser,
  { since = dayAfter(today, -60), of = user, after = null as HistoryCursor | null } = {},
) => listHistory(user.client, { userId: of.id, since, after });

describe('the history of a student', () => {
  it('begins empty', async () => {
    expect(await historyOf(student)).toEqual({ entries: [], next: null });
  });

  it('lists each practice and each meditation, the newest first', async () => {
    const practice = practiceOf(pose, { endedAt: Date.now() - 2 * day, sets: 3, source: 'home' });
    const meditation = meditationOf(10);
    await record(student, practice);
    await record(student, meditation);
    const { entries, next } = await historyOf(student);
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      {
        id: meditation.id,
        kind: 'timer',
        asana: null,
        source: 'timer',
        durationSeconds: 600,
        points: 10,
        localDate: today,
        assignment: null,
      },
      {
        id: practice.id,
        kind: 'practice',
        asana: { id: pose.id },
        source: 'home',
        sets: 3,
        durationSeconds: 60,
        points: 36,
        localDate: dayAfter(today, -2),
        assignment: null,
      },
    ]);
  });

  it('holds the question, the answer and the reply of an assignment', async () => {
    const asked = await addAsana(backend);
    await admin.client.from('assigned_asanas').insert({
      user_id: student.id,
      asana_id: asked.id,
      due_date: today,
      notes: 'Slowly.',
      reflection_question: 'How was it?',
    });
    const done = practiceOf(asked, {
      endedAt: Date.now() - 20 * minute,
      source: 'assignment',
      reflection_answer: 'Warm.',
    });
    await record(student, done);
    await backend.sql(
      `update public.assigned_asanas set reply = 'Good.', replied_at = now()
       where completion_id = $1`,
      [done.id],
    );
    const { entries } = await historyOf(student);
    expect(entries.find(({ id }) => id === done.id)?.assignment).toMatchObject({
      notes: 'Slowly.',
      reflectionQuestion: 'How was it?',
      reflectionAnswer: 'Warm.',
      reply: 'Good.',
      repliedAt: expect.any(String),
      replySeenAt: null,
    });
  });

  it('keeps a practice whose pose can no longer be read', async () => {
    const archived = await addAsana(backend);
    const done = practiceOf(archived, { endedAt: Date.now() - 30 * minute });
    await record(student, done);
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [archived.id]);
    const { entries } = await historyOf(student);
    expect(entries.find(({ id }) => id === done.id)).toMatchObject({
      kind: 'practice',
      asana: null,
    });
  });

  it('says of which run a practice was part, and what is known of it', async () => {
    const [runId, lost] = [randomUUID(), randomUUID()];
    const inClass = practiceOf(pose, { endedAt: Date.now() - 40 * minute, run_id: runId });
    const unknown = practiceOf(pose, { endedAt: Date.now() - 50 * minute, run_id: lost });
    await record(student, inClass);
    await record(student, unknown);
    await recordRun(student, runOf([inClass], { name: 'Hips on Monday' }));
    const { entries } = await historyOf(student);
    const runsOf = (id: string) => {
      const entry = entries.find((one) => one.id === id);
      return [entry?.runId, entry?.run];
    };
    expect(runsOf(inClass.id)).toEqual([
      runId,
      { name: 'Hips on Monday', seconds: 60, assignment: null },
    ]);
    expect(runsOf(unknown.id)).toEqual([lost, null]);
    expect(entries.filter(({ runId: some }) => some === null).length).toBeGreaterThan(0);
  });

  it('hides the runs of other students', async () => {
    const runId = randomUUID();
    const theirs = practiceOf(pose, { endedAt: Date.now() - 60 * minute, run_id: runId });
    await record(other, theirs);
    await recordRun(other, runOf([theirs]));
    const claimed = practiceOf(pose, { endedAt: Date.now() - 60 * minute, run_id: runId });
    const third = await backend.createUser();
    await record(third, claimed);
    const { entries } = await historyOf(third);
    expect(entries).toMatchObject([{ id: claimed.id, runId, run: null }]);
  });

  it('leaves out what lies before the first day', async () => {
    const { entries } = await historyOf(student, { since: dayAfter(today, -1) });
    expect(entries.map(({ localDate: ended }) => ended)).not.toContain(dayAfter(today, -2));
  });

  it('leaves out the points of an achievement', async () => {
    await backend.sql(
      `insert into public.practice_ledger (id, user_id, kind, achievement_id, duration_seconds,
         points, started_at, finished_at, time_zone, local_date)
       select $1, $2, 'achievement', id, 0, 50, now(), now(), 'UTC', $3
       from public.achievements limit 1`,
      [randomUUID(), student.id, today],
    );
    const { entries } = await historyOf(student);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['practice', 'timer']));
  });
});

describe('the history can be read by its student alone:', () => {
  it('another student and an admin read nothing', async () => {
    for (const user of [other, admin]) {
      expect(await historyOf(user, { of: student })).toEqual({ entries: [], next: null });
    }
  });

  it('a visitor is refused', async () => {
    const visitor = backend.clientFor(null);
    const asked = { userId: student.id, since: today, after: null };
    expect(await failureOf(listHistory(visitor, asked))).toEqual({
      kind: 'unauthorized',
      code: '42501',
    });
  });
});

describe('a long history', () => {
  const days = 9;
  const perDay = 120;

  it('comes page by page, each entry once, in its order', async () => {
    const diligent = await backend.createUser();
    // Many end in the same moment, as meditations and practices may: only the id tells them apart.
    const rows = await backend.sql<{ id: string }>(
      `insert into public.practice_ledger (id, user_id, kind, asana_id, duration_seconds, points,
         started_at, finished_at, active, time_zone, local_date)
       select gen_random_uuid(), $1, 'practice', $2, 0, 1, moment, moment, '{}', 'UTC', on_day
       from generate_series(0, $4 - 1) as days_ago
       cross join generate_series(0, $5 - 1) as number
       cross join lateral (select $3::date - days_ago as on_day) as calendar
       cross join lateral (
         select (on_day + time '12:00' + make_interval(mins => number / 3)) at time zone 'UTC'
           as moment
       ) as clock
       returning id`,
      [diligent.id, pose.id, today, days, perDay],
    );
    const seen = [];
    let after: HistoryCursor | null = null;
    do {
      const page = await historyOf(diligent, { after });
      expect(page.entries.length).toBeLessThanOrEqual(historyPageSize);
      seen.push(...page.entries);
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(days * perDay);
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
    const keys = seen.map(({ localDate: on, finishedAt, id }) => `${on} ${finishedAt} ${id}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
  });

  it('finds the runs of a page in one go', async () => {
    const plan = await backend.sql(
      `explain select ledger.id, run.name
       from public.practice_ledger as ledger
       left join lateral public.run_of_practice(ledger) as run on true
       where ledger.user_id = $1`,
      [student.id],
    );
    expect(JSON.stringify(plan)).not.toContain('Function Scan');
  });

  it('costs a reader only what is read: the index gives a page in its order', async () => {
    await backend.sql('analyze public.practice_ledger');
    const plan = await backend.sql(
      `explain select id from public.practice_ledger
       where user_id = $1 and local_date between $2 and $3 and kind in ('practice', 'timer')
       order by local_date desc, finished_at desc, id desc limit 200`,
      [student.id, dayAfter(today, -60), today],
    );
    const text = JSON.stringify(plan);
    expect(text).toContain('Index Scan using practice_ledger_history_idx');
    expect(text).not.toContain('Sort');
  });
});
