import { type Client, getPractice, homeKeys, savePausedSession } from '@niyama/data';
import {
  createRunningPracticeStore,
  createSequenceStore,
  practiceLock,
  practicingLock,
  withFreeLock,
} from '@niyama/device';
import {
  consoleLogger,
  deviceTimeZone,
  isNewerThanPaused,
  storedSetSeconds,
  type RunningPractice,
} from '@niyama/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { type Outbox, useOutbox } from '../../app/outbox.tsx';
import { settleRun } from './settleRun.ts';

/**
 * Finds practices that a killed tab or the browser's Back left behind: each becomes a paused session,
 * which home offers, or a completion when every set was done. Without a network it stays where it is,
 * and so does what runs in another tab. What belongs to a run waits for it; one that was left too long ago to go
 * on is over.
 *
 * @param isReady whether the page knows by now that no other tab practices.
 * @param openedId the pose that is being opened, whose practice is offered there; null for a run.
 */
export function useAbandonedPractice(isReady: boolean, openedId: string | null = null): void {
  const client = useClient();
  const userId = useUserId();
  const outbox = useOutbox();
  const queryClient = useQueryClient();

  const settleAll = useEffectEvent(async () => {
    const store = createRunningPracticeStore(userId, { storage: () => localStorage });
    const sequences = createSequenceStore(userId, { storage: () => localStorage });
    const isAbandoned = ({ asanaId, run }: RunningPractice) => run === null && asanaId !== openedId;
    // In the order they happened: of one pose, the last one left is the one to resume.
    for (const { id } of store.list().filter(isAbandoned).toReversed()) {
      const settle = async () => {
        // As it stands now that nobody else writes it; it may have come to its end meanwhile.
        const running = store.list().find((one) => one.id === id);
        if (!running) return;
        if (running.isComplete) await complete(running, outbox);
        else await pause(running, userId, client);
        store.forget(id);
        await queryClient.invalidateQueries({ queryKey: homeKeys.all });
      };
      try {
        await withFreeLock(practiceLock(id), settle);
      } catch (error) {
        consoleLogger.warn('An abandoned practice could not be saved yet', error);
      }
    }
    await withFreeLock(practicingLock(userId), async () => {
      const old = sequences.takeOld();
      if (old) settleRun(userId, old, outbox);
    });
  });
  useEffect(() => {
    if (isReady) void settleAll();
  }, [isReady]);
}

async function complete(running: RunningPractice, { saveCompletion }: Outbox) {
  const { id, asanaId, source, sets, durationSeconds, intervals } = running;
  const what = { id, asanaId, source, sets, durationSeconds, intervals };
  try {
    await saveCompletion({
      ...what,
      kind: 'practice',
      timeZone: deviceTimeZone(),
      reflectionAnswer: null,
      runId: null,
      inPieces: false,
    });
  } catch (error) {
    // Refused for good: from now on the outbox lists it, with its reason.
    consoleLogger.warn('An abandoned practice was refused', error);
  }
}

/** Unless the pose is gone, or another device has paused it since. */
async function pause(running: RunningPractice, userId: string, client: Client) {
  const { asanaId, source, sets, setNumber, durationSeconds, intervals } = running;
  if (asanaId === null) return;
  const known = await getPractice(client, { asanaId, userId, timeZone: deviceTimeZone() });
  if (!known || !isNewerThanPaused(running, known.paused)) return;
  const timeRemaining = Math.max(1, Math.ceil(running.remainingSeconds));
  const setSeconds = storedSetSeconds(known.asana, durationSeconds);
  const what = { userId, asanaId, source, sets, setSeconds, setNumber, intervals };
  await savePausedSession(client, { ...what, timeRemaining });
}
