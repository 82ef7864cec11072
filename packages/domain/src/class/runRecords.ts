import type { ItemSide } from '../guide/side.ts';
import type { ActiveInterval, Completion } from '../practice/practice.ts';
import { countsAlone } from '../practice/setLength.ts';
import type { Sequence } from '../practice/sequence.ts';
import type { FinishedRun } from './finishedRun.ts';
import { addPass, completionsOf, type Pass, type Tally, type TalliedPose } from './tally.ts';

/** What of a run decides what is recorded of its poses. */
type RunState = Pick<Sequence, 'id' | 'run' | 'items' | 'index' | 'tallies'>;

/** Another uuid that follows from one, so that a record has the same one however often it is made. */
function nthId(id: string, place: number): string {
  const last = (Number.parseInt(id.slice(-4), 16) + place) % 0x1_00_00;
  return id.slice(0, -4) + last.toString(16).padStart(4, '0');
}

const tallyOf = (tallies: readonly Tally[], asanaId: string) =>
  tallies.find(({ pose }) => pose.id === asanaId);

/** Whether a later step of a run has the pose of this step, and records it. */
export const comesAgain = ({ run, items, index }: RunState): boolean =>
  run !== null && items.slice(index + 1).some(({ asanaId }) => asanaId === items[index]?.asanaId);

/** What a step that was practiced to its end adds to the tally of its pose. */
export const passOf = (
  pose: TalliedPose,
  side: ItemSide,
  { sets, durationSeconds, intervals }: Pick<Completion, 'sets' | 'durationSeconds' | 'intervals'>,
): Pass => ({
  pose,
  side,
  setSeconds: durationSeconds,
  sets,
  seconds: sets * durationSeconds,
  stretches: intervals,
});

/** Seconds practiced of a pose in earlier steps of the run; 0 where the poses are no run. */
export const practicedBefore = ({ run, tallies }: RunState, asanaId: string): number =>
  (run && tallyOf(tallies, asanaId)?.seconds) ?? 0;

/**
 * What is recorded once a step of a sequence was practiced to its end: in a run nothing while the pose comes
 * again, and all of its passes together after the last one, if they are enough to count.
 *
 * @param completion of this step as if the pose were practiced alone.
 */
export function completionsAfterStep(
  sequence: RunState,
  completion: Completion,
  pose: TalliedPose,
): Completion[] {
  const { id, run, items, index, tallies } = sequence;
  if (!run) return [completion];
  if (comesAgain(sequence)) return [];
  const side = items[index]?.side ?? 'both';
  const isAlone = countsAlone(pose, { side, seconds: completion.durationSeconds });
  // A pose that comes once is recorded as it is outside of a run.
  if (isAlone && !tallyOf(tallies, pose.id)) return [{ ...completion, runId: id }];
  const tally = tallyOf(addPass(tallies, passOf(pose, side, completion)), pose.id);
  return (tally ? completionsOf(tally) : []).map((recorded, place) => ({
    ...completion,
    ...recorded,
    id: nthId(completion.id, place),
    runId: id,
  }));
}

/** The database takes no more of one run. */
const mostStretches = 500;

/** What ran of any pose, in order. Of more stretches than the database takes, the shortest gaps are closed. */
function stretchesOf({ tallies }: Pick<Sequence, 'tallies'>): ActiveInterval[] {
  const stretches = tallies
    .flatMap((tally) => tally.stretches)
    .toSorted((one, other) => one.startedAt - other.startedAt);
  const gapAfter = (at: number) =>
    (stretches[at + 1]?.startedAt ?? Infinity) - (stretches[at]?.endedAt ?? 0);
  const ends = new Set(
    [...stretches.keys()]
      .toSorted((one, other) => gapAfter(other) - gapAfter(one))
      .slice(0, mostStretches),
  );
  const joined: ActiveInterval[] = [];
  let startedAt: number | null = null;
  for (const [at, stretch] of stretches.entries()) {
    startedAt ??= stretch.startedAt;
    if (!ends.has(at)) continue;
    joined.push({ startedAt, endedAt: stretch.endedAt });
    startedAt = null;
  }
  return joined;
}

/**
 * What is still to be recorded of a run that is over: the poses that should have come again, and the run
 * itself. Nothing of a sequence that is no run, and no run of which no pose counts.
 */
export function recordsOfRun(
  sequence: Sequence,
  timeZone: string,
): { completions: Completion[]; run: FinishedRun | null } {
  const { id, run, source, items, results, tallies, stepsDone } = sequence;
  if (!run) return { completions: [], run: null };
  const isRecorded = ({ pose }: Tally) => results.some(({ asanaId }) => asanaId === pose.id);
  const completions = tallies
    .filter((tally) => !isRecorded(tally))
    .flatMap(completionsOf)
    .map((recorded, place): Completion => ({
      ...recorded,
      id: nthId(id, place + 1),
      kind: 'practice',
      source,
      timeZone,
      reflectionAnswer: null,
      runId: id,
    }));
  if (results.length === 0 && completions.length === 0) return { completions, run: null };
  const intervals = stretchesOf(sequence);
  const finished = { id, name: run.name, intervals, stepsDone, steps: items.length, timeZone };
  return { completions, run: finished };
}
