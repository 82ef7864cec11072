import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  day as dayLong,
  dayAfter,
  kindsOfWork,
  localDay,
  minute,
  type TestWork,
  zoneAtNoon,
} from './support.ts';

let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
let work: TestWork;
const zone = zoneAtNoon();
const today = localDay(Date.now(), zone);
const inDays = (days: number) => dayAfter(today, days);
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
});
beforeEach(async () => {
  student = await backend.createUser();
  await backend.sql('update public.profiles set time_zone = $2 where id = $1', [student.id, zone]);
});
afterAll(() => backend.close());

async function give(changes: object = {}) {
  const { data, error } = await admin.client
    .from('assigned_asanas')
    .insert({ user_id: student.id, ...work.columns, due_date: today, ...changes })
    .select('id, series_id')
    .single();
  if (error) throw new Error(error.message);
  return { id: String(data.id), series: String(data.series_id) };
}

const practice = (daysAgo = 0) =>
  work.practice(student, { endedAt: Date.now() - daysAgo * dayLong - minute, time_zone: zone });

/** What is open of the student, as the admin app reads it. */
async function open() {
  const { data, error } = await admin.client.rpc('admin_assignments', {
    search: student.username,
    status: 'active',
    time_zone: zone,
  });
  if (error) throw new Error(error.message);
  return (data as { items: Record<string, unknown>[] }).items;
}
const openDays = async () => (await open()).map(({ due_date }) => String(due_date)).toSorted();

const expectedDays = async (series: string, from: string, to: string) =>
  (
    await backend.sql<{ day: string }>(
      'select day::text from private.expected_days($1, $2, $3) as expected',
      [series, from, to],
    )
  ).map(({ day }) => day);

const unchanged = {
  later: false,
  due_date: today,
  notes: null,
  reflection_question: null,
  frequency: 'daily',
  days_of_week: null,
};
/** How the server answers a change: its word of refusal, or nothing. */
async function change(id: string, changes: object, by = admin, revision = 1) {
  const { error } = await by.client.rpc('change_assignment', {
    assignment_id: id,
    revision,
    ...unchanged,
    ...changes,
  });
  return error?.message;
}
const pause = async (from_day: string, to_day: string, by = admin) => {
  const { data, error } = await by.client.rpc('pause_student', {
    student_id: student.id,
    from_day,
    to_day,
  });
  return error?.message ?? String(data);
};
const resume = async (pause_id: string, by = admin) =>
  (await by.client.rpc('end_pause', { pause_id })).error?.message;

describe.each(kindsOfWork)('given $kind:', ({ addWork }) => {
  beforeEach(async () => {
    work = await addWork(backend);
  });

  describe('this occurrence', () => {
    it('is changed alone: the next one is as it was asked', async () => {
      const { id, series } = await give({ frequency: 'weekly', notes: 'Slowly.' });
      expect(await change(id, { due_date: inDays(2), notes: 'Only now.' })).toBeUndefined();
      expect(await open()).toMatchObject([
        { id, due_date: inDays(2), notes: 'Only now.', frequency: 'weekly', revision: 2 },
      ]);
      expect(await expectedDays(series, today, inDays(7))).toEqual([today, inDays(7)]);
      await practice();
      expect(await open()).toMatchObject([{ due_date: inDays(7), notes: 'Slowly.' }]);
    });

    it('that was brought forward does not come a second time', async () => {
      const { id } = await give({ frequency: 'weekly', due_date: inDays(3) });
      expect(await change(id, { due_date: today })).toBeUndefined();
      await practice();
      expect(await openDays()).toEqual([inDays(10)]);
    });

    it('that is late may stay so, and goes to no day that is over or done', async () => {
      const { id } = await give({ due_date: inDays(-3) });
      expect(await change(id, { due_date: inDays(-3), notes: 'Still.' })).toBeUndefined();
      expect(await change(id, { due_date: inDays(-1) }, admin, 2)).toBe('assignment_invalid');
      await practice();
      const [next] = await open();
      expect(await change(String(next?.['id']), { due_date: today }, admin, 2)).toBe(
        'assignment_invalid',
      );
    });

    it('of what is given once is all there is', async () => {
      const { id, series } = await give({ frequency: 'once' });
      expect(await change(id, { due_date: inDays(3), frequency: 'once' })).toBeUndefined();
      expect(await expectedDays(series, today, inDays(9))).toEqual([inDays(3)]);
    });
  });

  describe('this occurrence and all that come', () => {
    it('take rhythm, notes and question, and what was expected before stays expected', async () => {
      const { id, series } = await give({ due_date: inDays(-3) });
      const changes = { frequency: 'weekly', notes: 'Slowly.', reflection_question: 'How?' };
      expect(await change(id, { later: true, due_date: inDays(2), ...changes })).toBeUndefined();
      expect(await open()).toMatchObject([{ id, due_date: inDays(2), revision: 2, ...changes }]);
      expect(await expectedDays(series, inDays(-9), inDays(9))).toEqual([
        inDays(-3),
        inDays(-2),
        inDays(-1),
        inDays(2),
        inDays(9),
      ]);
      await practice();
      expect(await open()).toMatchObject([{ due_date: inDays(9), ...changes }]);
    });

    it('keep today with the former rhythm when it is done', async () => {
      const { series } = await give();
      await practice();
      const [next] = await open();
      const changes = { later: true, due_date: inDays(1), frequency: 'weekly' };
      expect(await change(String(next?.['id']), changes)).toBeUndefined();
      expect(await expectedDays(series, inDays(-9), inDays(9))).toEqual([
        today,
        inDays(1),
        inDays(8),
      ]);
    });

    it('take a new rhythm from today on when this one is late', async () => {
      const { id, series } = await give({ due_date: inDays(-2) });
      const changes = { later: true, due_date: inDays(-2), frequency: 'biweekly' };
      expect(await change(id, changes)).toBeUndefined();
      expect(await openDays()).toEqual([today]);
      expect(await expectedDays(series, inDays(-9), inDays(9))).toEqual([
        inDays(-2),
        inDays(-1),
        today,
      ]);
    });

    it('begin after a pause, and stay late when only words change', async () => {
      const { id, series } = await give({ due_date: inDays(-2) });
      expect(
        await change(id, { later: true, due_date: inDays(-2), notes: 'Slowly.' }),
      ).toBeUndefined();
      expect(await openDays()).toEqual([inDays(-2)]);
      expect(await expectedDays(series, inDays(-9), inDays(-1))).toEqual([inDays(-2), inDays(-1)]);
      await pause(inDays(4), inDays(6));
      expect(await change(id, { later: true, due_date: inDays(5) }, admin, 2)).toBeUndefined();
      expect(await openDays()).toEqual([inDays(7)]);
    });
  });

  describe('when two change the same assignment', () => {
    it('the second instructor is refused', async () => {
      const other = await backend.createUser({ role: 'admin' });
      const { id } = await give();
      const answers = await Promise.all([
        change(id, { notes: 'One.' }),
        change(id, { notes: 'Two.', later: true }, other),
      ]);
      expect(answers.map(String).toSorted()).toEqual(['changed_meanwhile', 'undefined']);
    });

    it('the same sent again is done, once', async () => {
      const { id } = await give({ due_date: inDays(-2), frequency: 'weekly' });
      const words = { due_date: inDays(2), notes: 'One.', frequency: 'weekly' };
      const rhythm = { later: true, due_date: inDays(-2), frequency: 'biweekly' };
      for (const [index, changes] of [words, { ...rhythm, due_date: inDays(2) }].entries()) {
        expect(await change(id, changes, admin, index + 1)).toBeUndefined();
        const left = await open();
        expect(await change(id, changes, admin, index + 1)).toBeUndefined();
        expect(await open()).toEqual(left);
        expect(left).toMatchObject([{ revision: index + 2 }]);
        const differently = { ...changes, notes: 'Two.' };
        expect(await change(id, differently, admin, index + 1)).toBe('changed_meanwhile');
        const otherDay = { ...changes, due_date: inDays(1) };
        expect(await change(id, otherDay, admin, index + 1)).toBe('changed_meanwhile');
      }
    });

    it('the same sent again is done after a pause has moved it on', async () => {
      const { id } = await give();
      await pause(inDays(1), inDays(3));
      const changes = { later: true, due_date: inDays(2) };
      expect(await change(id, changes)).toBeUndefined();
      expect(await openDays()).toEqual([inDays(4)]);
      expect(await change(id, changes)).toBeUndefined();
      expect(await change(id, { ...changes, due_date: inDays(7) })).toBe('changed_meanwhile');
      const onlyThis = { due_date: inDays(3) };
      expect(await change(id, onlyThis, admin, 2)).toBeUndefined();
      expect(await change(id, onlyThis, admin, 2)).toBeUndefined();
    });

    it('the instructor is refused after a completion, a pause or an end in the meantime', async () => {
      const done = await give();
      await practice();
      expect(await change(done.id, {})).toBe('changed_meanwhile');
      const [next] = await open();
      await pause(inDays(1), inDays(2));
      expect(await change(String(next?.['id']), { due_date: inDays(4) })).toBe('changed_meanwhile');
      await admin.client.rpc('end_assignment', { assignment_id: done.id });
      expect(await change(String(next?.['id']), {}, admin, 2)).toBe('assignment_not_found');
    });
  });

  describe('a pause', () => {
    it('lets what is late or due in it wait, and what comes later stay', async () => {
      const late = await give({ due_date: inDays(-3), frequency: 'weekly' });
      await give({ due_date: inDays(1), frequency: 'once' });
      await give({ due_date: inDays(9) });
      const id = await pause(today, inDays(5));
      expect(await openDays()).toEqual([inDays(6), inDays(9), inDays(11)]);
      expect((await open())[0]).toMatchObject({
        pause: { id, from_day: today, to_day: inDays(5) },
      });
      expect(await expectedDays(late.series, inDays(-9), inDays(11))).toEqual([
        inDays(-3),
        inDays(11),
      ]);
    });

    it('that begins later lets what is late be done before', async () => {
      await give({ due_date: inDays(-3) });
      await pause(inDays(2), inDays(5));
      expect(await openDays()).toEqual([inDays(-3)]);
      await practice(1);
      expect(await openDays()).toEqual([today]);
    });

    it('that goes over the end of a series asks what is open once more after it', async () => {
      const { series } = await give();
      await backend.sql('update public.assignment_series set ends_on = $2 where id = $1', [
        series,
        inDays(3),
      ]);
      const id = await pause(today, inDays(5));
      expect(await openDays()).toEqual([inDays(6)]);
      expect(await expectedDays(series, today, inDays(9))).toEqual([]);
      expect(await resume(id)).toBeUndefined();
      expect(await openDays()).toEqual([today]);
    });

    it('ends today, and everything goes on', async () => {
      await give({ due_date: inDays(-3) });
      await give({ due_date: inDays(2), frequency: 'weekly' });
      await give({ due_date: inDays(1), frequency: 'once' });
      const moved = await give({ due_date: inDays(9) });
      await change(moved.id, { due_date: inDays(8) });
      const id = await pause(today, inDays(5));
      expect(await resume(id)).toBeUndefined();
      // Taken back on its first day: what was late is late again.
      expect(await openDays()).toEqual([inDays(-3), inDays(1), inDays(2), inDays(8)]);
      const rows = await backend.sql('select id from public.pauses where user_id = $1', [
        student.id,
      ]);
      expect(rows).toEqual([]);
      expect((await open())[0]).toMatchObject({ pause: null });
      // The answer was lost.
      expect(await resume(id)).toBeUndefined();
    });

    it('that is taken back leaves what was changed in it, and another pause', async () => {
      const late = await give({ due_date: inDays(-3), frequency: 'weekly' });
      const later = await pause(inDays(6), inDays(10));
      const id = await pause(today, inDays(5));
      await resume(later);
      expect(await openDays()).toEqual([inDays(11)]);
      await change(late.id, { due_date: inDays(20), later: true, frequency: 'weekly' }, admin, 2);
      await resume(id);
      expect(await openDays()).toEqual([inDays(20)]);
    });

    it('that had begun stays for the days that it had', async () => {
      const { series } = await give({ due_date: inDays(-5) });
      const [row] = await backend.sql<{ id: string }>(
        'insert into public.pauses (user_id, from_day, to_day) values ($1, $2, $3) returning id',
        [student.id, inDays(-2), inDays(4)],
      );
      expect(await resume(row?.id ?? '')).toBeUndefined();
      expect(await expectedDays(series, inDays(-9), today)).toEqual([
        inDays(-5),
        inDays(-4),
        inDays(-3),
        today,
      ]);
    });

    it('does not ask again what was done today', async () => {
      await give();
      await practice();
      const id = await pause(today, inDays(5));
      expect(await openDays()).toEqual([inDays(6)]);
      await resume(id);
      expect(await openDays()).toEqual([inDays(1)]);
    });

    it('is made once, of two at once, and sent again it is the same', async () => {
      const other = await backend.createUser({ role: 'admin' });
      const ids = await Promise.all([pause(today, inDays(3)), pause(today, inDays(3), other)]);
      expect(ids[0]).toBe(ids[1]);
      expect(await pause(inDays(3), inDays(9))).toBe('pause_overlaps');
    });

    it('of somebody whose account is gone is refused by that word', async () => {
      await backend.sql('delete from auth.users where id = $1', [student.id]);
      const { error } = await admin.client.rpc('pause_student', {
        student_id: student.id,
        from_day: today,
        to_day: today,
      });
      expect(error).toMatchObject({ code: 'P0001', message: 'user_not_found' });
    });

    it.each([
      ['yesterday', -1, 3],
      ['in more than a year', 366, 367],
      ['with its end before', 3, 2],
      ['for more than a year', 0, 366],
    ])('does not begin %s', async (_, from, to) => {
      expect(await pause(inDays(from), inDays(to))).toBe('pause_invalid');
    });
  });

  it('nobody but admins changes and pauses', async () => {
    const { id } = await give();
    const stranger = await backend.createUser();
    const paused = await pause(today, today);
    const before = await backend.sql('select * from public.assigned_asanas where id = $1', [id]);
    for (const user of [student, stranger, null]) {
      const client = backend.clientFor(user);
      const answers = await Promise.all([
        client.rpc('change_assignment', { assignment_id: id, revision: 2, ...unchanged }),
        client.rpc('pause_student', {
          student_id: student.id,
          from_day: inDays(5),
          to_day: inDays(6),
        }),
        client.rpc('end_pause', { pause_id: paused }),
      ]);
      expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
    }
    expect(await backend.sql('select * from public.assigned_asanas where id = $1', [id])).toEqual(
      before,
    );
  });

  it('each act is one line of the log', async () => {
    const instructor = await backend.createUser({ role: 'admin' });
    const { id } = await give({ due_date: inDays(-1) });
    await give({ due_date: inDays(1) });
    await change(id, { notes: 'Slowly.', later: true, due_date: inDays(-1) }, instructor);
    const paused = await pause(today, inDays(5), instructor);
    await resume(paused, instructor);
    const { data } = await admin.client
      .from('audit_log')
      .select('action, table_name, row_id, columns')
      .eq('admin_id', instructor.id)
      .order('id');
    const line = { action: 'update', columns: [] };
    expect(data).toEqual([
      { ...line, table_name: 'assigned_asanas', row_id: id },
      { ...line, table_name: 'profiles', row_id: student.id, columns: ['pause'] },
      { ...line, table_name: 'profiles', row_id: student.id, columns: ['resume'] },
    ]);
  });
});
