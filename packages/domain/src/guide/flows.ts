import type { FigureKey } from '../asana/figures.ts';
import type { BreathPhase } from './breath.ts';
import { type FlowKey, isFlowKey } from './flowKeys.ts';
import type { Side } from './side.ts';

/**
 * What is said at a step, in the words of the locale files. Each begins with its breath, those of a
 * free breath excepted, and says what moves from where the body is: the same position has other words
 * where one comes into it from another.
 */
export const stepWords = [
  'begin',
  'armsUp',
  'rise',
  'fold',
  'rightFootBack',
  'leftFootBack',
  'crescent',
  'stepBack',
  'handsDown',
  'dog',
  'eightLimbs',
  'chestUp',
  'rightFootForward',
  'leftFootForward',
  'stepIn',
  'palmsTogether',
  'otherLeg',
  'sitLow',
  'halfLift',
  'stepBackLower',
  'rightWarrior',
  'leftWarrior',
  'fiveBreaths',
  'stepForward',
  'cow',
  'cat',
  'armsDown',
] as const;
export type StepWord = (typeof stepWords)[number];

/** One position of a flow and the movement into it, which takes one breath in or one breath out. */
export interface FlowStep {
  figure: FigureKey;
  /**
   * The foot that stands in front, null where both do the same. A figure is drawn with the right foot
   * in front; with the left one its near and far limbs change places.
   */
  front: Side | null;
  /** Never a hold: where a tradition holds the breath, it is free here. */
  phase: Exclude<BreathPhase, 'holdIn' | 'holdOut'>;
  /** How long it lasts beside the other steps of the flow, which mostly have 1. */
  weight: number;
  word: StepWord;
}

type Rest = Partial<Pick<FlowStep, 'front' | 'weight'>>;

const step = (
  phase: FlowStep['phase'],
  figure: FigureKey,
  word: StepWord,
  { front = null, weight = 1 }: Rest = {},
): FlowStep => ({ figure, front, phase, weight, word });

/**
 * Half a salutation: the twelve positions with one foot in front, fourteen with the crescent. The foot
 * that steps back comes forward last: from the dog the other one steps between the hands, so that
 * both lunges are the same stance.
 *
 * Three of its steps are free. Standing at the beginning, because the half before it ends with a breath
 * out and nobody breathes out twice in a row. Eight limbs, because there many schools hold the breath
 * out; here one only finishes breathing out. And the crescent, because it comes between a lunge on a
 * breath in and a fold or the dog on a breath out.
 */
function salutation(front: Side, beginning: StepWord, hasCrescent: boolean): FlowStep[] {
  const lunge = (word: StepWord) => [
    step('in', 'lunge', word, { front }),
    ...(hasCrescent ? [step('free', 'low-lunge', 'crescent', { front })] : []),
  ];
  return [
    step('free', 'prayer', beginning),
    step('in', 'rise', 'armsUp'),
    step('out', 'standing-forward-fold', 'fold'),
    ...lunge(front === 'left' ? 'rightFootBack' : 'leftFootBack'),
    step('out', 'downward-facing-dog', hasCrescent ? 'handsDown' : 'stepBack'),
    step('free', 'eight-limbs', 'eightLimbs'),
    step('in', 'cobra', 'chestUp'),
    step('out', 'downward-facing-dog', 'dog'),
    ...lunge(front === 'left' ? 'leftFootForward' : 'rightFootForward'),
    step('out', 'standing-forward-fold', 'stepIn'),
    step('in', 'rise', 'rise'),
    step('out', 'prayer', 'palmsTogether'),
  ];
}

const vinyasa = [
  step('out', 'four-limbed-staff', 'stepBackLower'),
  step('in', 'upward-facing-dog', 'chestUp'),
  step('out', 'downward-facing-dog', 'dog'),
];

const sixTimes = (steps: readonly FlowStep[]) => Array.from({ length: 6 }, () => steps).flat();

/**
 * The flows of the library by the key of their asana. One set is one round, and both legs lead within
 * it: who does one set has done both sides.
 */
export const flows = {
  // The right foot steps back first: the left one stands in front.
  'surya-namaskar': [
    ...salutation('left', 'begin', false),
    ...salutation('right', 'otherLeg', false),
  ],
  'surya-namaskar-b': [
    step('in', 'chair', 'sitLow'),
    step('out', 'standing-forward-fold', 'fold'),
    step('in', 'half-lift', 'halfLift'),
    ...vinyasa,
    step('in', 'warrior-i', 'rightWarrior', { front: 'right' }),
    ...vinyasa,
    step('in', 'warrior-i', 'leftWarrior', { front: 'left' }),
    ...vinyasa,
    // The long stay is a separate step: together with the way into the dog, either that way would have
    // no breath, or a breath out would last for five. A breath in and out takes two steps.
    step('free', 'downward-facing-dog', 'fiveBreaths', { weight: 10 }),
    step('in', 'half-lift', 'stepForward'),
    step('out', 'standing-forward-fold', 'fold'),
    step('in', 'chair', 'sitLow'),
    // Mountain pose is drawn from the front; within a flow all figures are seen from one side.
    step('out', 'prayer', 'palmsTogether'),
  ],
  // The moon's side is the left: that leg steps back first.
  'chandra-namaskar': [
    ...salutation('right', 'begin', true),
    ...salutation('left', 'otherLeg', true),
  ],
  'cat-cow': sixTimes([step('in', 'cow', 'cow'), step('out', 'cat', 'cat')]),
  'sun-breaths': sixTimes([
    step('in', 'raised-hands', 'armsUp'),
    step('out', 'mountain-pose', 'armsDown'),
  ]),
} satisfies Record<FlowKey, readonly FlowStep[]>;

/**
 * The steps of a flow; undefined for what is none.
 *
 * @param key of the asana.
 */
export function flowOf(key: string | null): readonly FlowStep[] | undefined {
  return isFlowKey(key) ? flows[key] : undefined;
}
