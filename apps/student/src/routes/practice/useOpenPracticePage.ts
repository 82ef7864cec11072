import {
  acquireLock,
  createRunningPracticeStore,
  createSequenceStore,
  holdLock,
  openTabChannel,
  practiceLock,
  practicingLock,
  watchPage,
  withFreeLock,
} from '@niyama/device';
import { countsAsDone, paths, toPracticeSource } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  type PracticeAddress,
  practicePageMachine,
  resultOf,
  sequenceMachine,
} from '@niyama/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { fromCallback, fromPromise } from 'xstate';
import { useUserId } from '@niyama/app/session.tsx';
import { useRunningMeditation } from '../../app/oneAtATime.tsx';
import { useOutbox } from '../../app/outbox.tsx';
import { toasts } from '../../app/toasts.ts';
import { settleRun } from '../shared/settleRun.ts';
import { lastWritten } from './lastWritten.ts';
import { createPracticeClaim } from './practiceClaim.ts';
import { handOnResults, useHandedOnResults } from './sequenceResults.ts';
import { speech } from '@niyama/app/practice/speech.ts';
import { useFindAsana } from './useCachedAsana.ts';
import { useRestBefore } from './useRestBefore.ts';
import { useLeavePractice } from './useLeavePractice.ts';

/** The machine of the practice page with this device behind its ports. */
export function useOpenPracticePage() {
  const { t } = useTranslation(['student', 'pose-practice']);
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const address = usePracticeAddress();
  const restBefore = useRestBefore();
  const findAsana = useFindAsana();
  const isMeditating = useRunningMeditation();
  const leave = useLeavePractice(address.source);
  const outbox = useOutbox();
  const userId = useUserId();
  const { machine, running, sequences } = usePorts(userId);
  const page = useActorRef(
    machine.provide({
      actions: {
        forget: (_, id) => {
          if (id !== null) running.forget(id);
        },
        goTo: (_, practiced) => {
          if (practiced) void navigate(practiced.path, { replace: true, state });
        },
        tellSkipped: () =>
          toasts.show({ tone: 'info', message: t('pose-practice:sequence.skipped') }),
        concludeSequence: ({ context }, { outcome, sequence, reflectionAnswer }) => {
          const { completions, run } =
            outcome === 'left'
              ? { completions: [], run: null }
              : settleRun(userId, sequence, outbox, { isCounted: true, reflectionAnswer });
          const lateResults = completions.map((one) =>
            resultOf(one, { status: 'queued' }, sequence.steps),
          );
          const results = [...sequence.results, ...lateResults];
          const neededSeconds = sequence.run?.neededSeconds ?? null;
          const isTooShort =
            run !== null && neededSeconds !== null && !countsAsDone(run, neededSeconds);
          // After the last pose the voice says its last words.
          if (outcome !== 'finished') speech.stop();
          // A pose that was ended early has said so itself.
          if (outcome === 'endedEarly' && context.sequence?.context.isResting) {
            toasts.show({ tone: 'info', message: t('pose-practice:ended') });
          }
          if (outcome === 'finished' && results.length > 0) {
            void navigate(address.path, {
              replace: true,
              state: handOnResults(state, { results, isTooShort }),
            });
          } else leave();
        },
      },
    }),
    {
      input: {
        address,
        findSequence: ({ runId }) => {
          const stored = sequences.read();
          return stored?.id === runId ? stored : null;
        },
        lastWritten: () => lastWritten(running.list(), sequences.read()),
        restBefore,
        isMeditating: () => isMeditating() !== null,
        nameOf: (asanaId) => findAsana(asanaId)?.name ?? null,
        newId: () => crypto.randomUUID(),
        now: Date.now,
      },
    },
  );
  const snapshot = useSelector(page, (current) => current);

  const { path, runId, asanaId, source, results } = address;
  // Before the paint, or the pose that the page showed before could begin.
  useLayoutEffect(() => {
    page.send({ type: 'address.changed', address: { path, runId, asanaId, source, results } });
  }, [page, path, runId, asanaId, source, results]);

  // In the layout phase, because the actor is stopped before other effects are cleaned up: a student
  // who leaves by the browser's Back finds the rest where it stood.
  useLayoutEffect(() => {
    const tell = (type: 'page.hidden' | 'page.shown') =>
      page.getSnapshot().children.sequence?.send({ type });
    const unwatch = watchPage({
      onHidden: () => tell('page.hidden'),
      onShown: () => tell('page.shown'),
    });
    return () => {
      unwatch();
      tell('page.hidden');
    };
  }, [page]);

  return [snapshot, page] as const;
}

/** The stores of practices on this device, and the machine that uses them. */
function usePorts(userId: string) {
  const [ports] = useState(() => {
    const storage = () => localStorage;
    const running = createRunningPracticeStore(userId, { storage });
    const sequences = createSequenceStore(userId, { storage });
    const name = practicingLock(userId);
    const machine = practicePageMachine.provide({
      actors: {
        claim: createPracticeClaim({
          acquireLock: (options) => acquireLock(name, options),
          openLine: (onMessage) => openTabChannel(name, onMessage),
        }),
        sequence: sequenceMachine.provide({
          actions: {
            writeDown: (_, standing) => {
              sequences.write(standing);
              // What ran of the blocks before is in the sequence now.
              for (const { id, run } of running.list()) {
                if (run?.id === standing.id && run.index < standing.index) running.forget(id);
              }
            },
            forget: (_, id) => sequences.forget(id),
          },
        }),
        findInterrupted: fromPromise(async ({ input: { asanaId, run, isHeld } }) => {
          const candidates = running
            .list()
            .filter((one) =>
              run
                ? one.run?.id === run.id && one.run.index === run.index
                : one.run === null && one.asanaId === asanaId,
            );
          const [latest] = candidates;
          // The tab that it was taken from may hold on to its lock in its sleep.
          if (latest && isHeld) return latest;
          for (const candidate of candidates) {
            const found = await withFreeLock(practiceLock(candidate.id), async () => candidate);
            if (found) return found;
          }
          return null;
        }),
        // Otherwise another tab would treat this practice as abandoned.
        holdPractice: fromCallback(({ input: { id } }) => holdLock(practiceLock(id))),
      },
    });
    return { machine, running, sequences };
  });
  return ports;
}

/** /pose-practice?id=&source= or ?run=&source=, and what a finished sequence handed on to it. */
function usePracticeAddress(): PracticeAddress {
  const [query] = useSearchParams();
  const runId = query.get('run');
  const asanaId = query.get('id') ?? '';
  const source = toPracticeSource(query.get('source'));
  return {
    path: runId === null ? paths.practice(asanaId, source) : paths.run(runId, source),
    runId,
    asanaId,
    source,
    results: useHandedOnResults(),
  };
}
