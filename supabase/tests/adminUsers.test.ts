import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addAsana, localDay, practiceOf, record, zoneAtNoon } from './support.ts';

let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin', username: 'ines', fullName: 'Ines Moreau' });
  student = await backend.createUser({ username: 'asha', fullName: 'asha rao' });
});
afterAll(() => backend.close());

interface Listed {
  id: string;
  email: string;
  username: string;
  last_active_on: string | null;
}
interface Page {
  items: Listed[];
  next: { key: string; id: string } | null;
  total: number | null;
}

const page = async (by: TestUser, view: Record<string, unknown> = {}) => {
  const { data, error } = await by.client.rpc('admin_users', view);
  if (error) throw new Error(`${error.code} ${error.message}`);
  return data as Page;
};
const names = async (view: Record<string, unknown>) =>
  (await page(admin, view)).items.map(({ username }) => username);
const saving = (of: TestUser, changes: Record<string, unknown> = {}) => ({
  user_id: of.id,
  seen: { username: of.username, full_name: 'asha rao', avatar_url: null },
  username: of.username,
  full_name: 'Asha Rao',
  removes_avatar: false,
  ...changes,
});
const outcome = async (
  by: TestUser,
  name: 'save_user' | 'delete_user' | 'set_role',
  args: Record<string, unknown>,
) => {
  const { error } = await by.client.rpc(name, args);
  return error ? `${error.code} ${error.message}` : 'done';
};
/** Bulk people without the cost of passwords: `count` of them, each with its number of points. */
const addMany = (count: number) =>
  backend.sql(
    `with added as (
       insert into auth.users (id, email, raw_user_meta_data)
       select gen_random_uuid(), 'many' || n || '@niyama.example',
         jsonb_build_object('username', 'many' || n)
       from generate_series(1, $1::int) as n
       returning id
     )
     select count(*) from added`,
    [count],
  );

describe('the list of people', () => {
  it('holds everybody with their addresses, the newest first', async () => {
    const { items, next } = await page(admin);
    expect(next).toBeNull();
    expect(items).toMatchObject([
      { id: student.id, email: student.email, username: 'asha', role: 'user', points: 0, level: 1 },
      { id: admin.id, email: admin.email, username: 'ines', role: 'admin' },
    ]);
  });

  it('is searched by username, name and address, whatever the case, and takes no wildcards', async () => {
    expect(await names({ search: 'ASH' })).toEqual(['asha']);
    expect(await names({ search: ' moreau ' })).toEqual(['ines']);
    expect(await names({ search: 'ines@niyama' })).toEqual(['ines']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ search: '_' })).toEqual([]);
  });

  it('is searched by the names and the address of today', async () => {
    await backend.sql('update public.profiles set full_name = $2 where id = $1', [
      student.id,
      'Lena Ørsted',
    ]);
    await backend.sql('update auth.users set email = $2 where id = $1', [
      student.id,
      'New_Home@niyama.example',
    ]);
    expect(await names({ search: 'orsted lena' })).toEqual(['asha']);
    expect(await names({ search: 'new_home@' })).toEqual(['asha']);
    expect(await names({ search: 'rao' })).toEqual([]);
    expect(await names({ search: student.email })).toEqual([]);
    expect(await names({ search: 'newxhome' })).toEqual([]);
  });

  describe('shows by what they do', () => {
    const zone = 'Pacific/Auckland';
    const joined = (who: TestUser, daysAgo: number) =>
      backend.sql(
        `update public.profiles
         set created_at = now() - make_interval(days => $2), time_zone = $3 where id = $1`,
        [who.id, daysAgo, zone],
      );
    const active = (who: TestUser, daysAgo: number) =>
      backend.sql(
        `update public.profiles
         set last_active_on = (now() at time zone $3)::date - $2::int where id = $1`,
        [who.id, daysAgo, zone],
      );

    it('students who did nothing for more than seven days, by their own calendar, and no administrator', async () => {
      await joined(admin, 30);
      await joined(student, 30);
      expect(await names({ show: 'inactive' })).toEqual(['asha']);
      await active(student, 7);
      expect(await names({ show: 'inactive' })).toEqual([]);
      await active(student, 8);
      expect(await names({ show: 'inactive' })).toEqual(['asha']);
    });

    it('nobody as inactive who has just joined', async () => {
      await joined(student, 3);
      expect(await names({ show: 'inactive' })).toEqual([]);
    });

    it('students who joined in the last seven days', async () => {
      await joined(admin, 1);
      await joined(student, 6);
      expect(await names({ show: 'new' })).toEqual(['asha']);
      await joined(student, 8);
      expect(await names({ show: 'new' })).toEqual([]);
    });

    it('students who have overdue work that can be done', async () => {
      await joined(student, 1);
      const pose = await addAsana(backend);
      const due = async (daysAgo: number) =>
        backend.sql(
          `update public.assigned_asanas set due_date = (now() at time zone $2)::date - $1::int`,
          [daysAgo, zone],
        );
      const { error } = await admin.client
        .from('assigned_asanas')
        .insert({ user_id: student.id, asana_id: pose.id, due_date: '2026-11-01' });
      expect(error).toBeNull();
      await due(0);
      expect(await names({ show: 'overdue' })).toEqual([]);
      await due(1);
      expect(await names({ show: 'overdue' })).toEqual(['asha']);
      expect((await page(admin, { show: 'overdue' })).total).toBe(1);
      expect(await names({ show: 'overdue', search: 'ines' })).toEqual([]);
      await backend.sql('update public.asanas set archived_at = now() where id = $1', [pose.id]);
      expect(await names({ show: 'overdue' })).toEqual([]);
    });

    it('nobody for a word that is none', async () => {
      expect(await names({ show: 'everything' })).toEqual([]);
    });
  });

  it('knows the last day with a practice, also after a recount', async () => {
    const pose = await addAsana(backend);
    const last = async () =>
      (await page(admin, { search: 'asha' })).items.map(({ last_active_on: day }) => day);
    expect(await last()).toEqual([null]);
    const day = localDay(Date.now(), zoneAtNoon());
    await record(student, practiceOf(pose));
    expect(await last()).toEqual([day]);
    await backend.sql('delete from public.practice_ledger where user_id = $1', [student.id]);
    await backend.sql('select private.recount_days($1)', [student.id]);
    expect(await last()).toEqual([null]);
  });

  it('shows admins alone', async () => {
    expect(await names({ show: 'admins' })).toEqual(['ines']);
    expect(await names({ only_admins: true })).toEqual(['ines']);
  });

  it('comes in the order of each column, both ways', async () => {
    await backend.sql(
      `update public.profiles set points = 250, total_practices = 7, last_active_on = '2026-11-20' where id = $1`,
      [admin.id],
    );
    const rising = {
      name: ['asha', 'ines'],
      email: ['asha', 'ines'],
      level: ['asha', 'ines'],
      practices: ['asha', 'ines'],
      points: ['asha', 'ines'],
      active: ['asha', 'ines'],
      joined: ['ines', 'asha'],
      role: ['ines', 'asha'],
    };
    for (const [sort_by, order] of Object.entries(rising)) {
      const orders = {
        rising: await names({ sort_by, descending: false }),
        falling: await names({ sort_by, descending: true }),
      };
      expect({ sort_by, ...orders }).toEqual({
        sort_by,
        rising: order,
        falling: order.toReversed(),
      });
    }
    await expect(page(admin, { sort_by: 'password' })).rejects.toThrow('P0001 sort_invalid');
  });

  it('comes in pages without gaps and repetition, in every order', async () => {
    await addMany(110);
    for (const sort_by of [
      'name',
      'email',
      'level',
      'practices',
      'points',
      'active',
      'joined',
      'role',
    ]) {
      for (const descending of [false, true]) {
        const pages: Page[] = [await page(admin, { sort_by, descending })];
        for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
          pages.push(await page(admin, { sort_by, descending, after: next }));
        }
        const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
        expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 12]);
        expect([sort_by, new Set(ids).size]).toEqual([sort_by, 112]);
      }
    }
  });

  it('says with its first page how many there are in all', async () => {
    await addMany(52);
    const first = await page(admin, { search: 'many' });
    expect([first.items.length, first.total]).toEqual([50, 52]);
    expect((await page(admin, { search: 'many', after: first.next })).total).toBeNull();
    const [everybody] = await backend.sql<{ count: number }>(
      'select count(*)::int as count from public.profiles',
    );
    expect((await page(admin)).total).toBe(everybody?.count);
    expect((await page(admin, { search: 'MANY52@NIYAMA' })).total).toBe(1);
    expect((await page(admin, { search: 'many', only_admins: true })).total).toBe(0);
  });

  it('is for admins alone', async () => {
    await expect(page(student)).rejects.toThrow('42501 not_admin');
    const { status } = await backend.clientFor(null).rpc('admin_users');
    expect(status).toBe(401);
  });
});

describe('an admin', () => {
  it('renames a person', async () => {
    expect(await outcome(admin, 'save_user', saving(student, { username: ' asha2 ' }))).toBe(
      'done',
    );
    const { data } = await student.client.from('profiles').select('username, full_name');
    expect(data).toEqual([{ username: 'asha2', full_name: 'Asha Rao' }]);
  });

  it('takes a picture away', async () => {
    const avatar_url = `avatars/${student.id}/1.jpg`;
    await student.client.from('profiles').update({ avatar_url }).eq('id', student.id);
    const seen = { username: 'asha', full_name: 'asha rao', avatar_url };
    expect(await outcome(admin, 'save_user', saving(student, { seen, removes_avatar: true }))).toBe(
      'done',
    );
    const { data } = await student.client.from('profiles').select('avatar_url');
    expect(data).toEqual([{ avatar_url: null }]);
  });

  it('overwrites nothing that was changed since it was read, and is not stopped by a practice', async () => {
    await backend.sql('update public.profiles set points = 10 where id = $1', [student.id]);
    expect(await outcome(admin, 'save_user', saving(student))).toBe('done');
    expect(await outcome(admin, 'save_user', saving(student))).toBe('P0001 changed_meanwhile');
  });

  it('cannot give a name that is taken or invalid', async () => {
    expect(await outcome(admin, 'save_user', saving(student, { username: 'INES' }))).toMatch(
      /^23505 /,
    );
    expect(await outcome(admin, 'save_user', saving(student, { username: 'ab' }))).toMatch(
      /^23514 /,
    );
  });

  it('deletes a person, and never the own account', async () => {
    expect(await outcome(admin, 'delete_user', { user_id: student.id })).toBe('done');
    expect(await outcome(admin, 'delete_user', { user_id: student.id })).toBe(
      'P0001 user_not_found',
    );
    expect(await outcome(admin, 'delete_user', { user_id: admin.id })).toBe('P0001 own_account');
    expect(await names({})).toEqual(['ines']);
  });

  it('never takes the own role away, also when another admin is there', async () => {
    await outcome(admin, 'set_role', { user_id: student.id, role: 'admin' });
    expect(await outcome(admin, 'set_role', { user_id: admin.id, role: 'user' })).toBe(
      'P0001 own_role',
    );
  });

  it('is left over when two delete each other at once', async () => {
    await outcome(admin, 'set_role', { user_id: student.id, role: 'admin' });
    const answers = await Promise.all([
      outcome(admin, 'delete_user', { user_id: student.id }),
      outcome(student, 'delete_user', { user_id: admin.id }),
    ]);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  });
});

describe('somebody without a session after the deletion:', () => {
  it('the token ends with the account', async () => {
    await outcome(admin, 'delete_user', { user_id: student.id });
    const { status } = await student.client.from('communities').select('id');
    expect(status).toBe(401);
    const { error } = await student.client.auth.refreshSession();
    expect(error).not.toBeNull();
  });
});

describe('what admins do to people is in the audit log:', () => {
  it('a name, a picture and a deletion, and not what ends with the account', async () => {
    const { data } = await student.client.from('communities').select('id').limit(1).single();
    await student.client.from('community_members').insert({ community_id: data?.id });
    await outcome(admin, 'save_user', saving(student, { username: 'asha2' }));
    await outcome(admin, 'delete_user', { user_id: student.id });
    const log = await admin.client
      .from('audit_log')
      .select('admin_id, action, table_name, row_id, columns')
      .order('id');
    const entry = { admin_id: admin.id, table_name: 'profiles', row_id: student.id };
    expect(log.data).toEqual([
      { ...entry, action: 'update', columns: ['full_name', 'username'] },
      { ...entry, action: 'delete', columns: [] },
    ]);
  });
});
