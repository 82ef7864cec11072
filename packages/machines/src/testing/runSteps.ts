import type { RunPose, RunStep } from '@niyama/domain';

type PoseStep = Extract<RunStep, { kind: 'pose' }>;

/** A pose of a minute; its id is its name. */
export const runPose = (id: string, changes: Partial<RunPose> = {}): RunPose => ({
  id,
  name: id,
  key: null,
  category: 'standing',
  durationSeconds: 60,
  twoSided: false,
  effort: 2,
  bodyPosition: 'standing',
  ...changes,
});

/** A set of a minute as a step of a run, changed where it says so. */
export const poseStep = (id: string, changes: Partial<PoseStep> = {}): PoseStep => ({
  id: '00000000',
  round: 1,
  link: false,
  kind: 'pose',
  pose: runPose(id),
  side: 'both',
  sets: 1,
  seconds: 60,
  breaths: null,
  ...changes,
});

export const pauseStep = (seconds: number): RunStep => ({
  id: '00000000',
  round: 1,
  link: false,
  kind: 'pause',
  seconds,
});
