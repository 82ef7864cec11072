import {
  type Completion,
  completionsAfterBlock,
  questionAfterBlock,
  type RunStep,
  type SequenceResult,
} from '@niyama/domain';
import type { Award, BlockAward } from '../practice/practice.types.ts';
import type { FinishedPractice } from '../practice/practiceRules.ts';
import type { SequenceContext } from './sequence.types.ts';

/** What the summary shows of a completion of a sequence. */
export function resultOf(
  { id, asanaId, sets, durationSeconds }: Completion,
  award: Award,
  steps: readonly RunStep[],
): SequenceResult {
  const saved = award.status === 'saved' ? award.result : null;
  const step = steps.find((one) => one.kind === 'pose' && one.pose.id === asanaId);
  return {
    id,
    asanaId,
    name: step?.kind === 'pose' ? step.pose.name : null,
    seconds: sets * durationSeconds,
    points: saved?.pointsAwarded ?? null,
    levelReached: saved?.leveledUp ? saved.level : null,
    achievements: saved?.achievements ?? [],
  };
}

/** Its reason stands in the outbox. */
const refused: Award = { status: 'queued' };

/**
 * Saves what is recorded after a block of a sequence.
 *
 * @param save hands a completion over; resolves also when it only waits on the device.
 * @throws what `save` has thrown of a single step. Of several, the others count, and what was refused earns nothing.
 */
export async function saveBlock(
  sequence: SequenceContext,
  block: readonly RunStep[],
  { completion, ran }: FinishedPractice,
  save: (completion: Completion) => Promise<Award>,
): Promise<BlockAward> {
  const isAskedOfRun = questionAfterBlock(sequence, block, ran) !== null;
  const recorded: BlockAward = {
    status: 'inSequence',
    results: [],
    awards: [],
    reflectionAnswer: isAskedOfRun ? completion.reflectionAnswer : null,
  };
  // What was answered about the run says nothing of a pose.
  const counted = isAskedOfRun ? { ...completion, reflectionAnswer: null } : completion;
  const failures: unknown[] = [];
  for (const one of completionsAfterBlock(sequence, block, ran, counted)) {
    try {
      const award = await save(one);
      recorded.results.push(resultOf(one, award, block));
      recorded.awards.push(award);
    } catch (error) {
      failures.push(error);
      if (block.length > 1) recorded.results.push({ ...resultOf(one, refused, block), points: 0 });
    }
  }
  if (block.length === 1 && failures.length > 0 && recorded.results.length === 0) throw failures[0];
  return recorded;
}
