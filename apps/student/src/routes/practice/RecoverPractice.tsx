import type { Practice } from '@niyama/data';
import { createRunningPracticeStore } from '@niyama/device';
import type { PracticeSource } from '@niyama/domain';
import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { useSafety } from '@niyama/ui/screens/student/Safety';
import { useState } from 'react';
import { useUserId } from '@niyama/app/session.tsx';
import { useResumesOnce } from '../shared/practiceNavigation.ts';
import { useAbandonedPractice } from '../shared/useAbandonedPractice.ts';
import { StartOrResumePractice } from './StartOrResumePractice.tsx';
import { useHealthNoticeSeen } from './useHealthNoticeSeen.ts';
import type { SequenceStep } from './sequenceStep.ts';
import { useInterruptedPractice } from './useInterruptedPractice.ts';
import { useLeavePractice } from './useLeavePractice.ts';

interface RecoverPracticeProps {
  practice: Practice;
  source: PracticeSource;
  /** Null for a pose alone. */
  step: SequenceStep | null;
}

/** A practice that has its pose, and looks for what an interrupted tab left of it. */
export function RecoverPractice({ practice, source, step }: RecoverPracticeProps) {
  const userId = useUserId();
  const [store] = useState(() =>
    createRunningPracticeStore(userId, { storage: () => localStorage }),
  );
  const { asana } = practice;
  const interrupted = useInterruptedPractice(store, asana.id);
  const leave = useLeavePractice(source);
  useAbandonedPractice(asana.id);

  const isHealthNoticeSeen = useHealthNoticeSeen();
  const resumes = useResumesOnce();
  const { areLimitsKnown } = useSafety();
  // Limits that cannot be read are asked for once, with the set-up of the first pose.
  const asksForLimits = !areLimitsKnown && !step?.hasBegun;

  // With it come the settings: a practice that began before would be silent, and skip the notice.
  if (interrupted === undefined || isHealthNoticeSeen === undefined) {
    return (
      <PracticeScreen
        cues={null}
        sequenceId={step?.sequenceId ?? null}
        state={{ status: 'loading', asana }}
        onBack={leave}
      />
    );
  }
  return (
    <StartOrResumePractice
      found={interrupted}
      practice={practice}
      source={source}
      resumesByItself={resumes && isHealthNoticeSeen}
      startsByItself={step !== null && !asksForLimits && isHealthNoticeSeen}
      step={step}
      store={store}
    />
  );
}
