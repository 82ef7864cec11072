import { bellOffsets } from '../meditation/bellTimes.ts';
import { type ChainSet, chainSets } from './chainSets.ts';
import type { ChainGuide, ChainStep } from './guide.ts';
import { type GuidePosition, positionAt } from './position.ts';
import type { Side } from './side.ts';
import { type SpeechRate, spokenSeconds, type SpokenText } from './speech.ts';
import { type GuideCue, type Moment, timeline, type Tone } from './timeline.ts';

/** The cue that begins a step of a chain, in place of the first one of its guide. */
export interface StepCue {
  kind: 'stepStarted';
  /** 0-based place of the step. */
  index: number;
  /** Seconds until something else is heard or said. */
  freeSeconds: number;
}

/** What guides a student within a chain. */
export type ChainCue = GuideCue | StepCue | { kind: 'bell' };

/** A shorter step is passed through: a bowl would ring into the next one. */
const shortestRungSeconds = 15;

function stepTone({ sets, setSeconds }: ChainStep, index: number): Tone {
  // The bowl begins every chain, as it begins every set.
  return index === 0 || sets * setSeconds >= shortestRungSeconds ? 'bowl' : 'tick';
}

/**
 * The moments of one set. A chain has no words about holding, and only at its end is it counted. A set
 * that is followed by a step ends with the cue of that step.
 */
function momentsOf(at: ChainSet, isLast: boolean): Moment<ChainCue>[] {
  const { step, index, set, beginsMs } = at;
  const { guide, sets, setSeconds, bells } = step;
  const [first, ...others] = timeline(guide, setSeconds).filter(({ cue: { kind } }) => {
    if (kind === 'setDone') return isLast || set < sets;
    return kind !== 'holding' && (isLast || kind !== 'lastSeconds');
  });
  if (!first) return [];
  const inside: Moment<ChainCue>[] = [
    ...others,
    ...bellOffsets(setSeconds, bells).map((seconds): Moment<ChainCue> => ({
      atMs: seconds * 1000,
      cue: { kind: 'bell' },
      tone: 'bowl',
    })),
  ].toSorted((one, other) => one.atMs - other.atMs);
  const freeSeconds = inside[0] ? inside[0].atMs / 1000 : setSeconds;
  const cue = set === 1 ? { kind: 'stepStarted' as const, index, freeSeconds } : first.cue;
  return [{ ...first, cue, tone: stepTone(step, index) }, ...inside].map((moment) => ({
    ...moment,
    atMs: beginsMs + moment.atMs,
  }));
}

/** Every moment of a chain at which something is to be heard, said or felt, as in `timeline`. */
export const chainTimeline = (chain: ChainGuide): Moment<ChainCue>[] =>
  chainSets(chain).flatMap((set, at, sets) => momentsOf(set, at === sets.length - 1));

/** When each step of a chain begins, in milliseconds by its clock. */
export const stepStarts = (chain: ChainGuide): number[] =>
  chainSets(chain).flatMap(({ set, beginsMs }) => (set === 1 ? beginsMs : []));

/** Where a chain stands: the step, the set of it, and what stands in that. */
export interface ChainPosition extends Pick<ChainSet, 'step' | 'index' | 'set'> {
  side: Side | null;
  /** Of what is held in all sets of the step, in milliseconds. */
  leftMs: number;
  /** In the guide of the step, over one set. */
  position: GuidePosition;
}

/**
 * What stands at a moment of a chain. A step ends where the next one begins; the last one stands at the
 * end of the chain and after it.
 *
 * @param heldMs since its beginning; pauses, changes of side, and rests between sets left out.
 * @returns undefined for a chain without steps.
 */
export function chainPositionAt(chain: ChainGuide, heldMs: number): ChainPosition | undefined {
  const sets = chainSets(chain);
  const stands = sets.findLast(({ fromMs }) => fromMs <= heldMs) ?? sets[0];
  if (!stands) return undefined;
  const { step, index, set, fromMs, toMs } = stands;
  const { guide, setSeconds } = step;
  const intoMs = Math.min(Math.max(0, heldMs - fromMs), toMs - fromMs);
  const position = positionAt(guide, setSeconds, intoMs);
  const side = position.kind === 'hold' ? position.side : null;
  const leftMs = (step.sets - set + 1) * setSeconds * 1000 - intoMs;
  return { step, index, set, side, leftMs, position };
}

/** What may be said when a step begins. */
export interface StepTexts {
  name: SpokenText;
  side: SpokenText | null;
  /** The teacher's words for this step; null also where the student's limits forbid or change the pose. */
  words: SpokenText | null;
}

/** A shorter step is over before its name is said. */
const shortestNamedSeconds = 3;

/** Silence before what comes next, in seconds. */
const breathingSpace = 0.5;

/**
 * What is said when a step of a chain begins: name, side and words as far as there is time for them, but
 * always the name, because a student who does not look has nothing else.
 */
export function chainWords(
  { freeSeconds }: Pick<StepCue, 'freeSeconds'>,
  { setSeconds }: Pick<ChainStep, 'setSeconds'>,
  { name, side, words }: StepTexts,
  rate: SpeechRate,
): readonly SpokenText[] {
  if (setSeconds < shortestNamedSeconds) return [];
  const named = side ? [name, side] : [name];
  const offered = [words ? [...named, words] : named, named];
  const seconds = freeSeconds - breathingSpace;
  return offered.find((texts) => spokenSeconds(texts, rate) <= seconds) ?? [name];
}
