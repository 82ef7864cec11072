import { type ChainGuide, type ChainStep, hasSides } from './guide.ts';
import { changeSeconds } from './side.ts';

/** One set of a step of a chain, and where it stands in the chain. */
export interface ChainSet {
  step: ChainStep;
  /** 0-based place of the step. */
  index: number;
  /** 1-based. */
  set: number;
  /** Milliseconds of what is held before it. */
  fromMs: number;
  /** Those with the set itself. */
  toMs: number;
  /** Milliseconds by the clock, at which it begins: after the rest between two sets. */
  beginsMs: number;
}

/** The sets of a chain, one after the other. */
export function chainSets({ steps }: ChainGuide): ChainSet[] {
  let fromMs = 0;
  let beginsMs = 0;
  const sets: ChainSet[] = [];
  for (const [index, step] of steps.entries())
    for (let set = 1; set <= step.sets; set += 1) {
      const lastsMs = step.setSeconds * 1000;
      if (set > 1) beginsMs += step.restSeconds * 1000;
      sets.push({ step, index, set, fromMs, toMs: fromMs + lastsMs, beginsMs });
      fromMs += lastsMs;
      beginsMs += lastsMs + (hasSides(step.guide) ? changeSeconds * 1000 : 0);
    }
  return sets;
}

/** Seconds that are held in a chain, neither changes of side nor rests between sets. */
export const chainSeconds = ({ steps }: ChainGuide): number =>
  steps.reduce((all, { sets, setSeconds }) => all + sets * setSeconds, 0);
