import type { Asana, AsanaSpoken } from '@niyama/domain';
import { SequenceRestScreen } from '@niyama/ui/screens/student/SequenceRestScreen';
import { useEyesClosed } from './eyesClosed.tsx';
import { hasShortcuts } from './shortcuts.ts';
import type { SequenceStep } from './sequenceStep.ts';
import { useCachedAsana } from './useCachedAsana.ts';
import { useRestVoice } from './useRestVoice.ts';

interface PracticeRestProps {
  /** The pose that follows; null while it is loading. */
  asana: Asana | null;
  /** What a voice says of it. */
  spoken: AsanaSpoken | null;
  rest: NonNullable<SequenceStep['rest']>;
  step: SequenceStep;
  /** Does it, unless another tab practices. */
  onTap: (goOn: () => void) => void;
}

/** The rest before a pose of a sequence. */
export function PracticeRest({ asana, spoken, rest, step, onTap }: PracticeRestProps) {
  const { sequence, beforeId, item, place, onSpoken, send } = step;
  const { side } = item;
  const before = useCachedAsana(beforeId ?? '');
  const voice = useRestVoice({ asana, spoken, side, rest, onSpoken });
  const eyesClosed = useEyesClosed();
  return (
    <SequenceRestScreen
      state={{ ...rest, next: asana, side, before, place, sequenceId: sequence.id }}
      eyesClosed={eyesClosed}
      hasShortcuts={hasShortcuts()}
      {...voice}
      onBack={() => send({ type: 'pose.left' })}
      onClose={() => send({ type: 'sequence.closed' })}
      onEnd={() => send({ type: 'end.confirmed' })}
      onKeepPracticing={() => send({ type: 'end.canceled' })}
      onPause={() => send({ type: 'rest.paused' })}
      onResume={() => onTap(() => send({ type: 'rest.resumed' }))}
      onSkip={() => onTap(() => send({ type: 'rest.skipped' }))}
    />
  );
}
