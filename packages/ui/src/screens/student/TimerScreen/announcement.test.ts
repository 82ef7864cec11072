import { defaultMeditationPlan } from '@niyama/domain';
import type { TFunction } from '@niyama/i18n';
import { expect, test } from 'vitest';
import { announcement } from './announcement.ts';
import type { TimerState } from './types.ts';

const keys = ((key: string) => key) as unknown as TFunction<['student', 'common', 'timer']>;
const standing = {
  plan: defaultMeditationPlan,
  bellsPassed: 1,
  missedBells: [],
  breathesFreely: false,
};

/** Every text that is heard while the seconds pass, one after the other. */
function heard(states: TimerState[]) {
  const texts = states.map((state) => announcement(keys, state));
  return texts.filter((text, at) => text !== '' && text !== texts[at - 1]);
}

test('a meditation is announced three times, however many seconds it shows, and a pause is not', () => {
  const seconds = Array.from({ length: 600 }, (_, passed) => 600 - passed);
  const states = seconds.flatMap((remainingSeconds): TimerState[] => {
    const running = { ...standing, status: 'running', remainingSeconds } as const;
    return remainingSeconds === 250 ? [running, { ...running, status: 'paused' }] : [running];
  });
  expect(heard([{ status: 'idle' }, ...states])).toEqual([
    'timer:announce.started',
    'practice.announce.half',
    'practice.announce.lastTen',
  ]);
});

test('what runs in another tab is announced there', () => {
  const state = { ...standing, status: 'elsewhere', isPaused: false, remainingSeconds: 5 } as const;
  expect(heard([state])).toEqual([]);
});

test('the end is announced, and what it earned as soon as that is known', () => {
  const over = { ...standing, status: 'completed', remainingSeconds: 0 } as const;
  const award = { points: 10, inARow: 1, bestInARow: 1 };
  expect(
    heard([
      { ...over, isEndedEarly: false, award: 'saving' },
      { ...over, isEndedEarly: false, award },
      { ...over, isEndedEarly: true, award },
    ]),
  ).toEqual(['timer.completed', 'timer.completed timer.earned', 'timer:end.kept timer.earned']);
});
