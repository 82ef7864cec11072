import type { AuthChangeEvent } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Client, createDataClient } from '../client.ts';
import { logOut } from './logOut.ts';
import { currentUserId, clearEndedSession, watchSession } from './session.ts';

const storageKey = 'session';
const maya = { id: 'maya', email: 'maya@niyama.example' };
const asha = { id: 'asha', email: 'asha@niyama.example' };
const sessionOf = (user: typeof maya, endsInSeconds: number) => ({
  access_token: `the-token-of-${user.id}`,
  refresh_token: `refresh-${user.id}`,
  token_type: 'bearer',
  expires_in: endsInSeconds,
  expires_at: Math.floor(Date.now() / 1000) + endsInSeconds,
  user,
});

let stored: Map<string, string>;
let page: EventTarget;
let asked: Request[];
let clients: Client[];
const keep = (session: object) => stored.set(storageKey, JSON.stringify(session));
const comeToTheFront = () => page.dispatchEvent(new Event('visibilitychange'));
const goOffline = () =>
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
/** How far the device's clock is ahead of the server's, in seconds. */
let ahead = 0;
const goOnline = () =>
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(request);
    const user = (await request.clone().text()).includes(asha.email) ? asha : maya;
    const session = sessionOf(user, 3600);
    const answer = { ...session, expires_at: session.expires_at - ahead };
    return Response.json(request.url.includes('/token') ? answer : []);
  });

beforeEach(() => {
  [stored, page, asked, clients, ahead] = [new Map(), new EventTarget(), [], [], 0];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  // What tells auth-js that it is in a browser.
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('location', new URL('http://localhost/homepage'));
  goOnline();
});
afterEach(async () => {
  await Promise.all(clients.map(({ auth }) => auth.dispose()));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of this device. */
function connect(): Client {
  const client = createDataClient({ url: 'http://localhost:9', key: 'public', storageKey });
  clients.push(client);
  return client;
}

function follow(client: Client) {
  const events: [AuthEvent: AuthChangeEvent, id: string | null][] = [];
  const stop = watchSession(client, (event, user) => events.push([event, user?.id ?? null]));
  return { events, stop };
}
const token = (request: Request | undefined) => request?.headers.get('authorization');
const paths = () => asked.map(({ url }) => new URL(url).pathname);

it('reports a session that still lasts once, and signs calls with it', async () => {
  keep(sessionOf(maya, 3600));
  const client = connect();
  const { events } = follow(client);
  await client.from('asanas').select('id');
  expect(await currentUserId(client)).toBe('maya');
  await vi.waitFor(() => expect(events).toEqual([['INITIAL_SESSION', 'maya']]));
  expect(asked.map(token)).toEqual(['Bearer the-token-of-maya']);
});

it('reports that nobody is signed in', async () => {
  const client = connect();
  const { events } = follow(client);
  await client.from('asanas').select('id');
  await vi.waitFor(() => expect(events).toEqual([['INITIAL_SESSION', null]]));
  expect(asked.map(token)).toEqual(['Bearer public']);
});

it.each([
  ['is about to end', sessionOf(maya, 60)],
  ['has ended', sessionOf(maya, -3600)],
])('renews a token that %s before the first call', async (_, session) => {
  keep(session);
  const client = connect();
  const { events } = follow(client);
  await client.from('asanas').select('id');
  expect(paths()).toEqual(['/auth/v1/token', '/rest/v1/asanas']);
  await vi.waitFor(() => expect(events).toContainEqual(['INITIAL_SESSION', 'maya']));
});

it('reports no network, rather than asking as nobody, while an ended token cannot be renewed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  keep(sessionOf(maya, -60));
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.includes('/token')) throw new TypeError('Failed to fetch');
    asked.push(request);
    return Response.json([]);
  });
  const client = connect();
  const answer = client.from('asanas').select('id');
  const [{ status, error }] = await Promise.all([answer, vi.advanceTimersByTimeAsync(60_000)]);
  expect([status, error === null, paths()]).toEqual([0, false, []]);
});

it('renews a token while the page stands open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  keep(sessionOf(maya, 150));
  const client = connect();
  const { events } = follow(client);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(events).toEqual([
    ['INITIAL_SESSION', 'maya'],
    ['TOKEN_REFRESHED', 'maya'],
  ]);
  await client.from('asanas').select('id');
  expect(paths()).toEqual(['/auth/v1/token', '/rest/v1/asanas']);
});

it('renews the token once where the clock is two hours ahead of the server', async () => {
  ahead = 7200;
  keep(sessionOf(maya, 3600 - ahead));
  const client = connect();
  const { events } = follow(client);
  await vi.waitFor(() => expect(events).toContainEqual(['INITIAL_SESSION', 'maya']));
  await client.from('asanas').select('id');
  comeToTheFront();
  await client.from('asanas').select('id');
  expect(paths()).toEqual(['/auth/v1/token', '/rest/v1/asanas', '/rest/v1/asanas']);
});

it('renews a token that the server takes for ended, after the clock was put back', async () => {
  keep(sessionOf(maya, 3600));
  const client = connect();
  await currentUserId(client);
  const ask = vi.fn(async (input: RequestInfo) =>
    JSON.stringify(input).includes('/user')
      ? Response.json({ error_code: 'bad_jwt', msg: 'token is expired' }, { status: 403 })
      : Response.json({ ...sessionOf(maya, 3600), access_token: 'the-next-token' }),
  );
  vi.stubGlobal('fetch', ask);
  expect(await clearEndedSession(client)).toBe(false);
  expect(stored.get(storageKey)).toContain('the-next-token');
});

it('does not repeat the person when the tab comes to the front', async () => {
  keep(sessionOf(maya, 3600));
  const { events } = follow(connect());
  await vi.waitFor(() => expect(events).toHaveLength(1));
  const heard = vi.fn();
  clients[0]?.auth.onAuthStateChange(heard);
  comeToTheFront();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('SIGNED_IN', expect.anything()));
  expect(events).toEqual([['INITIAL_SESSION', 'maya']]);
});

it('keeps a person signed in whose token ends without a network', async () => {
  keep(sessionOf(maya, 3600));
  const { events } = follow(connect());
  await vi.waitFor(() => expect(events).toHaveLength(1));
  goOffline();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  keep(sessionOf(maya, -3600));
  comeToTheFront();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events).toEqual([['INITIAL_SESSION', 'maya']]);
  expect(stored.size).toBe(1);
});

it('begins as nobody without a network to renew an ended token, and goes on with one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  goOffline();
  keep(sessionOf(maya, -60));
  const { events } = follow(connect());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(events).toEqual([['INITIAL_SESSION', null]]);
  goOnline();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(events.at(-1)).toEqual(['TOKEN_REFRESHED', 'maya']);
});

it('reports another person in another tab', async () => {
  keep(sessionOf(maya, 3600));
  const { events } = follow(connect());
  await vi.waitFor(() => expect(events).toHaveLength(1));
  await connect().auth.signInWithPassword({ email: asha.email, password: 'quiet1' });
  await vi.waitFor(() => expect(events.at(-1)).toEqual(['SIGNED_IN', 'asha']));
  expect(events).toHaveLength(2);
});

it('reports a login and a logout in another tab', async () => {
  const { events } = follow(connect());
  await vi.waitFor(() => expect(events).toEqual([['INITIAL_SESSION', null]]));
  const other = connect();
  await other.auth.signInWithPassword({ email: maya.email, password: 'quiet1' });
  await vi.waitFor(() => expect(events.at(-1)).toEqual(['SIGNED_IN', 'maya']));
  await logOut(other);
  await vi.waitFor(() => expect(events.at(-1)).toEqual(['SIGNED_OUT', null]));
});

it('reports a logout', async () => {
  keep(sessionOf(maya, 3600));
  const client = connect();
  const { events } = follow(client);
  await logOut(client);
  expect(events.at(-1)).toEqual(['SIGNED_OUT', null]);
  expect(stored.size).toBe(0);
});

it('reports a session that the server has ended as ended, and not as begun again', async () => {
  keep(sessionOf(maya, 3600));
  const client = connect();
  const { events } = follow(client);
  await client.from('asanas').select('id');
  vi.stubGlobal('fetch', async () =>
    Response.json({ error_code: 'session_not_found', msg: 'Session not found' }, { status: 403 }),
  );
  await clearEndedSession(client);
  expect(events).toEqual([
    ['INITIAL_SESSION', 'maya'],
    ['SIGNED_OUT', null],
  ]);
});

it('forgets the session at a logout without a network', async () => {
  keep(sessionOf(maya, 3600));
  const client = connect();
  goOffline();
  await expect(logOut(client)).rejects.toMatchObject({ kind: 'offline' });
  expect(stored.size).toBe(0);
  expect(await currentUserId(client)).toBeNull();
});

it.each(['nonsense', '{"access_token":"a"}'])(
  'takes %s in the storage for nobody',
  async (text) => {
    stored.set(storageKey, text);
    expect(await currentUserId(connect())).toBeNull();
  },
);

it('keeps a login that came before it was known that the session before has ended', async () => {
  keep(sessionOf(maya, 3600));
  const client = connect();
  const answer = Promise.withResolvers<Response>();
  const ask = vi.fn(() => answer.promise);
  vi.stubGlobal('fetch', ask);
  const ended = clearEndedSession(client);
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  keep({ ...sessionOf(maya, 3600), access_token: 'the-token-of-the-next-login' });
  answer.resolve(
    Response.json({ error_code: 'session_not_found', msg: 'Session not found' }, { status: 403 }),
  );
  expect(await ended).toBe(false);
  expect(await currentUserId(client)).toBe('maya');
});
