import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addAsana, emptyClass } from './support.ts';

/** The tables that hold what a student keeps for oneself: all of them have the same four rules. */
let backend: TestBackend;
let owner: TestUser;
let stranger: TestUser;
let admin: TestUser;
let asanaId: string;
beforeAll(async () => {
  backend = await sharedTestBackend();
  owner = await backend.createUser();
  stranger = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  asanaId = (await addAsana(backend)).id;
});
afterAll(() => backend.close());

const tables: Record<string, () => object> = {
  user_favorites: () => ({ asana_id: asanaId }),
  self_practice: () => ({ asana_id: asanaId }),
  paused_sessions: () => ({ asana_id: asanaId, time_remaining: 20, source: 'home' }),
  classes: () => ({ name: 'Morning', body: emptyClass }),
  custom_presets: () => ({ name: 'Morning', asana_ids: [asanaId] }),
  timer_presets: () => ({ name: 'Short', duration_seconds: 300 }),
};

describe.each(Object.entries(tables))('%s', (table, row) => {
  it('takes a row of one’s own, gives it back and lets it go', async () => {
    const added = await owner.client.from(table).insert(row()).select('id, user_id').single();
    expect(added.error).toBeNull();
    expect(added.data?.user_id).toBe(owner.id);
    const removed = await owner.client.from(table).delete().eq('id', added.data?.id).select('id');
    expect(removed.data).toHaveLength(1);
  });

  it('shows and removes nothing for another student, an admin or a visitor', async () => {
    const added = await owner.client.from(table).insert(row()).select('id').single();
    const id: unknown = added.data?.id;
    for (const other of [stranger, admin]) {
      const read = await other.client.from(table).select().eq('id', id);
      expect(read.data).toEqual([]);
      const removed = await other.client.from(table).delete().eq('id', id).select();
      expect(removed.data).toEqual([]);
    }
    const nobody = backend.clientFor(null).from(table);
    expect((await nobody.select().eq('id', id)).status).toBe(401);
    expect((await nobody.delete().eq('id', id)).status).toBe(401);
    const left = await owner.client.from(table).select('id').eq('id', id);
    expect(left.data).toHaveLength(1);
    await owner.client.from(table).delete().eq('id', id);
  });

  it('takes no row in the name of another', async () => {
    const forged = { ...row(), user_id: owner.id };
    for (const other of [stranger, admin]) {
      const { error, status } = await other.client.from(table).insert(forged);
      expect([status, error?.code]).toEqual([403, '42501']);
    }
    const visitor = await backend.clientFor(null).from(table).insert(forged);
    expect(visitor.status).toBe(401);
  });

  it('does not let a row be given away', async () => {
    const added = await owner.client.from(table).insert(row()).select('id').single();
    const { status } = await owner.client
      .from(table)
      .update({ user_id: stranger.id })
      .eq('id', added.data?.id);
    expect(status).toBe(403);
    await owner.client.from(table).delete().eq('id', added.data?.id);
  });
});

describe.each([
  ['self_practice', { position: 3 }],
  ['paused_sessions', { time_remaining: 0 }],
])('%s', (table, change) => {
  it('is changed by its owner only', async () => {
    const row = { asana_id: asanaId, ...(table === 'paused_sessions' && { time_remaining: 9 }) };
    const added = await owner.client.from(table).insert(row).select('id').single();
    const changedBy = async (user: TestUser) =>
      (await user.client.from(table).update(change).eq('id', added.data?.id).select()).data;
    expect(await changedBy(stranger)).toEqual([]);
    expect(await changedBy(admin)).toEqual([]);
    expect(await changedBy(owner)).toMatchObject([change]);
    await owner.client.from(table).delete().eq('id', added.data?.id);
  });
});

describe('lists of poses', () => {
  it('hold a pose once', async () => {
    for (const table of ['user_favorites', 'self_practice']) {
      await stranger.client.from(table).insert({ asana_id: asanaId });
      const { error } = await stranger.client.from(table).insert({ asana_id: asanaId });
      expect(error?.code).toBe('23505');
    }
  });
});

describe('paused sessions', () => {
  it('are saved again over the earlier one, with what ran before', async () => {
    const draft = { user_id: owner.id, asana_id: asanaId, time_remaining: 50, sets: 2 };
    const intervals = [[1, 2]];
    for (const time_remaining of [50, 20]) {
      const { error } = await owner.client
        .from('paused_sessions')
        .upsert({ ...draft, time_remaining, intervals }, { onConflict: 'user_id,asana_id' });
      expect(error).toBeNull();
    }
    const { data } = await owner.client.from('paused_sessions').select('time_remaining, intervals');
    expect(data).toEqual([{ time_remaining: 20, intervals }]);
  });

  it.each([
    { time_remaining: -1 },
    { time_remaining: 9, sets: 11 },
    { time_remaining: 9, set_number: 3, sets: 2 },
    { time_remaining: 9, source: 'nowhere' },
    { time_remaining: 9, intervals: {} },
  ])('refuse %j', async (bad) => {
    const { error } = await stranger.client
      .from('paused_sessions')
      .insert({ asana_id: asanaId, ...bad });
    expect(error?.code).toBe('23514');
  });
});
