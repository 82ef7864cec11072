import { type Asana, guideOf, type Guidance, type ItemSide } from '@niyama/domain';
import { createI18n, loadLanguage } from '@niyama/i18n';
import { settings, suryaNamaskar, treePose, warriorTwo } from '@niyama/mocks';
import { beforeAll, describe, expect, it } from 'vitest';
import { announcement } from './announcement.ts';
import type { PracticeCues, PracticeStageState, PracticeSubject } from './types.ts';

const i18n = createI18n('en');
beforeAll(() => loadLanguage(i18n, 'en'));

const nothing = () => undefined;
const cuesOf = (guidance: Guidance): PracticeCues => ({
  settings: { ...settings, guidance },
  hasVoice: true,
  voiceSettings: 'other',
  onChange: nothing,
  captions: { isOn: false, onChange: nothing },
  words: null,
  onSilence: nothing,
  onRepeat: nothing,
  eyesClosed: { isOn: false, onChange: nothing },
  voice: null,
  speechRate: { rate: 1, onChange: nothing },
  vibration: null,
  movingFigure: { isOn: true, onChange: nothing },
  shortcuts: { isOn: true, onChange: nothing },
});

/** What the region says from getting ready to the rest or the end, and how many seconds were left then. */
function heard(
  asana: Asana,
  guidance: Guidance,
  sets = 1,
  side: ItemSide = 'both',
  next: PracticeSubject | null = null,
): [left: number, text: string][] {
  const { durationSeconds: setSeconds } = asana;
  const guide = guideOf(asana, 'gentle', side);
  const standing = {
    subject: asana,
    next,
    isLinked: next !== null,
    guide,
    setSeconds,
    sets,
    setNumber: 1,
    breaths: null,
    place: null,
  };
  const actions = { onPause: nothing, onReset: nothing, onClose: nothing, onStart: nothing };
  const states: PracticeStageState[] = [
    {
      ...standing,
      ...actions,
      status: 'gettingReady',
      readySeconds: 3,
      remainingSeconds: setSeconds,
    },
    ...Array.from({ length: setSeconds * 4 }, (_, at): PracticeStageState => ({
      ...standing,
      ...actions,
      status: 'running',
      cue: null,
      holding: [],
      onNextStep: null,
      remainingSeconds: setSeconds - at / 4,
    })),
    sets === 1
      ? { ...standing, status: 'allSetsDone', remainingSeconds: 0 }
      : {
          ...standing,
          ...actions,
          status: 'setDone',
          setNumber: 2,
          remainingSeconds: setSeconds,
          onBeginSet: nothing,
        },
  ];
  const t = i18n.getFixedT<['student', 'common']>(null, ['student', 'common']);
  return states
    .map((state): [number, string] => [
      state.remainingSeconds,
      announcement(t, state, cuesOf(guidance)),
    ])
    .filter(([, text], at, all) => text !== '' && text !== all[at - 1]?.[1]);
}

const texts = (of: ReturnType<typeof heard>) => of.map(([, text]) => text);

describe('what a screen reader hears of a round', () => {
  it('is four texts at most, each at its moment, and no step', () => {
    expect(heard(suryaNamaskar, 'full')).toEqual([
      [90, 'Set 1 of 1 has started'],
      [45, 'Halfway there'],
      [10, 'Ten seconds left'],
      [0, 'Practice finished'],
    ]);
  });

  it('leaves out the half of a short set, so that the last seconds and the end come in time', () => {
    expect(heard({ ...treePose, durationSeconds: 30 }, 'off', 2)).toEqual([
      [30, 'Get ready'],
      [30, 'Set 1 of 2 has started'],
      [10, 'Ten seconds left'],
      [30, 'Set 1 of 2 is complete'],
    ]);
  });

  it('comes at its moment or never, so that a student who resumes later hears nothing outdated', () => {
    const t = i18n.getFixedT<['student', 'common']>(null, ['student', 'common']);
    const at = (remainingSeconds: number) =>
      announcement(
        t,
        {
          subject: suryaNamaskar,
          next: null,
          guide: guideOf(suryaNamaskar),
          setSeconds: 90,
          sets: 1,
          setNumber: 1,
          breaths: null,
          place: null,
          status: 'running',
          cue: null,
          holding: [],
          onNextStep: null,
          remainingSeconds,
          onPause: nothing,
          onReset: nothing,
          onClose: nothing,
        },
        cuesOf('off'),
      );
    expect([87, 60, 42, 20, 7, 3].map(at)).toEqual(['', '', '', '', '', '']);
  });

  it('is a change of sides in a short set too', () => {
    expect(heard({ ...warriorTwo, durationSeconds: 16 }, 'off')).toContainEqual([
      8,
      'Switch sides',
    ]);
  });

  it('begins with the side where it is the only one', () => {
    expect(texts(heard(warriorTwo, 'off', 1, 'left'))).toEqual([
      'Get ready',
      'Left side. Set 1 of 1 has started',
      'Halfway there',
      'Ten seconds left',
      'Practice finished',
    ]);
    expect(texts(heard(warriorTwo, 'off', 1, 'right'))[1]).toMatch(/^Right side\./);
    expect(texts(heard(warriorTwo, 'short', 1, 'left'))[0]).toBe('Set 1 of 1 has started');
  });

  it('of a class is the name of a step that lasts, and a change of sides', () => {
    const steps = (asana: Asana, guidance: Guidance) =>
      texts(heard(asana, guidance, 1, 'both', 'meditation')).filter(
        (text) => text !== 'Get ready' && text !== 'Practice finished',
      );
    expect(steps({ ...treePose, durationSeconds: 60 }, 'off')).toEqual(['Tree']);
    expect(steps({ ...treePose, durationSeconds: 14 }, 'off')).toEqual([]);
    expect(steps({ ...warriorTwo, durationSeconds: 16 }, 'off')).toEqual([
      'Warrior II',
      'Switch sides',
    ]);
    expect(steps({ ...warriorTwo, durationSeconds: 16 }, 'short')).toEqual([]);
  });

  it('is not what is spoken', () => {
    const silent = texts(heard(warriorTwo, 'off', 2));
    expect(silent).toContain('Get ready');
    expect(silent).toContain('Switch sides');
    expect(silent).toContain('Set 1 of 2 is complete. Back to the right side');
    for (const guidance of ['short', 'full'] as const) {
      const spoken = texts(heard(warriorTwo, guidance, 2));
      expect(spoken).not.toContain('Get ready');
      expect(spoken).not.toContain('Switch sides');
      expect(spoken).toContain('Set 1 of 2 is complete');
    }
  });
});
