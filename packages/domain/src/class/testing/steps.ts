import type { RunPose, RunStep } from '../runStep.ts';

type PoseStep = Extract<RunStep, { kind: 'pose' }>;
type Sitting = Extract<RunStep, { kind: 'meditation' }>;

/** A pose of a minute without sides; its key stands for its id and its name. */
export const runPose = (id: string, changes: Partial<RunPose> = {}): RunPose => ({
  id,
  name: id,
  key: id,
  category: 'standing',
  durationSeconds: 60,
  twoSided: false,
  effort: 2,
  bodyPosition: 'standing',
  ...changes,
});

const anyStep = { id: '00000000', round: 1, link: false };

/** A pose of a minute as a step of a run, changed where it says so. */
export const poseStep = (id: string, changes: Partial<PoseStep> = {}): RunStep => ({
  ...anyStep,
  kind: 'pose',
  pose: runPose(id),
  side: 'both',
  sets: 1,
  seconds: 60,
  breaths: null,
  ...changes,
});

export const pauseStep = (seconds: number, changes: Partial<RunStep> = {}) =>
  ({ ...anyStep, kind: 'pause', seconds, link: changes.link ?? false }) satisfies RunStep;

export const sittingStep = (seconds: number, changes: Partial<Sitting> = {}): RunStep => ({
  ...anyStep,
  kind: 'meditation',
  seconds,
  bells: 0,
  ...changes,
});
