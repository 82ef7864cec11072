import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  addClass,
  dayAfter,
  emptyClass,
  kindsOfWork,
  localDay,
  minute,
  practiceOf,
  record,
  recordRun,
  runOf,
  type TestAsana,
  type TestWork,
  versionOf,
  zoneAtNoon,
} from './support.ts';

/** Classes that an instructor gives: who gets what, and who reads it. */
let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
let pose: TestAsana;
const zone = zoneAtNoon();
const today = localDay(Date.now(), zone);
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin', fullName: 'Leela Iyer' });
  pose = await addAsana(backend);
});
beforeEach(async () => {
  student = await live(await backend.createUser({ fullName: `Asha ${randomUUID()}` }));
});
afterAll(() => backend.close());

async function live(user: TestUser, timeZone = zone) {
  await backend.sql('update public.profiles set time_zone = $2 where id = $1', [user.id, timeZone]);
  return user;
}

/** Gives a student work, and says how many people got it, or the word of refusal. */
async function give(work: object, by = admin) {
  const { data, error } = await by.client.rpc('give_assignments', {
    request_id: randomUUID(),
    student_ids: [student.id],
    due_date: today,
    frequency: 'daily',
    ...work,
  });
  return error?.message ?? (data as unknown);
}
const rowsOf = async (user: TestUser) =>
  (
    await user.client
      .from('assigned_asanas')
      .select('id, asana_id, class_version_id, due_date, completed')
      .eq('origin', 'instructor')
      .order('due_date')
  ).data ?? [];
const versionsOf = async (class_id: string) =>
  (await admin.client.from('class_versions').select('id, number').eq('class_id', class_id)).data;

async function ask<Answer>(user: TestUser, name: string, args: object): Promise<Answer> {
  const { data, error } = await user.client.rpc(name, args);
  if (error) throw new Error(`${error.code} ${error.message}`);
  return data as Answer;
}

describe.each(kindsOfWork)('giving $kind', ({ addWork }) => {
  let work: TestWork;
  beforeEach(async () => {
    work = await addWork(backend);
  });

  it('gives it to each student once, however often it is sent', async () => {
    const other = await backend.createUser();
    const request = {
      request_id: randomUUID(),
      student_ids: [student.id, other.id, student.id],
      ...work.given,
    };
    expect(await give(request)).toBe(2);
    expect(await give(request)).toBe(2);
    for (const user of [student, other]) {
      expect(await rowsOf(user)).toMatchObject([{ ...work.columns, completed: false }]);
    }
    expect(await give({ ...request, request_id: randomUUID() })).toBe(2);
    expect(await rowsOf(student)).toHaveLength(2);
  });

  it('is due on no day that is over for the student, nor in a pause', async () => {
    const ahead = await live(await backend.createUser(), 'Pacific/Kiritimati');
    const there = localDay(Date.now(), 'Pacific/Kiritimati');
    await backend.sql('insert into public.pauses (user_id, from_day, to_day) values ($1, $2, $3)', [
      student.id,
      today,
      dayAfter(today, 3),
    ]);
    await give({
      student_ids: [student.id, ahead.id],
      due_date: dayAfter(there, -1),
      ...work.given,
    });
    expect(await rowsOf(ahead)).toMatchObject([{ due_date: there }]);
    expect(await rowsOf(student)).toMatchObject([{ due_date: dayAfter(today, 4) }]);
  });

  it('says before who has it to do', async () => {
    await give(work.given);
    const having = async () => {
      const counted = await ask<{ having: number }>(admin, 'count_recipients', {
        student_ids: [student.id],
        ...work.given,
      });
      return counted.having;
    };
    expect(await having()).toBe(1);
    await work.practice(student, { time_zone: zone });
    // The next one.
    expect(await having()).toBe(1);
    await backend.sql('delete from public.assigned_asanas where not completed and user_id = $1', [
      student.id,
    ]);
    expect(await having()).toBe(0);
  });

  it('is for admins alone', async () => {
    expect(await give(work.given, student)).toBe('not_admin');
    expect(await rowsOf(student)).toEqual([]);
  });

  it('is what an admin reads of it wherever given work is named', async () => {
    await give({ ...work.given, reflection_question: 'How was it?' });
    await work.practice(student, { reflection_answer: 'Calm.', time_zone: zone });
    const id = work.columns.asana_id ?? (await ownClassOf(work.columns.class_version_id));
    const named = {
      kind: work.columns.asana_id ? 'asana' : 'class',
      id,
      name: work.name,
      english_name: work.columns.asana_id ? null : work.name,
      archived: false,
    };
    const { items, total } = await ask<{ items: { id: string; work: object }[]; total: number }>(
      admin,
      'admin_assignments',
      { search: `${student.username} ${work.name}` },
    );
    expect([items.map((item) => item.work), total]).toEqual([[named, named], 2]);
    const one = await ask<object>(admin, 'admin_assignment', { assignment_id: items[0]?.id });
    expect(one).toMatchObject({ work: named });
    const reflections = await ask<object[]>(admin, 'admin_reflections', {});
    expect(reflections).toContainEqual(expect.objectContaining({ work: named }));
    const page = await ask<{ series: object[]; reflections: object[] }>(admin, 'student_page', {
      student_id: student.id,
      week_start: 1,
    });
    expect(page.series).toEqual([
      expect.objectContaining({ work: named, due_date: dayAfter(today, 1) }),
    ]);
    expect(page.reflections).toEqual([expect.objectContaining({ work: named })]);
    const done = items.at(-1)?.id;
    await ask(admin, 'reply_to_assignment', { assignment_id: done, seen: '', reply: 'Good.' });
    const { recent } = await ask<{ recent: object[] }>(admin, 'dashboard', {
      time_zone: zone,
      week_start: 1,
    });
    const event = {
      username: student.username,
      work: { name: named.name, english_name: named.english_name },
    };
    expect(recent).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'replied', ...event }),
        expect.objectContaining({ kind: 'given', ...event }),
      ]),
    );
  });

  it('is late for an admin when its day is over', async () => {
    await backend.sql(
      `insert into public.assigned_asanas (user_id, asana_id, class_version_id, due_date)
       values ($1, $2, $3, $4)`,
      [student.id, work.columns.asana_id, work.columns.class_version_id, dayAfter(today, -1)],
    );
    const { items } = await ask<{ items: { id: string }[] }>(admin, 'admin_users', {
      show: 'overdue',
      search: student.username,
    });
    expect(items.map(({ id }) => id)).toEqual([student.id]);
  });
});

const ownClassOf = async (version: string | null) =>
  (await admin.client.from('class_versions').select('class_id').eq('id', version).single()).data?.[
    'class_id'
  ] as string;

describe('a class that is given', () => {
  it('is a version of what it is now, and one as long as nobody edits it', async () => {
    const classId = await addClass(backend, [pose]);
    await give({ class_ids: [classId] });
    await give({ class_ids: [classId, classId] });
    expect(await versionsOf(classId)).toMatchObject([{ number: 1 }]);
    await admin.client.from('classes').update({ name: 'Edited' }).eq('id', classId);
    await give({ class_ids: [classId] });
    const versions = await versionsOf(classId);
    expect(versions).toMatchObject([{ number: 1 }, { number: 2 }]);
    const [first, second] = versions ?? [];
    const given = (await rowsOf(student)).map(({ class_version_id }) => class_version_id as string);
    const expected = [first, first, second].map((each) => String(each?.id));
    expect(given.toSorted()).toEqual(expected.toSorted());
  });

  it('goes together with poses', async () => {
    const classId = await addClass(backend, [pose]);
    expect(await give({ class_ids: [classId], asana_ids: [pose.id] })).toBe(1);
    expect((await rowsOf(student)).map(({ asana_id }) => asana_id as string).toSorted()).toEqual([
      pose.id,
      null,
    ]);
  });

  const shelved = async (row: object) => {
    const { data, error } = await admin.client
      .from('classes')
      .insert({ user_id: null, name: 'Empty', body: emptyClass, ...row })
      .select('id')
      .single();
    if (error) throw new Error(error.message);
    return String(data.id);
  };
  const item = { id: 'aaaaaaaa' };

  it.each([
    ['class_empty', 'without anything in it', () => shelved({})],
    [
      'class_empty',
      'of pauses alone',
      () => shelved({ body: { ...emptyClass, items: [{ ...item, kind: 'pause', seconds: 60 }] } }),
    ],
    [
      'class_empty',
      'of archived poses alone',
      async () => {
        const gone = await addAsana(backend);
        const classId = await addClass(backend, [gone]);
        await backend.sql('update public.asanas set archived_at = now() where id = $1', [gone.id]);
        return classId;
      },
    ],
    ['class_not_found', 'that is unknown', () => Promise.resolve(randomUUID())],
    [
      'class_not_found',
      'that is archived',
      async () => {
        const classId = await addClass(backend, [pose]);
        await admin.client.rpc('archive_class', { class_id: classId, is_archived: true });
        return classId;
      },
    ],
    [
      'class_not_found',
      'of a student',
      async () => {
        await student.client.from('custom_presets').insert({ name: 'Mine', asana_ids: [pose.id] });
        const { data } = await student.client.from('classes').select('id').single();
        return String(data?.id);
      },
    ],
  ])('is refused with %s if it is one %s, with all that was to be given', async (code, _, made) => {
    const class_ids = [await addClass(backend, [pose]), await made()];
    expect(await give({ class_ids, asana_ids: [pose.id] })).toBe(code);
    expect(await rowsOf(student)).toEqual([]);
    expect(await versionsOf(class_ids[0] ?? '')).toEqual([]);
  });

  it('of a meditation alone is given', async () => {
    const meditation = { ...item, kind: 'meditation', minutes: 1, bells: 0 };
    const classId = await shelved({ body: { ...emptyClass, items: [meditation] } });
    expect(await give({ class_ids: [classId] })).toBe(1);
  });

  it('counts beside poses: two thousand pieces of work at once, and no more', async () => {
    const classId = await addClass(backend, [pose]);
    const many = (count: number) => Array.from({ length: count }, () => pose.id);
    expect(await give({ class_ids: [classId], asana_ids: many(2000) })).toBe(
      'too_many_assignments',
    );
    expect(await give({ class_ids: [classId], asana_ids: many(1999) })).toBe(1);
  });

  it('is to be done by each student who has any of its versions', async () => {
    const classId = await addClass(backend, [pose]);
    await give({ class_ids: [classId] });
    await admin.client.from('classes').update({ name: 'Edited' }).eq('id', classId);
    await versionOf(backend, classId);
    expect(
      await ask(admin, 'count_recipients', { student_ids: [student.id], class_ids: [classId] }),
    ).toMatchObject({ having: 1 });
  });

  it('keeps the name under which it was given, and is found by it', async () => {
    const before = `Former${randomUUID().slice(0, 8)}`;
    const classId = await addClass(backend, [pose], `${before} hips`);
    await give({ class_ids: [classId] });
    await admin.client.from('classes').update({ name: 'Renamed' }).eq('id', classId);
    const found = async (search: string) =>
      (
        await ask<{ items: { work: { name: string } }[] }>(admin, 'admin_assignments', { search })
      ).items.map(({ work }) => work.name);
    expect(await found(before)).toEqual([`${before} hips`]);
    expect(await found(`${before} ${student.username}`)).toEqual([`${before} hips`]);
    expect(await found(`${before} nobody`)).toEqual([]);
  });

  it('never counts as deleted: its days stay expected when a pose of it was', async () => {
    const gone = await addAsana(backend);
    const version = await versionOf(backend, await addClass(backend, [gone]));
    const [series] = await backend.sql<{ id: string }>(
      `insert into public.assignment_series (user_id, class_version_id, frequency, starts_on)
       values ($1, $2, 'daily', $3) returning id`,
      [student.id, version, dayAfter(today, -5)],
    );
    await backend.sql(
      `update public.asanas set archived_at = now() - interval '3 days' where id = $1`,
      [gone.id],
    );
    expect(
      await backend.sql('select expected from private.week_adherence($1, $2, $3)', [
        series?.id,
        dayAfter(today, -6),
        today,
      ]),
    ).toEqual([{ expected: 5 }]);
    expect(
      await backend.sql('select expected from private.assignment_weeks($1, $2, 1, $3)', [
        student.id,
        dayAfter(today, -6),
        today,
      ]),
    ).toEqual([{ expected: 5 }]);
  });

  it('is named in the log when it was taken back', async () => {
    const classId = await addClass(backend, [pose], 'Hips on Friday');
    const teacher = await backend.createUser({ role: 'admin' });
    await give({ class_ids: [classId] }, teacher);
    const subjects = async () => {
      const { acts } = await ask<{
        acts: { action: string; rows: { subject: string }[] }[];
      }>(admin, 'audit_acts', { who: teacher.id });
      return acts.map(({ action, rows }) => [action, ...rows.map(({ subject }) => subject)]);
    };
    expect(await subjects()).toEqual([['insert', 'Hips on Friday']]);
    const [{ id } = { id: null }] = await rowsOf(student);
    await teacher.client.rpc('end_assignment', { assignment_id: id });
    expect((await subjects())[0]).toEqual(['delete', 'Hips on Friday']);
  });
});

it('work is one pose or one class, and a practice of one’s own is a pose', async () => {
  const version = await versionOf(backend, await addClass(backend, [pose]));
  const insert = async (row: object) =>
    (
      await admin.client
        .from('assigned_asanas')
        .insert({ user_id: student.id, due_date: today, ...row })
    ).error?.code;
  expect(await insert({ asana_id: pose.id, class_version_id: version })).toBe('23514');
  expect(await insert({})).toBe('23502');
  expect(await insert({ class_version_id: randomUUID() })).toBe('23503');
  await expect(
    backend.sql(
      `insert into public.assigned_asanas (user_id, class_version_id, origin, series_id, due_date)
       values ($1, $2, 'practice', null, $3)`,
      [student.id, version, today],
    ),
  ).rejects.toThrow('check');
  for (const asana_id of [null, pose.id]) {
    await expect(
      backend.sql(
        `insert into public.assignment_series (user_id, asana_id, class_version_id, frequency, starts_on)
         values ($1, $2, $3, 'daily', $4)`,
        [student.id, asana_id, asana_id && version, today],
      ),
    ).rejects.toThrow('assignment_series_work');
  }
});

describe('what a student sees of a class', () => {
  const list = { time_zone: zone };
  interface Row {
    asana: object | null;
    class: { asanas: { id: string }[] } | null;
  }
  interface Plan {
    today: Row[];
    upcoming: Row[];
    replies: Row[];
    summary: object;
  }
  const planOf = (user: TestUser) => ask<Plan>(user, 'assignments', { ...list, at_most: 20 });

  it('are its name, its length and its first four poses, on home and among assignments', async () => {
    const poses = await Promise.all([1, 2, 3, 4, 5].map(() => addAsana(backend)));
    const [first, second, third, fourth, fifth] = poses as [
      TestAsana,
      TestAsana,
      TestAsana,
      TestAsana,
      TestAsana,
    ];
    const inOrder = [second, first, second, third, fourth, fifth];
    const classId = await addClass(backend, inOrder, 'Hips on Monday');
    await give({ class_ids: [classId], frequency: 'once' });
    await give({ class_ids: [classId], due_date: dayAfter(today, 3) });
    const shown = {
      version_id: await versionOf(backend, classId),
      class_id: classId,
      name: 'Hips on Monday',
      total_seconds: 360,
      needed_seconds: 288,
      pose_count: 5,
      asanas: [second, first, third, fourth].map(({ id }) => ({
        id,
        key: null,
        category: 'standing',
      })),
    };
    const home = await ask<{ assigned: Row[]; open_assignments: number }>(student, 'home', list);
    expect(home).toMatchObject({ open_assignments: 2 });
    expect(home.assigned.map((row) => [row.asana, row.class])).toEqual([[null, shown]]);
    const plan = await planOf(student);
    expect([plan.today, plan.upcoming].map(([row]) => [row?.asana, row?.class])).toEqual([
      [null, shown],
      [null, shown],
    ]);
    // An archived pose is no figure, but stays in the class.
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [first.id]);
    const [left] = (await planOf(student)).today;
    expect(left?.class?.asanas.map(({ id }) => id)).toEqual(
      [second, third, fourth, fifth].map(({ id }) => id),
    );
    // Nor is it asked for.
    expect(left?.class).toMatchObject({ needed_seconds: 240 });
  });

  it('are its different poses in the count of today’s, and one row in that of the assignments', async () => {
    const [one, two] = [await addAsana(backend), await addAsana(backend)];
    const classId = await addClass(backend, [one, two, one]);
    await give({ class_ids: [classId], asana_ids: [pose.id] });
    expect((await planOf(student)).summary).toEqual({ assignments: 2, completed: 0 });
    await record(student, practiceOf(pose, { time_zone: zone }));
    expect((await planOf(student)).summary).toEqual({ assignments: 2, completed: 1 });
    expect((await planOf(await backend.createUser())).summary).toEqual({
      assignments: 0,
      completed: 0,
    });
  });

  it('is there beside a reply of yesterday', async () => {
    const classId = await addClass(backend, [pose]);
    await give({ class_ids: [classId], frequency: 'once' });
    await backend.sql(
      `update public.assigned_asanas
       set completed = true, completed_date = now() - interval '2 days', reply = 'Good.', replied_at = now()
       where user_id = $1`,
      [student.id],
    );
    expect((await planOf(student)).replies).toMatchObject([
      { asana: null, class: { class_id: classId } },
    ]);
  });
});

describe('those who read a version of a class', () => {
  let classId: string;
  let version: string;
  let gone: TestAsana;
  beforeEach(async () => {
    gone = await addAsana(backend);
    classId = await addClass(backend, [pose, gone, pose], 'Hips on Monday');
    version = await versionOf(backend, classId);
  });
  const seen = async (user: TestUser) => {
    const table = user.client.from('class_versions');
    const { data } = await table.select('id, body').eq('id', version);
    const answer = await ask<{ class: { version_id: string } | null; asanas: { id: string }[] }>(
      user,
      'class_for_me',
      { version_id: version, language: 'english' },
    );
    expect(answer.class?.version_id).toBe(data?.[0]?.id);
    return answer;
  };
  const none = { class: null, asanas: [] };

  it('are admins, and the students who were given it, until they are gone', async () => {
    const other = await backend.createUser();
    expect([await seen(student), await seen(other)]).toEqual([none, none]);
    await give({ class_ids: [classId], frequency: 'once' });
    const { data } = await admin.client
      .from('classes')
      .select('body, description')
      .eq('id', classId)
      .single();
    const shown = {
      class: {
        version_id: version,
        class_id: classId,
        name: 'Hips on Monday',
        total_seconds: 180,
        needed_seconds: 144,
        ...data,
      },
    };
    expect(await seen(student)).toMatchObject(shown);
    expect(await seen(admin)).toMatchObject(shown);
    expect(await seen(other)).toEqual(none);
    // Nothing of it is open any more.
    const [{ id } = { id: null }] = await rowsOf(student);
    await admin.client.rpc('end_assignment', { assignment_id: id });
    expect(await seen(student)).toMatchObject(shown);
  });

  it('are students with an occurrence of it, though its series has another one by now', async () => {
    await give({ class_ids: [classId], frequency: 'once' });
    await admin.client.from('classes').update({ name: 'Edited' }).eq('id', classId);
    const newer = await versionOf(backend, classId);
    await backend.sql(
      'update public.assignment_series set class_version_id = $2 where user_id = $1',
      [student.id, newer],
    );
    expect(await seen(student)).toMatchObject({ class: { version_id: version } });
    const { data } = await student.client.from('class_versions').select('id');
    expect(data?.map(({ id }) => id as string).toSorted()).toEqual([version, newer].toSorted());
  });

  it('get each of its poses once, in their language, and none that was archived', async () => {
    await give({ class_ids: [classId] });
    const poses = async () => (await seen(student)).asanas;
    expect(await poses()).toEqual(
      [pose.id, gone.id]
        .toSorted()
        .map((id) => expect.objectContaining({ id, texts: expect.objectContaining({}) }) as object),
    );
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [gone.id]);
    expect((await poses()).map(({ id }) => id)).toEqual([pose.id]);
    const { error } = await student.client.rpc('class_for_me', {
      version_id: version,
      language: 'klingon',
    });
    expect(error?.message).toBe('language_invalid');
  });

  it('are no visitors, and no student reads the class behind it', async () => {
    await give({ class_ids: [classId] });
    const visitor = backend.clientFor(null);
    expect((await visitor.from('class_versions').select('id')).status).toBe(401);
    const asked = { version_id: version, language: 'english' };
    expect((await visitor.rpc('class_for_me', asked)).status).toBe(401);
    expect((await student.client.from('classes').select('id').eq('id', classId)).data).toEqual([]);
  });
});

it('a run names its class and its assignment for its student alone', async () => {
  const other = await backend.createUser();
  const version = await versionOf(backend, await addClass(backend, [pose]));
  await backend.sql(
    `insert into public.assigned_asanas (user_id, class_version_id, due_date) values ($1, $2, $3)`,
    [student.id, version, today],
  );
  const completion = practiceOf(pose, { run_id: randomUUID(), endedAt: Date.now() - minute });
  await record(student, completion);
  const { assignment_id } = await recordRun(
    student,
    runOf([completion], { class_version_id: version }),
  );
  expect(assignment_id).not.toBeNull();
  const read = async (user: TestUser) =>
    (
      await user.client
        .from('class_runs')
        .select('class_version_id, assignment_id')
        .eq('user_id', student.id)
    ).data;
  expect(await read(student)).toEqual([{ class_version_id: version, assignment_id }]);
  expect([await read(other), await read(admin)]).toEqual([[], []]);
  await backend.sql('delete from public.assigned_asanas where id = $1', [assignment_id]);
  expect(await read(student)).toEqual([{ class_version_id: version, assignment_id: null }]);
});
