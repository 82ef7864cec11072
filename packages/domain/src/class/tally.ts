import { z } from 'zod/mini';
import type { Asana } from '../asana/asana.ts';
import { asanaLimits } from '../asana/asanaLimits.ts';
import { isFlowKey } from '../guide/flowKeys.ts';
import type { ItemSide, Side } from '../guide/side.ts';
import type { ActiveInterval, Completion } from '../practice/practice.ts';
import { intervalSchema } from '../practice/practiceSchemas.ts';
import { isWhole, leastSetSeconds } from '../practice/setLength.ts';

/** What a tally needs to know of a pose. */
export type TalliedPose = Pick<Asana, 'id' | 'key' | 'durationSeconds'>;

/** What was practiced of one step of a run. */
export interface Pass {
  /** Null of a meditation. */
  pose: TalliedPose | null;
  side: ItemSide;
  /** Planned seconds of one set. */
  setSeconds: number;
  /** Sets that were practiced, or rounds of a flow. */
  sets: number;
  /** When it ran, in order. A change of side makes them longer than the seconds. */
  stretches: readonly ActiveInterval[];
}

/**
 * What the passes of one pose come to in a run, as the device keeps it until the pose is recorded. The meditations
 * of a run have one together.
 */
export interface Tally {
  /** As it was when it was practiced last; null of the meditations. */
  pose: TalliedPose | null;
  /** Seconds practiced. */
  seconds: number;
  /** Sets that were practiced, or rounds of a flow. */
  sets: number;
  /** The sides that were held for at least their half of the pose in a single set. */
  wholeSides: readonly Side[];
  /** When it ran, in order and apart from each other. */
  stretches: readonly ActiveInterval[];
}

/** A tally as the device stored it; another version of the app may have written it. */
export const tallySchema: z.ZodMiniType<Tally> = z.object({
  pose: z.nullable(
    z.object({
      id: z.string(),
      key: z.nullable(z.string()),
      durationSeconds: z.int().check(z.positive()),
    }),
  ),
  seconds: z.number().check(z.nonnegative()),
  sets: z.int().check(z.nonnegative()),
  wholeSides: z.array(z.enum(['right', 'left'])),
  stretches: z.array(intervalSchema),
});

export const millisecondsOf = (stretches: readonly ActiveInterval[]): number =>
  stretches.reduce((all, { startedAt, endedAt }) => all + endedAt - startedAt, 0);

/** Appends what ran later, as one stretch where it goes on without a gap. */
function joined(
  stretches: readonly ActiveInterval[],
  later: readonly ActiveInterval[],
): ActiveInterval[] {
  const all = [...stretches];
  for (const stretch of later) {
    const last = all.at(-1);
    if (last?.endedAt === stretch.startedAt) {
      all[all.length - 1] = { ...last, endedAt: stretch.endedAt };
    } else all.push(stretch);
  }
  return all;
}

/**
 * Moves everything back by what the clock was set back between two passes, as a timer does within one:
 * the database refuses time that counts twice.
 */
function movedBefore(tallies: readonly Tally[], moment: number): readonly Tally[] {
  const latest = Math.max(...tallies.map(({ stretches }) => stretches.at(-1)?.endedAt ?? moment));
  const setBack = latest - moment;
  if (setBack <= 0) return tallies;
  return tallies.map((tally) => ({
    ...tally,
    stretches: tally.stretches.map(({ startedAt, endedAt }) => ({
      startedAt: startedAt - setBack,
      endedAt: endedAt - setBack,
    })),
  }));
}

/** The sides of which a pass held a whole half in one set. */
function wholeSidesOf({ pose, side, setSeconds }: Pass): Side[] {
  if (pose === null) return [];
  if (side === 'both') return isWhole(pose, setSeconds) ? ['right', 'left'] : [];
  return isWhole(pose, 2 * setSeconds) ? [side] : [];
}

const talliedPose = ({ id, key, durationSeconds }: TalliedPose): TalliedPose => ({
  id,
  key,
  durationSeconds,
});

/** The tally of a pose; of the meditations for null. */
export const tallyOf = (tallies: readonly Tally[], asanaId: string | null): Tally | undefined =>
  tallies.find(({ pose }) => (pose?.id ?? null) === asanaId);

/**
 * Adds what was practiced of a step to the tally of its pose.
 *
 * @param tallies one for each different pose, in the order in which they were first practiced.
 */
export function addPass(tallies: readonly Tally[], pass: Pass): readonly Tally[] {
  const { pose, sets, setSeconds, stretches } = pass;
  const [first] = stretches;
  if (!first) return tallies;
  const before = movedBefore(tallies, first.startedAt);
  const known = tallyOf(before, pose?.id ?? null);
  const added: Tally = {
    pose: pose && talliedPose(pose),
    seconds: (known?.seconds ?? 0) + sets * setSeconds,
    sets: (known?.sets ?? 0) + sets,
    wholeSides: [...new Set([...(known?.wholeSides ?? []), ...wholeSidesOf(pass)])],
    stretches: joined(known?.stretches ?? [], stretches),
  };
  return known ? before.map((tally) => (tally === known ? added : tally)) : [...before, added];
}

/**
 * Divides the running time of linked steps, which have one timer, among them: every millisecond belongs
 * to one step. What ran longer than planned belongs to the last step; what ran shorter leaves the last
 * steps with nothing.
 *
 * @param stretches in order and apart from each other.
 * @param stepSeconds planned by the clock, in the order of the steps.
 */
export function splitStretches(
  stretches: readonly ActiveInterval[],
  stepSeconds: readonly number[],
): ActiveInterval[][] {
  const steps: ActiveInterval[][] = stepSeconds.map(() => []);
  let step = 0;
  let plannedSeconds = stepSeconds[0] ?? 0;
  let ran = 0;
  for (const { startedAt, endedAt } of stretches) {
    let from = startedAt;
    while (from < endedAt && step < steps.length) {
      const isLast = step === steps.length - 1;
      const left = isLast ? Infinity : Math.round(plannedSeconds * 1000) - ran;
      const to = Math.min(endedAt, from + Math.max(0, left));
      if (from < to) steps[step]?.push({ startedAt: from, endedAt: to });
      ran += to - from;
      from = to;
      if (from < endedAt) {
        step += 1;
        plannedSeconds += stepSeconds[step] ?? 0;
      }
    }
  }
  return steps;
}

/** What a completion takes from a tally; in pieces, where no single pass was whole. */
export interface TallyCompletion extends Pick<
  Completion,
  'kind' | 'asanaId' | 'sets' | 'durationSeconds' | 'intervals' | 'inPieces'
> {}

/** Of one completion. */
const mostSets = 10;

/** How many sets each completion has: only the rounds of a flow may need more than one completion. */
function setsOfEach({ key, durationSeconds }: TalliedPose, seconds: number, rounds: number) {
  const full = Math.floor(seconds / durationSeconds);
  if (!isFlowKey(key)) return [Math.min(mostSets, Math.max(1, full))];
  const sets = Math.min(rounds, full);
  const completions = Math.ceil(sets / mostSets);
  return Array.from({ length: completions }, (_, at) => Math.min(mostSets, sets - at * mostSets));
}

/** The database takes no shorter meditation. */
const shortestMeditation = 60;

function meditationOf(seconds: number, intervals: readonly ActiveInterval[]): TallyCompletion[] {
  if (seconds < shortestMeditation) return [];
  const durationSeconds = Math.min(asanaLimits.durationSeconds.most, seconds);
  return [
    {
      kind: 'timer',
      asanaId: null,
      sets: 1,
      durationSeconds,
      intervals: [...intervals],
      inPieces: false,
    },
  ];
}

/**
 * What is recorded of a pose after its last step in a run: as many whole sets as its seconds make, or the
 * rounds of a flow. Empty when it was too short to count.
 */
export function completionsOf({ pose, ...tally }: Tally): TallyCompletion[] {
  const ranSeconds = millisecondsOf(tally.stretches) / 1000;
  // The database forgives one second a set between what is claimed and what ran.
  const seconds = Math.floor(Math.min(tally.seconds, ranSeconds + 1));
  if (pose === null) return meditationOf(seconds, tally.stretches);
  if (seconds < leastSetSeconds(pose)) return [];
  const setsOf = setsOfEach(pose, seconds, tally.sets);
  const sets = setsOf.reduce((all, some) => all + some, 0);
  const durationSeconds = Math.min(asanaLimits.durationSeconds.most, Math.floor(seconds / sets));
  const planned = setsOf.map((some) => some * durationSeconds);
  return splitStretches(tally.stretches, planned).map((intervals, at) => ({
    kind: 'practice',
    asanaId: pose.id,
    sets: setsOf[at] ?? 1,
    durationSeconds,
    intervals,
    inPieces: tally.wholeSides.length < 2,
  }));
}
