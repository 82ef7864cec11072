import { randomUUID } from 'node:crypto';
import {
  assignedWeekdays,
  type ClassBody,
  type DataError,
  type NewAssignments,
  type Recipients,
  recipientsOf,
  type AssignmentOutline,
} from '@niyama/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import {
  addAsana,
  dayAfter,
  localDay,
  minute,
  practiceOf,
  record,
  type TestAsana,
  zoneAtNoon,
} from '../../../../supabase/tests/support.ts';
import { failureOf } from '../testing/failureOf.ts';
import {
  addShelfClass,
  archiveClass,
  changeAssignment,
  countRecipients,
  endAssignment,
  endPause,
  getGivenAssignment,
  getRole,
  getStudentPage,
  giveAssignments,
  listAssignments,
  listGivenAssignments,
  listRecipients,
  listReflections,
  markReplySeen,
  notifyStudents,
  pauseStudent,
  replyToAssignment,
} from '../index.ts';

let backend: TestBackend;
let admin: TestUser;
let asha: TestUser;
let mateo: TestUser;
let tree: TestAsana;
let cobra: TestAsana;
const timeZone = zoneAtNoon();
const today = localDay(Date.now(), timeZone);
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin', username: 'ines' });
  asha = await backend.createUser({ username: 'asha', fullName: 'Āsha Rao' });
  mateo = await backend.createUser({ username: 'mateo', fullName: 'Mateo Silva' });
  [tree, cobra] = [await addAsana(backend), await addAsana(backend)];
  await backend.sql(
    `update public.asanas set name = 'Vṛkṣāsana', sanskrit_name = null where id = $1`,
    [tree.id],
  );
});
afterAll(() => backend.close());

const work = (change: Partial<NewAssignments> = {}): NewAssignments => ({
  ...recipientsOf([asha.id]),
  asanaIds: [tree.id],
  classIds: [],
  frequency: 'weekly',
  daysOfWeek: [],
  dueDate: today,
  reflectionQuestion: 'How was it?',
  notes: null,
  ...change,
});
const outline = (change: Partial<AssignmentOutline>): AssignmentOutline => ({
  ...recipientsOf([]),
  asanaIds: [],
  classIds: [],
  dueDate: null,
  frequency: 'daily',
  daysOfWeek: [],
  ...change,
});
const give = (change: Partial<NewAssignments> = {}, requestId = randomUUID()) =>
  giveAssignments(admin.client, { work: work(change), requestId });
const list = async (
  view: Partial<Parameters<typeof listGivenAssignments>[1]['view']> = {},
  by = admin,
) =>
  (
    await listGivenAssignments(by.client, {
      view: { tab: 'all', search: '', ...view },
      after: null,
    })
  ).items;
const onlyOne = async (view: Parameters<typeof list>[0] = {}) => {
  const [first, ...others] = await list(view);
  if (!first || others.length > 0) throw new Error(`${others.length + 1} assignments, not one.`);
  return first;
};
const complete = (who: TestUser, pose: TestAsana) =>
  record(
    who,
    practiceOf(pose, { source: 'assignment', time_zone: timeZone, reflection_answer: 'Calm.' }),
  );
const refused = (kind: DataError['kind'], code: string | null = null) =>
  expect.objectContaining({ kind, ...(code ? { code } : {}) });

describe('giving work', () => {
  it('gives each pose to each student, in one write', async () => {
    await give({
      studentIds: [asha.id, mateo.id],
      asanaIds: [tree.id, cobra.id],
      frequency: 'specific_days',
      daysOfWeek: ['monday', 'friday'],
      notes: 'Slowly.',
    });
    const given = await list();
    expect(
      given.map(({ student, work: { id } }) => `${student.username} ${id}`).toSorted(),
    ).toEqual(
      [`asha ${cobra.id}`, `asha ${tree.id}`, `mateo ${cobra.id}`, `mateo ${tree.id}`].toSorted(),
    );
    expect(given[0]).toMatchObject({
      frequency: 'specific_days',
      daysOfWeek: ['monday', 'friday'],
      dueDate: today,
      notes: 'Slowly.',
      reflectionQuestion: 'How was it?',
      completed: false,
      reply: null,
      goesOn: true,
    });
    expect(new Set(given.map(({ createdAt }) => createdAt)).size).toBe(1);
    expect(await backend.sql('select distinct assigned_by from public.assigned_asanas')).toEqual([
      { assigned_by: admin.id },
    ]);
  });

  it('assigns once what is sent twice, and again what was changed in between', async () => {
    const requestId = randomUUID();
    const studentIds = [asha.id, mateo.id];
    await give({ studentIds }, requestId);
    await give({ studentIds }, requestId);
    expect(await list()).toHaveLength(2);
    await give({ studentIds: [asha.id], notes: 'Slowly.' }, requestId);
    await give({ studentIds: [asha.id] });
    expect(await list()).toHaveLength(4);
  });

  describe('to who is paused, or lives where it is another day', () => {
    const [latest, earliest] = ['Etc/GMT-14', 'Etc/GMT+12'];
    const weekday = (day: string, ahead = 0) =>
      assignedWeekdays[(new Date(`${dayAfter(day, ahead)}T00:00Z`).getUTCDay() + 6) % 7] ??
      'sunday';
    const pauseFor = (from: number, to: number) =>
      pauseStudent(admin.client, {
        studentId: asha.id,
        fromDay: dayAfter(today, from),
        toDay: dayAfter(today, to),
      });
    const livesIn = (zone: string) =>
      backend.sql('update public.profiles set time_zone = $2 where id = $1', [asha.id, zone]);
    beforeEach(() => livesIn(timeZone));

    it.each([
      ['once', [], 6],
      ['daily', [], 6],
      ['weekly', [], 7],
      ['biweekly', [], 14],
      ['specific_days', [weekday(today), weekday(today, 1)], 7],
      ['specific_days', [weekday(today), weekday(today, 6)], 6],
    ] as const)('%s %j comes %i days later, after a pause', async (frequency, days, later) => {
      await backend.sql(
        `update public.profiles set notifications_enabled = true, email_notifications_enabled = true`,
      );
      await pauseFor(0, 5);
      await give({ frequency, daysOfWeek: [...days] });
      const dueDate = dayAfter(today, later);
      expect(await onlyOne()).toMatchObject({ dueDate });
      expect(await backend.sql('select due_date::text from private.student_mails')).toEqual([
        { due_date: dueDate },
      ]);
      const { pause } = await onlyOne();
      await endPause(admin.client, pause?.id ?? '');
      expect(await onlyOne()).toMatchObject({ dueDate: today });
    });

    it('comes after the longest pauses, one behind the other, and takes no endless day', async () => {
      await pauseFor(0, 365);
      await backend.sql(
        'insert into public.pauses (user_id, from_day, to_day) values ($1, $2, $3)',
        [asha.id, dayAfter(today, 366), dayAfter(today, 731)],
      );
      await give({ frequency: 'biweekly' });
      expect(await onlyOne()).toMatchObject({ dueDate: dayAfter(today, 742) });
      await expect(give({ dueDate: 'infinity' })).rejects.toThrow(/due_date|security policy/);
    });

    it('comes as given to who is paused later, or was before', async () => {
      await pauseFor(3, 5);
      await give({ frequency: 'daily' });
      expect(await onlyOne()).toMatchObject({ dueDate: today });
    });

    it('is never due before the day of the student, and begins its rhythm there', async () => {
      await livesIn(latest);
      const given = localDay(Date.now(), earliest);
      const theirs = localDay(Date.now(), latest);
      await give({ dueDate: given, frequency: 'weekly' });
      const first = await onlyOne();
      expect(first).toMatchObject({ dueDate: theirs });
      await endAssignment(admin.client, first.id);
      await give({
        dueDate: given,
        frequency: 'specific_days',
        daysOfWeek: [weekday(given), weekday(theirs, 2)],
      });
      expect(await onlyOne()).toMatchObject({ dueDate: dayAfter(theirs, 2) });
    });

    it('is due on its day where that is still to come', async () => {
      await livesIn(earliest);
      const given = localDay(Date.now(), latest);
      await give({ dueDate: given });
      expect(await onlyOne()).toMatchObject({ dueDate: given });
    });

    it('is said before: who has it already, who is paused until when, and for how many it is due later', async () => {
      const count = (change: Partial<AssignmentOutline>) =>
        countRecipients(admin.client, {
          work: outline({ studentIds: [asha.id, mateo.id], ...change }),
        });
      const nothing = { people: 2, notified: 0, having: 0, paused: 0, onlyPaused: null, later: [] };
      expect(await count({ dueDate: today })).toEqual(nothing);
      await give({ studentIds: [asha.id], asanaIds: [tree.id, cobra.id], dueDate: today });
      expect(await count({ dueDate: today, asanaIds: [tree.id, cobra.id] })).toEqual({
        ...nothing,
        having: 1,
      });
      await pauseFor(0, 5);
      const names = { username: 'asha', fullName: 'Āsha Rao', displayName: null };
      for (const dueDate of [null, today, dayAfter(today, 5)]) {
        expect(await count({ dueDate })).toEqual({
          ...nothing,
          paused: 1,
          onlyPaused: { ...names, until: dayAfter(today, 5) },
        });
      }
      expect(await count({ dueDate: dayAfter(today, 6) })).toEqual(nothing);
      await pauseStudent(admin.client, {
        studentId: mateo.id,
        fromDay: dayAfter(today, 1),
        toDay: dayAfter(today, 2),
      });
      expect(await count({ dueDate: dayAfter(today, 1) })).toEqual({ ...nothing, paused: 2 });
      await backend.sql('delete from public.pauses');
      await backend.sql('update public.profiles set time_zone = $1', [latest]);
      const dueDate = localDay(Date.now(), earliest);
      const theirs = localDay(Date.now(), latest);
      expect(await count({ dueDate })).toEqual({
        ...nothing,
        later: [{ dueDate: theirs, people: 2 }],
      });
      expect(
        await count({ dueDate, frequency: 'specific_days', daysOfWeek: [weekday(theirs, 2)] }),
      ).toEqual({ ...nothing, later: [{ dueDate: dayAfter(theirs, 2), people: 2 }] });
    });

    it('notifies those who have mails or notifications on', async () => {
      const notified = async () =>
        (await countRecipients(admin.client, { work: outline({ everybody: true }) })).notified;
      const set = (switches: string, who: TestUser) =>
        backend.sql(`update public.profiles set ${switches} where id = $1`, [who.id]);
      await set('email_notifications_enabled = true', asha);
      expect(await notified()).toBe(0);
      await set('notifications_enabled = true', asha);
      expect(await notified()).toBe(1);
      await set('notifications_enabled = true, push_notifications_enabled = true', mateo);
      expect(await notified()).toBe(1);
      await backend.sql(
        `insert into public.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
         values ($1, $1, 'https://push.example/1', 'B' || repeat('A', 86), repeat('A', 22))`,
        [mateo.id],
      );
      expect(await notified()).toBe(2);
      await set('push_new_work = false', mateo);
      expect(await notified()).toBe(1);
    });

    it('moves out of a pause by hand too', async () => {
      await give({ frequency: 'daily' });
      await pauseFor(2, 5);
      const assignment = await onlyOne();
      await changeAssignment(admin.client, {
        assignment,
        change: { ...assignment, later: false, dueDate: dayAfter(today, 3) },
      });
      expect(await onlyOne()).toMatchObject({ dueDate: dayAfter(today, 6) });
    });
  });

  describe('to groups', () => {
    let dawn: string;
    beforeEach(async () => {
      dawn = String(await addCommunity('Dawn'));
      await join(dawn, asha);
    });
    const addCommunity = async (name: string) => {
      const [row] = await backend.sql(
        `insert into public.communities (name) values ($1) returning id`,
        [name],
      );
      return row?.['id'];
    };
    const join = (community: string, who: TestUser) =>
      backend.sql('insert into public.community_members (community_id, user_id) values ($1, $2)', [
        community,
        who.id,
      ]);
    const givenTo = async () => (await list()).map(({ student }) => student.username).toSorted();
    const count = async (recipients: Partial<Recipients>) =>
      (await countRecipients(admin.client, { work: outline(recipients) })).people;

    it('reaches all students and no administrator', async () => {
      expect(await give({ studentIds: [], everybody: true })).toBe(2);
      expect(await givenTo()).toEqual(['asha', 'mateo']);
    });

    it('reaches the students of communities, and of these no administrator', async () => {
      await join(dawn, admin);
      const group = { studentIds: [], communityIds: [dawn] };
      expect(await count(group)).toBe(1);
      expect(await give(group)).toBe(1);
      expect(await givenTo()).toEqual(['asha']);
    });

    it('reaches everybody that a search finds, by name or address', async () => {
      await backend.sql(`update auth.users set email = 'nobody@silva.example' where id = $1`, [
        asha.id,
      ]);
      expect(await count({ searches: ['silva'] })).toBe(2);
      expect(await count({ searches: ['Mateo silva'] })).toBe(1);
      expect(await count({ searches: ['ines'] })).toBe(0);
      await give({ studentIds: [], searches: ['MATEO', 'nobody@'] });
      expect(await givenTo()).toEqual(['asha', 'mateo']);
    });

    it('assigns once to a student who is in several, or is named too', async () => {
      const all = { everybody: true, communityIds: [dawn], searches: ['asha'] };
      expect(await count({ ...all, studentIds: [asha.id, admin.id] })).toBe(3);
      expect(await give({ ...all, studentIds: [asha.id, admin.id] })).toBe(3);
      expect(await givenTo()).toEqual(['asha', 'ines', 'mateo']);
    });

    it('asks who is in it when it is given, and gives once what is sent again', async () => {
      const requestId = randomUUID();
      await give({ studentIds: [], communityIds: [dawn] }, requestId);
      await join(dawn, mateo);
      await give({ studentIds: [], communityIds: [dawn] }, requestId);
      expect(await givenTo()).toEqual(['asha', 'mateo']);
    });

    it('writes what single picks write: a series and a mail for each student', async () => {
      await backend.sql(
        `update public.profiles set notifications_enabled = true, email_notifications_enabled = true`,
      );
      await give({ studentIds: [], everybody: true, asanaIds: [tree.id, cobra.id] });
      expect(await backend.sql('select count(*)::int as n from public.assignment_series')).toEqual([
        { n: 4 },
      ]);
      expect(
        await backend.sql(
          `select user_id, cardinality(poses) as poses from private.student_mails
           where kind = 'assignment' order by user_id = $1 desc`,
          [asha.id],
        ),
      ).toEqual([
        { user_id: asha.id, poses: 2 },
        { user_id: mateo.id, poses: 2 },
      ]);
    });

    it('refuses a community that is gone, a group without anybody, and more than fits', async () => {
      const gone = { studentIds: [], communityIds: [randomUUID()] };
      expect(await failureOf(give(gone))).toEqual(refused('invalid', 'community_not_found'));
      expect(await failureOf(count(gone))).toEqual(refused('invalid', 'community_not_found'));
      expect(await failureOf(give({ studentIds: [], searches: ['swan'] }))).toEqual(
        refused('invalid', 'recipients_none'),
      );
      const asanaIds = Array.from({ length: 1001 }, () => randomUUID());
      expect(await failureOf(give({ studentIds: [], everybody: true, asanaIds }))).toEqual(
        refused('invalid', 'too_many_assignments'),
      );
      expect(await list()).toEqual([]);
    });

    it('offers everybody or all who match, communities by their name, and people', async () => {
      await join(dawn, admin);
      const offered = await listRecipients(admin.client, { search: '' });
      expect(offered).toMatchObject({ everybody: 2, matching: null });
      expect(offered.communities).toContainEqual({ id: dawn, name: 'Dawn', students: 1 });
      expect(offered.people.map(({ username }) => username).toSorted()).toEqual([
        'asha',
        'ines',
        'mateo',
      ]);
      const found = await listRecipients(admin.client, { search: 'dawn' });
      expect(found).toMatchObject({ everybody: null, matching: 0, people: [] });
      expect(found.communities).toEqual([{ id: dawn, name: 'Dawn', students: 1 }]);
      const [person] = (await listRecipients(admin.client, { search: 'rao' })).people;
      expect(person).toEqual({
        id: asha.id,
        username: 'asha',
        fullName: 'Āsha Rao',
        displayName: null,
        email: asha.email,
      });
    });
  });

  describe('of a class', () => {
    const addClass = async (items: ClassBody['items']) => {
      const id = randomUUID();
      const body: ClassBody = { v: 1, language: 'en', items };
      const draft = { name: 'Hips on Monday', description: null, body };
      await addShelfClass(admin.client, { id, draft, totalSeconds: 60 });
      return id;
    };
    const treeItem = { id: 'aaaaaaaa', kind: 'pose', side: 'both', sets: 1 } as const;
    const addHips = () => addClass([{ ...treeItem, asanaId: tree.id }]);

    it('gives it by its only name, and counts who has it already', async () => {
      const hips = await addHips();
      const having = async () =>
        (
          await countRecipients(admin.client, {
            work: outline({ studentIds: [asha.id], classIds: [hips] }),
          })
        ).having;
      expect(await having()).toBe(0);
      expect(await give({ asanaIds: [], classIds: [hips] })).toBe(1);
      expect(await onlyOne()).toMatchObject({
        work: {
          kind: 'class',
          id: hips,
          name: 'Hips on Monday',
          englishName: 'Hips on Monday',
          isDeleted: false,
        },
        frequency: 'weekly',
        reflectionQuestion: 'How was it?',
      });
      expect(await having()).toBe(1);
      const page = await getStudentPage(admin.client, { studentId: asha.id, weekStart: 1 });
      expect(page?.series).toMatchObject([{ work: { kind: 'class', id: hips } }]);
    });

    it('refuses one that is archived and one without content, and gives nothing else either', async () => {
      const hips = await addHips();
      const pause = { id: 'bbbbbbbb', kind: 'pause', seconds: 30 } as const;
      const empty = await addClass([pause]);
      expect(await failureOf(give({ classIds: [hips, empty] }))).toEqual(
        refused('invalid', 'class_empty'),
      );
      await archiveClass(admin.client, { id: hips, isArchived: true });
      expect(await failureOf(give({ classIds: [hips] }))).toEqual(
        refused('invalid', 'class_not_found'),
      );
      expect(await list()).toEqual([]);
    });
  });

  it('is all or nothing', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    await expect(give({ studentIds: [asha.id, nobody] })).rejects.toThrow('foreign key');
    expect(await list()).toEqual([]);
  });

  it('knows poses that were deleted meanwhile', async () => {
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [cobra.id]);
    expect(await failureOf(give({ asanaIds: [tree.id, cobra.id] }))).toEqual(
      refused('invalid', 'asana_not_found'),
    );
    expect(await list()).toEqual([]);
  });

  it('goes on although the pose of it was deleted', async () => {
    await give({ asanaIds: [cobra.id] });
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [cobra.id]);
    await complete(asha, cobra);
    expect(await list()).toHaveLength(2);
  });

  it.each(['infinity', '-infinity', '1999-12-31', '2100-01-01', '9999-12-31', 'soon', ''])(
    'takes no %j for a day',
    async (dueDate) => {
      await expect(give({ dueDate })).rejects.toThrow(/due_date|security policy|type date/);
      expect(await list()).toEqual([]);
    },
  );

  it('leaves no other day in the table either', async () => {
    const insert = (day: string) =>
      backend.sql(
        'insert into public.assigned_asanas (user_id, asana_id, due_date) values ($1, $2, $3)',
        [asha.id, tree.id, day],
      );
    await expect(insert('infinity')).rejects.toThrow('assigned_asanas_due_date_check');
    await insert('2199-12-31');
  });
});

describe('the list', () => {
  it('has only what instructors gave, each under its tab', async () => {
    await record(mateo, practiceOf(cobra, { time_zone: timeZone }));
    await give();
    await complete(asha, tree);
    expect((await list()).map(({ completed }) => completed)).toEqual([false, true]);
    expect(await onlyOne({ tab: 'active' })).toMatchObject({
      completed: false,
      dueDate: dayAfter(today, 7),
    });
    expect(await onlyOne({ tab: 'completed' })).toMatchObject({
      completed: true,
      reflectionAnswer: 'Calm.',
      goesOn: true,
      completedDate: expect.any(String),
    });
  });

  it('names the day of the student on which it was done', async () => {
    await give({ studentIds: [asha.id] });
    await complete(asha, tree);
    // Never the same day: 26 hours lie between them.
    for (const zone of ['Etc/GMT-14', 'Etc/GMT+12']) {
      await backend.sql('update public.profiles set time_zone = $2 where id = $1', [asha.id, zone]);
      expect(await onlyOne({ tab: 'completed' })).toMatchObject({
        completedDay: localDay(Date.now(), zone),
      });
    }
  });

  it('is searched by names of students and poses, without their case and diacritics', async () => {
    await give({ studentIds: [asha.id, mateo.id] });
    await give({ asanaIds: [cobra.id], studentIds: [mateo.id] });
    expect(await list({ search: ' ASHA ra' })).toHaveLength(1);
    expect(await list({ search: 'vrksa' })).toHaveLength(2);
    expect(await list({ search: 'mateo' })).toHaveLength(2);
    expect(await list({ search: '%' })).toEqual([]);
  });

  it('has what is completed by its completion, and narrows it to answers without a reply', async () => {
    await give({ asanaIds: [tree.id, cobra.id] });
    await give({ studentIds: [mateo.id] });
    const minutesAgo = (minutes: number) => ({
      source: 'assignment' as const,
      time_zone: timeZone,
      endedAt: Date.now() - minutes * 60_000,
    });
    // The one that was given first is answered last.
    await record(mateo, practiceOf(tree, { ...minutesAgo(50), reflection_answer: 'Calm.' }));
    await record(asha, practiceOf(cobra, minutesAgo(40)));
    await record(asha, practiceOf(tree, { ...minutesAgo(20), reflection_answer: 'Steady.' }));
    const namesOf = (rows: Awaited<ReturnType<typeof list>>) =>
      rows.map(
        ({ student, work: { id } }) => `${student.username} ${id === tree.id ? 'tree' : 'cobra'}`,
      );
    expect(namesOf(await list({ tab: 'completed' }))).toEqual([
      'asha tree',
      'asha cobra',
      'mateo tree',
    ]);
    expect(namesOf(await list({ tab: 'waiting' }))).toEqual(['asha tree', 'mateo tree']);
    expect(namesOf(await list({ tab: 'waiting', search: 'mateo' }))).toEqual(['mateo tree']);
    const [first] = await list({ tab: 'waiting' });
    if (first) await replyToAssignment(admin.client, { assignment: first, reply: 'Good.' });
    expect(namesOf(await list({ tab: 'waiting' }))).toEqual(['mateo tree']);
  });

  it('says how many there are in all, and which poses are deleted', async () => {
    await give({ studentIds: [asha.id, mateo.id], asanaIds: [tree.id, cobra.id] });
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [cobra.id]);
    const view = { tab: 'all', search: 'mateo' } as const;
    const answer = await listGivenAssignments(admin.client, { view, after: null });
    expect(answer.total).toBe(2);
    expect(answer.items.map((item) => item.work.isDeleted === (item.work.id === cobra.id))).toEqual(
      [true, true],
    );
    // Of work that was given at once the rows of one student stand together, each in the same order.
    const rows = await list();
    expect(rows.map(({ student }) => student.id)).toEqual(
      [rows[0], rows[0], rows[2], rows[2]].map((row) => row?.student.id),
    );
    expect(rows.map((row) => row.work.id)).toEqual(
      [rows[0], rows[1], rows[0], rows[1]].map((row) => row?.work.id),
    );
  });

  it('is searched by a word of the student and one of the pose, in any order', async () => {
    await give({ studentIds: [asha.id, mateo.id] });
    await give({ asanaIds: [cobra.id], studentIds: [mateo.id] });
    const found = async (search: string) =>
      (await list({ search })).map(({ student, work: { id } }) => [student.id, id]);
    expect(await found('vrksasana mateo')).toEqual([[mateo.id, tree.id]]);
    expect(await found('asha pose')).toEqual([]);
    // Past forty people the list is gone through by its order instead.
    await backend.sql(
      `insert into auth.users (id, email, raw_user_meta_data)
       select gen_random_uuid(), 'mateo' || n || '@niyama.example',
         jsonb_build_object('username', 'mateo' || n)
       from generate_series(1, 41) as n`,
      [],
    );
    expect(await found('vrksasana mateo')).toEqual([[mateo.id, tree.id]]);
    expect(await found('mateo')).toHaveLength(2);
    expect(await found('asha pose')).toEqual([]);
  });

  it('comes in pages that leave none out, although many begin in the same moment', async () => {
    await backend.sql(
      `insert into public.assigned_asanas (user_id, asana_id, due_date)
       select $1, $2, $3::date + late from generate_series(1, 120) as late`,
      [asha.id, tree.id, today],
    );
    const view = { tab: 'active', search: '' } as const;
    const seen: string[] = [];
    let after: Parameters<typeof listGivenAssignments>[1]['after'] = null;
    const sizes: number[] = [];
    do {
      const page = await listGivenAssignments(admin.client, { view, after });
      seen.push(...page.items.map(({ id }) => id));
      sizes.push(page.items.length);
      after = page.next;
    } while (after);
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
  });

  it('uses the local day of each student', async () => {
    await give();
    await backend.sql('update public.profiles set time_zone = $2 where id = $1', [
      asha.id,
      'Pacific/Kiritimati',
    ]);
    expect((await onlyOne()).today).toBe(localDay(Date.now(), 'Pacific/Kiritimati'));
  });
});

describe('a reply', () => {
  beforeEach(async () => {
    await give();
    await complete(asha, tree);
  });

  it('reaches the student, and is new again when it is changed', async () => {
    const done = await onlyOne({ tab: 'completed' });
    await replyToAssignment(admin.client, { assignment: done, reply: ' Well done. ' });
    const replied = await getGivenAssignment(admin.client, done.id);
    expect(replied).toMatchObject({ reply: 'Well done.', replySeen: false });
    const rowOf = async () =>
      (await listAssignments(asha.client, { timeZone, atMost: 50 })).today.find(
        ({ id }) => id === done.id,
      );
    expect(await rowOf()).toMatchObject({ reply: 'Well done.', replySeen: false });

    await markReplySeen(asha.client, { userId: asha.id, assignmentId: done.id });
    expect(await getGivenAssignment(admin.client, done.id)).toMatchObject({ replySeen: true });
    await replyToAssignment(admin.client, { assignment: replied, reply: 'Very well done.' });
    expect(await rowOf()).toMatchObject({ reply: 'Very well done.', replySeen: false });
    expect(
      await backend.sql('select replied_by from public.assigned_asanas where id = $1', [done.id]),
    ).toEqual([{ replied_by: admin.id }]);
  });

  it('of another admin is not overwritten', async () => {
    const other = await backend.createUser({ role: 'admin' });
    const assignment = await onlyOne({ tab: 'completed' });
    await replyToAssignment(other.client, { assignment, reply: 'Theirs.' });
    expect(
      await failureOf(replyToAssignment(admin.client, { assignment, reply: 'Mine.' })),
    ).toEqual(refused('invalid', 'changed_meanwhile'));
    // Sent again because the answer was lost.
    await replyToAssignment(other.client, { assignment, reply: 'Theirs.' });
    expect(await getGivenAssignment(admin.client, assignment.id)).toMatchObject({
      reply: 'Theirs.',
    });
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['4,001 characters', 'a'.repeat(4001)],
  ])('of %s is none', async (_what, reply) => {
    const assignment = await onlyOne({ tab: 'completed' });
    await expect(replyToAssignment(admin.client, { assignment, reply })).rejects.toThrow(/reply/);
    expect((await onlyOne({ tab: 'completed' })).reply).toBeNull();
  });

  it('waits until the work is done', async () => {
    const assignment = await onlyOne({ tab: 'active' });
    expect(
      await failureOf(replyToAssignment(admin.client, { assignment, reply: 'Go on.' })),
    ).toEqual(refused('invalid', 'reply_invalid'));
  });
});

describe('ending an assignment', () => {
  it('takes away what is to do, and leaves what was done', async () => {
    await give();
    await complete(asha, tree);
    const done = await onlyOne({ tab: 'completed' });
    await endAssignment(admin.client, done.id);
    expect(await onlyOne()).toMatchObject({ id: done.id, completed: true, goesOn: false });
    // Again, or after somebody else: there is nothing more to take away.
    await endAssignment(admin.client, done.id);
  });

  it('leaves the other student’s alone', async () => {
    await give({ studentIds: [asha.id, mateo.id] });
    const [first] = await list({ search: 'asha rao' });
    await endAssignment(admin.client, first?.id ?? '');
    expect(await onlyOne()).toMatchObject({ student: { username: 'mateo' } });
    // The answer was lost: it has ended.
    await endAssignment(admin.client, first?.id ?? '');
  });
});

describe('answers without a reply', () => {
  const waiting = async (after: Parameters<typeof listReflections>[1]['after'] = null) =>
    listReflections(admin.client, { after });
  const count = async (by = admin) => (await getRole(by.client, by.id)).waitingReflections;
  const answer = async (who: TestUser, pose: TestAsana, at: string) => {
    // Nobody practices twice at once.
    const endedAt = Date.now() - (pose.id === tree.id ? 1 : 30) * minute;
    await record(
      who,
      practiceOf(pose, { endedAt, time_zone: timeZone, reflection_answer: 'Calm.' }),
    );
    await backend.sql(
      `update public.assigned_asanas set completed_date = $3
       where user_id = $1 and asana_id = $2 and completed`,
      [who.id, pose.id, at],
    );
  };

  it('come with the one that waited longest first, and are counted for administrators', async () => {
    await give({ studentIds: [asha.id, mateo.id], asanaIds: [tree.id, cobra.id] });
    await answer(asha, tree, '2026-11-03T10:00:00Z');
    await answer(mateo, tree, '2026-11-01T10:00:00Z');
    await answer(mateo, cobra, '2026-11-02T10:00:00Z');
    const { items, next } = await waiting();
    expect(items.map(({ student, work: { id } }) => [student.username, id])).toEqual([
      ['mateo', tree.id],
      ['mateo', cobra.id],
      ['asha', tree.id],
    ]);
    expect(next).toBeNull();
    expect(await count()).toBe(3);
    expect(await count(asha)).toBeNull();

    const [oldest] = items;
    if (!oldest) throw new Error('Nothing waits.');
    await replyToAssignment(admin.client, { assignment: oldest, reply: 'Well seen.' });
    expect((await waiting()).items.map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id));
    expect(await count()).toBe(2);
  });

  it('leave out what was completed without one, and what nobody gave', async () => {
    await give();
    await record(asha, practiceOf(tree, { source: 'assignment', time_zone: timeZone }));
    await complete(mateo, cobra);
    expect((await waiting()).items).toEqual([]);
    expect(await count()).toBe(0);
  });

  it('come in pages of twenty, also where several were written in one moment', async () => {
    await backend.sql(
      `insert into public.assigned_asanas
         (user_id, asana_id, due_date, completed, completed_date, reflection_answer)
       select $1, $2, '2026-11-01', true,
         '2026-11-01T10:00:00Z'::timestamptz + make_interval(mins => number / 8), 'Calm.'
       from generate_series(1, 45) as number`,
      [asha.id, tree.id],
    );
    const [first, second] = [await waiting(), await waiting((await waiting()).next)];
    const third = await waiting(second.next);
    expect([first, second, third].map(({ items }) => items.length)).toEqual([20, 20, 5]);
    const all = [first, second, third].flatMap(({ items }) => items);
    expect(new Set(all.map(({ id }) => id)).size).toBe(45);
    const times = all.map(({ completedDate }) => Date.parse(completedDate ?? ''));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(third.next).toBeNull();
    expect(await count()).toBe(45);
  });

  it('are counted up to a hundred', async () => {
    await backend.sql(
      `insert into public.assigned_asanas
         (user_id, asana_id, due_date, completed, completed_date, reflection_answer)
       select $1, $2, '2026-11-01', true, now(), 'Calm.' from generate_series(1, 120)`,
      [asha.id, tree.id],
    );
    expect(await count()).toBe(100);
  });
});

describe('each of these calls is refused', () => {
  let assignment: Awaited<ReturnType<typeof onlyOne>>;
  beforeEach(async () => {
    await give();
    await complete(asha, tree);
    assignment = await onlyOne({ tab: 'completed' });
  });
  const calls = {
    listGivenAssignments: (by: TestUser) => list({}, by),
    getGivenAssignment: (by: TestUser) => getGivenAssignment(by.client, assignment.id),
    giveAssignments: (by: TestUser) =>
      giveAssignments(by.client, { work: work(), requestId: randomUUID() }),
    listReflections: (by: TestUser) => listReflections(by.client, { after: null }),
    listRecipients: (by: TestUser) => listRecipients(by.client, { search: '' }),
    countRecipients: (by: TestUser) =>
      countRecipients(by.client, { work: outline({ studentIds: [asha.id] }) }),
    replyToAssignment: (by: TestUser) =>
      replyToAssignment(by.client, { assignment, reply: 'Well done, me.' }),
    endAssignment: (by: TestUser) => endAssignment(by.client, assignment.id),
    notifyStudents: (by: TestUser) => notifyStudents(by.client),
  };
  const names = Object.keys(calls) as (keyof typeof calls)[];
  const state = () => backend.sql('select * from public.assigned_asanas order by id');

  it.each(names)('%s: to the student whose work it is', async (name) => {
    const before = await state();
    expect(await failureOf(calls[name](asha))).toEqual(refused('forbidden'));
    expect(await state()).toEqual(before);
  });

  it.each(names)('%s: to visitors', async (name) => {
    const nobody = { ...asha, client: backend.clientFor(null) };
    expect(await failureOf(calls[name](nobody))).toEqual(refused('unauthorized'));
  });

  it.each(names)('%s: to an admin of a moment ago, whose token is still good', async (name) => {
    await backend.sql(`update public.profiles set role = 'user' where id = $1`, [admin.id]);
    const before = await state();
    expect(await failureOf(calls[name](admin))).toEqual(refused('forbidden'));
    expect(await state()).toEqual(before);
  });

  it('the mails that wait: to everybody but the function', async () => {
    for (const by of [asha.client, admin.client, backend.clientFor(null)]) {
      for (const call of [
        by.rpc('take_student_mails', { at_most: 1 }),
        by.rpc('settle_student_mails', { sent: [], failed: [] }),
      ]) {
        expect([401, 403]).toContain((await call).status);
      }
    }
  });
});
