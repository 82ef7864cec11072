import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BellDue, watchBells } from './watchBells.ts';

const begin = Date.parse('2026-03-02T06:00:00Z');
const seconds = (count: number) => begin + count * 1000;

beforeEach(() => void vi.useFakeTimers({ now: begin }));
afterEach(() => void vi.useRealTimers());

/** A watch whose bells ring at their moment, unless the sound does not run. */
function watch(calls: number[], { endsAt = 600, isSoundRunning = (): boolean => true } = {}) {
  const reported: (string | number)[][] = [];
  const handed: { index: number; at: number; from: number }[] = [];
  const canceled: number[] = [];
  const bells = watchBells<BellDue>({
    calls: calls.map((at, index) => ({ index, at: seconds(at) })),
    endsAt: seconds(endsAt),
    ring: ({ index }, at) => {
      handed.push({ index, at: (at - begin) / 1000, from: (Date.now() - begin) / 1000 });
      return {
        hasRung: () => isSoundRunning() && Date.now() >= at,
        cancel: () => void canceled.push(index),
      };
    },
    onRang: (index) => void reported.push(['rang', index]),
    onMissed: (index) => void reported.push(['missed', index]),
    onEnd: () => {
      reported.push(['end']);
      bells.stop();
    },
  });
  return { bells, reported, handed, canceled };
}

/** The page froze: the clock went on, no timer fired. */
const freeze = (count: number) => vi.setSystemTime(Date.now() + count * 1000);

describe('the watch over the bells', () => {
  it('hands each bell over ahead of its moment, and reports when it rang', () => {
    const { reported, handed } = watch([0, 150, 600]);
    vi.advanceTimersByTime(160_000);
    expect(handed.map(({ index, at }) => [index, at])).toEqual([
      [0, 0],
      [1, 150],
    ]);
    expect(handed[1]?.from).toBeCloseTo(148.5, 2);
    expect(reported).toEqual([
      ['rang', 0],
      ['rang', 1],
    ]);
    vi.advanceTimersByTime(440_001);
    expect(reported.slice(2)).toEqual([['rang', 2], ['end']]);
  });

  it('sets all its timers at once, none from another', () => {
    const set = vi.spyOn(globalThis, 'setTimeout');
    watch([0, 60, 120]);
    const before = set.mock.calls.length;
    vi.advanceTimersByTime(700_000);
    expect(set.mock.calls).toHaveLength(before);
  });

  it('rings nothing in a burst after sleep: what is late is missed', () => {
    const { bells, reported, handed } = watch([60, 120, 180]);
    freeze(150);
    bells.check();
    expect(handed).toEqual([]);
    expect(reported).toEqual([
      ['missed', 0],
      ['missed', 1],
    ]);
  });

  it('still rings what is at most two seconds late', () => {
    const { bells, reported, handed } = watch([60]);
    freeze(61.9);
    bells.check();
    expect(handed).toEqual([{ index: 0, at: 61.9, from: 61.9 }]);
    freeze(1);
    bells.check();
    expect(reported).toEqual([['rang', 0]]);
  });

  it('ends at the deadline, also when it was slept through', () => {
    const { bells, reported } = watch([300, 600]);
    freeze(4000);
    bells.check();
    expect(reported).toEqual([['missed', 0], ['missed', 1], ['end']]);
    vi.advanceTimersByTime(10_000);
    expect(reported).toHaveLength(3);
  });

  it('calls a bell missed, and takes it back, when the sound stood still', () => {
    let isSoundRunning = true;
    const { reported, canceled } = watch([60], { isSoundRunning: () => isSoundRunning });
    vi.advanceTimersByTime(59_000);
    isSoundRunning = false;
    vi.advanceTimersByTime(2100);
    expect(reported).toEqual([['missed', 0]]);
    expect(canceled).toEqual([0]);
  });

  it('waits for a loudspeaker that has to wake up, and keeps the order meanwhile', () => {
    let isSoundRunning = false;
    const { reported, canceled } = watch([0, 0.1, 60], { isSoundRunning: () => isSoundRunning });
    vi.advanceTimersByTime(900);
    expect(reported).toEqual([]);
    isSoundRunning = true;
    vi.advanceTimersByTime(200);
    expect(reported).toEqual([
      ['rang', 0],
      ['rang', 1],
    ]);
    expect(canceled).toEqual([]);
  });

  it('counts a bell that the sound has not quite reached when it is looked at', () => {
    // Sound is made in portions: its clock stands still for some hundredths of a second.
    const soundClock = () => Math.floor((Date.now() - begin) / 40) * 40;
    const reported: string[] = [];
    const bells = watchBells({
      calls: [50, 150, 600].map((at, index) => ({ index, at: seconds(at) + 7 })),
      endsAt: seconds(600) + 7,
      ring: (_call, at) => ({
        hasRung: () => begin + soundClock() >= at,
        cancel: () => void reported.push('canceled'),
      }),
      onRang: (index) => void reported.push(`rang ${index}`),
      onMissed: (index) => void reported.push(`missed ${index}`),
      onEnd: () => {
        reported.push('end');
        bells.stop();
      },
    });
    vi.advanceTimersByTime(601_000);
    expect(reported).toEqual(['rang 0', 'rang 1', 'rang 2', 'end']);
  });

  it('ends also when its last bell never sounds, a moment later', () => {
    const { reported, canceled } = watch([600], { isSoundRunning: () => false });
    vi.advanceTimersByTime(600_500);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(501);
    expect(reported).toEqual([['missed', 0], ['end']]);
    expect(canceled).toEqual([0]);
  });

  it('looks after a bell that was handed over late, also when it is the last', () => {
    const { bells, reported } = watch([600], { endsAt: 600 });
    freeze(601.5);
    bells.check();
    expect(reported).toEqual([['rang', 0], ['end']]);
    let isSoundRunning = false;
    const other = watch([660], { endsAt: 660, isSoundRunning: () => isSoundRunning });
    freeze(60);
    other.bells.check();
    expect(other.reported).toEqual([]);
    isSoundRunning = true;
    vi.advanceTimersByTime(60);
    expect(other.reported).toEqual([['rang', 0], ['end']]);
  });

  it('reports a bell as rung when it is stopped within the stroke', () => {
    let isSoundRunning = false;
    const { bells, reported, canceled } = watch([0, 1], { isSoundRunning: () => isSoundRunning });
    vi.advanceTimersByTime(900);
    isSoundRunning = true;
    bells.stop();
    bells.stop();
    vi.advanceTimersByTime(600_000);
    expect(reported).toEqual([['rang', 0]]);
    expect(canceled).toEqual([1]);
  });

  it('reports nothing of a bell still to come, nor of one that is only seen', () => {
    const reported: number[] = [];
    const bells = watchBells({
      calls: [{ index: 0, at: seconds(60) }],
      endsAt: seconds(600),
      ring: () => ({ hasRung: () => true, cancel: () => undefined }),
      onRang: (index) => void reported.push(index),
      onMissed: (index) => void reported.push(index),
      onEnd: () => undefined,
    });
    vi.advanceTimersByTime(59_000);
    bells.stop();
    expect(reported).toEqual([]);
  });

  it('cancels what has not rung when it is stopped, and reports nothing more', () => {
    const { bells, reported, canceled } = watch([60, 120]);
    vi.advanceTimersByTime(119_000);
    bells.stop();
    vi.advanceTimersByTime(600_000);
    expect(reported).toEqual([['rang', 0]]);
    expect(canceled).toEqual([1]);
  });
});
