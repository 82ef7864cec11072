import { guideOf, type Guidance } from '@niyama/domain';
import { createI18n, loadLanguage } from '@niyama/i18n';
import { settings, suryaNamaskar, warriorTwo } from '@niyama/mocks';
import { beforeAll, describe, expect, it } from 'vitest';
import { announcement } from './announcement.ts';
import type { PracticeCues, PracticeStageState } from './types.ts';

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
  speechRate: { rate: 1, onChange: nothing },
  vibration: null,
  movingFigure: { isOn: true, onChange: nothing },
  shortcuts: { isOn: true, onChange: nothing },
});

/** What the region says over one set, from getting ready to the rest or the end, each text once. */
function heard(asana: typeof suryaNamaskar, guidance: Guidance): string[] {
  const { durationSeconds: setSeconds } = asana;
  const sets = asana === warriorTwo ? 2 : 1;
  const standing = { asana, guide: guideOf(asana), setSeconds, sets, setNumber: 1, place: null };
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
    .map((state) => announcement(t, state, cuesOf(guidance)))
    .filter((text, at, all) => text !== '' && text !== all[at - 1]);
}

describe('what a screen reader hears of a round', () => {
  it('is four texts at most, and no step', () => {
    expect(heard(suryaNamaskar, 'full')).toEqual([
      'Set 1 of 1 has started',
      'Halfway there',
      'Ten seconds left',
      'Practice finished',
    ]);
  });

  it('is not what is spoken', () => {
    expect(heard(warriorTwo, 'off')).toContain('Get ready');
    expect(heard(warriorTwo, 'off')).toContain('Switch sides');
    expect(heard(warriorTwo, 'off')).toContain('Set 1 of 2 is complete. Back to the right side');
    for (const guidance of ['short', 'full'] as const) {
      expect(heard(warriorTwo, guidance)).not.toContain('Get ready');
      expect(heard(warriorTwo, guidance)).not.toContain('Switch sides');
      expect(heard(warriorTwo, guidance)).toContain('Set 1 of 2 is complete');
    }
  });
});
