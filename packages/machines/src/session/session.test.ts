import { DataError } from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { walk } from '../testing/walk.ts';
import {
  type Credentials,
  sessionMachine,
  type SessionEvent,
  type SessionEmitted,
  type SessionUser,
} from './session.machine.ts';

const asha: SessionUser = { id: 'a', email: 'asha@niyama.example' };
const ravi: SessionUser = { id: 'r', email: 'ravi@niyama.example' };
const credentials: Credentials = { email: asha.email, password: 'quiet1' };
const login: SessionEvent = { type: 'login.submitted', ...credentials };

interface Answers {
  logIn?: () => Promise<SessionUser>;
  logOut?: () => Promise<void>;
}
let answers: Answers = {};
const machine = sessionMachine.provide({
  actors: {
    watchSession: fromCallback(() => undefined),
    logIn: fromPromise<SessionUser, Credentials>(() => answers.logIn?.() ?? Promise.resolve(asha)),
    logOut: fromPromise(() => answers.logOut?.() ?? Promise.resolve()),
  },
});

function open(given: Answers = {}) {
  answers = given;
  const actor = createActor(machine).start();
  const emitted: SessionEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return {
    actor,
    emitted,
    send: (...events: SessionEvent[]) => {
      for (const event of events) actor.send(event);
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}
const signedIn = (): ReturnType<typeof open> => {
  const session = open();
  session.send({ type: 'session.started', user: asha });
  return session;
};

describe('the session', () => {
  it('is unknown until the stored one was looked up', () => {
    const { actor, send, state, context } = open();
    expect([state(), actor.getSnapshot().hasTag('pending')]).toEqual(['loading', true]);
    send({ type: 'session.started', user: asha });
    expect([state(), context().user]).toEqual([{ signedIn: 'started' }, asha]);
  });

  it('is signed out when none was stored', () => {
    const { send, state } = open();
    send({ type: 'session.absent' });
    expect(state()).toBe('signedOut');
  });

  it('begins with the right password', async () => {
    const { send, state, context, emitted, settle } = open();
    send({ type: 'session.absent' }, login);
    expect(state()).toBe('signingIn');
    // The auth service tells of it before the login itself has answered.
    send({ type: 'session.started', user: asha });
    await settle();
    expect([state(), context().user]).toEqual([{ signedIn: 'started' }, asha]);
    expect(emitted).toEqual([{ type: 'login.succeeded', isFirst: false }]);
  });

  it('tells a first login from those that follow', async () => {
    const { send, emitted, settle } = open();
    send({ type: 'session.absent' }, { ...login, isFirst: true });
    await settle();
    send({ type: 'session.left' }, login);
    await settle();
    expect(emitted).toEqual([
      { type: 'login.succeeded', isFirst: true },
      { type: 'login.succeeded', isFirst: false },
    ]);
  });

  it('does not begin with a wrong one, and forgets the error at the next try', async () => {
    const wrong = new DataError('invalid', 'Invalid login credentials', 'invalid_credentials');
    const { send, state, context, settle } = open({ logIn: () => Promise.reject(wrong) });
    send({ type: 'session.absent' }, login);
    await settle();
    expect([state(), context().error]).toEqual(['signedOut', wrong]);
    send(login);
    expect([state(), context().error]).toEqual(['signingIn', null]);
  });

  it('ends on request, even when the call to the server fails', async () => {
    const failure = new Error('500');
    answers = {};
    const first = signedIn();
    first.send({ type: 'logout.asked' }, { type: 'session.ended' });
    await first.settle();
    expect([first.state(), first.context().user]).toEqual(['signedOut', null]);
    expect(first.emitted).toEqual([{ type: 'logout.succeeded' }]);
    const second = open({ logOut: () => Promise.reject(failure) });
    second.send({ type: 'session.started', user: asha }, { type: 'logout.asked' });
    await second.settle();
    expect(second.state()).toBe('signedOut');
    expect(second.emitted).toEqual([{ type: 'logout.failed', error: failure }]);
  });

  it('follows what another tab did', () => {
    const { send, state, context } = signedIn();
    send({ type: 'session.left' });
    expect([state(), context().user]).toEqual(['signedOut', null]);
    send({ type: 'session.started', user: ravi });
    expect(context().user).toEqual(ravi);
    send({ type: 'session.started', user: asha });
    expect(context().user).toEqual(asha);
  });

  it('does not start over when a tab comes to the front', () => {
    const { send, state } = signedIn();
    send({ type: 'token.refreshed', user: asha }, { type: 'session.started', user: asha });
    expect(state()).toEqual({ signedIn: 'tokenRefreshed' });
  });

  it('takes the new address of a changed account', () => {
    const moved = { ...asha, email: 'new@niyama.example' };
    const { send, state, context } = signedIn();
    send({ type: 'user.updated', user: moved });
    expect([state(), context().user]).toEqual([{ signedIn: 'userUpdated' }, moved]);
  });

  it.each<SessionEvent>([{ type: 'session.expired' }, { type: 'session.ended' }])(
    'keeps the person after $type, and comes back by a refreshed token or a login',
    async (over) => {
      const { send, state, context, settle } = signedIn();
      send(over);
      expect([state(), context().user]).toEqual([{ expired: 'asking' }, asha]);
      send({ type: 'token.refreshed', user: asha });
      expect(state()).toEqual({ signedIn: 'tokenRefreshed' });
      send(over, login);
      expect(state()).toEqual({ expired: 'loggingIn' });
      await settle();
      expect(state()).toEqual({ signedIn: 'started' });
    },
  );

  it('asks once more after a wrong password, and ends when asked', async () => {
    const wrong = new DataError('invalid', 'Invalid login credentials', 'invalid_credentials');
    const { send, state, context, settle, emitted } = open({ logIn: () => Promise.reject(wrong) });
    send({ type: 'session.started', user: asha }, { type: 'session.expired' }, login);
    await settle();
    expect([state(), context().error]).toEqual([{ expired: 'asking' }, wrong]);
    send({ type: 'logout.asked' });
    await settle();
    expect([state(), context().user, context().error]).toEqual(['signedOut', null, null]);
    expect(emitted).toEqual([{ type: 'logout.succeeded' }]);
  });

  const events: SessionEvent[] = [
    { type: 'session.absent' },
    { type: 'session.started', user: asha },
    { type: 'session.started', user: ravi },
    { type: 'token.refreshed', user: asha },
    { type: 'user.updated', user: asha },
    { type: 'session.ended' },
    { type: 'session.left' },
    { type: 'session.expired' },
    { type: 'logout.asked' },
    login,
  ];

  it('enters every state and takes every transition', () => {
    expect(
      walk(machine, {
        inputs: [undefined],
        events: [
          ...events,
          { type: 'xstate.done.actor.0.session.signingIn', output: asha },
          { type: 'xstate.done.actor.0.session.expired.loggingIn', output: asha },
        ],
        same: ({ user }) => user,
      }),
    ).toEqual({ unreached: [], untaken: [] });
  });

  it('knows somebody exactly while somebody is signed in or was until now, in 10,000 random sequences', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 14 }), (sequence) => {
        const { actor, send, context } = open();
        for (const event of sequence) {
          send(event);
          const snapshot = actor.getSnapshot();
          const isKnown = snapshot.hasTag('signedIn') || snapshot.matches('expired');
          expect(context().user !== null).toBe(isKnown);
        }
        actor.stop();
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
