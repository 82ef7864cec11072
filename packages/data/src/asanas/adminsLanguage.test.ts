import type { AsanaName } from '@niyama/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { localDay, practiceOf, record, suryaNamaskar } from '../../../../supabase/tests/support.ts';
import { getAppSettings } from '../appSettings/appSettings.ts';
import { getDashboard } from '../dashboard/getDashboard.ts';
import { listAuditActs } from '../dashboard/listAuditActs.ts';
import {
  getGivenAssignment,
  listGivenAssignments,
} from '../givenAssignments/listGivenAssignments.ts';
import { listReflections } from '../givenAssignments/listReflections.ts';
import { getStudentPage } from '../studentPage/getStudentPage.ts';
import { listAdminAsanas } from './listAdminAsanas.ts';

const timeZone = 'UTC';
const language = 'german';

let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
  student = await backend.createUser();
  const pose = await suryaNamaskar(backend);
  const { error } = await admin.client.from('assigned_asanas').insert({
    user_id: student.id,
    asana_id: pose.id,
    due_date: localDay(Date.now(), timeZone),
    frequency: 'daily',
  });
  if (error) throw new Error(error.message);
  const answer = { source: 'assignment', time_zone: timeZone, reflection_answer: 'Warm.' } as const;
  await record(student, practiceOf(pose, answer));
});
afterAll(() => backend.close());

const view = { tab: 'all', search: '' } as const;
const given = async () =>
  (await listGivenAssignments(admin.client, { view, after: null, language })).items[0];
const page = () => getStudentPage(admin.client, { studentId: student.id, weekStart: 1, language });
const dashboard = () => getDashboard(admin.client, { timeZone, weekStart: 1, language });

it.each<[string, () => Promise<AsanaName | null | undefined>]>([
  [
    'the library',
    async () => {
      const search = { search: 'surya namaskar', archived: false };
      const { items } = await listAdminAsanas(admin.client, {
        view: search,
        after: null,
        language,
      });
      return items.find(({ key }) => key === 'surya-namaskar')?.called;
    },
  ],
  [
    'the settings of the school',
    async () => (await getAppSettings(admin.client, { language })).mandatory[0],
  ],
  ['given work', async () => (await given())?.work],
  [
    'one piece of it',
    async () => (await getGivenAssignment(admin.client, (await given())?.id ?? '', language)).work,
  ],
  [
    'the answers without a reply',
    async () => (await listReflections(admin.client, { after: null, language })).items[0]?.work,
  ],
  ['what a student was given', async () => (await page())?.series[0]?.work],
  ['what a student practiced last', async () => (await page())?.sessions[0]?.asana],
  ['what a student answered', async () => (await page())?.reflections[0]?.work],
  ['the pose that is practiced most', async () => (await dashboard()).mostPopular],
  ['what happened last', async () => (await dashboard()).recent[0]?.work],
])('names the pose in German, with its English name beside it, in %s', async (_where, read) => {
  expect(await read()).toMatchObject({ name: 'Sonnengruß', englishName: 'Surya Namaskar' });
});

it('names poses in German in the change log, on the dashboard too', async () => {
  const rows = [{ subject: 'Sonnengruß', student: student.username }];
  const all = { who: 'all', what: 'all' } as const;
  const { items } = await listAuditActs(admin.client, { view: all, after: null, language });
  expect(items).toMatchObject([{ table: 'assigned_asanas', rows }]);
  expect((await dashboard()).audit).toMatchObject([{ table: 'assigned_asanas', rows }]);
});

it('names what nobody has translated, and everything in English, in English', async () => {
  await admin.client.from('asanas').insert({ name: 'Mine', description: 'Made by me.' });
  const called = async (search: string, asked?: typeof language) => {
    const { items } = await listAdminAsanas(admin.client, {
      view: { search, archived: false },
      after: null,
      ...(asked && { language: asked }),
    });
    return items[0]?.called;
  };
  expect(await called('mine', language)).toEqual({ name: 'Mine', englishName: null });
  expect(await called('sonnengruß')).toEqual({ name: 'Surya Namaskar', englishName: null });
});

it.each([
  ['admin_asanas', {}],
  ['admin_assignments', {}],
  ['admin_assignment', { assignment_id: crypto.randomUUID() }],
  ['admin_reflections', {}],
  ['audit_acts', {}],
  ['dashboard', { time_zone: timeZone, week_start: 1 }],
  ['school_settings', {}],
  ['student_page', { student_id: crypto.randomUUID(), week_start: 1 }],
] as const)('a language that is none is refused by %s', async (name, more) => {
  const { error } = await admin.client.rpc(name, { ...more, language: 'latin' });
  expect(error).toMatchObject({ code: 'P0001', message: 'language_invalid' });
});
