import { describe, expect, it } from 'vitest';
import { decideOpening, type OpeningFacts, openingWithoutInterrupted } from './decideOpening.ts';
import type { PausedSession, RunningPractice } from './practice.ts';

const now = Date.parse('2026-03-02T06:00:00Z');
const hoursAgo = (hours: number) => now - hours * 3_600_000;
const tooLong = 7 * 24;

/** A practice that was interrupted so many hours ago, with 40 seconds of its second set left. */
const found = (hours: number, more: Partial<RunningPractice> = {}): RunningPractice => ({
  id: 'found',
  asanaId: 'tree',
  name: 'Tree',
  source: 'home',
  run: null,
  durationSeconds: 60,
  sets: 2,
  setNumber: 2,
  remainingSeconds: 40,
  isComplete: false,
  intervals: [{ startedAt: hoursAgo(hours) - 80_000, endedAt: hoursAgo(hours) }],
  jumps: [],
  savedAt: hoursAgo(hours),
  ...more,
});
const complete = (hours: number) => found(hours, { isComplete: true });

const paused = (hours: number, more: Partial<PausedSession> = {}) =>
  ({
    id: 'paused',
    pausedAt: new Date(hoursAgo(hours)).toISOString(),
    setSeconds: null,
    timeRemaining: 15,
    setNumber: 1,
    sets: 2,
    source: 'home',
    intervals: [],
    ...more,
  }) as PausedSession;

const facts = (given: Partial<OpeningFacts>): OpeningFacts => ({
  asana: { durationSeconds: 60 },
  found: null,
  paused: null,
  blockSteps: null,
  claim: { isHeld: true, hasTakenOver: false, hasWaited: false },
  isMeditating: false,
  startsByItself: false,
  resumesByItself: false,
  now,
  ...given,
});
const tookOver = { isHeld: true, hasTakenOver: true, hasWaited: false };
const waited = { isHeld: true, hasTakenOver: false, hasWaited: true };

/** An opening in a few words: what the practice goes on from, whether it asks, is stale, or runs by itself. */
function summaryOf(given: Partial<OpeningFacts>): string {
  const opening = decideOpening(facts(given));
  const { interrupted, resume, startsOver, asks, staleId, startsImmediately } = opening;
  const from = interrupted ? 'found' : resume ? 'paused' : startsOver ? 'over' : 'new';
  return [from, asks && 'asks', staleId && 'stale', startsImmediately && 'runs']
    .filter(Boolean)
    .join(' ');
}

describe('a practice opens', () => {
  it.each<[string, Partial<OpeningFacts>, string]>([
    ['with its sets to choose', {}, 'new'],
    ['running, as the next pose of a sequence', { startsByItself: true }, 'new runs'],
    ['where it was paused', { paused: paused(1) }, 'paused'],
    [
      'where it was paused, running after a tap on it',
      { paused: paused(1), resumesByItself: true },
      'paused runs',
    ],
    ['with a question about what was interrupted', { found: found(1) }, 'found asks'],
    ['without a question when every set is done', { found: complete(1) }, 'found'],
    [
      'with what is complete, although it was paused since',
      { found: complete(2), paused: paused(1) },
      'found',
    ],
    [
      'with what was interrupted, which is newer than the pause',
      { found: found(1), paused: paused(2) },
      'found asks',
    ],
    [
      'where it was paused after the interruption',
      { found: found(2), paused: paused(1) },
      'paused stale',
    ],
    ['from its start when it was paused too long ago', { paused: paused(tooLong) }, 'over'],
    [
      'from its start when it was interrupted too long ago',
      { found: found(tooLong) },
      'over stale',
    ],
    [
      'where it was paused, not where it was interrupted too long ago',
      { found: found(tooLong), paused: paused(1) },
      'paused stale',
    ],
    [
      'from its start when both were left too long ago',
      { found: found(tooLong), paused: paused(tooLong) },
      'over stale',
    ],
    [
      'running while a meditation does, where this tab holds the claim already',
      { isMeditating: true, startsByItself: true },
      'new runs',
    ],
    [
      'at once with what is taken over after waiting for it',
      { found: found(1), claim: { ...tookOver, hasWaited: true } },
      'found runs',
    ],
    ['at once with what is taken over', { found: found(1), claim: tookOver }, 'found runs'],
    [
      'at once with a pause that is taken over',
      { paused: paused(1), claim: tookOver },
      'paused runs',
    ],
  ])('%s', (_, given, expected) => {
    expect(summaryOf(given)).toBe(expected);
  });
});

describe('a practice that would run by itself waits for a tap', () => {
  it.each<[string, Partial<OpeningFacts>]>([
    [
      'while a meditation runs',
      { isMeditating: true, claim: { ...waited, isHeld: false, hasWaited: false } },
    ],
    ['after this tab has waited for another', { claim: waited }],
    ['when it starts over', { paused: paused(tooLong) }],
  ])('%s', (_, given) => {
    expect(summaryOf({ startsByItself: true, ...given })).not.toContain('runs');
  });
});

/** What was interrupted so many hours ago in a block of so many steps. */
const inBlock = (hours: number, steps: number, more: Partial<RunningPractice> = {}) =>
  found(hours, { run: { id: 'run', index: 4, steps }, ...more });

describe('in a sequence', () => {
  it.each<[string, Partial<OpeningFacts>, string]>([
    ['a pose runs by itself', { startsByItself: true }, 'new runs'],
    ['a chain runs by itself', { asana: null, blockSteps: 3, startsByItself: true }, 'new runs'],
    ['what was paused outside of it stays paused', { paused: paused(1) }, 'new'],
    [
      'what was interrupted goes on without a question, and waits for a tap',
      { found: inBlock(1, 1), startsByItself: true },
      'found',
    ],
    [
      'an interrupted chain goes on',
      { asana: null, found: inBlock(1, 3, { asanaId: null }), blockSteps: 3 },
      'found',
    ],
    [
      'what was interrupted goes on, although the pose was paused since',
      { found: inBlock(2, 1), paused: paused(1) },
      'found',
    ],
    [
      'what is taken over runs at once',
      { found: inBlock(1, 3), blockSteps: 3, claim: tookOver },
      'found runs',
    ],
    [
      'what is complete goes on without a tap that would begin it',
      { found: inBlock(1, 3, { isComplete: true }), blockSteps: 3, startsByItself: true },
      'found',
    ],
    [
      'nothing goes on with a block of other steps',
      { found: inBlock(1, 3), blockSteps: 2 },
      'new stale',
    ],
    [
      'nothing goes on with a block of other steps, even what is complete',
      { found: inBlock(1, 3, { isComplete: true }), blockSteps: 2 },
      'new stale',
    ],
    ['nothing goes on of what was a pose alone', { found: found(1) }, 'new stale'],
    ['nothing goes on that was left too long ago', { found: inBlock(tooLong, 1) }, 'over stale'],
  ])('%s', (_, given, expected) => {
    expect(summaryOf({ blockSteps: 1, ...given })).toBe(expected);
  });

  it('leaves nothing that a pose alone goes on with', () => {
    expect(summaryOf({ found: inBlock(1, 1) })).toBe('new stale');
  });
});

it('goes back to the pause when what was interrupted is discarded, and waits for a tap', () => {
  const given = facts({ found: found(1), paused: paused(2), resumesByItself: true });
  const opening = openingWithoutInterrupted(given, decideOpening(given));
  expect(opening).toMatchObject({
    interrupted: null,
    asks: false,
    paused: { id: 'paused' },
    resume: { setNumber: 1, remainingSeconds: 15 },
    startsImmediately: false,
  });
});

it('starts over when what was interrupted is discarded and the pause is too old', () => {
  const given = facts({ found: found(1), paused: paused(tooLong) });
  const opening = openingWithoutInterrupted(given, decideOpening(given));
  expect(opening).toMatchObject({ resume: null, startsOver: true, asks: false });
});
