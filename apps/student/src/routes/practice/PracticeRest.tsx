import type { AsanaSpoken } from '@niyama/domain';
import type { PracticeSubject } from '@niyama/ui/screens/student/PracticeScreen';
import { SequenceRestScreen } from '@niyama/ui/screens/student/SequenceRestScreen';
import { useEyesClosed } from '@niyama/app/practice/eyesClosed.tsx';
import { hasShortcuts } from '@niyama/app/practice/shortcuts.ts';
import { sideOf } from '@niyama/app/practice/practiced.ts';
import type { SequenceStep } from './sequenceStep.ts';
import { useCachedAsana } from './useCachedAsana.ts';
import { useRestVoice } from './useRestVoice.ts';

interface PracticeRestProps {
  /** What follows; null while it is loading. */
  next: PracticeSubject | null;
  /** What a voice says of a pose; null until it has loaded, and of everything else. */
  spoken: AsanaSpoken | null;
  rest: NonNullable<SequenceStep['rest']>;
  step: SequenceStep;
  /** Does it, unless another tab practices. */
  onTap: (goOn: () => void) => void;
}

/** The rest before a step of a sequence. */
export function PracticeRest({ next, spoken, rest, step, onTap }: PracticeRestProps) {
  const { sequence, before, place, onSpoken, send } = step;
  const side = sideOf(step);
  const poseBefore = useCachedAsana(before?.kind === 'pose' ? before.pose.id : '');
  const asana = typeof next === 'string' ? null : next;
  const voice = useRestVoice({ asana, spoken, side, rest, onSpoken });
  const eyesClosed = useEyesClosed();
  return (
    <SequenceRestScreen
      state={{
        ...rest,
        next,
        side,
        before: before && before.kind !== 'pose' ? before.kind : poseBefore,
        place,
        sequenceId: sequence.id,
      }}
      eyesClosed={eyesClosed}
      hasShortcuts={hasShortcuts()}
      {...voice}
      onBack={() => send({ type: 'block.left' })}
      onClose={() => send({ type: 'sequence.closed' })}
      onEnd={() => send({ type: 'end.confirmed' })}
      onKeepPracticing={() => send({ type: 'end.canceled' })}
      onPause={() => send({ type: 'rest.paused' })}
      onResume={() => onTap(() => send({ type: 'rest.resumed' }))}
      onSkip={() => onTap(() => send({ type: 'rest.skipped' }))}
    />
  );
}
