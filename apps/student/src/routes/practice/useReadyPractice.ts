import {
  isChained,
  type OpeningFacts,
  type RunStep,
  standsAlone,
  blockAt,
  type Asana,
} from '@niyama/domain';
import type { ReadyPractice } from '@niyama/machines';
import { useSafety } from '@niyama/ui/screens/student/Safety';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useResumesOnce } from '../shared/practiceNavigation.ts';
import { usePracticePage } from './practicePageContext.ts';
import type { SequenceStep } from './sequenceStep.ts';
import { useHealthNoticeSeen } from './useHealthNoticeSeen.ts';
import { useLoadedPose } from './useLoadedPose.ts';
import { useLibraryPoses } from './useLibraryPoses.ts';

/**
 * Loads what is practiced, and tells the machine of the page when it can begin and how.
 *
 * @param asanaId of a pose alone.
 */
export function useReadyPractice(asanaId: string, step: SequenceStep | null) {
  const page = usePracticePage();
  const isHealthNoticeSeen = useHealthNoticeSeen();
  const { areLimitsKnown } = useSafety();
  const { block, poses } = useBlock(step, isHealthNoticeSeen && areLimitsKnown);
  const isBlock = block !== null && isChained(block);
  const load = useLoadedPose(step ? poseIdOf(step.item) : asanaId, {
    isNeeded: block !== null && !isBlock,
  });
  // Limits that cannot be read are asked for once, with the set-up of the first pose.
  const asksForLimits = !areLimitsKnown && !step?.hasBegun;
  const isLoaded = block !== null && (isBlock || load.status === 'ready');
  // With it come the settings: a practice that began before would be silent, and skip the notice.
  const isReady = isLoaded && isHealthNoticeSeen !== undefined;
  const resumes = useResumesOnce(isReady);
  const resumesByItself = resumes && isHealthNoticeSeen === true;
  // Nobody may be on the mat when a page is opened again.
  const followsOn = step !== null && (!step.isReturn || resumes);
  const startsByItself = followsOn && !asksForLimits && isHealthNoticeSeen === true;

  const show = useEffectEvent(
    (begins: Pick<OpeningFacts, 'startsByItself' | 'resumesByItself'>) => {
      if (block === null) return;
      const pose: ReadyPractice['pose'] =
        !isBlock && load.status === 'ready' ? load.practice : null;
      page.send({ type: 'practice.loaded', pose, block, ...begins });
    },
  );
  // Before the paint, so that a pose that is there never flashes as loading.
  useLayoutEffect(() => {
    if (isReady) show({ startsByItself, resumesByItself });
  }, [isReady, startsByItself, resumesByItself]);

  const isMissing = !isBlock && load.status === 'notFound';
  useEffect(() => {
    if (isMissing) page.send({ type: 'pose.missing' });
  }, [page, isMissing]);
  return { load, poses };
}

const poseIdOf = (step: RunStep): string => (step.kind === 'pose' ? step.pose.id : '');

/**
 * The steps that run together from this one on, empty of a pose alone; null while the library loads, without which
 * nobody knows which of them have a safety tip for this student.
 *
 * @param hasAnswered whether the student was asked for limits: until then, each step begins by itself. Undefined until
 * that is known.
 */
function useBlock(
  step: SequenceStep | null,
  hasAnswered: boolean | undefined,
): {
  block: readonly RunStep[] | null;
  poses: ReadonlyMap<string, Asana>;
} {
  const steps = step?.sequence.steps ?? [];
  const at = step ? step.place.number - 1 : 0;
  const isLinked = hasAnswered !== false && steps[at + 1]?.link === true;
  const { limits } = useSafety();
  const { poses, isSettled } = useLibraryPoses({ isNeeded: isLinked });
  if (!step) return { block: [], poses };
  if (isLinked && !(isSettled && hasAnswered)) return { block: null, poses };
  const block = blockAt(steps, at, (one) => {
    if (!hasAnswered) return true;
    if (one.kind !== 'pose') return false;
    const pose = poses.get(one.pose.id);
    return !pose || standsAlone(pose, limits);
  });
  return { block, poses };
}
