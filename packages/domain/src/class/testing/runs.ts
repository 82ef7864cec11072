import fc from 'fast-check';
import { posesById } from '../../compose/edit.ts';
import type { TaggedPose } from '../../compose/tags.ts';
import { library } from '../../compose/testing/library.ts';
import type { ActiveInterval } from '../../practice/practice.ts';
import { type ClassStep, expandClass, stepSeconds } from '../expandClass.ts';
import type { Pass } from '../tally.ts';
import { bodies } from './bodies.ts';

const poses = posesById(library);
const begin = Date.UTC(2026, 11, 1, 6);

/** What happens at a step. */
interface Happening {
  /** The share of the step that is practiced before it is skipped. */
  share: number;
  /** Milliseconds that each pause within it and the rest after it take. */
  gaps: readonly number[];
  /** Milliseconds by which the clock is set back before it. */
  setBack: number;
}

const happenings: fc.Arbitrary<Happening> = fc.record({
  share: fc.oneof(
    { weight: 6, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  ),
  gaps: fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 1, maxLength: 4 }),
  setBack: fc.oneof(
    { weight: 9, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 7_200_000 }) },
  ),
});

/**
 * Running time from a moment on, in equal stretches with pauses between them.
 *
 * @returns the stretches, and the moment at which the last gap is over.
 */
export function ranFrom(
  moment: number,
  milliseconds: number,
  gaps: readonly number[],
): { stretches: ActiveInterval[]; end: number } {
  const stretches: ActiveInterval[] = [];
  let now = moment;
  let left = milliseconds;
  for (const [at, gap] of gaps.entries()) {
    const runs = Math.ceil(left / (gaps.length - at));
    if (runs > 0) stretches.push({ startedAt: now, endedAt: now + runs });
    left -= runs;
    now += runs + gap;
  }
  return { stretches, end: now };
}

/** What is practiced of the steps of a class, one after the other: a pass of each that ran to its end. */
function passesOf(steps: readonly ClassStep<TaggedPose>[], happened: readonly Happening[]): Pass[] {
  let now = begin;
  return steps.flatMap((step, at): Pass[] => {
    const { share, gaps, setBack } = happened[at % happened.length] ?? {
      share: 1,
      gaps: [0],
      setBack: 0,
    };
    now -= setBack;
    const ran = ranFrom(now, Math.round(stepSeconds(step) * share * 1000), gaps);
    now = ran.end;
    if (share < 1 || step.kind === 'pause') return [];
    const { seconds: setSeconds } = step;
    const { stretches } = ran;
    if (step.kind === 'meditation')
      return [{ pose: null, side: 'both', setSeconds, sets: 1, stretches }];
    const { pose, side, sets } = step;
    return [{ pose, side, setSeconds, sets, stretches }];
  });
}

/** Runs of any class: with pauses, rests, steps that are skipped, and a clock that is set back. */
export const runs: fc.Arbitrary<Pass[]> = fc
  .tuple(bodies, fc.array(happenings, { minLength: 1, maxLength: 20 }))
  .map(([body, happened]) => passesOf(expandClass(body, poses), happened));
