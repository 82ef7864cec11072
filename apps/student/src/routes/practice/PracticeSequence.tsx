import { oneSetOf, type Sequence } from '@niyama/domain';
import { remainingMs } from '@niyama/machines';
import { useEffect, useState } from 'react';
import { toasts } from '../../app/toasts.ts';
import { PracticePage } from './PracticePage.tsx';
import type { SequenceStep } from './sequenceStep.ts';
import { useClaimedSequence } from './useClaimedPractice.ts';
import { useStopVoiceOnLeave } from './useStopVoiceOnLeave.ts';
import { type SequenceSnapshot, useSequenceMachine } from './useSequenceMachine.ts';
import { useSequenceEffects } from './useSequenceEffects.ts';

interface PracticeSequenceProps {
  /** As stored when the page opens; from then on, its machine holds the current state. */
  sequence: Sequence;
}

/** Several poses one after the other. */
export function PracticeSequence({ sequence }: PracticeSequenceProps) {
  const [snapshot, send] = useSequenceMachine(sequence);
  useClaimedSequence(snapshot);
  useSequenceEffects(snapshot);
  useStopVoiceOnLeave(snapshot.context.outcome === 'finished');
  const [spokenIndex, setSpokenIndex] = useState<number | null>(null);
  // Toasts about points wait for the summary, so that they don't cover the next pose or the rest.
  useEffect(() => toasts.hold(), []);
  const { id, items, index, source, results } = snapshot.context;
  const item = items[index] ?? oneSetOf('');
  const place = { number: index + 1, total: items.length };
  return (
    <PracticePage
      // A pose may come twice.
      key={index}
      id={item.asanaId}
      source={source}
      step={{
        sequenceId: id,
        beforeId: items[index - 1]?.asanaId ?? null,
        place,
        hasBegun: results.length > 0,
        item,
        isSpoken: spokenIndex === index,
        onSpoken: (isSpoken) => setSpokenIndex(isSpoken ? index : null),
        rest: restOf(snapshot),
        send,
      }}
    />
  );
}

/** A sequence that ends at a rest keeps its last picture until the app has left. */
function restOf({ value, context }: SequenceSnapshot): SequenceStep['rest'] {
  if (!context.isResting) return null;
  const status = typeof value === 'string' ? 'paused' : value.resting;
  const { rest } = context;
  return {
    status,
    totalSeconds: rest.durationMs / 1000,
    remainingSeconds: remainingMs(rest) / 1000,
  };
}
