import type { Tone } from '@niyama/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toneWatch } from './toneWatch.ts';
import { watchBells } from './watchBells.ts';

const begin = Date.parse('2026-03-02T06:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: begin }));
afterEach(() => void vi.useRealTimers());

/** A watch over tones a second apart, the first at once, and when each of them sounded. */
function watch(...tones: Tone[]) {
  const rung: [Tone, number][] = [];
  const calls = tones.map((tone, index) => ({ index, tone, at: begin + index * 1000 }));
  let isOver = false;
  const { check, stop } = watchBells(
    toneWatch({
      calls,
      endsAt: begin + 60_000,
      ring: ({ tone }, at) => {
        rung.push([tone, (at - begin) / 1000]);
        return { hasRung: () => Date.now() >= at, cancel: () => undefined };
      },
      onEnd: () => {
        isOver = true;
      },
    }),
  );
  return { check, stop, rung, isOver: () => isOver };
}

it('lets each tone sound at its moment, until it is stopped', () => {
  const { rung, stop } = watch('in', 'tick', 'out', 'tick', 'in', 'out');
  vi.advanceTimersByTime(2000);
  stop();
  vi.advanceTimersByTime(5000);
  expect(rung).toEqual([
    ['in', 0],
    ['tick', 1],
    ['out', 2],
    ['tick', 3],
  ]);
});

it('lets none but the latest sound of those that a sleep missed', () => {
  const { check, rung, isOver } = watch('in', 'tick', 'out', 'stay', 'tick');
  rung.length = 0;
  vi.setSystemTime(begin + 3300);
  check();
  expect(rung).toEqual([
    ['stay', 3.3],
    ['tick', 4],
  ]);
  vi.setSystemTime(begin + 60_000);
  check();
  expect(isOver()).toBe(true);
});
