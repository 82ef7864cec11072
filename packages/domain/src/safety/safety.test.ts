import { describe, expect, it } from 'vitest';
import { limits as everyLimit, type Limit } from '../asana/asanaChoices.ts';
import { breathLevels, breathWord } from '../guide/breath.ts';
import { type SingleGuide, guideOf } from '../guide/guide.ts';
import { library } from '../compose/testing/library.ts';
import { library as practices, type Practice } from '../guide/testing/library.ts';
import english from '../../../i18n/locales/en/student.json' with { type: 'json' };
import { agrees, type Caution } from './caution.ts';
import { gentlerPose } from './gentlerPose.ts';
import { guideWords } from './guideWords.ts';
import { avoidedWith, isLed, safetyOf, tipsFor } from './safety.ts';

/** The limits that words of a tip speak of. */
const namedBy: [RegExp, Limit][] = [
  [/pregnan|giving birth/, 'pregnancy'],
  [/high (or low )?blood pressure|low or high blood pressure/, 'highPressure'],
  [/low blood pressure|low or high|dizz|light-headed/, 'lowPressure'],
  [/glaucoma|eye conditions/, 'eyes'],
  [/heart condition/, 'heart'],
  [/lung|asthma/, 'lungs'],
  [/epilepsy/, 'epilepsy'],
  [/osteoporosis/, 'bones'],
  [/hernia|abdominal/, 'belly'],
  [/wrist|carpal/, 'wrists'],
  [/sore shoulder|shoulder (pain|injury|problem)|if (a|the) shoulders?|shoulder and/, 'shoulders'],
  [/neck (is sore|injury|problem)|sore neck|neck tense|the neck tire/, 'neck'],
  [/(sore|injured) knee|knee (pain|injury|problem)|the knees? hurt|surgery of a knee/, 'knees'],
  [/hip (surgery|replacement)|knee or hip injury/, 'hips'],
  [
    /(sore|sensitive) lower back|lower back (hurts|is|rounds|problem|feels|injur)|disc|back injur/,
    'lowerBack',
  ],
];

/** What a tip asks for, and the guide that says the contrary. */
const contraries: [tip: RegExp, guide: RegExp][] = [
  [
    /only as high as the shoulders|lower the arms|hands? (on|at) the (hips?|chest|thigh)|upper hand on the hip/i,
    /overhead|arms up|raise (your arms|them)|over your ear/i,
  ],
  [/lie on the (left )?side/i, /lie on your back/i],
  [/one leg at a time|only the chest/i, /head, chest and legs/i],
  [/belly hang/i, /tailbone up/i],
  [/keep the hands on the (thigh|hips)/i, /raise your arms/i],
  [/feet (wider apart|further apart)/i, /feet under your hips/i],
  [/shorten your stance|lift the back heel/i, /far back, heel down/i],
  [/pressure off the belly|room for the belly|stay half upright/i, /fold forward/i],
  [/head raised|head hang below/i, /(forehead on the floor|head hang)/i],
  [/instead of looking over the hand/i, /look over your right hand/i],
  [/hands? or turn them outward/i, /hands beside your hips/i],
  [/bend the knees if the lower back rounds/i, /legs stretched forward/i],
  [/further from the wall/i, /close to a wall/i],
  [/sit on a (cushion or a )?chair/i, /cross-legged/i],
  [/toes of the bent leg on the floor/i, /foot on the inner calf/i],
  [/don't cross the legs/i, /cross your left thigh/i],
  [/leave out the rests|without any pauses/i, /hold/i],
];

/** A practice as the screens know it. */
const asanaOf = ({ key, safetyTips, cautions }: Practice) => ({
  ...poseOf(key),
  safetyTips,
  cautions,
  language: 'english' as const,
  inEnglish: [],
});

/** The words of each step or breath, as they stand on screen. */
function stepsOf(guide: SingleGuide): string[] {
  const { step, breath } = english.practice;
  if (guide.kind === 'flow') return guide.steps.map(({ word }) => step[word]);
  return guide.kind === 'breath' ? guide.round.map((part) => breath[breathWord(part)]) : [];
}

/** What a practice shows and says to somebody with a limit, beside the tips. */
function leadFor(practice: Practice, limit: Limit): string {
  const asana = asanaOf(practice);
  const { isTip, entering, holding, leaving } = guideWords(asana, practice, [limit]);
  const said = [...(isTip ? [] : entering), ...holding, ...leaving].map(({ text }) => text);
  // More than a gentle breath is offered only where nothing speaks against the practice.
  const levels =
    safetyOf(asana, [limit]).kind === 'clear' ? breathLevels : breathLevels.slice(0, 1);
  const led = levels
    .map((level) => guideOf(practice, level))
    .filter((guide) => isLed(guide, asana, [limit]));
  return [...said, ...led.flatMap(stepsOf)].join(' ');
}

/** What is wrong between a pose's tips, tags, cautions and guide. */
function faultsOf(practice: Practice): string[] {
  const { key, safetyTips, cautions } = practice;
  const asana = asanaOf(practice);
  return [
    ...(cautions.length === safetyTips.length ? [] : ['a tip without its caution']),
    ...(agrees(cautions, asana.avoidIf) ? [] : ['a caution that the tags contradict']),
    ...safetyTips.flatMap((tip) => {
      const named = namedBy.flatMap(([words, limit]) => (words.test(tip) ? limit : []));
      const forgotten = named.filter(
        (limit) =>
          !tipsFor(asana, [limit]).includes(tip) && safetyOf(asana, [limit]).kind !== 'avoid',
      );
      const contradicted = named.filter((limit) =>
        contraries.some(([asks, says]) => asks.test(tip) && says.test(leadFor(practice, limit))),
      );
      return [
        ...forgotten.map((limit) => `${limit} is forgotten: ${tip}`),
        ...contradicted.map((limit) => `the guide contradicts, with ${limit}: ${tip}`),
      ];
    }),
  ].map((fault) => `${key}: ${fault}`);
}

const poseOf = (key: string) => {
  const pose = library.find((known) => known.key === key);
  if (!pose) throw new Error(`${key} is no practice of the library`);
  return pose;
};
const practiceOf = (key: string) => {
  const practice = practices.find((known) => known.key === key);
  if (!practice) throw new Error(`${key} is no practice of the library`);
  return practice;
};

describe('the tips, tags, cautions and guides of the library', () => {
  it('agree', () => {
    expect(practices.flatMap(faultsOf)).toEqual([]);
  });

  it.each([
    [
      'a caution is missing',
      { ...practiceOf('tree'), cautions: practiceOf('tree').cautions.slice(1) },
    ],
    [
      'a tip that asks for another way only informs',
      {
        ...practiceOf('warrior-i'),
        cautions: practiceOf('warrior-i').cautions.map((one): Caution => ({ ...one, act: 'note' })),
      },
    ],
    [
      'a limit is forgotten',
      {
        ...practiceOf('corpse'),
        cautions: practiceOf('corpse').cautions.map((one): Caution => ({ ...one, limits: [] })),
      },
    ],
    [
      'a limit is avoided that no tag avoids',
      {
        ...practiceOf('chair'),
        cautions: practiceOf('chair').cautions.map((one): Caution => ({ ...one, act: 'avoid' })),
      },
    ],
    [
      'a guide comes to say what a tip warns of',
      {
        ...practiceOf('extended-triangle'),
        safetyTips: ['Keep the hands on the hips with a sore neck', '', ''],
        cautions: [
          { act: 'note' as const, limits: ['neck' as const] },
          { act: 'note' as const, limits: [] },
          { act: 'note' as const, limits: [] },
        ],
        entering: 'Raise your arms.',
      },
    ],
    [
      'a breath is held that a tip asks not to hold',
      {
        ...practiceOf('equal-breath'),
        cautions: practiceOf('equal-breath').cautions.map((one): Caution => ({
          ...one,
          act: 'note',
        })),
      },
    ],
  ])('would be found out where %s', (_what, mutant) => {
    expect(faultsOf(mutant)).not.toEqual([]);
  });

  it('name a heart condition for what heats the heart', () => {
    const heating = ['surya-namaskar', 'surya-namaskar-b', 'chandra-namaskar', 'plank'];
    expect(heating.filter((key) => safetyOf(poseOf(key), ['heart']).kind !== 'avoid')).toEqual([]);
    const eased = ['warrior-i', 'chair', 'locust'];
    expect(eased.filter((key) => safetyOf(poseOf(key), ['heart']).kind !== 'vary')).toEqual([]);
  });

  it('fold nobody over a pregnant belly', () => {
    const folds = library.filter(
      ({ spineMove, effort, key }) =>
        // Child's Pose has a tip for it.
        spineMove === 'forward' && effort >= 2 && key !== 'downward-facing-dog',
    );
    expect(folds.filter((pose) => safetyOf(pose, ['pregnancy']).kind !== 'avoid')).toEqual([]);
  });
});

describe('the words that guide a pose', () => {
  const asana = (key: string) => asanaOf(practiceOf(key));

  it('are its own for who has nothing to be careful with', () => {
    const { entering, holding, leaving } = practiceOf('corpse');
    expect(guideWords(asana('corpse'), practiceOf('corpse'), [])).toEqual({
      isTip: false,
      entering: [{ text: entering, language: 'en' }],
      holding: [{ text: holding, language: 'en' }],
      leaving: [{ text: leaving, language: 'en' }],
    });
  });

  it('never lead into what a tip forbids, whatever the pose and the limit', () => {
    const led = practices.flatMap((practice) =>
      everyLimit
        .filter((limit) => ['avoid', 'vary'].includes(safetyOf(asana(practice.key), [limit]).kind))
        .filter((limit) => {
          const { entering, holding } = guideWords(asana(practice.key), practice, [limit]);
          const isOwn = [...entering, ...holding].some(
            ({ text }) => text === practice.entering || text === practice.holding,
          );
          return isOwn || entering.length === 0;
        })
        .map((limit) => `${practice.key}: ${limit}`),
    );
    expect(led).toEqual([]);
  });

  it('are the tip, as a sentence', () => {
    const { entering, holding } = guideWords(asana('corpse'), practiceOf('corpse'), ['pregnancy']);
    expect(entering.map(({ text }) => text)).toEqual([
      'From the middle of pregnancy, lie on the left side with a cushion between the knees.',
    ]);
    expect(holding).toEqual([]);
  });
});

describe('a pose and somebody with limits', () => {
  it('lead by steps and breaths only where the pose is for them', () => {
    const led = (key: string, ...stated: Limit[]) =>
      isLed(guideOf(practiceOf(key)), poseOf(key), stated);
    expect(led('surya-namaskar')).toBe(true);
    expect(led('surya-namaskar', 'heart')).toBe(false);
    expect(led('skull-shining-breath', 'epilepsy')).toBe(false);
    // The gentle way is the one that its tip asks for.
    expect(led('equal-breath', 'heart')).toBe(true);
  });

  const facts = { key: null, effort: 1, avoidIf: ['knees' as const], cautions: [] };

  it('are not for each other by a tag, by effort, or in a flow by any other way', () => {
    expect(safetyOf(facts, ['knees', 'neck'])).toEqual({ kind: 'avoid', limits: ['knees'] });
    const tip = { act: 'avoid' as const, limits: ['knees' as const] };
    expect(safetyOf({ ...facts, avoidIf: null, cautions: [tip] }, ['knees']).kind).toBe('avoid');
    expect(safetyOf({ ...facts, effort: 4 }, ['heart']).kind).toBe('avoid');
    expect(safetyOf({ ...facts, effort: 4 }, ['wrists']).kind).toBe('clear');
    const vary = { act: 'vary' as const, limits: ['neck' as const] };
    expect(safetyOf({ ...facts, cautions: [vary] }, ['neck']).kind).toBe('vary');
    expect(safetyOf({ ...facts, key: 'cat-cow', cautions: [vary] }, ['neck']).kind).toBe('avoid');
  });

  it('are not checked where a tag or a caution is missing, which matters to nobody without limits', () => {
    for (const unjudged of [
      { ...facts, cautions: null },
      { ...facts, cautions: [null] },
      { ...facts, avoidIf: null },
    ]) {
      expect(safetyOf(unjudged, ['neck']).kind).toBe('unchecked');
      expect(safetyOf(unjudged, []).kind).toBe('clear');
    }
  });

  it('read the tips that speak of them, or all where none says why', () => {
    const tips = { ...facts, safetyTips: ['One', 'Two'] };
    const note = { act: 'note' as const, limits: ['neck' as const] };
    expect(tipsFor({ ...tips, cautions: [null, note] }, ['neck'])).toEqual(['Two']);
    expect(tipsFor({ ...tips, cautions: [null, note] }, ['eyes'])).toEqual([]);
    expect(tipsFor(tips, ['knees'])).toEqual(['One', 'Two']);
  });
});

describe('the gentler pose', () => {
  it('is right for every limit, no harder, and never upside down', () => {
    const wrong = everyLimit.flatMap((limit) =>
      library
        .filter((pose) => {
          const instead = gentlerPose(pose, library, [limit]);
          const isNeeded = ['avoid', 'vary'].includes(safetyOf(pose, [limit]).kind);
          if (!instead || !isNeeded) return instead !== null;
          const { kind } = safetyOf(instead, [limit]);
          // Only a rest may itself be done another way, as on the left side in pregnancy.
          const isRight = kind === 'clear' || (kind === 'vary' && instead.effort === 1);
          const isBreath = instead.category === 'breathing' && pose.category !== 'breathing';
          const isGentle = instead.effort <= pose.effort && instead.bodyPosition !== 'inverted';
          return !isRight || !isGentle || isBreath;
        })
        .map(({ key }) => `${limit}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is there for whatever is left out, save where the library has nothing at all', () => {
    const without = everyLimit.flatMap((limit) =>
      library
        .filter((pose) => avoidedWith(pose, [limit]).length > 0)
        .filter((pose) => gentlerPose(pose, library, [limit]) === null)
        .map(({ key }) => `${limit}: ${key}`),
    );
    expect(without).toEqual([]);
  });

  it.each([
    ['warrior-i', 'knees', 'extended-triangle'],
    ['supported-headstand', 'neck', 'legs-up-the-wall'],
    ['camel', 'knees', 'easy-pose'],
    ['legs-up-the-wall', 'pregnancy', 'corpse'],
    ['surya-namaskar', 'heart', 'extended-triangle'],
  ] as const)('of %s with %s is %s', (key, limit, expected) => {
    expect(gentlerPose(poseOf(key), library, [limit])?.key).toBe(expected);
  });
});
