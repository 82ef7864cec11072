import { afterEach, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from './testing.ts';

let backend: TestBackend | undefined;
afterEach(async () => {
  await backend?.close();
  backend = undefined;
});

const count = async (of: TestBackend) =>
  (await of.sql<{ count: number }>('select count(*)::int from auth.users', []))[0]?.count;

test('open to others it has one account, an administrator with a password of chance', async () => {
  backend = await createTestBackend({ isOpen: true, seed: 'product' });
  expect(await count(backend)).toBe(1);
  const { email = '', password = '' } = backend.firstAdmin ?? {};
  expect(password).toMatch(/^[\w-]{20}$/);
  const client = backend.clientFor(null);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  const { data: profile } = await client
    .from('profiles')
    .select('role')
    .eq('id', data.user?.id ?? '');
  expect(profile).toEqual([{ role: 'admin' }]);
});

test('for this machine alone it makes nobody', async () => {
  backend = await createTestBackend();
  expect(backend.firstAdmin).toBeNull();
  expect(await count(backend)).toBe(0);
});

test('open to others it does not begin with accounts whose password is known', async () => {
  await expect(createTestBackend({ isOpen: true, seed: 'demo' })).rejects.toThrow(
    'The data has the demo accounts',
  );
});
