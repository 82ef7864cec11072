import type { ClassBody } from './classBody.ts';
import { blocksOf, expandClass } from './expandClass.ts';
import type { RunPose, RunStep } from './runStep.ts';

const runPoseOf = ({
  id,
  name,
  key,
  category,
  durationSeconds,
  twoSided,
  effort,
  bodyPosition,
}: RunPose): RunPose => ({
  id,
  name,
  key,
  category,
  durationSeconds,
  twoSided,
  effort,
  bodyPosition,
});

/** The steps of a run of a class. A pose that is not among these is left out; a long block is divided. */
export function runStepsOf(body: ClassBody, poses: ReadonlyMap<string, RunPose>): RunStep[] {
  const known = new Map([...poses].map(([id, pose]) => [id, runPoseOf(pose)]));
  return blocksOf(expandClass(body, known)).flatMap((block) =>
    block.map((step, at) => {
      const { part: _, ...played } = step;
      return { ...played, link: at > 0 };
    }),
  );
}
