import type { RunPose, RunStep } from '@niyama/domain';

type PoseStep = Extract<RunStep, { kind: 'pose' }>;

/** A step of a run: the pose once, in its own time, after a rest. */
export const stepOf = (
  pose: RunPose,
  changed: Partial<Omit<PoseStep, 'kind' | 'pose'>> = {},
): PoseStep => ({
  id: 'treestep',
  round: 1,
  link: false,
  kind: 'pose',
  pose,
  side: 'both',
  sets: 1,
  seconds: pose.durationSeconds,
  breaths: null,
  ...changed,
});
