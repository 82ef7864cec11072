import type { OpeningFacts } from '@niyama/domain';
import { useSafety } from '@niyama/ui/screens/student/Safety';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useResumesOnce } from '../shared/practiceNavigation.ts';
import { usePracticePage } from './practicePage.ts';
import type { SequenceStep } from './sequenceStep.ts';
import { useHealthNoticeSeen } from './useHealthNoticeSeen.ts';
import { usePracticeOpening } from './usePracticeOpening.ts';

/** Loads the pose, and tells the machine of the page when it can begin and how. */
export function useOpening(asanaId: string, step: SequenceStep | null) {
  const page = usePracticePage();
  const opening = usePracticeOpening(asanaId);
  const isHealthNoticeSeen = useHealthNoticeSeen();
  const { areLimitsKnown } = useSafety();
  // Limits that cannot be read are asked for once, with the set-up of the first pose.
  const asksForLimits = !areLimitsKnown && !step?.hasBegun;
  // With it come the settings: a practice that began before would be silent, and skip the notice.
  const isReady = opening.status === 'ready' && isHealthNoticeSeen !== undefined;
  const resumes = useResumesOnce(isReady);
  const resumesByItself = resumes && isHealthNoticeSeen === true;
  const startsByItself = step !== null && !asksForLimits && isHealthNoticeSeen === true;

  const show = useEffectEvent(
    (begins: Pick<OpeningFacts, 'startsByItself' | 'resumesByItself'>) => {
      if (opening.status === 'ready') {
        page.send({ type: 'pose.loaded', pose: opening.practice, ...begins });
      }
    },
  );
  // Before the paint: there is nothing to wait for.
  useLayoutEffect(() => {
    if (isReady) show({ startsByItself, resumesByItself });
  }, [isReady, startsByItself, resumesByItself]);

  const isMissing = opening.status === 'notFound';
  useEffect(() => {
    if (isMissing) page.send({ type: 'pose.missing' });
  }, [page, isMissing]);
  return opening;
}
