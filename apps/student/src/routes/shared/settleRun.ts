import { createRunningPracticeStore } from '@niyama/device';
import { consoleLogger, deviceTimeZone, recordsOfRun, type Sequence } from '@niyama/domain';
import type { Outbox } from '../../app/outbox.tsx';

/**
 * Records a sequence that is over: what an interrupted tab has left of its block, the poses that should have come
 * again, and the run.
 *
 * @param options.isCounted whether the sequence has what ran of its block already. @default false
 * @param options.reflectionAnswer to the question of the run. @default null
 * @returns what it records.
 */
export function settleRun(
  userId: string,
  sequence: Sequence,
  { saveCompletion, saveRun }: Pick<Outbox, 'saveCompletion' | 'saveRun'>,
  {
    isCounted = false,
    reflectionAnswer = null,
  }: { isCounted?: boolean; reflectionAnswer?: string | null } = {},
): ReturnType<typeof recordsOfRun> {
  const running = createRunningPracticeStore(userId, { storage: () => localStorage });
  const left = running.list().filter(({ run }) => run?.id === sequence.id);
  const ofBlock = isCounted ? undefined : left.find(({ run }) => run?.index === sequence.index);
  const records = recordsOfRun(sequence, ofBlock ?? null, deviceTimeZone());
  for (const completion of records.completions) {
    saveCompletion(completion).catch((error: unknown) => {
      // Refused for good: the outbox lists it, with its reason.
      consoleLogger.warn('A pose of a run was refused', error);
    });
  }
  if (records.run) saveRun({ ...records.run, reflectionAnswer });
  for (const { id } of left) running.forget(id);
  return records;
}
