import type { AuthChangeEvent } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Client, createDataClient } from '../client.ts';
import { logOut } from './logOut.ts';
import { currentUserId, forgetEndedSession, watchSession } from './session.ts';

/** How often the auth client was made; with `isOffline` it cannot be had. */
let clients = 0;
let isOffline = false;
vi.mock(import('./authClient.ts'), async (load) => {
  const real = await load();
  class Counted extends real.AuthClient {
    constructor(options: object) {
      if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
      super(options);
      clients += 1;
    }
  }
  return { ...real, AuthClient: Counted };
});

const storageKey = 'session';
const maya = { id: 'maya', email: 'maya@niyama.example' };
const sessionOf = (user: typeof maya, endsInSeconds: number) => ({
  access_token: `the-token-of-${user.id}`,
  refresh_token: `refresh-${user.id}`,
  token_type: 'bearer',
  expires_in: endsInSeconds,
  expires_at: Math.floor(Date.now() / 1000) + endsInSeconds,
  user,
});

let kept: Map<string, string>;
let page: EventTarget;
let asked: Request[];
const keep = (session: object) => kept.set(storageKey, JSON.stringify(session));
/** What another tab has done to the storage reaches this one as an event. */
const tellOfStorage = () =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: storageKey }));

beforeEach(() => {
  [kept, page, asked, clients, isOffline] = [new Map(), new EventTarget(), [], 0, false];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  // What tells auth-js that it is in a browser.
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', new URL('http://localhost/homepage'));
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(request);
    return Response.json(request.url.includes('/token') ? sessionOf(maya, 3600) : []);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const connect = () => createDataClient({ url: 'http://localhost:9', key: 'public', storageKey });

function follow(client: Client) {
  const told: [AuthEvent: AuthChangeEvent, id: string | null][] = [];
  const stop = watchSession(client, (event, user) => told.push([event, user?.id ?? null]));
  return { told, stop };
}
const token = (request: Request | undefined) => request?.headers.get('authorization');

it('a session that still lasts is known, and signs calls, without the auth client', async () => {
  keep(sessionOf(maya, 3600));
  const client = connect();
  const { told, stop } = follow(client);
  await client.from('asanas').select('id');
  expect(await currentUserId(client)).toBe('maya');
  expect(told).toEqual([['INITIAL_SESSION', 'maya']]);
  expect(asked.map(token)).toEqual(['Bearer the-token-of-maya']);
  expect(clients).toBe(0);
  stop();
});

it('nobody is known without it as well', async () => {
  const client = connect();
  const { told, stop } = follow(client);
  await client.from('asanas').select('id');
  expect(told).toEqual([['INITIAL_SESSION', null]]);
  expect(asked.map(token)).toEqual(['Bearer public']);
  expect(clients).toBe(0);
  stop();
});

it.each([
  ['is about to end', sessionOf(maya, 60)],
  ['has ended', sessionOf(maya, -3600)],
])('a token that %s is renewed before the first call', async (_, session) => {
  keep(session);
  const client = connect();
  const { told, stop } = follow(client);
  await client.from('asanas').select('id');
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    '/auth/v1/token',
    '/rest/v1/asanas',
  ]);
  await vi.waitFor(() => expect(told).toContainEqual(['INITIAL_SESSION', 'maya']));
  stop();
});

it('a token is renewed while the page stands open', async () => {
  keep(sessionOf(maya, 150));
  const client = connect();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  const { told, stop } = follow(client);
  await vi.advanceTimersByTimeAsync(100_000);
  await vi.waitFor(() => expect(told.at(-1)).toEqual(['TOKEN_REFRESHED', 'maya']));
  expect(told[0]).toEqual(['INITIAL_SESSION', 'maya']);
  await client.from('asanas').select('id');
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    '/auth/v1/token',
    '/rest/v1/asanas',
  ]);
  stop();
});

it('a token that ended without a network keeps the person logged in', async () => {
  keep(sessionOf(maya, 3600));
  const { told, stop } = follow(connect());
  await vi.waitFor(() => expect(told).toEqual([['INITIAL_SESSION', 'maya']]));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  keep(sessionOf(maya, -3600));
  page.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clients).toBe(1);
  expect(told).toEqual([['INITIAL_SESSION', 'maya']]);
  stop();
});

it('another student in another tab is reported after the first has gone, without the auth client', async () => {
  keep(sessionOf(maya, 3600));
  const { told, stop } = follow(connect());
  await vi.waitFor(() => expect(told).toHaveLength(1));
  keep(sessionOf({ id: 'asha', email: 'asha@niyama.example' }, 3600));
  tellOfStorage();
  expect(told.at(-1)).toEqual(['SIGNED_OUT', null]);
  await vi.waitFor(() => expect(told.at(-1)).toEqual(['SIGNED_IN', 'asha']));
  keep(sessionOf({ id: 'asha', email: 'asha.rao@niyama.example' }, 3600));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told.at(-1)).toEqual(['USER_UPDATED', 'asha']);
  expect(clients).toBe(0);
  stop();
});

it('a login and a logout in another tab are heard', async () => {
  const { told, stop } = follow(connect());
  await vi.waitFor(() => expect(told).toEqual([['INITIAL_SESSION', null]]));
  keep(sessionOf(maya, 3600));
  tellOfStorage();
  await vi.waitFor(() => expect(told.at(-1)).toEqual(['SIGNED_IN', 'maya']));
  stop();

  const second = follow(connect());
  await vi.waitFor(() => expect(second.told).toEqual([['INITIAL_SESSION', 'maya']]));
  kept.delete(storageKey);
  tellOfStorage();
  await vi.waitFor(() => expect(second.told.at(-1)).toEqual(['SIGNED_OUT', null]));
  second.stop();
});

it('a logout is heard here', async () => {
  keep(sessionOf(maya, 3600));
  const client = connect();
  const { told, stop } = follow(client);
  await logOut(client);
  expect(told.at(-1)).toEqual(['SIGNED_OUT', null]);
  expect(kept.size).toBe(0);
  stop();
});

it('a session that the server has ended is reported as ended, and not as begun again', async () => {
  keep(sessionOf(maya, 3600));
  const client = connect();
  const { told, stop } = follow(client);
  await client.from('asanas').select('id');
  vi.stubGlobal('fetch', async () =>
    Response.json({ error_code: 'session_not_found', msg: 'Session not found' }, { status: 403 }),
  );
  await forgetEndedSession(client);
  expect(told).toEqual([
    ['INITIAL_SESSION', 'maya'],
    ['SIGNED_OUT', null],
  ]);
  stop();
});

it('a logout without a network forgets the session', async () => {
  isOffline = true;
  keep(sessionOf(maya, 3600));
  const client = connect();
  await expect(logOut(client)).rejects.toThrow('Failed to fetch');
  expect(kept.size).toBe(0);
  expect(await currentUserId(client)).toBeNull();
});

it('an old session that cannot be renewed for want of the client counts as none, until it can', async () => {
  isOffline = true;
  keep(sessionOf(maya, 60));
  const client = connect();
  const { told, stop } = follow(client);
  await vi.waitFor(() => expect(told).toEqual([['INITIAL_SESSION', null]]));
  isOffline = false;
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(told.at(-1)).toEqual(['SIGNED_IN', 'maya']));
  stop();
});

it.each(['nonsense', '{"access_token":"a"}'])(
  'what is stored as %s is left to the auth client',
  async (text) => {
    kept.set(storageKey, text);
    expect(await currentUserId(connect())).toBeNull();
    expect(clients).toBe(1);
  },
);

it('a login is kept that came before it was known that the session before has ended', async () => {
  keep(sessionOf(maya, 3600));
  const client = connect();
  const answer = Promise.withResolvers<Response>();
  const ask = vi.fn(() => answer.promise);
  vi.stubGlobal('fetch', ask);
  const ended = forgetEndedSession(client);
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  keep({ ...sessionOf(maya, 3600), access_token: 'the-token-of-the-next-login' });
  answer.resolve(
    Response.json({ error_code: 'session_not_found', msg: 'Session not found' }, { status: 403 }),
  );
  expect(await ended).toBe(false);
  expect(await currentUserId(client)).toBe('maya');
});
