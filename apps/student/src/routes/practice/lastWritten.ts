import { paths, type RunningPractice, type Sequence } from '@niyama/domain';
import type { Practiced } from '@niyama/machines';

/**
 * What was practiced last, as far as it is written down on this device: in a rest, and at the beginning
 * of a block, only the sequence is.
 *
 * @param running the latest first.
 */
export function lastWritten(
  [latest]: readonly RunningPractice[],
  sequence: Sequence | null,
): Practiced | null {
  if (sequence && sequence.savedAt > (latest?.savedAt ?? 0)) {
    const step = sequence.steps[sequence.index];
    const name = step?.kind === 'pose' ? step.pose.name : null;
    return { path: paths.run(sequence.id, sequence.source), name };
  }
  if (!latest) return null;
  const { asanaId, name, run, source } = latest;
  const path = run ? paths.run(run.id, source) : paths.practice(asanaId ?? '', source);
  return { path, name };
}
