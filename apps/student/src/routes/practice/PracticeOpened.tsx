import type { Practice } from '@niyama/data';
import { createRunningPracticeStore } from '@niyama/device';
import type { PracticeSource } from '@niyama/domain';
import { PracticeScreen } from '@niyama/ui/screens/student/PracticeScreen';
import { useState } from 'react';
import { useUserId } from '../../app/session.tsx';
import { useResumesOnce } from '../shared/practiceNavigation.ts';
import { useAbandonedPractice } from '../shared/useAbandonedPractice.ts';
import { PracticeBegun } from './PracticeBegun.tsx';
import { useHasNoticeBeen } from './useHasNoticeBeen.ts';
import type { SequenceStep } from './sequenceStep.ts';
import { useInterruptedPractice } from './useInterruptedPractice.ts';
import { useLeavePractice } from './useLeavePractice.ts';

interface PracticeOpenedProps {
  practice: Practice;
  source: PracticeSource;
  /** Null for a pose alone. */
  step: SequenceStep | null;
}

/** A practice that has its pose, and looks for what an interrupted tab left of it. */
export function PracticeOpened({ practice, source, step }: PracticeOpenedProps) {
  const userId = useUserId();
  const [store] = useState(() =>
    createRunningPracticeStore(userId, { storage: () => localStorage }),
  );
  const { asana } = practice;
  const interrupted = useInterruptedPractice(store, asana.id);
  const leave = useLeavePractice(source);
  useAbandonedPractice(asana.id);

  const hasNoticeBeen = useHasNoticeBeen();
  const resumes = useResumesOnce();
  const isExpected = step !== null || resumes;

  // What begins by itself knows before whether the notice has to be read.
  if (interrupted === undefined || (isExpected && hasNoticeBeen === undefined)) {
    return <PracticeScreen cues={null} state={{ status: 'loading', asana }} onBack={leave} />;
  }
  return (
    <PracticeBegun
      found={interrupted}
      practice={practice}
      source={source}
      resumesByItself={resumes && hasNoticeBeen === true}
      startsByItself={step !== null && hasNoticeBeen === true}
      step={step}
      store={store}
    />
  );
}
