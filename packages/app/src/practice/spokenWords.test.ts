import {
  type Asana,
  type AsanaSpoken,
  flowKeys,
  guideOf,
  type LanguageTag,
  languageTags,
  type SpeechRate,
  speechRates,
  spokenSeconds,
  timeline,
} from '@niyama/domain';
import { createI18n, type I18n, loadLanguage } from '@niyama/i18n';
import type { PracticeCue } from '@niyama/machines';
import { pranayama, suryaNamaskar, treePose, warriorTwo } from '@niyama/mocks';
import { beforeAll, describe, expect, it } from 'vitest';
import library from '../../../../supabase/data/asanas.json' with { type: 'json' };
import {
  getReadySeconds,
  type CuedPractice,
  type Narration,
  shownSeconds,
  wayIn,
  wordsOf,
} from './spokenWords.ts';

/** What is said has to fit at every speed that is offered. */
const slowest = Math.min(...speechRates) as SpeechRate;

const i18ns = new Map<LanguageTag, I18n>();
beforeAll(async () => {
  for (const tag of languageTags) {
    const i18n = createI18n(tag);
    await loadLanguage(i18n, tag);
    i18ns.set(tag, i18n);
  }
});

const spoken: AsanaSpoken = {
  entering: 'Stand on your left foot. Rest the right foot against the calf.',
  holding: 'Feel both feet and breathe evenly.',
  leaving: 'Shake out your legs.',
};
const narration = (changed: Partial<Narration> = {}): Narration => ({
  guidance: 'full',
  rate: 1,
  language: 'en',
  t: (i18ns.get(changed.language ?? 'en') as I18n).getFixedT(null, 'student'),
  asana: treePose,
  spoken,
  limits: [],
  side: null,
  words: null,
  isSpoken: false,
  ...changed,
});
const within = (asana: Asana, changed: Partial<CuedPractice> = {}): CuedPractice => ({
  guide: guideOf(asana),
  setSeconds: asana.durationSeconds,
  sets: 2,
  setNumber: 1,
  cues: {
    cueGetReady: true,
    cueSwitchSides: true,
    cueLastSeconds: true,
    isLed: true,
    getReadySeconds: 3,
  },
  ...changed,
});
const said = (...given: Parameters<typeof wordsOf>) =>
  wordsOf(...given)
    .map(({ text }) => text)
    .join(' ');

/** What is said at each cue of a set, silence left out. */
const setOf = (
  asana: Asana,
  changed: Partial<CuedPractice> = {},
  told: Partial<Narration> = {},
) => {
  const at = within(asana, changed);
  return timeline(at.guide, at.setSeconds)
    .map(({ cue }) => said(cue, at, narration({ asana, isSpoken: true, ...told })))
    .filter((words) => words !== '');
};

describe('what is said in a hold', () => {
  const cuesOf = (guidance: Narration['guidance'], setNumber = 1) => [
    said({ kind: 'getReady' }, within(warriorTwo), narration({ guidance, asana: warriorTwo })),
    ...setOf(warriorTwo, { setNumber }, { guidance }),
  ];

  it('is nothing, its cues, or also the way in, a word on the way, and the way out', () => {
    expect(cuesOf('off').join('')).toBe('');
    expect(cuesOf('short')).toEqual([
      'Get ready',
      'Switch sides',
      'Three',
      'Two',
      'One',
      'Right side',
    ]);
    expect(cuesOf('full')).toEqual([
      'Warrior 2 Stand on your left foot. Rest the right foot against the calf.',
      'Feel both feet and breathe evenly.',
      'Now the left side',
      'Three',
      'Two',
      'One',
      'Back to the right side',
    ]);
  });

  it('begins with the way in if it was not spoken yet, in the time before a word about holding', () => {
    const begun = (changed: Partial<CuedPractice>, told: Partial<Narration> = {}) =>
      said({ kind: 'setStarted' }, within(treePose, changed), narration(told));
    expect(begun({})).toBe('Tree. Stand on your left foot. Rest the right foot against the calf.');
    expect(begun({ setSeconds: 16 })).toBe('Tree. Stand on your left foot.');
    expect(begun({}, { isSpoken: true })).toBe('');
    expect(begun({ setNumber: 2 })).toBe('');
    expect(begun({}, { guidance: 'short' })).toBe('');
  });

  it('begins with the side where it is the only one, and says the way in for the right one alone', () => {
    const begun = (kind: 'getReady' | 'setStarted', changed: Partial<Narration>, setSeconds = 60) =>
      said({ kind }, within(treePose, { setSeconds }), narration(changed));
    expect(begun('getReady', { side: 'right' })).toBe(
      'Tree. Right side Stand on your left foot. Rest the right foot against the calf.',
    );
    expect(begun('getReady', { side: 'left' })).toBe('Tree. Left side Get ready');
    expect(begun('setStarted', { side: 'left' })).toBe('Tree. Left side Get ready');
    expect(begun('setStarted', { side: 'left' }, 6)).toBe('Tree. Left side');
    expect(begun('setStarted', { side: 'right' }, 3)).toBe('Right side');
    expect(begun('getReady', { side: 'left', isSpoken: true })).toBe('Get ready');
    expect(begun('setStarted', { side: 'left', isSpoken: true })).toBe('');
    const short = { side: 'left', guidance: 'short' } as const;
    expect(begun('getReady', short)).toBe('Get ready Left side');
    expect(begun('setStarted', short)).toBe('Left side');
    expect(begun('setStarted', { ...short, isSpoken: true })).toBe('');
  });

  it('is only "Get ready" after a rest that spoke the way in', () => {
    const told = narration({ isSpoken: true });
    expect(said({ kind: 'getReady' }, within(treePose), told)).toBe('Get ready');
    expect(getReadySeconds(told)).toBe(3);
  });

  it('stands to be read for longer than it is said, and for a moment at least', () => {
    const texts = wayIn(narration());
    expect(shownSeconds(texts, 1)).toBeCloseTo(spokenSeconds(texts, 1) * 1.5);
    expect(shownSeconds([{ text: 'Three', language: 'en' }], 1)).toBe(3);
  });

  it('leads back to the right side before another set, if the pose has sides and the cue is on', () => {
    const back = (asana: Asana, changed: Partial<CuedPractice> = {}) =>
      said({ kind: 'setDone' }, within(asana, changed), narration({ asana }));
    expect(back(warriorTwo)).toBe('Back to the right side');
    expect(back(treePose)).toBe('');
    const { cues } = within(warriorTwo);
    expect(back(warriorTwo, { cues: { ...cues, cueSwitchSides: false } })).toBe('');
  });

  it('leads out of the pose after its last set only', () => {
    expect(cuesOf('full', 2).at(-1)).toBe('Shake out your legs.');
  });

  it('leaves out whole what does not fit, the second sentence of the way in before the first', () => {
    const way = (seconds: number) => wayIn(narration(), seconds).map(({ text }) => text);
    expect(way(5)).toEqual([
      'Tree.',
      'Stand on your left foot.',
      'Rest the right foot against the calf.',
    ]);
    expect(way(4)).toEqual(['Tree.', 'Stand on your left foot.']);
    expect(way(1)).toEqual(['Tree.']);
    expect(way(0.1)).toEqual([]);
    const long = { ...spoken, holding: 'a'.repeat(85), leaving: 'a'.repeat(85) };
    expect(setOf(treePose, { setNumber: 2 }, { spoken: long })).toEqual(['Three', 'Two', 'One']);
  });

  it('takes as long to get ready as the way in takes to say, up to 15 seconds', () => {
    expect(getReadySeconds(narration())).toBe(6);
    expect(getReadySeconds(narration({ rate: 0.8 }))).toBe(7);
    expect(getReadySeconds(narration({ guidance: 'short' }))).toBe(3);
    const long = { ...spoken, entering: `${'a'.repeat(180)}. ${'b'.repeat(90)}.` };
    expect(getReadySeconds(narration({ spoken: long }))).toBe(14);
  });

  it('names a pose without texts, and never in Sanskrit', () => {
    const none: AsanaSpoken = { entering: null, holding: null, leaving: null };
    const way = (asana: Asana, told = none) =>
      wayIn(narration({ asana, spoken: told }))
        .map(({ text }) => text)
        .join(' ');
    expect(way(treePose)).toBe('Tree. Get ready');
    expect(way(suryaNamaskar)).toBe('Get ready');
    expect(way({ ...treePose, name: 'Ujjayi-Atmung', sanskritName: 'Ujjayi' }, spoken)).toBe(
      spoken.entering,
    );
    expect(way({ ...treePose, name: 'Savasana', sanskritName: 'Shavasana' })).toBe('Get ready');
    expect(setOf(treePose, { setNumber: 2 }, { spoken: none })).toEqual(['Three', 'Two', 'One']);
  });

  it('counts the poses of one name, which its number does not make Sanskrit', () => {
    const names = ['Warrior I', 'Krieger II', 'Guerrier III', '戦士のポーズ3', 'Vitamin'];
    const named = names.map((name) => {
      const asana = { ...treePose, name, sanskritName: 'Virabhadrasana III' };
      return wayIn(narration({ asana }))[0]?.text;
    });
    expect(named).toEqual(['Warrior 1', 'Krieger 2', 'Guerrier 3', '戦士のポーズ3.', 'Vitamin.']);
  });

  it('is in the language of each text', () => {
    const asana: Asana = { ...treePose, language: 'german', inEnglish: ['entering'], name: 'Baum' };
    const texts = wayIn(narration({ asana, language: 'de' }));
    expect(texts.map(({ language }) => language)).toEqual(['de', 'en', 'en']);
  });
});

describe('what is said in a flow', () => {
  it('is each step in the first set', () => {
    const words = setOf(suryaNamaskar);
    expect(words).toHaveLength(24);
    expect(words.slice(0, 4)).toEqual([
      'Stand tall, breathe easily',
      'In, arms up',
      'Out, fold forward',
      'In, right foot back',
    ]);
    expect(setOf(suryaNamaskar, {}, { guidance: 'short' })).toEqual([]);
  });

  it('is the breath and the legs in later sets', () => {
    const words = setOf(suryaNamaskar, { setNumber: 2, sets: 3 });
    expect(words.slice(0, 5)).toEqual([
      'Breathe in',
      'Breathe out',
      'In, right foot back',
      'Breathe out',
      'Breathe in',
    ]);
    expect(words).toContain('Breathe easily; next, the other leg');
    // The first step and both of the eight limbs are free.
    expect(words).toHaveLength(21);
  });

  it('is the leg or the breath where a step is too short for its words, and nothing in a shorter one', () => {
    for (const setNumber of [1, 2]) {
      const words = setOf(suryaNamaskar, { setSeconds: 40, setNumber });
      const short = ['Right foot', 'Left foot', 'The other leg', 'Breathe out'];
      expect(words).toEqual(expect.arrayContaining(short));
    }
    expect(setOf(suryaNamaskar, { setSeconds: 15 })).toEqual([]);
  });

  it.each(languageTags)('fits into every step of every flow in %s', (language) => {
    for (const key of flowKeys) {
      const setSeconds = library[key].duration_seconds;
      const at = within({ ...suryaNamaskar, key }, { setSeconds });
      const told = narration({ language, rate: slowest });
      for (const { cue } of timeline(at.guide, setSeconds)) {
        if (cue.kind !== 'step') continue;
        const whole = told.t(`practice.step.${cue.step.word}`);
        expect([key, said(cue, at, told)]).toEqual([key, whole]);
      }
    }
  });
});

it('says a step in the middle of it as far as there is still time for it', () => {
  const guide = guideOf(suryaNamaskar);
  const fold = guide.kind === 'flow' ? guide.steps[2] : undefined;
  const goesOn = (passed: number) =>
    fold
      ? wordsOf({ kind: 'step', step: fold }, within(suryaNamaskar), narration(), passed)
          .map(({ text }) => text)
          .join(' ')
      : null;
  expect([goesOn(0), goesOn(2.25), goesOn(3)]).toEqual(['Out, fold forward', 'Breathe out', '']);
});

describe('what is said of a breath', () => {
  it('is each phase for three rounds; then the tones carry it', () => {
    const three = Array.from({ length: 3 }, () => ['Breathe in', 'Breathe out']).flat();
    expect(setOf(pranayama)).toEqual(three);
    expect(setOf(pranayama, { setNumber: 2, sets: 3 })).toEqual([]);
    expect(setOf(pranayama, {}, { guidance: 'short' })).toEqual([]);
  });

  it('is said in the middle of one where there is still time for it', () => {
    const goesOn = (passed: number) => {
      const breath: PracticeCue = {
        kind: 'breath',
        round: 1,
        breath: { phase: 'out', seconds: 6 },
      };
      const words = wordsOf(breath, within(pranayama), narration({ asana: pranayama }), passed);
      return words.map(({ text }) => text).join(' ');
    };
    expect([goesOn(0), goesOn(4), goesOn(5)]).toEqual(['Breathe out', 'Breathe out', '']);
  });

  it('names the open side of the nose, and leaves pumps to their tones', () => {
    const nose: Asana = { ...pranayama, key: 'alternate-nostril-breath' };
    expect(setOf(nose).slice(0, 2)).toEqual(['Breathe in Left', 'Breathe out Right']);
    const pumps: Asana = { ...pranayama, key: 'skull-shining-breath', durationSeconds: 60 };
    expect(setOf(pumps)).toEqual(
      Array.from({ length: 3 }, () => ['Breathe in', 'Breathe out']).flat(),
    );
  });
});

it.each(languageTags)('says its cues within their time in %s', (language) => {
  const told = narration({ language });
  const cues: [PracticeCue, number][] = [
    [{ kind: 'switchSides' }, 2.5],
    [{ kind: 'lastSeconds', seconds: 3 }, 1],
    [{ kind: 'lastSeconds', seconds: 2 }, 1],
    [{ kind: 'lastSeconds', seconds: 1 }, 1],
  ];
  for (const [cue, seconds] of cues) {
    const words = wordsOf(cue, within(warriorTwo), told);
    expect(words).not.toEqual([]);
    expect(spokenSeconds(words, slowest)).toBeLessThanOrEqual(seconds);
  }
});

describe('the voice, for a student with limits', () => {
  const limits = ['pregnancy'] as const;
  const tip = 'Stand near a wall when your balance is unsure.';
  const asana = { ...treePose, cautions: [null, { act: 'vary' as const, limits: [...limits] }] };

  it('says the tip instead of the way in, even with little time, and nothing in the hold', () => {
    const told = { asana, limits };
    expect(wayIn(narration(told), 1).map(({ text }) => text)).toEqual(['Tree.', tip]);
    expect(setOf(asana, {}, { ...told, isSpoken: false }).join(' ')).not.toContain(spoken.holding);
    expect(said({ kind: 'getReady' }, within(asana), narration(told))).toContain(tip);
  });

  it('reads out no steps of a flow that the student should skip', () => {
    const flow = { ...suryaNamaskar, avoidIf: [...limits] };
    expect(setOf(flow, {}, { limits })).toEqual([]);
    const [tips, ...others] = setOf(flow, {}, { limits, isSpoken: false });
    expect(tips).toContain(tip);
    expect(new Set(others)).toEqual(new Set(others.length > 0 ? [tips] : []));
    expect(setOf(flow, {}, { limits: ['epilepsy'] })).not.toEqual([]);
  });

  it('takes the time that the tip needs', () => {
    const long = { ...asana, safetyTips: ['', 'Keep one hand on a wall. '.repeat(20)] };
    expect(getReadySeconds(narration({ asana: long, limits }))).toBeGreaterThan(30);
  });
});
