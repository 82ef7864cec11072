import { DataError } from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ahead,
  type Answer,
  arrive,
  completion,
  fail,
  markOf,
  offline,
  open,
  row,
  run,
  sentOf,
  taken,
  tooShort,
} from '../testing/openOutbox.ts';
import { morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import { outboxMachine } from './outbox.machine.ts';

describe('the outbox', () => {
  it('keeps a completion on the device until the server has it', async () => {
    const { add, place, state, emitted, settle } = open();
    await settle();
    let keptWhileSending = false;
    place.answer = (row) => {
      keptWhileSending = place.device.has(row.id);
      return Promise.resolve();
    };
    add('one');
    await settle();
    expect(keptWhileSending).toBe(true);
    expect([state(), [...place.device.keys()], place.sent]).toEqual(['idle', [], ['one']]);
    expect(emitted).toMatchObject([{ type: 'row.saved', row: { id: 'one' }, sent: sentOf('one') }]);
  });

  it('sends what an earlier visit left, oldest first', async () => {
    const { place, settle } = open([
      row('late', { addedAt: morning + 2 }),
      row('early', { addedAt: morning + 1 }),
    ]);
    await settle();
    expect(place.sent).toEqual(['early', 'late']);
  });

  it("never sends another student's completions, and leaves them where they are", async () => {
    const { place, waiting, settle } = open([row('theirs', { userId: 'ravi' })]);
    await settle();
    expect([place.sent, waiting(), [...place.device.keys()]]).toEqual([[], [], ['theirs']]);
  });

  it('waits without the network and goes on in order when it is back', async () => {
    const { add, place, state, waiting, send, settle, time } = open();
    place.answer = fail(offline);
    add('one');
    await settle();
    time.sleep(0.1);
    add('two');
    await settle();
    expect([state(), waiting()]).toEqual(['waiting', ['one', 'two']]);
    expect([...place.device.keys()]).toEqual(['one', 'two']);
    place.answer = taken;
    place.sent = [];
    send({ type: 'network.restored' });
    await settle();
    expect([state(), place.sent, place.device.size]).toEqual(['idle', ['one', 'two'], 0]);
  });

  it.each(['server', 'rateLimited', 'unauthorized', 'forbidden'] as const)(
    'tries again after a failure of kind %s, later each time',
    async (kind) => {
      const { add, place, state, settle, time } = open([], (given) => {
        given.answer = fail(new DataError(kind, kind));
      });
      add('one');
      await settle();
      for (const seconds of [1, 2, 4]) {
        place.sent = [];
        time.sleep(seconds - 0.001);
        await settle();
        expect(place.sent).toEqual([]);
        time.sleep(0.001);
        await settle();
        expect(place.sent).toEqual(['one']);
      }
      expect(state()).toBe('waiting');
    },
  );

  it.each([
    ['between two tries', false],
    ['while one is under way', true],
  ])('tries again within a second where the network comes back %s', async (_, isUnderWay) => {
    const { add, place, send, settle, time } = open([], (given) => {
      given.answer = fail(offline);
    });
    add('one');
    await settle();
    for (let tries = 0; tries < 8; tries += 1) {
      time.sleep(300);
      await settle();
    }
    const lost = Promise.withResolvers<void>();
    place.answer = () => lost.promise;
    if (isUnderWay) time.sleep(300);
    await settle();
    send({ type: 'network.restored' });
    await settle();
    lost.reject(offline);
    await settle();
    place.answer = taken;
    place.sent = [];
    time.sleep(1);
    await settle();
    expect([place.sent, place.device.size]).toEqual([['one'], 0]);
  });

  it('never waits longer than five minutes', async () => {
    const { add, place, settle, time } = open([], (given) => {
      given.answer = fail(offline);
    });
    add('one');
    await settle();
    for (let tries = 0; tries < 12; tries += 1) {
      time.sleep(300);
      await settle();
    }
    expect(place.sent).toHaveLength(13);
  });

  it('moves what the server refuses to its own list, with the reason, and goes on', async () => {
    const { add, place, state, refused, emitted, settle } = open();
    place.answer = (row) => (row.id === 'short' ? Promise.reject(tooShort) : Promise.resolve());
    add('short');
    add('good');
    await settle();
    expect(state()).toBe('idle');
    expect(refused()).toEqual([['short', 'completion_too_short']]);
    expect(place.device.get('short')?.refusal).toBe('completion_too_short');
    expect(emitted.map(({ type }) => type)).toEqual(['row.refused', 'row.saved']);
  });

  it('forgets a refusal on request', async () => {
    const { place, refused, send, settle } = open([row('short', { refusal: 'completion_stale' })]);
    await settle();
    expect([place.sent, refused()]).toEqual([[], [['short', 'completion_stale']]]);
    send({ type: 'row.discarded', id: 'short' });
    await settle();
    expect([refused(), place.device.size]).toEqual([[], 0]);
  });

  it('forgets a refusal also while it is still being written down', async () => {
    const { actor, add, place, state, refused, send, settle } = open();
    await settle();
    place.answer = fail(tooShort);
    const dismissal = actor.subscribe(() => {
      if (refused().length > 0) send({ type: 'row.discarded', id: 'short' });
    });
    add('short');
    await settle();
    dismissal.unsubscribe();
    expect([state(), refused(), place.device.size]).toEqual(['idle', [], 0]);
  });

  it('puts a discarded refusal back where it was', async () => {
    const discarded = row('short', { refusal: 'completion_stale' });
    const { place, refused, send, settle } = open([discarded]);
    await settle();
    send({ type: 'row.discarded', id: 'short' });
    await settle();
    send({ type: 'row.restored', row: discarded });
    await settle();
    expect([refused(), place.sent]).toEqual([[['short', 'completion_stale']], []]);
    expect(place.device.get('short')).toEqual(discarded);
  });

  it('counts a practice refused because of a clock ahead as soon as it is sent again', async () => {
    const { actor, add, place, refused, send, settle, time } = open();
    const deviceIsAhead = morning + 120_000;
    place.answer = () => (time.now() < deviceIsAhead ? Promise.reject(ahead) : Promise.resolve());
    add('one');
    await settle();
    expect(refused()).toEqual([['one', 'completion_in_future']]);
    time.sleep(119);
    send({ type: 'row.retried', id: 'one' });
    await settle();
    expect([refused(), place.device.get('one')?.refusal]).toEqual([
      [['one', 'completion_in_future']],
      'completion_in_future',
    ]);
    time.sleep(1);
    send({ type: 'row.retried', id: 'one' });
    // Pressed once more before the answer is there.
    send({ type: 'row.retried', id: 'one' });
    await settle();
    expect([refused(), place.device.size, [...place.counted]]).toEqual([[], 0, ['one']]);
    expect(actor.getSnapshot().context.waiting).toEqual([]);
  });

  it('retries at each visit, once, what may succeed by now, and nothing that is refused for good', async () => {
    const { place, refused, send, settle } = open(
      [
        row('ahead', { refusal: 'completion_in_future' }),
        row('stale', { refusal: 'completion_stale' }),
        row('nobody', { refusal: 'profile_not_found' }),
      ],
      (given) => {
        given.answer = fail(ahead);
      },
    );
    await settle();
    expect(place.sent).toEqual(['ahead', 'nobody']);
    // Another tab tells that the device keeps something else now.
    send({ type: 'rows.changed' });
    await settle();
    expect(place.sent).toEqual(['ahead', 'nobody']);
    expect(refused().map(([id]) => id)).toEqual(['ahead', 'stale', 'nobody']);
  });

  it('sends a refused completion again when it is added again', async () => {
    const { add, place, refused, settle } = open([row('one', { refusal: 'completion_invalid' })]);
    await settle();
    add('one');
    await settle();
    expect([refused(), place.device.size, [...place.counted]]).toEqual([[], 0, ['one']]);
  });

  it('does no harm when the reply is lost', async () => {
    const { add, place, state, settle, time } = open([], (given) => {
      given.answer = (row) => {
        arrive(given, row);
        given.answer = taken;
        return Promise.reject(offline);
      };
    });
    add('one');
    await settle();
    time.sleep(1);
    await settle();
    expect([state(), place.sent, [...place.counted]]).toEqual(['idle', ['one', 'one'], ['one']]);
  });

  it('still sends from memory when the device cannot store', async () => {
    const { add, place, state, settle } = open([], (given) => {
      given.isStoreBroken = true;
    });
    add('one');
    await settle();
    expect([state(), place.sent]).toEqual(['idle', ['one']]);
  });

  it('takes what another tab added', async () => {
    const { place, send, settle } = open();
    await settle();
    place.device.set('other', row('other'));
    send({ type: 'rows.changed' });
    await settle();
    expect(place.sent).toEqual(['other']);
  });

  it('notices another tab also while it sends', async () => {
    const { add, place, send, settle } = open();
    await settle();
    const answer = Promise.withResolvers<void>();
    place.answer = () => answer.promise;
    add('one');
    await settle();
    place.device.set('other', row('other', { addedAt: morning + 1 }));
    send({ type: 'rows.changed' });
    answer.resolve();
    await settle();
    expect([...place.counted]).toEqual(['one', 'other']);
  });

  it('sends a run after its completions, also where all were added at once and read again', async () => {
    const { add, addRun, place, send, settle, waiting } = open([], (given) => {
      given.isOffline = true;
    });
    await settle();
    add('two');
    add('one');
    addRun('a class');
    await settle();
    // A device lists its rows by their ids.
    const stored = [...place.device.values()].toSorted((a, b) => a.id.localeCompare(b.id));
    place.device = new Map(stored.map((row) => [row.id, row]));
    const later = open(stored);
    await later.settle();
    expect(later.place.sent).toEqual(['two', 'one', 'a class']);
    place.isOffline = false;
    send({ type: 'network.restored' });
    await settle();
    expect([waiting(), place.sent, [...place.runs]]).toEqual([
      [],
      ['two', 'one', 'a class'],
      ['a class'],
    ]);
  });

  it('sends a run after its completions also when the clock was set back in between', async () => {
    const { add, addRun, place, send, settle, time } = open([], (given) => {
      given.isOffline = true;
    });
    await settle();
    time.sleep(60);
    add('one');
    time.setClock(-3600);
    addRun('a class');
    await settle();
    place.isOffline = false;
    send({ type: 'network.restored' });
    await settle();
    expect(place.sent).toEqual(['one', 'a class']);
  });

  it('does not let a completion that is refused for good hold back the run', async () => {
    const { add, addRun, place, refused, emitted, settle } = open();
    place.answer = (row) => (row.id === 'short' ? Promise.reject(tooShort) : Promise.resolve());
    add('good');
    add('short');
    addRun('a class');
    await settle();
    expect([refused(), [...place.runs], place.device.size]).toEqual([
      [['short', 'completion_too_short']],
      ['a class'],
      1,
    ]);
    expect(emitted.at(-1)).toMatchObject({
      type: 'row.saved',
      row: { id: 'a class' },
      sent: { kind: 'run' },
    });
  });

  it('records a run at the next visit whose practices were refused because of a clock ahead', async () => {
    const first = open([], (given) => {
      given.answer = ({ operation }) =>
        operation.kind === 'completion' ? Promise.reject(ahead) : Promise.resolve();
    });
    first.add('one');
    first.addRun('a class');
    await first.settle();
    expect(first.refused()).toEqual([
      ['one', 'completion_in_future'],
      ['a class', 'run_without_practice'],
    ]);
    first.actor.stop();
    first.place.answer = taken;
    const next = open([], undefined, first.place);
    await next.settle();
    expect([next.refused(), [...next.place.runs]]).toEqual([[], ['a class']]);
  });

  it('enters every state and takes every transition', () => {
    const failure = { type: 'xstate.error.actor.0.outbox.flushing' } as const;
    const input = { userId: 'asha', now: () => morning };
    expect(
      walk(outboxMachine, {
        inputs: [
          { ...input, isOffline: () => false },
          { ...input, isOffline: () => true },
        ],
        events: [
          { type: 'completion.added', completion: completion('one') },
          { type: 'run.added', run: run('class') },
          { type: 'mark.changed', id: 'on', change: markOf(true) },
          { type: 'mark.changed', id: 'off', change: markOf(false) },
          { type: 'row.discarded', id: 'one' },
          { type: 'row.restored', row: row('one', { refusal: 'completion_stale' }) },
          { type: 'row.retried', id: 'one' },
          { type: 'xstate.done.actor.0.outbox.loading', output: [] },
          { type: 'xstate.done.actor.0.outbox.loading', output: [row('one')] },
          { type: 'xstate.done.actor.0.outbox.flushing', output: sentOf('one') },
          { ...failure, error: offline },
          { ...failure, error: tooShort },
        ],
        same: ({ waiting, refused, isStale }) => [
          waiting.map(({ id }) => id),
          refused.length > 0,
          isStale,
        ],
      }),
    ).toEqual({ unreached: [], untaken: [] });
  });
});

describe('10,000 random sequences', () => {
  it('lose nothing and count nothing twice', async () => {
    const steps = ['add', 'run', 'press', 'offline', 'online', 'lost', 'refuse', 'ahead'] as const;
    const step = fc.constantFrom(...steps, 'retry', 'undo', 'flush', 'changed', 'time');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const { actor, add, addRun, mark, place, send, time, refused, settle } = open();
        const added: string[] = [];
        let asked = false;
        const lost: Answer = (row) => {
          arrive(place, row);
          return Promise.reject(offline);
        };
        for (const step of steps) {
          if (step === 'add') {
            added.push(`${added.length}`);
            add(`${added.length - 1}`);
          }
          if (step === 'run') {
            added.push(`class ${added.length}`);
            addRun(`class ${added.length - 1}`);
          }
          if (step === 'press') {
            asked = !asked;
            mark(asked);
          }
          if (step === 'offline') place.isOffline = true;
          if (step === 'online') {
            place.isOffline = false;
            place.answer = taken;
          }
          if (step === 'lost') place.answer = lost;
          if (step === 'refuse') {
            place.answer = ({ operation }) =>
              operation.kind === 'completion' ? Promise.reject(tooShort) : Promise.resolve();
          }
          if (step === 'ahead') {
            place.answer = ({ operation }) =>
              operation.kind === 'completion' ? Promise.reject(ahead) : Promise.resolve();
          }
          const [rejected] = actor.getSnapshot().context.refused;
          if (step === 'retry' && rejected) send({ type: 'row.retried', id: rejected.id });
          if (step === 'undo' && rejected) {
            send({ type: 'row.discarded', id: rejected.id });
            send({ type: 'row.restored', row: rejected });
          }
          if (step === 'flush') send({ type: 'flush.asked' });
          if (step === 'changed') send({ type: 'rows.changed' });
          if (step === 'time') time.sleep(2);
          await Promise.resolve();
          const { waiting, refused } = actor.getSnapshot().context;
          const known = [...waiting, ...refused].map(({ id }) => id);
          expect(new Set(known).size).toBe(known.length);
          const here = known.filter((id) => !id.startsWith('change'));
          const there = [...place.counted, ...place.runs];
          expect(new Set([...here, ...there])).toEqual(new Set(added));
        }
        place.isOffline = false;
        place.answer = taken;
        for (let turn = 0; turn < 2; turn += 1) {
          send({ type: 'network.restored' });
          await settle(2);
        }
        // Never set is the same as not set.
        expect(place.marks.get('tree') ?? false).toBe(asked);
        expect(actor.getSnapshot().context.waiting).toEqual([]);
        const there = [...place.counted, ...place.runs];
        expect(new Set([...there, ...refused().map(([id]) => id)])).toEqual(new Set(added));
        actor.stop();
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});
