import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { getHome } from '../home/getHome.ts';
import { failureOf } from '../testing/failureOf.ts';
import { createMissingProfiles, listAccounts } from '../users/createMissingProfiles.ts';
import { getAppSettings, saveAppSettings } from './appSettings.ts';

let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
let former: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin' });
  student = await backend.createUser();
  former = await backend.createUser({ role: 'admin' });
  await backend.sql(`update public.profiles set role = 'user' where id = $1`, [former.id]);
});

const idOf = async (key: string) => {
  const [row] = await backend.sql<{ id: string }>('select id from public.asanas where key = $1', [
    key,
  ]);
  return row?.id ?? '';
};
const namesOf = async (user: TestUser) =>
  (await getAppSettings(user.client)).mandatory.map(({ name }) => name);

describe('the settings of the school', () => {
  it('are English, Surya Namaskar and Pranayama Breathing at first', async () => {
    const { defaultLanguage, mandatory } = await getAppSettings(student.client);
    expect(defaultLanguage).toBe('english');
    expect(mandatory.map(({ name }) => name)).toEqual(['Surya Namaskar', 'Pranayama Breathing']);
  });

  it('are saved whole, in their order, and reach the students', async () => {
    const { updatedAt } = await getAppSettings(admin.client);
    const mandatoryIds = [await idOf('tree'), await idOf('surya-namaskar')];
    await saveAppSettings(admin.client, {
      seen: updatedAt,
      defaultLanguage: 'japanese',
      mandatoryIds,
    });
    expect(await namesOf(admin)).toEqual(['Tree', 'Surya Namaskar']);
    const home = await getHome(student.client, { timeZone: 'UTC' });
    expect(home.mandatory.map(({ asana }) => asana.id)).toEqual(mandatoryIds);
    const newcomer = await backend.clientFor('service').auth.admin.createUser({
      email: 'no.language@niyama.example',
      password: 'practice-daily',
      email_confirm: true,
    });
    const [profile] = await backend.sql('select language from public.profiles where id = $1', [
      newcomer.data.user?.id,
    ]);
    expect(profile).toEqual({ language: 'japanese' });
  });

  it('are refused from an admin who saves second, and nothing is overwritten', async () => {
    const { updatedAt: seen } = await getAppSettings(admin.client);
    const change = { seen, defaultLanguage: 'german', mandatoryIds: [] } as const;
    await saveAppSettings(admin.client, change);
    const second = saveAppSettings(admin.client, { ...change, defaultLanguage: 'french' });
    expect(await failureOf(second)).toMatchObject({ code: 'changed_meanwhile' });
    expect(await getAppSettings(admin.client)).toMatchObject({ defaultLanguage: 'german' });
  });

  it('hold at most twenty poses and none twice', async () => {
    const { updatedAt: seen } = await getAppSettings(admin.client);
    const tree = await idOf('tree');
    const save = (mandatoryIds: string[]) =>
      failureOf(saveAppSettings(admin.client, { seen, defaultLanguage: 'english', mandatoryIds }));
    expect(await save([tree, tree])).toMatchObject({ code: 'mandatory_invalid' });
    expect(await save(Array.from({ length: 21 }, () => crypto.randomUUID()))).toMatchObject({
      code: 'mandatory_invalid',
    });
    expect(await save([crypto.randomUUID()])).toMatchObject({
      code: '23503',
    });
    expect(await namesOf(admin)).toHaveLength(2);
  });

  it('enter the audit log only when something has changed', async () => {
    const { updatedAt: seen } = await getAppSettings(admin.client);
    const mandatoryIds = [await idOf('surya-namaskar'), await idOf('tree')];
    await saveAppSettings(admin.client, { seen, defaultLanguage: 'english', mandatoryIds });
    const entries = await backend.sql(
      'select action, row_id from public.audit_log where table_name = $1 order by id',
      ['daily_mandatory_asanas'],
    );
    expect(entries).toEqual([
      { action: 'delete', row_id: await idOf('pranayama-breathing') },
      { action: 'insert', row_id: mandatoryIds[1] },
    ]);
  });

  it('are saved by administrators only', async () => {
    const { updatedAt: seen } = await getAppSettings(admin.client);
    const change = { seen, defaultLanguage: 'german', mandatoryIds: [] } as const;
    for (const client of [student.client, former.client, backend.clientFor(null)]) {
      expect(await failureOf(saveAppSettings(client, change))).toMatchObject({ code: '42501' });
    }
    expect(await failureOf(getAppSettings(backend.clientFor(null)))).toMatchObject({
      code: '42501',
    });
    expect(await namesOf(admin)).toHaveLength(2);
  });
});

describe('missing profiles', () => {
  const lose = (...people: TestUser[]) =>
    backend.sql('delete from public.profiles where id = any($1)', [people.map(({ id }) => id)]);
  const make = async () => createMissingProfiles(admin.client, await listAccounts(admin.client));

  it('are made for accounts that have none, as students’, and only once', async () => {
    const other = await backend.createUser({ username: 'noor_h', fullName: 'Noor Haddad' });
    await lose(other, student);
    expect(await make()).toEqual({ users: 4, missing: 2, created: 2 });
    const [row] = await backend.sql(
      'select username, full_name, role, level, points, total_practices from public.profiles where id = $1',
      [other.id],
    );
    expect(row).toEqual({
      username: 'noor_h',
      full_name: 'Noor Haddad',
      role: 'user',
      level: 1,
      points: 0,
      total_practices: 0,
    });
    expect(await make()).toEqual({ users: 4, missing: 0, created: 0 });
  });

  it('ignore a claimed role, a taken name and an unknown account', async () => {
    const users = [
      {
        id: student.id,
        email: 'xy@niyama.example',
        user_metadata: { username: admin.username, role: 'admin' },
      },
      { id: crypto.randomUUID(), email: 'nobody@niyama.example', user_metadata: {} },
    ];
    await lose(student);
    expect(await createMissingProfiles(admin.client, users)).toEqual({
      users: 2,
      missing: 1,
      created: 1,
    });
    const [row] = await backend.sql('select username, role from public.profiles where id = $1', [
      student.id,
    ]);
    expect(row).toEqual({ username: `user_${student.id.slice(0, 6)}`, role: 'user' });
  });

  it('are made by administrators only', async () => {
    await lose(student);
    for (const client of [student.client, former.client, backend.clientFor(null)]) {
      expect(await failureOf(createMissingProfiles(client, []))).toMatchObject({ code: '42501' });
      expect(await failureOf(listAccounts(client))).not.toBeNull();
    }
  });
});
