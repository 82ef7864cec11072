import type { Asana } from '@niyama/domain';
import { SequenceRestScreen } from '@niyama/ui/screens/student/SequenceRestScreen';
import type { SequenceStep } from './sequenceStep.ts';

interface PracticeRestProps {
  /** The pose that follows; null while it is loading. */
  asana: Asana | null;
  rest: NonNullable<SequenceStep['rest']>;
  step: SequenceStep;
  /** Does it, unless another tab practices. */
  onTap: (goOn: () => void) => void;
}

/** The rest before a pose of a sequence. */
export function PracticeRest({ asana, rest, step: { place, send }, onTap }: PracticeRestProps) {
  return (
    <SequenceRestScreen
      state={{ ...rest, next: asana, place }}
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
