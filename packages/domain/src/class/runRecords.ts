import type { ActiveInterval, Completion, RunningPractice } from '../practice/practice.ts';
import type { Sequence } from '../practice/sequence.ts';
import { countsAlone } from '../practice/setLength.ts';
import { countsAsDone, type FinishedRun } from './finishedRun.ts';
import { passesOf, type RanBlock } from './passesOf.ts';
import type { RunStep } from './runStep.ts';
import { addPass, completionsOf, type Pass, type Tally, tallyOf } from './tally.ts';

/** What of a run decides what is recorded of its poses. */
type RunState = Pick<Sequence, 'id' | 'run' | 'steps' | 'index' | 'tallies'>;

/** Another uuid that follows from one, so that a record has the same one however often it is made. */
function nthId(id: string, place: number): string {
  const last = (Number.parseInt(id.slice(-4), 16) + place) % 0x1_00_00;
  return id.slice(0, -4) + last.toString(16).padStart(4, '0');
}

/** The pose of a step, null of a meditation; undefined of a pause, of which nothing is recorded. */
const asanaIdOf = (step: RunStep | undefined): string | null | undefined => {
  if (step === undefined || step.kind === 'pause') return undefined;
  return step.kind === 'pose' ? step.pose.id : null;
};

/**
 * Whether a later step of a run has this pose, and records it.
 *
 * @param blockSteps how many steps run together from where the run stands.
 */
const comesAgainAfter = (
  { run, steps, index }: RunState,
  blockSteps: number,
  asanaId: string | null,
): boolean =>
  run !== null && steps.slice(index + blockSteps).some((step) => asanaIdOf(step) === asanaId);

/** Whether a later step of a run has the pose at which it stands, and records it. */
export const comesAgain = (sequence: RunState): boolean => {
  const asanaId = asanaIdOf(sequence.steps[sequence.index]);
  return asanaId !== undefined && comesAgainAfter(sequence, 1, asanaId);
};

const withPasses = (tallies: readonly Tally[], passes: readonly Pass[]): readonly Tally[] =>
  passes.reduce(addPass, tallies);

/** What is asked after a block of a run: the question of the assignment that the run completes, after the last one. */
export function questionAfterBlock(
  { run, steps, index, tallies }: Pick<Sequence, 'run' | 'steps' | 'index' | 'tallies'>,
  block: readonly RunStep[],
  ran: RanBlock,
): string | null {
  if (!run || run.neededSeconds === null || index + block.length < steps.length) return null;
  const intervals = stretchesOf(withPasses(tallies, passesOf(block, ran).passes));
  return countsAsDone({ intervals }, run.neededSeconds) ? run.reflectionQuestion : null;
}

/**
 * What is recorded once a block of a sequence was practiced: in a run nothing of a pose that comes again, and all
 * of its passes together after the last one, if they are enough to count.
 *
 * @param completion of the block as if its pose were practiced alone.
 */
export function completionsAfterBlock(
  sequence: RunState,
  block: readonly RunStep[],
  ran: RanBlock,
  completion: Completion,
): Completion[] {
  const { id, run, tallies } = sequence;
  if (!run) return [completion];
  const { passes } = passesOf(block, ran);
  const practiced = new Set(passes.map(({ pose }) => pose?.id ?? null));
  const over = [...practiced].filter(
    (asanaId) => !comesAgainAfter(sequence, block.length, asanaId),
  );
  const [first] = block;
  const isAlone =
    block.length === 1 &&
    first?.kind === 'pose' &&
    countsAlone(first.pose, { side: first.side, seconds: completion.durationSeconds }) &&
    !tallyOf(tallies, first.pose.id);
  // A pose that comes once is recorded as it is outside of a run.
  if (isAlone) return over.length > 0 ? [{ ...completion, runId: id }] : [];
  const after = withPasses(tallies, passes);
  return over
    .flatMap((asanaId) => tallyOf(after, asanaId) ?? [])
    .flatMap(completionsOf)
    .map((recorded, place) => recordedAs(recorded, completion, nthId(completion.id, place), id));
}

const recordedAs = (
  recorded: ReturnType<typeof completionsOf>[number],
  like: Completion,
  id: string,
  runId: string,
): Completion => ({
  ...like,
  ...recorded,
  source: recorded.kind === 'timer' ? 'timer' : like.source,
  id,
  runId,
});

/** The database takes no more of one run. */
const mostStretches = 500;

/** What ran of any pose, in order. Of more stretches than the database takes, the shortest gaps are closed. */
function stretchesOf(tallies: readonly Tally[]): ActiveInterval[] {
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

const completionOf = (
  { id, asanaId, source, sets, durationSeconds, intervals }: RunningPractice,
  timeZone: string,
): Completion => ({
  id,
  kind: 'practice',
  asanaId,
  source,
  sets,
  durationSeconds,
  intervals,
  timeZone,
  reflectionAnswer: null,
  runId: null,
  inPieces: false,
});

/**
 * What is still to be recorded of a sequence that is over: what ran of its block, the poses that should have come
 * again, and the run itself, without an answer. No run is recorded of which no pose counts.
 *
 * @param left the practice of the block that it stood at, as the device stored it; null without.
 */
export function recordsOfRun(
  sequence: Sequence,
  left: RunningPractice | null,
  timeZone: string,
): { completions: Completion[]; run: FinishedRun | null } {
  const { id, run, source, steps, index, results } = sequence;
  const block = left?.run ? steps.slice(index, index + left.run.steps) : [];
  const isOfBlock = left?.run?.id === id && left.run.index === index;
  const { passes, stepsDone } =
    left && isOfBlock ? passesOf(block, left) : { passes: [], stepsDone: 0 };
  const own =
    left && passes.length > 0
      ? completionsAfterBlock(sequence, block, left, completionOf(left, timeZone))
      : [];
  if (!run) return { completions: own, run: null };
  const tallies = withPasses(sequence.tallies, passes);
  const isRecorded = ({ pose }: Tally) =>
    [...results, ...own].some(({ asanaId }) => asanaId === (pose?.id ?? null));
  const late = tallies
    .filter((tally) => !isRecorded(tally))
    .flatMap(completionsOf)
    .map((recorded, place): Completion => ({
      ...recorded,
      id: nthId(id, place + 1),
      source: recorded.kind === 'timer' ? 'timer' : source,
      timeZone,
      reflectionAnswer: null,
      runId: id,
    }));
  const completions = [...own, ...late];
  if (results.length === 0 && completions.length === 0) return { completions, run: null };
  const finished = {
    id,
    name: run.name,
    intervals: stretchesOf(tallies),
    stepsDone: sequence.stepsDone + stepsDone,
    steps: steps.length,
    classVersionId: run.versionId,
    reflectionAnswer: null,
    timeZone,
  };
  return { completions, run: finished };
}
