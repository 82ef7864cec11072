import type { RunningPractice, Sequence } from '@niyama/domain';
import type { Practiced } from '@niyama/machines';

/**
 * What was practiced last, as far as it is written down on this device: in a rest, and at the beginning
 * of its pose, only the sequence is.
 *
 * @param running the latest first.
 */
export function lastWritten(
  [latest]: readonly RunningPractice[],
  sequence: Sequence | null,
): Practiced | null {
  const asanaId = sequence?.items[sequence.index]?.asanaId;
  if (sequence && asanaId !== undefined && sequence.savedAt > (latest?.savedAt ?? 0)) {
    const name = latest?.asanaId === asanaId ? latest.asanaName : null;
    return { asanaId, name, source: sequence.source };
  }
  return latest ? { asanaId: latest.asanaId, name: latest.asanaName, source: latest.source } : null;
}
