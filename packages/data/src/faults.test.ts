import { randomUUID } from 'node:crypto';
import type { Completion, CueSettings, FinishedRun } from '@niyama/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from './client.ts';
import {
  createDataClient,
  deletePausedSession,
  getAsana,
  getHome,
  getPractice,
  getRole,
  isUsernameFree,
  listLibrary,
  logIn,
  markHealthNoticeSeen,
  recordCompletion,
  recordRun,
  requestPasswordReset,
  resendConfirmation,
  saveCueSettings,
  savePausedSession,
  setFavorite,
  setInPracticeList,
  signUp,
} from './index.ts';
import { captive, failing, offline } from './testing/brokenClient.ts';
import { failureOf } from './testing/failureOf.ts';

afterEach(() => vi.unstubAllGlobals());

const userId = randomUUID();
const asanaId = randomUUID();
const email = 'maya@niyama.example';
const completion: Completion = {
  id: randomUUID(),
  kind: 'practice',
  asanaId,
  sets: 1,
  source: 'home',
  durationSeconds: 60,
  intervals: [{ startedAt: 0, endedAt: 60_000 }],
  timeZone: 'UTC',
  reflectionAnswer: null,
  runId: null,
  inPieces: false,
};
const run: FinishedRun = {
  id: randomUUID(),
  name: null,
  intervals: [{ startedAt: 0, endedAt: 60_000 }],
  stepsDone: 1,
  steps: 1,
  classVersionId: null,
  reflectionAnswer: null,
  timeZone: 'UTC',
};
const account = {
  username: 'maya',
  fullName: 'Maya Lind',
  email,
  password: 'practice-daily',
  language: 'english',
  confirmedUrl: 'http://localhost:8080/auth',
} as const;

const cues: CueSettings = {
  soundEnabled: true,
  soundVolume: 80,
  cueGetReady: true,
  cueSwitchSides: true,
  cueLastSeconds: true,
  guidance: 'off',
};

const reads: Record<string, (client: Client) => Promise<unknown>> = {
  listLibrary: (client) => listLibrary(client, 0),
  getAsana: (client) => getAsana(client, asanaId, userId),
  getHome: (client) => getHome(client, { timeZone: 'UTC' }),
  getPractice: (client) => getPractice(client, { asanaId, userId, timeZone: 'UTC' }),
  getRole: (client) => getRole(client, userId),
  recordCompletion: (client) => recordCompletion(client, completion),
  recordRun: (client) => recordRun(client, run),
};
const writes: typeof reads = {
  setFavorite: (client) => setFavorite(client, { userId, asanaId, isFavorite: true }),
  setInPracticeList: (client) =>
    setInPracticeList(client, { userId, asanaId, inPracticeList: true }),
  savePausedSession: (client) =>
    savePausedSession(client, {
      userId,
      asanaId,
      timeRemaining: 1,
      setNumber: 1,
      sets: 1,
      setSeconds: null,
      source: 'home',
      intervals: [],
    }),
  deletePausedSession: (client) => deletePausedSession(client, { userId, asanaId }),
  markHealthNoticeSeen: (client) => markHealthNoticeSeen(client, userId),
  saveCueSettings: (client) => saveCueSettings(client, { userId, cues }),
};
const auth: typeof reads = {
  logIn: (client) => logIn(client, { email, password: 'practice-daily' }),
  signUp: (client) => signUp(client, account),
  requestPasswordReset: (client) => requestPasswordReset(client, email),
  resendConfirmation: (client) => resendConfirmation(client, { email, confirmedUrl: '/' }),
};
const everyCall = Object.entries({ ...reads, ...writes, ...auth });

describe.each(everyCall)('%s', (_name, call) => {
  it('says that the network is gone', async () => {
    expect((await failureOf(call(offline())))?.kind).toBe('offline');
  });

  it('says that the server failed', async () => {
    expect((await failureOf(call(failing())))?.kind).toBe('server');
  });
});

it.each(Object.entries(reads))('%s takes a page of HTML for no answer', async (_name, call) => {
  expect((await failureOf(call(captive())))?.kind).toBe('server');
});

it('counts a username as free when the lookup fails', async () => {
  expect(await isUsernameFree(offline(), 'maya')).toBe(true);
  expect(await isUsernameFree(failing(), 'maya')).toBe(true);
});

it('a server that never answers counts as one that cannot be reached', async () => {
  const ended = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal);
  vi.stubGlobal('fetch', (_input: RequestInfo, { signal }: { signal: AbortSignal }) => {
    ended.abort(new DOMException('Timed out', 'TimeoutError'));
    return Promise.reject(signal.reason as Error);
  });
  const client = createDataClient({ url: 'http://localhost:9', key: 'key', storageKey: 'session' });
  expect(await failureOf(recordCompletion(client, completion))).toMatchObject({ kind: 'offline' });
  vi.restoreAllMocks();
});
