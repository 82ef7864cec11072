import { expect, it } from 'vitest';
import { fromPausedSession, isNewerThanPaused, isTooOldToCount } from './resumablePractice.ts';

const pausedAt = '2026-03-02T06:00:00.000Z';

it.each([
  ['nothing was paused', null, true],
  ['it was paused before', { pausedAt: '2026-03-02T05:59:59.999Z' }, true],
  ['it was paused at the same moment', { pausedAt }, true],
  ['it was paused since', { pausedAt: '2026-03-02T06:00:00.001Z' }, false],
])('a practice stored on the device when %s', (_, paused, fresher) => {
  expect(isNewerThanPaused({ savedAt: Date.parse(pausedAt) }, paused)).toBe(fresher);
});

it.each([
  ['has not run yet', [], false],
  ['began six days ago', [6 * 24], false],
  ['began a moment more than six days ago', [6 * 24 + 0.001], true],
  ['began long ago and was taken up since', [200, 1], true],
])('a practice that %s', (_, hoursAgo, outdated) => {
  const now = Date.parse(pausedAt);
  const intervals = hoursAgo.map((hours) => {
    const startedAt = now - hours * 3_600_000;
    return { startedAt, endedAt: startedAt + 1000 };
  });
  expect(isTooOldToCount({ intervals }, now)).toBe(outdated);
});

it('prefers the saved stretches, and never begins with more time than a set has', () => {
  const saved = [{ startedAt: 1000, endedAt: 41_000 }];
  const paused = {
    pausedAt: '2026-03-01T06:00:00Z',
    setSeconds: null,
    timeRemaining: 20,
    setNumber: 1,
    sets: 1,
    intervals: saved,
  };
  expect(fromPausedSession(paused, 60).intervals).toBe(saved);
  expect(fromPausedSession({ ...paused, timeRemaining: 90 }, 60).remainingSeconds).toBe(60);
});

it('claims of a shortened set what ran, and not what the pose takes', () => {
  const saved = [{ startedAt: 1000, endedAt: 11_000 }];
  const short = {
    pausedAt: '2026-03-01T06:00:00Z',
    setSeconds: 30,
    timeRemaining: 20,
    setNumber: 1,
    sets: 1,
    intervals: saved,
  };
  const resume = fromPausedSession(short, 120);
  expect(resume).toMatchObject({ durationSeconds: 30, remainingSeconds: 20, intervals: saved });
});
