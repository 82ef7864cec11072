import * as data from '@niyama/data';
import { newAsana } from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf } from '../../packages/data/src/testing/failureOf.ts';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../supabase/local/testing.ts';
import { addAsana, practiceOf, record } from '../../supabase/tests/support.ts';
import { forEverybody, png, reads, type Things, writes } from './adminCalls.ts';

/**
 * Every call that only administrators may make, made by a student, by nobody and by somebody who was
 * an administrator until a moment ago, with a token that is still good. What the calls send is tried
 * in other forms in adminRights.test.ts.
 */
let backend: TestBackend;
let admin: TestUser;
let things: Things;
let people: Record<(typeof strangers)[number], TestUser['client']>;
const strangers = ['student', 'nobody', 'demoted'] as const;

beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin', username: 'ines' });
  const student = await backend.createUser({ username: 'asha' });
  const demoted = await backend.createUser({ role: 'admin' });
  await data.notifyStudents(demoted.client);
  await data.setRole(admin.client, { userId: demoted.id, role: 'user' });
  people = {
    student: student.client,
    nobody: backend.clientFor(null),
    demoted: demoted.client,
  };
  things = await prepare(student);
});
afterAll(() => backend.close());

/** Makes one of each kind; the work belongs to the student who then tries the calls. */
async function prepare(student: TestUser): Promise<Things> {
  const { client } = admin;
  const newcomer = await backend.createUser({ username: 'newcomer' });
  const lost = await backend.createUser({ username: 'lost' });
  await backend.sql('delete from public.profiles where id = $1', [lost.id]);
  await backend.sql(
    `update public.profiles set notifications_enabled = true, email_notifications_enabled = true
     where id = $1`,
    [student.id],
  );

  const pose = await addAsana(backend);
  const added = await data.addAsana(client, {
    id: crypto.randomUUID(),
    ...newAsana,
    name: 'Old',
    description: 'Old',
  });
  const picture = { asanaId: added.id, slot: 'image', file: png } as const;
  const imagePath = await data.uploadAsanaFile(client, picture);
  const pictured = await data.updateAsana(client, added, { imagePath });

  const another = await data.addAsana(client, {
    id: crypto.randomUUID(),
    ...newAsana,
    name: 'Gone',
    description: 'Gone',
  });

  const work = { user_id: student.id, asana_id: pose.id, due_date: '2026-01-01' };
  await client.from('assigned_asanas').insert(work);
  await record(student, practiceOf(pose, { source: 'assignment' }));
  const tab = (name: 'active' | 'completed') =>
    data.listGivenAssignments(client, { view: { tab: name, search: '' }, after: null });
  const [open] = (await tab('active')).items;
  const [done] = (await tab('completed')).items;

  const [away] = await backend.sql<{ id: string }>(
    `insert into public.pauses (user_id, from_day, to_day)
     values ($1, current_date + 30, current_date + 31) returning id`,
    [newcomer.id],
  );

  await data.inviteStudents(client, [
    { line: 2, email: 'invited@niyama.example', fullName: null, language: null },
  ]);
  // What waits to be sent is not sent again.
  await backend.tick();
  const [invitation] = (await data.listInvitations(client, { search: '', after: null })).items;

  const made = await data.addCommunity(client, {
    id: crypto.randomUUID(),
    name: 'Ours',
    description: 'Ours',
  });
  await data.addMember(client, { communityId: made.id, userId: admin.id });
  const members = await data.listAdminMembers(client, { communityId: made.id, after: null });
  const file = { communityId: made.id, file: png };

  const classId = crypto.randomUUID();
  const body = { v: 1, language: 'en', items: [] } as const;
  const draft = { name: 'Ours', description: null, body };
  await data.addShelfClass(client, { id: classId, draft, totalSeconds: 0 });

  const listed = await data.listUsers(client, {
    view: { search: '', show: 'all', sort: { column: 'joined', direction: 'ascending' } },
    after: null,
  });
  const named = (username: string) => listed.items.find((each) => each.username === username);
  const [membership, user, other] = [members.items[0], named('asha'), named(newcomer.username)];
  if (!open || !done || !away || !invitation || !membership || !user || !other)
    throw new Error('Something is missing.');
  return {
    user,
    newcomer: other,
    asana: await data.getAdminAsana(client, pose.id),
    archived: await data.archiveAsana(client, pictured),
    deleted: await data.archiveAsana(client, another),
    communityPicture: await data.uploadCommunityPicture(client, file),
    community: await data.getAdminCommunity(client, made.id),
    classId,
    membershipId: membership.id,
    open,
    done,
    pauseId: away.id,
    invitationId: invitation.id,
    accounts: await data.listAccounts(client),
    seenSettings: (await data.getAppSettings(client)).updatedAt,
  };
}

/** A sum over every row of every table, those of the services included. */
async function fingerprint(): Promise<Record<string, string>> {
  const tables = await backend.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'auth', 'storage') order by 1`,
    [],
  );
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name,
         md5(coalesce(string_agg(md5(row::text), '' order by md5(row::text)), '')) as sum
       from ${name} as row`,
  );
  const rows = await backend.sql<{ name: string; sum: string }>(sums.join(' union all '), []);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

it('knows every call of the data package', () => {
  const known = new Set([...Object.keys(reads), ...Object.keys(writes), ...forEverybody]);
  const calls = Object.entries(data)
    // A query only wraps a call, which is listed itself.
    .filter(([name, value]) => typeof value === 'function' && !name.endsWith('Query'))
    .map(([name]) => name);
  expect(calls.toSorted()).toEqual([...known].toSorted());
});

describe.each(strangers)('%s: refused is', (who) => {
  it.each(Object.entries({ ...reads, ...writes }))('%s', async (_name, { ask, refusal }) => {
    const before = await fingerprint();
    const failure = await failureOf(ask(people[who], things));
    const expected = refusal === undefined ? 'forbidden' : refusal;
    const kinds =
      who === 'nobody' && expected ? ['unauthorized', 'forbidden', 'notFound'] : [expected];
    expect(kinds).toContain(failure?.kind ?? null);
    expect(await fingerprint()).toEqual(before);
  });
});

describe('an administrator, or the refusals would prove nothing, can', () => {
  it.each(Object.entries(reads))('%s', async (_name, { ask }) => {
    expect(await failureOf(ask(admin.client, things))).toBeNull();
  });

  it.each(Object.entries(writes))('%s', async (_name, { ask }) => {
    const before = await fingerprint();
    await ask(admin.client, things);
    expect(await fingerprint()).not.toEqual(before);
  });
});
