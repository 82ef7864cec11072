import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { leavingOutRefusals } from './databaseErrors.ts';
import { createTestBackend, type TestBackend } from './testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

describe('errors keep the code of the database', () => {
  beforeAll(() =>
    backend.sql(`
      create table public.trial (id int primary key, number int check (number > 0), at timestamptz);
      alter table public.trial enable row level security;
      grant all on public.trial to service_role;
      create function public.trial_refuses() returns void language plpgsql as $$
        begin raise exception 'completion_overlaps' using hint = 'wait'; end $$;
      grant execute on function public.trial_refuses() to service_role;
    `),
  );

  test('a check', async () => {
    const { status, error } = await backend
      .clientFor('service')
      .from('trial')
      .insert({ id: 1, number: -1 });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
  });

  test('a refusal of a function', async () => {
    const { status, error } = await backend.clientFor('service').rpc('trial_refuses');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'P0001',
      message: 'completion_overlaps',
      hint: 'wait',
    });
  });

  test('a unique key, a bad value, an unknown table', async () => {
    const service = backend.clientFor('service');
    await service.from('trial').insert({ id: 2, number: 1 });
    const twice = await service.from('trial').insert({ id: 2, number: 1 });
    expect({ status: twice.status, code: twice.error?.code }).toEqual({
      status: 409,
      code: '23505',
    });
    const bad = await service.from('profiles').select().eq('id', 'no-uuid');
    expect({ status: bad.status, code: bad.error?.code }).toEqual({ status: 400, code: '22P02' });
    const unknown = await service.from('nowhere').select();
    expect({ status: unknown.status, code: unknown.error?.code }).toEqual({
      status: 404,
      code: 'PGRST205',
    });
  });

  test('a change of every row at once is refused', async () => {
    const { error } = await backend.clientFor('service').from('trial').delete();
    expect(error).toMatchObject({ code: '21000' });
  });

  test('a time has the form of hosted', async () => {
    const { data } = await backend
      .clientFor('service')
      .from('trial')
      .upsert({ id: 3, number: 1, at: '2026-11-20T11:06:10.797Z' })
      .select('at')
      .single();
    expect(data).toEqual({ at: '2026-11-20T11:06:10.797+00:00' });
  });

  test('no parameter can reach the log', async () => {
    const written = 'what a student wrote';
    const alone = await backend.sql('select $1::uuid', [written]).catch((error: unknown) => error);
    const within = await backend.assembly.database
      .transaction((sql) => sql('select $1::uuid', [written]))
      .catch((error: unknown) => error);
    expect(inspect(alone)).toBe('Database refused with 22P02');
    expect(inspect(within)).toBe('Database refused with 22P02');
  });

  test('what a caller did wrong makes no line in the log', async () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await backend.clientFor('service').from('profiles').select().eq('id', 'no-uuid');
    await backend.clientFor('service').from('nowhere').select();
    await backend.clientFor('service').rpc('trial_refuses');
    const printed = spy.mock.calls;
    spy.mockRestore();
    expect(printed).toHaveLength(3);

    const print = vi.fn<(...data: unknown[]) => void>();
    for (const data of printed) leavingOutRefusals(print)(...data);
    expect(print).not.toHaveBeenCalled();
    leavingOutRefusals(print)(new Error('a fault of ours'));
    expect(print).toHaveBeenCalledOnce();
  });
});
