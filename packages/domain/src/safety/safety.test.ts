import { describe, expect, it } from 'vitest';
import { limits as everyLimit, type Limit } from '../asanaChoices.ts';
import { flows } from '../guide/flows.ts';
import { library } from '../compose/testing/library.ts';
import { library as practices, type Practice } from '../guide/testing/library.ts';
import english from '../../../i18n/locales/en/student.json' with { type: 'json' };
import { agrees, type Caution } from './caution.ts';
import { gentlerPose } from './gentlerPose.ts';
import { guideWords } from './guideWords.ts';
import { avoidedWith, safetyOf, tipsFor } from './safety.ts';

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

/** Everything that leads through a practice: its own words, and the steps of a flow. */
const guideOf = ({ key, entering, holding }: Practice) => {
  const steps = Object.entries(flows).find(([flow]) => flow === key)?.[1] ?? [];
  const words = english.practice.step as Record<string, string>;
  return [entering, holding, ...steps.map(({ word }) => words[word] ?? '')].join(' ');
};

/** What is wrong between a pose's tips, tags, cautions and guide. */
function faultsOf(practice: Practice): string[] {
  const { key, safetyTips, cautions } = practice;
  const pose = poseOf(key);
  const guide = guideOf(practice);
  return [
    ...(cautions.length === safetyTips.length ? [] : ['a tip without its caution']),
    ...(agrees(cautions, pose.avoidIf) ? [] : ['a caution that the tags contradict']),
    ...safetyTips.flatMap((tip, at) => {
      const caution = cautions[at];
      const named = namedBy.flatMap(([words, limit]) => (words.test(tip) ? limit : []));
      const forgotten = named.filter(
        (limit) => !caution?.limits.includes(limit) && !pose.avoidIf.includes(limit),
      );
      const isContrary = contraries.some(([asks, says]) => asks.test(tip) && says.test(guide));
      const told =
        caution?.act === 'note' ? named.filter((limit) => !pose.avoidIf.includes(limit)) : [];
      return [
        ...forgotten.map((limit) => `${limit} is forgotten: ${tip}`),
        ...(isContrary ? told.map((limit) => `the guide contradicts, with ${limit}: ${tip}`) : []),
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
  const asana = (key: string) => ({
    ...poseOf(key),
    safetyTips: practiceOf(key).safetyTips,
    language: 'english' as const,
    inEnglish: [],
  });

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
        .filter((limit) =>
          practice.cautions.some(({ act, limits }) => act !== 'note' && limits.includes(limit)),
        )
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
