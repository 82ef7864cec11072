import type { ActiveInterval, RunningPractice } from '../practice/practice.ts';
import type { RunStep } from './runStep.ts';
import { stepSeconds } from './expandClass.ts';
import { millisecondsOf, type Pass, splitStretches } from './tally.ts';

/** What of a practice tells which steps of its block ran. */
export type RanBlock = Pick<
  RunningPractice,
  'sets' | 'durationSeconds' | 'isComplete' | 'intervals' | 'jumps'
>;

/** When each step of a chain ran, by its clock, and whether it ran from its beginning to its end. */
function ranSteps(
  block: readonly RunStep[],
  { intervals, jumps }: RanBlock,
): { step: RunStep; stretches: readonly ActiveInterval[]; isWhole: boolean }[] {
  let clockMs = 0;
  const steps = block.map((step) => {
    const beginsMs = clockMs;
    clockMs += stepSeconds(step) * 1000;
    const stretches: ActiveInterval[] = [];
    return { step, stretches, beginsMs, endsMs: clockMs, ranToMs: beginsMs };
  });
  const laps = [{ after: 0, toMs: 0 }, ...jumps];
  for (const [at, { after, toMs }] of laps.entries()) {
    const lap = intervals.slice(after, laps[at + 1]?.after);
    const left = steps.map(({ beginsMs, endsMs }) =>
      Math.max(0, (endsMs - Math.max(beginsMs, toMs)) / 1000),
    );
    const ran = splitStretches(lap, left);
    const lapEndsMs = toMs + millisecondsOf(lap);
    for (const [index, step] of steps.entries()) {
      step.stretches.push(...(ran[index] ?? []));
      // The milliseconds of the clock are whole.
      if (toMs <= step.ranToMs + 1)
        step.ranToMs = Math.max(step.ranToMs, Math.min(lapEndsMs, step.endsMs));
    }
  }
  return steps.map(({ step, stretches, ranToMs, endsMs }) => ({
    step,
    stretches,
    isWhole: ranToMs + 1 >= endsMs,
  }));
}

function passOf(step: RunStep, setSeconds: number, stretches: readonly ActiveInterval[]): Pass[] {
  if (step.kind === 'pause') return [];
  if (step.kind === 'meditation')
    return [{ pose: null, side: 'both', setSeconds, sets: 1, stretches }];
  return [{ pose: step.pose, side: step.side, setSeconds, sets: step.sets, stretches }];
}

/**
 * What was practiced of a block, step by step: what did not run to its end counts nothing.
 *
 * @param block as it was practiced: a single pose may have had other sets or another length.
 */
export function passesOf(
  block: readonly RunStep[],
  ran: RanBlock,
): { passes: Pass[]; stepsDone: number } {
  const [first, ...others] = block;
  if (first?.kind === 'pose' && others.length === 0) {
    if (!ran.isComplete) return { passes: [], stepsDone: 0 };
    const passes = passOf({ ...first, sets: ran.sets }, ran.durationSeconds, ran.intervals);
    return { passes, stepsDone: 1 };
  }
  const done = ranSteps(block, ran).filter(({ isWhole }) => isWhole);
  return {
    passes: done.flatMap(({ step, stretches }) => passOf(step, step.seconds, stretches)),
    stepsDone: done.length,
  };
}
