import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '../../supabase/local/testing.ts';
import { day, hour } from '../../supabase/tests/support.ts';
import { columnsWith, storedColumns } from './sweep.ts';
import { liveAWholeLife, pictureText, traces } from './wholeLife.ts';

/** After an erasure nothing is left of a person but what the list of personal data keeps. */
let backend: TestBackend;
let life: Awaited<ReturnType<typeof liveAWholeLife>>;
const begin = async () => {
  backend = await createTestBackend();
  life = await liveAWholeLife(backend);
};

/** Each way in which an account can be erased. */
const ways = {
  'by an administrator': async () => {
    const { error } = await life.admin.client.functions.invoke('delete-user', {
      body: { user_id: life.leela.id },
    });
    expect(error).toBeNull();
  },
  'by the clock': () => backend.tick(new Date(Date.now() + 15 * day)),
  'by the link of a mail': async () => {
    // Nothing else leaves before: a mail that she wrote to somebody stays theirs.
    const { data: mails } = await backend
      .clientFor('service')
      .rpc('take_leaving_mails', { at_most: 9 });
    const token = (mails as { token: string | null }[]).find(({ token: one }) => one)?.token;
    const erased = await backend.clientFor(null).rpc('delete_account_now', { token });
    expect(erased.data).toBe(true);
  },
};

interface Line {
  table_name: string;
  column_name: string;
  via: string | null;
}
const list = () => backend.sql<Line>('select * from private.personal_data', []);

const filesWithPicture = () =>
  readdirSync(backend.assembly.filesDir)
    .map((name) => join(backend.assembly.filesDir, name))
    .filter((path) => readFileSync(path, 'latin1').includes(pictureText));

describe.each(Object.entries(ways))('a whole life that ends %s', (_, erase) => {
  beforeAll(begin);
  afterAll(() => backend.close());

  it('has called every function that a signed-in person may call', async () => {
    const granted = await backend.sql<{ name: string }>(
      `select distinct proname as name from pg_proc
       where pronamespace = 'public'::regnamespace
         and has_function_privilege('authenticated', oid, 'execute')`,
      [],
    );
    expect(granted.map(({ name }) => name).filter((name) => !life.called.has(name))).toEqual([]);
  });

  it('leaves something in every place where something can be', async () => {
    const found = new Set(await columnsWith(backend.sql, [life.leela.id, ...traces]));
    const lines = (await list()).filter(({ via }) => via === null);
    const empty = lines
      .map((line) => `${line.table_name}.${line.column_name}`)
      .filter((name) => !found.has(name));
    expect(empty.toSorted()).toEqual([
      // Of a second way to log in, which there is not.
      'auth.flow_state.linking_target_id',
      // Written when she is erased.
      'private.files_to_remove.name',
    ]);
    expect(filesWithPicture()).not.toEqual([]);
    expect(JSON.stringify(backend.mails())).toContain('leela-elsewhere@niyama.example');
  });

  it('leaves nothing after its erasure but what the list keeps', async () => {
    const service = backend.clientFor('service');
    const { data: maya } = await service
      .from('profiles')
      .select('id')
      .eq('username', 'maya')
      .single();
    await erase();
    await backend.tick();
    const allowed = await storedColumns(backend.sql);
    const left = await columnsWith(backend.sql, [life.leela.id, ...traces]);
    expect(left.filter((name) => !allowed.has(name))).toEqual([]);
    expect(filesWithPicture()).toEqual([]);
    expect(JSON.stringify(backend.mails())).not.toMatch(/leela/i);
    // What she did for others stands, without her.
    expect(
      await backend.sql(
        `select assigned_by, replied_by, reply from public.assigned_asanas
         where user_id = $1 and reply is not null`,
        [life.other.id],
      ),
    ).toEqual([{ assigned_by: null, replied_by: null, reply: 'Well done.' }]);
    expect(
      await backend.sql('select raw_app_meta_data from auth.users where id = $1', [maya?.id]),
    ).toEqual([{ raw_app_meta_data: { provider: 'email', providers: ['email'] } }]);
  });
});

describe('files of somebody who is gone', () => {
  beforeAll(begin);
  afterAll(() => backend.close());

  it('are tried again until they are removed', async () => {
    const student = await backend.createUser();
    const png = new Blob([Buffer.from('89504e470d0a1a0a', 'hex')], { type: 'image/png' });
    await student.client.storage.from('avatars').upload(`${student.id}/1.png`, png);
    const files = () =>
      backend.sql<{ attempts: number }>('select attempts from private.files_to_remove', []);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { engine } = backend.assembly;
    const { fetch } = engine;
    vi.spyOn(engine, 'fetch').mockImplementation((request) =>
      request.method === 'DELETE' && request.url.includes('/storage/')
        ? Promise.resolve(Response.json({}, { status: 500 }))
        : fetch(request),
    );
    try {
      await life.admin.client.functions.invoke('delete-user', { body: { user_id: student.id } });
      expect(await files()).toEqual([{ attempts: 1 }]);
      expect(said).toHaveBeenCalledWith(expect.stringContaining('files were not removed'));
      expect(await backend.tick()).toMatchObject({ files: { removed: 0, failed: 0 } });
    } finally {
      vi.restoreAllMocks();
    }
    expect(await backend.tick(new Date(Date.now() + hour))).toMatchObject({
      files: { removed: 1, failed: 0 },
    });
    expect(await files()).toEqual([]);
  });

  it('are shown to and settled by no client', async () => {
    const student = await backend.createUser();
    for (const who of [null, student, life.admin]) {
      const client = backend.clientFor(who);
      const taken = await client.rpc('take_files_to_remove', { at_most: 1 });
      const forgotten = await client.rpc('forget_removed_files', { bucket: 'avatars', names: [] });
      expect([taken.error?.code, forgotten.error?.code]).toEqual(['42501', '42501']);
    }
  });
});

describe('data with an expiry date', () => {
  beforeAll(begin);
  afterAll(() => backend.close());

  it('is removed when its time is over and not before', async () => {
    const student = await backend.createUser();
    await student.client
      .from('paused_sessions')
      .insert({ asana_id: life.pose.id, time_remaining: 5 });
    await life.admin.client.from('asanas').update({ name: 'Renamed' }).eq('id', life.pose.id);
    const left = async () => {
      const [row] = await backend.sql<{ paused: number; acts: number }>(
        `select
           (select count(*)::int from public.paused_sessions where user_id = $1) as paused,
           (select count(*)::int from public.audit_log
            where row_id = $2 and action = 'update') as acts`,
        [student.id, life.pose.id],
      );
      return row;
    };
    /** Looks twice: at the first look after a leap of more than a day nothing goes. */
    const after = async (days: number) => {
      const at = new Date(Date.now() + days * day);
      await backend.tick(at);
      const first = await left();
      await backend.tick(at);
      return [first, await left()];
    };
    const [both, acts, none] = [
      { paused: 1, acts: 1 },
      { paused: 0, acts: 1 },
      { paused: 0, acts: 0 },
    ];
    expect(await after(89)).toEqual([both, both]);
    expect(await after(91)).toEqual([both, acts]);
    expect(await after(729)).toEqual([acts, acts]);
    expect(await after(732)).toEqual([acts, none]);
  });

  it('is a month for the logins that the service here writes down', async () => {
    await backend.sql(
      `insert into auth.audit_log_entries (id, payload, ip_address, created_at)
       values (gen_random_uuid(), '{"stays": "no"}', '', now() - interval '31 days'),
         (gen_random_uuid(), '{"stays": "yes"}', '', now() - interval '29 days')`,
      [],
    );
    await backend.tick();
    expect(
      await backend.sql(
        `select payload ->> 'stays' as stays from auth.audit_log_entries
         where payload ->> 'stays' is not null`,
        [],
      ),
    ).toEqual([{ stays: 'yes' }]);
  });
});
