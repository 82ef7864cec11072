import type { OpeningFacts } from '@niyama/domain';
import { useSafety } from '@niyama/ui/screens/student/Safety';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useResumesOnce } from '../shared/practiceNavigation.ts';
import { usePracticePage } from './practicePageContext.ts';
import type { SequenceStep } from './sequenceStep.ts';
import { useHealthNoticeSeen } from './useHealthNoticeSeen.ts';
import { useLoadedPose } from './useLoadedPose.ts';

/** Loads the pose, and tells the machine of the page when it can begin and how. */
export function useReadyPose(asanaId: string, step: SequenceStep | null) {
  const page = usePracticePage();
  const load = useLoadedPose(asanaId);
  const isHealthNoticeSeen = useHealthNoticeSeen();
  const { areLimitsKnown } = useSafety();
  // Limits that cannot be read are asked for once, with the set-up of the first pose.
  const asksForLimits = !areLimitsKnown && !step?.hasBegun;
  // With it come the settings: a practice that began before would be silent, and skip the notice.
  const isReady = load.status === 'ready' && isHealthNoticeSeen !== undefined;
  const resumes = useResumesOnce(isReady);
  const resumesByItself = resumes && isHealthNoticeSeen === true;
  const startsByItself = step !== null && !asksForLimits && isHealthNoticeSeen === true;

  const show = useEffectEvent(
    (begins: Pick<OpeningFacts, 'startsByItself' | 'resumesByItself'>) => {
      if (load.status === 'ready') {
        page.send({ type: 'pose.loaded', pose: load.practice, ...begins });
      }
    },
  );
  // Before the paint, so that a pose that is there never flashes as loading.
  useLayoutEffect(() => {
    if (isReady) show({ startsByItself, resumesByItself });
  }, [isReady, startsByItself, resumesByItself]);

  const isMissing = load.status === 'notFound';
  useEffect(() => {
    if (isMissing) page.send({ type: 'pose.missing' });
  }, [page, isMissing]);
  return load;
}
