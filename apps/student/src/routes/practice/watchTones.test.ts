import type { Bells } from '@niyama/device';
import type { Tone } from '@niyama/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { watchTones } from './watchTones.ts';

const begin = Date.parse('2026-03-02T06:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: begin }));
afterEach(() => void vi.useRealTimers());

/** A watch over tones a second apart, the first at once, and when each of them sounded. */
function watch(...tones: Tone[]) {
  const rung: [Tone, number][] = [];
  const canceled: Tone[] = [];
  const ring: Bells['ring'] = (tone, at = Date.now()) => {
    rung.push([tone, (at - begin) / 1000]);
    return { hasRung: () => Date.now() >= at, cancel: () => void canceled.push(tone) };
  };
  const calls = tones.map((tone, index) => ({ index, tone, at: begin + index * 1000 }));
  const actor = createActor(watchTones(ring), { input: { calls, endsAt: begin + 60_000 } });
  actor.start();
  return { actor, rung, canceled };
}

describe('the watch over the tones of a practice', () => {
  it('lets each sound at its moment, the first one too', () => {
    const { rung } = watch('bowl', 'tick', 'in', 'out');
    vi.advanceTimersByTime(4000);
    expect(rung).toEqual([
      ['bowl', 0],
      ['tick', 1],
      ['in', 2],
      ['out', 3],
    ]);
  });

  it('lets none but the latest sound of those that a sleep missed', () => {
    const { actor, rung } = watch('bowl', 'tick', 'in', 'out', 'tick');
    vi.setSystemTime(begin + 3300);
    actor.send({ type: 'clock.checked' });
    expect(rung).toEqual([
      ['out', 3.3],
      ['tick', 4],
    ]);
  });

  it('takes back what has not sounded when it is stopped', () => {
    const { actor, rung, canceled } = watch('bowl', 'tick', 'in');
    vi.advanceTimersByTime(1000);
    actor.stop();
    vi.advanceTimersByTime(5000);
    expect(rung.map(([tone]) => tone)).toEqual(['bowl', 'tick', 'in']);
    expect(canceled).toEqual(['in']);
  });
});
