import { createSequenceStore, practicingLock, withFreeLock } from '@niyama/device';
import {
  type ClassBody,
  newSequence,
  type RunPose,
  runStepsOf,
  type Sequence,
} from '@niyama/domain';
import { useUserId } from '@niyama/app/session.tsx';
import { useOpenRun } from './practiceNavigation.ts';
import { bells, wakeSpeech } from '@niyama/app/practice/sounds.ts';
import { useKnownGuidance } from '../../app/useKnownGuidance.ts';
import { useOutbox } from '../../app/outbox.tsx';
import { settleRun } from './settleRun.ts';

interface Start extends Pick<Sequence, 'source'> {
  /** Null where it is no run. */
  run: {
    /** Null for a run without one. */
    name: string | null;
    /** Of an assigned class. */
    versionId?: string;
    /** From how many practiced seconds on it completes an open assignment. */
    neededSeconds?: number | null;
    /** What its assignment asks at the end. */
    reflectionQuestion?: string | null;
  } | null;
  body: ClassBody;
  /** Those of the class by their ids. */
  poses: ReadonlyMap<string, RunPose>;
}

/**
 * Starts the first step of a class; the others follow by themselves, with a short rest where they are not
 * linked. What was left of an earlier run is over then. Does nothing without a step.
 */
export function useStartSequence() {
  const userId = useUserId();
  const openRun = useOpenRun();
  const guidance = useKnownGuidance();
  const outbox = useOutbox();
  const start = async ({ source, run, body, poses }: Start, how: { replace?: boolean }) => {
    const steps = runStepsOf(body, poses);
    if (steps.length === 0) return;
    // The steps begin by themselves: browsers allow sound after this press only.
    bells.wake();
    if (guidance() !== 'off') wakeSpeech();
    const store = createSequenceStore(userId, { storage: () => localStorage });
    const id = crypto.randomUUID();
    const begun = run && {
      name: run.name,
      language: body.language,
      versionId: run.versionId ?? null,
      neededSeconds: run.neededSeconds ?? null,
      reflectionQuestion: run.reflectionQuestion ?? null,
    };
    const begin = () => {
      store.write(newSequence({ id, source, run: begun, steps }, Date.now()));
      openRun({ id, source }, how);
    };
    const isFree = await withFreeLock(practicingLock(userId), async () => {
      const left = store.read() ?? store.takeOld();
      if (left) settleRun(userId, left, outbox);
      begin();
      return true;
    });
    if (isFree) return;
    // Another tab practices: its page says so, and can take the practice over.
    const other = store.read();
    if (other) openRun(other, how);
    else begin();
  };
  return (begun: Start, how: { replace?: boolean } = {}) => void start(begun, how);
}
