import { type Completion, DataError, type MarkChange, unanswered } from '@niyama/domain';
import type { ActorRefFrom } from 'xstate';
import type { Award } from '../practice/practice.types.ts';
import type { outboxMachine } from './outbox.machine.ts';
import type { Sent } from './outbox.types.ts';

type Outbox = ActorRefFrom<typeof outboxMachine>;

/** What became of a row: `error` is why it could not be sent yet. */
type Outcome =
  | { status: 'saved'; sent: Sent }
  | { status: 'queued'; error: unknown; isFirst: boolean }
  | { status: 'replaced' };

/**
 * Hands something over by `add` and waits for what becomes of the row with this id.
 *
 * @throws what the server refused it with; the outbox then lists it among the refused.
 */
function outcomeOf(outbox: Outbox, id: string, add: () => void): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const queued = (error: unknown, isFirst = false) => resolve({ status: 'queued', error, isFirst });
  const subscriptions = [
    outbox.on('row.saved', ({ row, sent }) => {
      if (row.id === id) resolve({ status: 'saved', sent });
    }),
    outbox.on('row.refused', ({ row, error }) => {
      if (row.id === id) reject(error);
    }),
    outbox.on('mark.undone', (undone) => {
      if (undone.id === id) resolve({ status: 'saved', sent: { kind: 'mark', wasAlready: false } });
    }),
    outbox.subscribe({
      next: (snapshot) => {
        const { waiting, error } = snapshot.context;
        const place = waiting.findIndex((row) => row.id === id);
        if (place < 0) resolve({ status: 'replaced' });
        else if (snapshot.matches('waiting')) queued(error, place === 0);
      },
      // Signing out stops the outbox; what it keeps is sent when this student signs in again.
      complete: () => queued(null),
    }),
  ];
  add();
  return promise.finally(() => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  });
}

/**
 * Hands a completion to the outbox and waits for what becomes of it: the `saveCompletion` of a
 * practice.
 *
 * @returns `saved` with the server's answer, or `queued` as soon as it waits on the device.
 * @throws what the server refused it with; the outbox then lists it among the refused.
 */
export async function saveThroughOutbox(outbox: Outbox, completion: Completion): Promise<Award> {
  const outcome = await outcomeOf(outbox, completion.id, () =>
    outbox.send({ type: 'completion.added', completion }),
  );
  return outcome.status === 'saved' && outcome.sent.kind === 'completion'
    ? { status: 'saved', result: outcome.sent.result }
    : { status: 'queued' };
}

/** What became of a change of a mark. */
export type MarkOutcome =
  | 'saved'
  /** The server had it that way already. */
  | 'already'
  /** It waits on the device. */
  | 'queued'
  /** A later change of the same mark took its place. */
  | 'replaced';

/**
 * Hands a change of a mark to the outbox and waits for what becomes of it.
 *
 * @throws when the server refuses it or fails: the person learns of it at once, and the change is taken
 * back instead of waiting. Without a network, an answer or a session it waits.
 */
export async function markThroughOutbox(
  outbox: Outbox,
  id: string,
  change: MarkChange,
): Promise<MarkOutcome> {
  const discarded = (error: unknown) => {
    outbox.send({ type: 'row.discarded', id });
    return error;
  };
  let outcome: Outcome;
  try {
    outcome = await outcomeOf(outbox, id, () => outbox.send({ type: 'mark.changed', id, change }));
  } catch (error) {
    throw discarded(error);
  }
  if (outcome.status === 'saved') {
    return outcome.sent.kind === 'mark' && outcome.sent.wasAlready ? 'already' : 'saved';
  }
  if (outcome.status === 'queued' && outcome.isFirst) {
    const { error } = outcome;
    const { kind, code } = DataError.from(error);
    if (kind === 'server' && code !== unanswered) throw discarded(error);
  }
  return outcome.status;
}
