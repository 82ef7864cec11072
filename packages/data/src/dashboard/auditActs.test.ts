import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { addAsana, localDay } from '../../../../supabase/tests/support.ts';
import { failureOf } from '../testing/failureOf.ts';
import { listAuditActs } from './listAuditActs.ts';

let backend: TestBackend;
let ines: TestUser;
let mira: TestUser;
let asha: TestUser;
const dueDate = localDay(Date.now(), 'UTC');
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  ines = await backend.createUser({ role: 'admin', username: 'ines', fullName: 'Ines Moreau' });
  mira = await backend.createUser({ role: 'admin', username: 'mira', fullName: 'Mira Lind' });
  asha = await backend.createUser({ username: 'asha' });
});
afterAll(() => backend.close());

type Options = Parameters<typeof listAuditActs>[1];
const page = (
  view: Partial<Options['view']> = {},
  after: Options['after'] = null,
  by: TestUser = ines,
) => listAuditActs(by.client, { view: { who: 'all', what: 'all', ...view }, after });
const addCommunity = async (name: string, by = ines) => {
  const { error } = await by.client.from('communities').insert({ name });
  expect(error).toBeNull();
};

describe('the acts of administrators', () => {
  it('are one line each, however many rows they changed, and name the student of an assignment', async () => {
    const [tree, cobra] = [await addAsana(backend), await addAsana(backend)];
    await backend.sql(`update public.asanas set name = 'Tree of acts' where id = $1`, [tree.id]);
    await backend.sql(`update public.asanas set name = 'Cobra of acts' where id = $1`, [cobra.id]);
    const noor = await backend.createUser({ username: 'noor' });
    const give = (rows: { user_id: string; asana_id: string }[]) =>
      ines.client
        .from('assigned_asanas')
        .insert(rows.map((row) => ({ ...row, due_date: dueDate })))
        .select('id');
    await give(
      [tree, cobra].flatMap(({ id }) =>
        [asha, noor].map((student) => ({ user_id: student.id, asana_id: id })),
      ),
    );
    const { data } = await give([{ user_id: noor.id, asana_id: tree.id }]);
    await ines.client.rpc('end_assignment', { assignment_id: data?.[0]?.id ?? '' });
    const { items, next } = await page();
    expect(next).toBeNull();
    expect(items.map(({ act, count }) => [act, count])).toEqual([
      ['delete', 1],
      ['insert', 1],
      ['insert', 4],
    ]);
    // Three of the four are named, in no particular order.
    const named = items[2]?.rows.map((row) => `${row.subject}: ${row.student}`) ?? [];
    expect(new Set(named).size).toBe(3);
    expect([
      'Tree of acts: asha',
      'Tree of acts: noor',
      'Cobra of acts: asha',
      'Cobra of acts: noor',
    ]).toEqual(expect.arrayContaining(named));
    // A deleted row is named by what it was.
    expect(items[0]?.rows).toEqual([{ subject: 'Tree of acts', student: 'noor' }]);
    expect(items[1]?.rows).toEqual([{ subject: null, student: null }]);
    expect(items[0]).toMatchObject({ adminName: 'Ines Moreau', table: 'assigned_asanas' });
  });

  it('come in pages without gaps and repetition', async () => {
    for (let index = 0; index < 45; index += 1) await addCommunity(`Circle ${index}`);
    // As if they had been done in one moment.
    await backend.sql('update public.audit_log set happened_at = now() where id % 2 = 0');
    await backend.sql(
      `update public.audit_log set happened_at = now() + (id % 3) * interval '1 hour',
        action = (array['insert', 'update', 'delete'])[1 + id % 3] where id % 2 = 1`,
    );
    const seen: string[] = [];
    let rows = 0;
    let after: Options['after'] = null;
    let pages = 0;
    do {
      const answer = await page({}, after);
      seen.push(...answer.items.map(({ id }) => id));
      rows += answer.items.reduce((sum, { count }) => sum + count, 0);
      expect(answer.people).toEqual(after === null ? [{ id: ines.id, name: 'Ines Moreau' }] : []);
      after = answer.next;
      pages += 1;
    } while (after && pages < 9);
    expect(new Set(seen).size).toBe(seen.length);
    expect(rows).toBe(45);
  });

  it('reach behind the first page', async () => {
    for (let index = 0; index < 25; index += 1) await addCommunity(`Circle ${index}`);
    const first = await page();
    expect(first.items).toHaveLength(20);
    const second = await page({}, first.next);
    expect(second.items).toHaveLength(5);
    expect(second.items.at(-1)?.rows[0]?.subject).toBe('Circle 0');
    expect(second.next).toBeNull();
  });

  it('are narrowed by who and by what', async () => {
    await addCommunity('Early birds');
    await addCommunity('Night owls', mira);
    await mira.client.rpc('set_role', { user_id: asha.id, role: 'admin' });
    const subjects = async (view: Partial<Options['view']>) =>
      (await page(view)).items.map(({ rows }) => rows[0]?.subject);
    expect(await subjects({ who: mira.id })).toEqual(['asha', 'Night owls']);
    expect(await subjects({ what: 'communities' })).toEqual(['Night owls', 'Early birds']);
    expect(await subjects({ who: ines.id, what: 'profiles' })).toEqual([]);
    expect((await page({ who: ines.id, what: 'profiles' })).people).toHaveLength(2);
  });

  it('are for administrators alone', async () => {
    await addCommunity('Early birds');
    expect(await failureOf(page({}, null, asha))).toMatchObject({ kind: 'forbidden' });
    const nobody = listAuditActs(backend.clientFor(null), {
      view: { who: 'all', what: 'all' },
      after: null,
    });
    expect(await failureOf(nobody)).toMatchObject({ code: '42501' });
    await backend.sql(`update public.profiles set role = 'user' where id = $1`, [mira.id]);
    expect(await failureOf(page({}, null, mira))).toMatchObject({ kind: 'forbidden' });
  });
});
