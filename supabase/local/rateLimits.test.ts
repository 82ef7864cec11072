import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRateLimits } from './rateLimits.ts';
import { createTestBackend, testPassword, type TestBackend } from './testing.ts';

describe('counting', () => {
  test('an address waits after its last allowed request, until the time is over', () => {
    let now = 0;
    const limits = createRateLimits('normal', () => now);
    const take = () => limits.take('recover', 'peer', 'maya@niyama.example');
    expect([take(), take(), take()]).toEqual([null, null, null]);
    now = 1000;
    expect(take()).toBe(299);
    now = 300_000;
    expect(take()).toBeNull();
  });

  test('the case and the spaces of an address make no other one', () => {
    const limits = createRateLimits('normal');
    for (const address of ['a@b.example', 'A@B.example', ' a@b.example']) {
      expect(limits.take('resend', 'peer', address)).toBeNull();
    }
    expect(limits.take('resend', 'peer', 'a@B.EXAMPLE ')).not.toBeNull();
  });

  test('a caller waits whatever the addresses', () => {
    const limits = createRateLimits('normal');
    for (let index = 0; index < 30; index += 1) {
      expect(limits.take('signUp', 'peer', `${index}@niyama.example`)).toBeNull();
    }
    expect(limits.take('signUp', 'peer', 'one-more@niyama.example')).not.toBeNull();
    expect(limits.take('signUp', 'another peer', 'one-more@niyama.example')).toBeNull();
  });

  test('tests may raise the limits', () => {
    const limits = createRateLimits('raised');
    for (let index = 0; index < 1000; index += 1) {
      expect(limits.take('recover', 'peer', 'maya@niyama.example')).toBeNull();
    }
  });
});

describe('the backend', () => {
  let backend: TestBackend;
  const email = 'maya@niyama.example';
  beforeAll(async () => {
    backend = await createTestBackend({ rateLimits: 'normal' });
  });
  beforeEach(async () => {
    await backend.reset();
    await backend.createUser({ email });
  });
  afterAll(() => backend.close());

  const auth = () => backend.clientFor(null).auth;
  type Attempt = (address: string) => Promise<{ error: unknown }>;
  const attempts: [name: string, allowed: number, attempt: Attempt][] = [
    ['login', 10, (address) => auth().signInWithPassword({ email: address, password: 'wrong!' })],
    ['sign-up', 5, (address) => auth().signUp({ email: address, password: testPassword })],
    ['reset', 3, (address) => auth().resetPasswordForEmail(address)],
    ['resend', 3, (address) => auth().resend({ type: 'signup', email: address })],
    ['code', 3, (address) => auth().signInWithOtp({ email: address })],
  ];

  test.each(attempts)('%s: after %i requests an address waits, known or not', async (...given) => {
    const [, allowed, attempt] = given;
    const refusal = { status: 429, code: 'over_request_rate_limit' };
    for (const address of [email, 'unknown@niyama.example']) {
      for (let index = 0; index < allowed; index += 1) {
        expect((await attempt(address)).error).not.toMatchObject(refusal);
      }
      expect((await attempt(address)).error).toMatchObject(refusal);
    }
  });

  test('a login that succeeds is not counted against the next', async () => {
    for (let index = 0; index < 15; index += 1) {
      const { error } = await auth().signInWithPassword({ email, password: testPassword });
      expect(error).toBeNull();
    }
  });

  test('names are looked up sixty times a minute', async () => {
    const look = () => backend.clientFor(null).rpc('username_available', { candidate: 'somebody' });
    for (let index = 0; index < 60; index += 1) expect((await look()).data).toBe(true);
    const { status, error } = await look();
    expect({ status, code: error?.code }).toEqual({
      status: 429,
      code: 'over_request_rate_limit',
    });
  });

  test('invitations are looked up and accepted thirty times in five minutes together', async () => {
    const nobody = backend.clientFor(null);
    const look = () => nobody.rpc('invitation', { token: 'x' });
    const accept = () =>
      backend.fetch(
        new Request(`${backend.supabaseUrl}/functions/v1/accept-invitation`, {
          method: 'POST',
          body: '{}',
        }),
      );
    for (let index = 0; index < 15; index += 1) {
      expect((await look()).status).toBe(200);
      expect((await accept()).status).toBe(400);
    }
    expect((await look()).status).toBe(429);
    expect((await accept()).status).toBe(429);
  });

  test('a name of the path that is written otherwise leads nowhere', async () => {
    const answer = await backend.fetch(
      new Request(`${backend.supabaseUrl}/rest/v1/rpc/username_availabl%65`, {
        method: 'POST',
        headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ candidate: 'somebody' }),
      }),
    );
    expect(answer.status).toBe(404);
  });

  test('the answer says how long to wait', async () => {
    const recover = () =>
      backend.fetch(
        new Request(`${backend.supabaseUrl}/auth/v1/recover`, {
          method: 'POST',
          headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        }),
      );
    let answer = await recover();
    while (answer.ok) answer = await recover();
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
