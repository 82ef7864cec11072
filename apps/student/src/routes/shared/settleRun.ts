import { createSequenceStore } from '@niyama/device';
import {
  type Completion,
  consoleLogger,
  deviceTimeZone,
  recordsOfRun,
  type Sequence,
} from '@niyama/domain';
import type { Outbox } from '../../app/outbox.tsx';

/**
 * Records a run that is over, with the poses that should have come again in it.
 *
 * @returns what it records of those.
 */
export function settleRun(
  sequence: Sequence,
  { saveCompletion, saveRun }: Pick<Outbox, 'saveCompletion' | 'saveRun'>,
): Completion[] {
  const { completions, run } = recordsOfRun(sequence, deviceTimeZone());
  for (const completion of completions) {
    saveCompletion(completion).catch((error: unknown) => {
      // Refused for good: the outbox lists it, with its reason.
      consoleLogger.warn('A pose of a run was refused', error);
    });
  }
  if (run) saveRun(run);
  return completions;
}

/** Records a run that was left too long ago to go on. */
export function settleOldRun(userId: string, outbox: Outbox): void {
  const old = createSequenceStore(userId, { storage: () => localStorage }).takeOld();
  if (old) settleRun(old, outbox);
}
