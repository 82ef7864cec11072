import { type Asana, chainSeconds, type Limit, type RunStep } from '@niyama/domain';
import { createI18n, type I18n, loadLanguage } from '@niyama/i18n';
import { type PracticeContext, type PracticeCue, practiceMachine } from '@niyama/machines';
import { treePose, warriorTwo } from '@niyama/mocks';
import { beforeAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { stepOf } from '../testing/stepOf.ts';
import { toBlockPractice } from './blockPractice.ts';
import { type BlockNarration, blockWords } from './blockWords.ts';

let i18n: I18n;
beforeAll(async () => {
  i18n = createI18n('en');
  await loadLanguage(i18n, 'en');
});

const tree: Asana = { ...treePose, durationSeconds: 20 };
const warrior: Asana = { ...warriorTwo, twoSided: true, durationSeconds: 20 };
const steps: RunStep[] = [
  stepOf(tree, { words: 'Press the foot down.' }),
  stepOf(warrior, { side: 'left', link: true, words: 'Look ahead.' }),
  stepOf(warrior, { link: true }),
  {
    id: 'stillone',
    round: 1,
    link: true,
    words: 'Let your breath come and go.',
    kind: 'meditation',
    seconds: 60,
    bells: 1,
  },
];
const block = toBlockPractice(
  steps,
  new Map([tree, warrior].map((pose): [string, Asana] => [pose.id, pose])),
);
const total = chainSeconds(block.chain);

/** The practice as it stands after so many seconds. */
const after = (seconds: number): PracticeContext => {
  const intervals = [{ startedAt: 0, endedAt: seconds * 1000 }];
  const resume = {
    durationSeconds: total,
    sets: 1,
    setNumber: 1,
    remainingSeconds: total - seconds,
    isComplete: false,
    intervals,
    jumps: [],
  };
  const input = {
    id: 'one',
    asana: null,
    chain: block.chain,
    name: null,
    source: 'preset' as const,
    timeZone: () => 'UTC',
    sets: 1,
    setSeconds: total,
    side: 'both' as const,
    resume,
    cues: {
      cueGetReady: true,
      cueSwitchSides: true,
      cueLastSeconds: true,
      isLed: true,
      getReadySeconds: 3,
    },
    run: { id: 'run', index: 0, steps: steps.length },
    startsByItself: false,
    level: 'gentle' as const,
    hasReadTips: () => true,
    hasQuestion: () => false,
    now: () => seconds * 1000,
  };
  return createActor(practiceMachine, { input }).getSnapshot().context;
};

const begins = (index: number, freeSeconds = 20): PracticeCue => ({
  kind: 'stepStarted',
  index,
  freeSeconds,
});
const wordsAt = (
  cue: PracticeCue,
  seconds: number,
  changed: Partial<BlockNarration> = {},
  passedSeconds = 0,
) =>
  blockWords(
    cue,
    after(seconds),
    {
      guidance: 'full',
      rate: 1,
      language: 'en',
      t: i18n.getFixedT(null, ['student', 'pose-practice']),
      limits: [],
      isSpoken: false,
      block,
      run: { language: 'de' },
      ...changed,
    },
    passedSeconds,
  );
const said = (...given: Parameters<typeof wordsAt>) =>
  wordsAt(...given)
    .map(({ text }) => text)
    .join(' ');

describe('what is said in a block', () => {
  it.each<[string, Parameters<typeof wordsAt>, string]>([
    ['only to get ready before it', [{ kind: 'getReady' }, 0], 'Get ready'],
    ['name and words of a step', [begins(0), 0], 'Tree. Press the foot down.'],
    ['the side', [begins(1), 20], 'Warrior 2 Left side Look ahead.'],
    [
      'no name after the rest has said it',
      [begins(0), 0, { isSpoken: true }],
      'Press the foot down.',
    ],
    ['every later name', [begins(1), 20, { isSpoken: true }], 'Warrior 2 Left side Look ahead.'],
    ['no words in a short guidance', [begins(1), 20, { guidance: 'short' }], 'Warrior 2 Left side'],
    ['nothing without guidance', [begins(1), 20, { guidance: 'off' }], ''],
    ['the name alone where time is short', [begins(1, 1), 20], 'Warrior 2'],
    ['no words late in a step', [begins(1), 20, {}, 18], 'Warrior 2 Left side'],
    ['what changes the side within a step', [{ kind: 'switchSides' }, 50], 'Now the left side'],
    ['a meditation', [begins(3, 30), 60], 'Meditation Let your breath come and go.'],
    ['nothing at a bell of it', [{ kind: 'bell' }, 90], ''],
    ['nothing at its end', [{ kind: 'setDone' }, total], ''],
  ])('is %s', (_, given, words) => {
    expect(said(...given)).toBe(words);
  });

  it('leaves the words of a teacher out where a limit rules the pose out or changes it', () => {
    const limited = (limit: Limit) => said(begins(0), 0, { limits: [limit] });
    expect(limited('shoulders')).toBe('Tree.');
    expect(limited('pregnancy')).toBe('Tree.');
    expect(limited('eyes')).toBe('Tree. Press the foot down.');
  });

  it('is in the language of its words', () => {
    expect(wordsAt(begins(1), 20).map(({ language }) => language)).toEqual(['en', 'en', 'de']);
  });
});
