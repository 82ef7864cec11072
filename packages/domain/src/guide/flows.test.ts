import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FigureKey } from '../asana/figures.ts';
import type { FlowKey } from './flowKeys.ts';
import { flowOf, flows, type FlowStep, type StepWord, stepWords } from './flows.ts';
import { library } from './testing/library.ts';
import type { Side } from './side.ts';

const keys = Object.keys(flows) as FlowKey[];
const setOf = (key: string) => library.find((row) => row.key === key)?.durationSeconds ?? 0;
const weightOf = (steps: readonly FlowStep[]) => steps.reduce((sum, { weight }) => sum + weight, 0);

/** Such as `in lunge left: rightFootBack`, with the weight where it is not 1. */
const write = (steps: readonly FlowStep[]) =>
  steps.map(({ phase, figure, front, weight, word }) => {
    const what = [phase, figure, front, weight === 1 ? null : `x${weight}`].filter(Boolean);
    return `${what.join(' ')}: ${word}`;
  });

const suryaNamaskar = [
  'free prayer: begin',
  'in rise: armsUp',
  'out standing-forward-fold: fold',
  'in lunge left: rightFootBack',
  'out downward-facing-dog: stepBack',
  'free eight-limbs: eightLimbs',
  'in cobra: chestUp',
  'out downward-facing-dog: dog',
  'in lunge left: leftFootForward',
  'out standing-forward-fold: stepIn',
  'in rise: rise',
  'out prayer: palmsTogether',
  'free prayer: otherLeg',
  'in rise: armsUp',
  'out standing-forward-fold: fold',
  'in lunge right: leftFootBack',
  'out downward-facing-dog: stepBack',
  'free eight-limbs: eightLimbs',
  'in cobra: chestUp',
  'out downward-facing-dog: dog',
  'in lunge right: rightFootForward',
  'out standing-forward-fold: stepIn',
  'in rise: rise',
  'out prayer: palmsTogether',
];
const suryaNamaskarB = [
  'in chair: sitLow',
  'out standing-forward-fold: fold',
  'in half-lift: halfLift',
  'out four-limbed-staff: stepBackLower',
  'in upward-facing-dog: chestUp',
  'out downward-facing-dog: dog',
  'in warrior-i right: rightWarrior',
  'out four-limbed-staff: stepBackLower',
  'in upward-facing-dog: chestUp',
  'out downward-facing-dog: dog',
  'in warrior-i left: leftWarrior',
  'out four-limbed-staff: stepBackLower',
  'in upward-facing-dog: chestUp',
  'out downward-facing-dog: dog',
  'free downward-facing-dog x10: fiveBreaths',
  'in half-lift: stepForward',
  'out standing-forward-fold: fold',
  'in chair: sitLow',
  'out prayer: palmsTogether',
];
const moonSalutation = [
  'free prayer: begin',
  'in rise: armsUp',
  'out standing-forward-fold: fold',
  'in lunge right: leftFootBack',
  'free low-lunge right: crescent',
  'out downward-facing-dog: handsDown',
  'free eight-limbs: eightLimbs',
  'in cobra: chestUp',
  'out downward-facing-dog: dog',
  'in lunge right: rightFootForward',
  'free low-lunge right: crescent',
  'out standing-forward-fold: stepIn',
  'in rise: rise',
  'out prayer: palmsTogether',
  'free prayer: otherLeg',
  'in rise: armsUp',
  'out standing-forward-fold: fold',
  'in lunge left: rightFootBack',
  'free low-lunge left: crescent',
  'out downward-facing-dog: handsDown',
  'free eight-limbs: eightLimbs',
  'in cobra: chestUp',
  'out downward-facing-dog: dog',
  'in lunge left: leftFootForward',
  'free low-lunge left: crescent',
  'out standing-forward-fold: stepIn',
  'in rise: rise',
  'out prayer: palmsTogether',
];
const sixTimes = (steps: string[]) => Array.from({ length: 6 }, () => steps).flat();

describe('the flows', () => {
  it.each<[FlowKey, string[]]>([
    ['surya-namaskar', suryaNamaskar],
    ['surya-namaskar-b', suryaNamaskarB],
    ['chandra-namaskar', moonSalutation],
    ['cat-cow', sixTimes(['in cow: cow', 'out cat: cat'])],
    ['sun-breaths', sixTimes(['in raised-hands: armsUp', 'out mountain-pose: armsDown'])],
  ])('%s is moved through in these steps', (key, steps) => {
    expect(write(flows[key])).toEqual(steps);
  });

  it.each<[FlowKey, number, number, number]>([
    ['surya-namaskar', 24, 24, 90],
    ['surya-namaskar-b', 19, 28, 120],
    ['chandra-namaskar', 28, 28, 140],
    ['cat-cow', 12, 12, 60],
    ['sun-breaths', 12, 12, 60],
  ])(
    '%s has %i steps of %i breaths that last %i seconds together',
    (key, steps, units, seconds) => {
      expect(flows[key]).toHaveLength(steps);
      expect(weightOf(flows[key])).toBe(units);
      expect(setOf(key)).toBe(seconds);
    },
  );

  it.each(keys)('%s breathes in and out by turns, also from one round into the next', (key) => {
    const phases = flows[key].map(({ phase }) => phase).filter((phase) => phase !== 'free');
    const twice = phases.filter((phase, at) => phase === phases[(at + 1) % phases.length]);
    expect(twice).toEqual([]);
  });

  it.each(keys)('%s does the same with either foot in front', (key) => {
    const withFoot = (foot: Side) =>
      flows[key]
        .filter(({ front }) => front === foot)
        .map(({ figure, phase, weight }) => ({ figure, phase, weight }));
    expect(withFoot('left')).toEqual(withFoot('right'));
  });

  it.each(['surya-namaskar', 'chandra-namaskar'] as const)('%s has two equal halves', (key) => {
    const steps = flows[key].map(({ figure, phase, weight }) => ({ figure, phase, weight }));
    expect(steps.slice(0, steps.length / 2)).toEqual(steps.slice(steps.length / 2));
  });

  it('say of the feet what the figure shows', () => {
    const fronts = new Map<StepWord, Set<Side | null>>();
    for (const { word, front } of keys.flatMap((key) => flows[key])) {
      fronts.set(word, new Set([...(fronts.get(word) ?? []), front]));
    }
    const named = [...fronts].flatMap(([word, sides]) =>
      [...sides].flatMap((side) => (side === null ? [] : [`${word}: ${side}`])),
    );
    expect(new Set(named)).toEqual(
      new Set([
        'rightFootBack: left',
        'leftFootForward: left',
        'leftFootBack: right',
        'rightFootForward: right',
        'rightWarrior: right',
        'leftWarrior: left',
        'crescent: left',
        'crescent: right',
      ]),
    );
  });

  it('use each of their words', () => {
    const used = new Set(keys.flatMap((key) => flows[key].map(({ word }) => word)));
    expect(used).toEqual(new Set(stepWords));
    expect(stepWords).toHaveLength(27);
  });

  it('name only figures and words that exist, and hold no breath, as the compiler knows', () => {
    expectTypeOf<FlowStep['figure']>().toEqualTypeOf<FigureKey>();
    expectTypeOf<'downward-dog'>().not.toExtend<FlowStep['figure']>();
    expectTypeOf<'armsAbove'>().not.toExtend<FlowStep['word']>();
    expectTypeOf<FlowStep['phase']>().toEqualTypeOf<'in' | 'out' | 'free'>();
  });

  it('are none for a pose', () => {
    for (const key of ['tree', 'toString', null]) expect(flowOf(key)).toBeUndefined();
  });
});
