import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend } from '../local/testing.ts';
import { addAsana, kindsOfWork, practiceOf, record, zoneAtNoon, localDay } from './support.ts';

/** What goes and what stays when something is deleted: no row may hang in the air or block it. */
let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
afterAll(() => backend.close());

const today = localDay(Date.now(), zoneAtNoon());

it.each(kindsOfWork)(
  'deleting an account deletes everything, $kind given to it too',
  async ({ addWork }) => {
    const admin = await backend.createUser({ role: 'admin' });
    const student = await backend.createUser();
    const pose = await addAsana(backend);
    const work = await addWork(backend);
    await admin.client
      .from('assigned_asanas')
      .insert({ user_id: student.id, ...work.columns, due_date: today });
    await work.practice(student);
    await student.client.from('custom_presets').insert({ name: 'Mine', asana_ids: [pose.id] });
    await backend.sql('delete from auth.users where id = $1', [student.id]);
    const left = await backend.sql(
      `select
       (select count(*)::int from public.profiles where id = $1) as profiles,
       (select count(*)::int from public.practice_ledger where user_id = $1) as ledger,
       (select count(*)::int from public.assigned_asanas where user_id = $1) as assignments,
       (select count(*)::int from public.assignment_series where user_id = $1) as series,
       (select count(*)::int from public.class_runs where user_id = $1) as runs,
       (select count(*)::int from public.classes where user_id = $1) as classes`,
      [student.id],
    );
    expect(left).toEqual([
      { profiles: 0, ledger: 0, assignments: 0, series: 0, runs: 0, classes: 0 },
    ]);
  },
);

it.each(kindsOfWork)('an instructor’s account leaves $kind that was given', async ({ addWork }) => {
  const admin = await backend.createUser({ role: 'admin' });
  const student = await backend.createUser();
  const { columns } = await addWork(backend);
  await admin.client
    .from('assigned_asanas')
    .insert({ user_id: student.id, ...columns, due_date: today });
  await backend.sql('delete from auth.users where id = $1', [admin.id]);
  const { data } = await student.client
    .from('assigned_asanas')
    .select('asana_id, class_version_id, assigned_by');
  expect(data).toEqual([{ ...columns, assigned_by: null }]);
});

it('a completed assignment leaves the practice in the ledger', async () => {
  const admin = await backend.createUser({ role: 'admin' });
  const student = await backend.createUser();
  const pose = await addAsana(backend);
  await admin.client
    .from('assigned_asanas')
    .insert({ user_id: student.id, asana_id: pose.id, due_date: today });
  const answer = await record(student, practiceOf(pose));
  await backend.sql('delete from public.assigned_asanas where id = $1', [answer.assignment_id]);
  const { data } = await student.client.from('practice_ledger').select('id, assignment_id, points');
  expect(data).toEqual([{ id: answer.id, assignment_id: null, points: 12 }]);
});
