import { assignmentKeys, historyKeys, homeKeys, progressKeys } from '@niyama/data';
import {
  createOutboxChannel,
  createOutboxStore,
  isOnline,
  watchNetwork,
  withLock,
} from '@niyama/device';
import {
  accountLeaving,
  type Completion,
  consoleLogger,
  DataError,
  type FinishedRun,
  type MarkChange,
  type OutboxOperation,
  type OutboxRow,
  paths,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  type Award,
  type MarkOutcome,
  markThroughOutbox,
  outboxMachine,
  saveThroughOutbox,
} from '@niyama/machines';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise, waitFor } from 'xstate';
import { useClient } from '@niyama/app/backend.tsx';
import { cancelAndInvalidate } from '@niyama/app/queryClient.ts';
import { useSession, useSessionActor, useUserId } from '@niyama/app/session.tsx';
import { updateCachedMark } from './outbox/marksInCache.ts';
import { cacheSavedRun } from './outbox/runsInCache.ts';
import { sendOperation } from './outbox/sendOperation.ts';
import { toasts } from './toasts.ts';

/** What a student did and the server does not have yet, as screens see it. */
export interface Outbox {
  /** Saves a completion; resolves as soon as the server has it or the device stores it. */
  saveCompletion: (completion: Completion) => Promise<Award>;
  /** Saves a finished run, after its completions; what becomes of it is shown where the outbox is. */
  saveRun: (run: FinishedRun) => void;
  /**
   * Saves a change of a mark. It shows at once wherever the pose is shown.
   *
   * @throws when the server refuses it; it is rolled back then.
   */
  changeMark: (change: MarkChange) => Promise<MarkOutcome>;
  /** What the server does not have yet. */
  waiting: readonly OutboxRow[];
  /** What the server refused, each with its reason. */
  refused: readonly OutboxRow[];
  /** Why the last try failed; null while nothing is in the way. */
  failure: unknown;
  /** Both, once they were read from the device. */
  unsent: () => Promise<OutboxRow[]>;
  sendNow: () => void;
  /** Sends what was refused once more. */
  sendAgain: (id: string) => void;
  /** Forgets what was refused. */
  discard: (id: string) => void;
  /** Undoes a discard. */
  restore: (row: OutboxRow) => void;
  /** Forgets everything of this student on this device. */
  clear: () => Promise<void>;
}

const OutboxContext = createContext<Outbox | null>(null);

/** Refetches what an operation has changed, once the server has it. */
function invalidateAfterSync(queryClient: QueryClient, userId: string, operation: OutboxOperation) {
  if (operation.kind === 'mark') {
    updateCachedMark(queryClient, userId, operation);
    return;
  }
  if (operation.kind === 'run') cacheSavedRun(queryClient, operation.run);
  const changed = [homeKeys, assignmentKeys, historyKeys];
  for (const { all } of operation.kind === 'run' ? changed : [...changed, progressKeys]) {
    cancelAndInvalidate(queryClient, { queryKey: all });
  }
}

/** The outbox machine, with this device and this backend as its actors. */
function useOutboxActor(userId: string) {
  const client = useClient();
  const session = useSessionActor();
  const navigate = useNavigate();
  const [store] = useState(createOutboxStore);
  const [tabs] = useState(() => createOutboxChannel(userId));

  const send = async (row: OutboxRow, isStored: boolean) => {
    const isMark = row.operation.kind === 'mark';
    // A completion counts once however often it is sent, and each time the answer has its award.
    if (isMark && isStored && !(await store.has(row.id))) return { kind: 'elsewhere' as const };
    try {
      const sent = await sendOperation(client, row);
      // Before the lock is released, or a tab that waits for it would find the row and send it again.
      // A store that refuses is asked once more when the outbox writes what has changed.
      if (isStored) await store.drop([row.id]).catch(() => undefined);
      // Likewise: that tab would take the row off its screen before it knows that the server has it.
      tabs.send({ type: 'saved', operation: row.operation });
      return sent;
    } catch (error) {
      const { kind, code } = DataError.from(error);
      const hasEnded = kind === 'unauthorized' && code !== 'other_session';
      // A practice that has just ended is first shown to its end.
      if (isMark && hasEnded) session.send({ type: 'session.expired' });
      if (isMark && code === accountLeaving) void navigate(paths.leaving(), { replace: true });
      throw error;
    }
  };
  const actor = useActorRef(
    outboxMachine.provide({
      actors: {
        loadRows: fromPromise(({ input }) => store.load(input.userId)),
        writeRows: fromPromise(async ({ input: { keep, drop } }) => {
          if (keep.length === 0 && drop.length === 0) return;
          await store.keep(keep);
          await store.drop(drop);
          tabs.send({ type: 'rows.changed' });
        }),
        sendRow: fromPromise(({ input: { row, isKept } }) =>
          withLock(`niyama.outbox.${userId}`, () => send(row, isKept)),
        ),
      },
    }),
    { input: { userId, now: Date.now, isOffline: () => !isOnline() } },
  );
  return { actor, store, tabs };
}

/** Keeps the signed-in student's outbox; one tab at a time sends. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { t } = useTranslation('student');
  const [awaited] = useState(() => new Set<string>());
  const { actor, store, tabs } = useOutboxActor(userId);

  useEffect(
    () =>
      watchNetwork((isBack) => {
        if (isBack) actor.send({ type: 'network.restored' });
      }),
    [actor],
  );
  // A login after the end of a session sends at once what waited for it.
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signedIn') actor.send({ type: 'network.restored' });
  }, [actor, status]);
  useEffect(
    () =>
      tabs.listen((message) => {
        if (message.type === 'saved') invalidateAfterSync(queryClient, userId, message.operation);
        else actor.send({ type: 'rows.changed' });
      }),
    [actor, queryClient, tabs, userId],
  );
  const showSaved = useEffectEvent(({ id, operation }: OutboxRow) => {
    // A run is saved after its practices, which are announced.
    if (operation.kind !== 'completion' || awaited.has(id)) return;
    toasts.show({ tone: 'success', message: t('outbox.saved', { count: 1 }) });
  });
  useEffect(() => {
    const subscription = actor.on('row.saved', ({ row, sent }) => {
      // The tab that sent it announces the result.
      if (sent.kind === 'elsewhere') return;
      invalidateAfterSync(queryClient, userId, row.operation);
      showSaved(row);
    });
    const refusals = actor.on('row.refused', ({ row, error }) =>
      consoleLogger.warn(`A ${row.operation.kind} was refused`, error),
    );
    return () => {
      subscription.unsubscribe();
      refusals.unsubscribe();
    };
  }, [actor, queryClient, userId]);

  const waiting = useSelector(actor, ({ context }) => context.waiting);
  const refused = useSelector(actor, ({ context }) => context.refused);
  const failure = useSelector(actor, ({ context }) => (context.tries > 0 ? context.error : null));

  const outbox: Outbox = {
    waiting,
    refused,
    failure,
    saveCompletion: async (completion) => {
      awaited.add(completion.id);
      try {
        return await saveThroughOutbox(actor, completion);
      } finally {
        awaited.delete(completion.id);
      }
    },
    saveRun: (run) => actor.send({ type: 'run.added', run }),
    changeMark: (change) => markThroughOutbox(actor, crypto.randomUUID(), change),
    unsent: async () => {
      const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
      return [...context.waiting, ...context.refused];
    },
    sendNow: () => actor.send({ type: 'flush.asked' }),
    sendAgain: (id) => actor.send({ type: 'row.retried', id }),
    discard: (id) => actor.send({ type: 'row.discarded', id }),
    restore: (row) => actor.send({ type: 'row.restored', row }),
    clear: () => store.clear(userId),
  };
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** The signed-in student's outbox; null for a visitor. */
export const useOutboxIfAny = (): Outbox | null => useContext(OutboxContext);

/** The signed-in student's outbox; only where somebody is signed in. */
export function useOutbox(): Outbox {
  const outbox = useOutboxIfAny();
  if (!outbox) throw new Error('There is no OutboxProvider above');
  return outbox;
}
