import { describe, expect, it } from 'vitest';
import { type Limit, regions, spineMoves } from '../asana/asanaChoices.ts';
import { flows } from '../guide/flows.ts';
import { library as practices } from '../guide/testing/library.ts';
import { isTagged } from './tags.ts';
import { library, poseOf, untagged } from './testing/library.ts';
import { tags } from './testing/tags.ts';

const idsOf = (poses: { id: string }[]) => poses.map(({ id }) => id);

/** The poses of some that are not tagged with a limit. */
const without = (limit: Limit, poses: typeof library) =>
  idsOf(poses.filter(({ avoidIf }) => !avoidIf.includes(limit)));

describe('the tags of the library', () => {
  it('stand for every practice, and for nothing else', () => {
    expect([...tags.keys()].sort()).toEqual(practices.map(({ key }) => key).sort());
  });

  it('say something', () => {
    const isSound = ({ effort, regions: own, spineMove }: (typeof library)[number]) =>
      Number.isInteger(effort) &&
      effort >= 1 &&
      effort <= 5 &&
      own.length > 0 &&
      own.every((region) => regions.includes(region)) &&
      spineMoves.includes(spineMove);
    expect(idsOf(library.filter((pose) => !isSound(pose)))).toEqual([]);
  });

  it('spare the wrists where hands on the floor bear weight', () => {
    const onHands = [
      'downward-facing-dog',
      'plank',
      'side-plank',
      'four-limbed-staff',
      'crow',
      'cat-cow',
      'cobra',
      'upward-facing-dog',
      'half-moon',
      'revolved-triangle',
      'wheel',
      'handstand',
    ];
    expect(without('wrists', onHands.map(poseOf))).toEqual([]);
  });

  it('spare the shoulders where arms are overhead', () => {
    const overhead = [
      'raised-hands',
      'sun-breaths',
      'tree',
      'chair',
      'warrior-i',
      'warrior-iii',
      'low-lunge',
      'extended-side-angle',
      'downward-facing-dog',
      'wheel',
      'handstand',
      'lord-of-the-dance',
      'cow-face',
    ];
    expect(without('shoulders', overhead.map(poseOf))).toEqual([]);
  });

  it('keep everybody off the belly in pregnancy', () => {
    const onBelly = library.filter(({ bodyPosition }) => bodyPosition === 'prone');
    expect(without('pregnancy', onBelly)).toEqual([]);
  });

  it.each(['pregnancy', 'highPressure', 'heart', 'eyes', 'bones'] as const)(
    'turn nobody upside down with %s',
    (limit) => {
      const upsideDown = library.filter(({ bodyPosition }) => bodyPosition === 'inverted');
      expect(without(limit, upsideDown)).toEqual([]);
    },
  );

  it('leave out what a breath that stirs up may harm', () => {
    const stirring = library.filter(
      ({ category, effort }) => category === 'breathing' && effort > 1,
    );
    expect(idsOf(stirring).sort()).toEqual([
      'bellows-breath',
      'skull-shining-breath',
      'surya-bhedana',
    ]);
    for (const limit of ['pregnancy', 'highPressure', 'heart', 'epilepsy', 'lungs'] as const)
      expect(without(limit, stirring)).toEqual([]);
  });
});

/** Whose limits a figure of a flow has that is no pose of the library. */
const figureLimits: Record<string, Limit[]> = {
  prayer: [],
  rise: [...poseOf('raised-hands').avoidIf],
  cow: ['knees', 'wrists'],
  cat: ['knees', 'wrists'],
  lunge: ['knees', 'wrists'],
  'half-lift': ['lowerBack', 'highPressure', 'lowPressure', 'eyes', 'pregnancy', 'bones'],
  'eight-limbs': ['knees', 'wrists', 'shoulders', 'neck', 'lowerBack', 'pregnancy', 'belly'],
};

describe('the limits of a flow', () => {
  it.each(Object.entries(flows))('%s are those of its figures, all and no others', (key, steps) => {
    const union = new Set(
      steps.flatMap(
        ({ figure }): readonly Limit[] => figureLimits[figure] ?? poseOf(figure).avoidIf,
      ),
    );
    // The heart is heated by all of them together.
    if (poseOf(key).effort >= 3) union.add('heart');
    expect([...poseOf(key).avoidIf].sort()).toEqual([...union].sort());
  });
});

/** The limits that words of a tip speak of. */
const spokenOf: [RegExp, Limit][] = [
  [/pregnan|giving birth/, 'pregnancy'],
  [/high (or low )?blood pressure/, 'highPressure'],
  [/low blood pressure|dizziness/, 'lowPressure'],
  [/glaucoma|eye conditions/, 'eyes'],
  [/heart/, 'heart'],
  [/lung|asthma/, 'lungs'],
  [/epilepsy/, 'epilepsy'],
  [/osteoporosis/, 'bones'],
  [/hernia|abdominal/, 'belly'],
  [/wrist/, 'wrists'],
  [/shoulder/, 'shoulders'],
  [/\bneck\b/, 'neck'],
  [/\bknee (pain|injury|problem)|the knees hurt|surgery of (a )?knee/, 'knees'],
  [/\bhip (surgery|replacement)|injur\w+ (or surgery )?of (knee, )?hip/, 'hips'],
  [/lower back|slipped disc|disc or|back injur|spine problem/, 'lowerBack'],
];
const leavesOut =
  /skip it|leave (it|this flow) out|ask a doctor|choose another|practice \S+ \S+ instead/i;

describe('the safety tips', () => {
  it('leave out nobody who is not left out by a tag', () => {
    const missing = practices.flatMap(({ key, safetyTips }) =>
      safetyTips
        .filter((tip) => leavesOut.test(tip))
        .flatMap((tip) =>
          spokenOf
            .filter(([words, limit]) => words.test(tip) && !poseOf(key).avoidIf.includes(limit))
            .map(([, limit]) => `${key} lacks ${limit}: ${tip}`),
        ),
    );
    expect(missing).toEqual([]);
  });
});

describe('a pose', () => {
  it('is composed with only when every tag is there', () => {
    expect(isTagged(poseOf('tree'))).toBe(true);
    expect(isTagged(untagged)).toBe(false);
    for (const tag of ['bodyPosition', 'spineMove', 'effort', 'regions', 'avoidIf'] as const)
      expect(isTagged({ ...poseOf('tree'), [tag]: null })).toBe(false);
  });
});
