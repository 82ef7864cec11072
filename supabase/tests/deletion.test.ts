import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend } from '../local/testing.ts';
import { addAsana, practiceOf, record, zoneAtNoon, localDay } from './support.ts';

/** What goes and what stays when something is deleted: no row may hang in the air or block it. */
let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
afterAll(() => backend.close());

const today = localDay(Date.now(), zoneAtNoon());

it('deleting an account deletes everything that belongs to it', async () => {
  const admin = await backend.createUser({ role: 'admin' });
  const student = await backend.createUser();
  const pose = await addAsana(backend);
  await admin.client
    .from('assigned_asanas')
    .insert({ user_id: student.id, asana_id: pose.id, due_date: today });
  await record(student, practiceOf(pose));
  await student.client.from('custom_presets').insert({ name: 'Mine', asana_ids: [pose.id] });
  await backend.sql('delete from auth.users where id = $1', [student.id]);
  const left = await backend.sql(
    `select
       (select count(*)::int from public.profiles where id = $1) as profiles,
       (select count(*)::int from public.practice_ledger where user_id = $1) as ledger,
       (select count(*)::int from public.assigned_asanas where user_id = $1) as assignments,
       (select count(*)::int from public.classes where user_id = $1) as classes`,
    [student.id],
  );
  expect(left).toEqual([{ profiles: 0, ledger: 0, assignments: 0, classes: 0 }]);
});

it('an instructor’s account leaves the work that was given', async () => {
  const admin = await backend.createUser({ role: 'admin' });
  const student = await backend.createUser();
  const { id } = await addAsana(backend);
  await admin.client
    .from('assigned_asanas')
    .insert({ user_id: student.id, asana_id: id, due_date: today });
  await backend.sql('delete from auth.users where id = $1', [admin.id]);
  const { data } = await student.client.from('assigned_asanas').select('asana_id, assigned_by');
  expect(data).toEqual([{ asana_id: id, assigned_by: null }]);
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
