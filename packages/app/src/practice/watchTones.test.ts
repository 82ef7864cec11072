import type { Tone } from '@niyama/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, sendTo } from 'xstate';
import { watchTones } from './watchTones.ts';

const begin = Date.parse('2026-03-02T06:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: begin }));
afterEach(() => void vi.useRealTimers());

/** A watch over tones a second apart, the first at once, in a set of a minute: when each sounded. */
function watch(...tones: Tone[]) {
  const rung: [Tone, number][] = [];
  const canceled: Tone[] = [];
  const told: [string, number][] = [];
  const since = (at: number) => (at - begin) / 1000;
  const ring = (tone: Tone, at: number) => {
    rung.push([tone, since(at)]);
    return { hasRung: () => Date.now() >= at, cancel: () => void canceled.push(tone) };
  };
  const calls = tones.map((tone, index) => ({ index, tone, at: begin + index * 1000 }));
  const practice = createMachine({
    invoke: { id: 'tones', src: watchTones(ring), input: { calls, endsAt: begin + 60_000 } },
    on: {
      'clock.checked': { actions: sendTo('tones', ({ event }) => event) },
      'set.ended': { actions: ({ event }) => told.push([event.type, since(Date.now())]) },
    },
  });
  return { actor: createActor(practice).start(), rung, canceled, told };
}

/** The watch has begun. */
const begun = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

describe('the watch over the tones of a practice', () => {
  it('lets each sound at its moment, the first one too', async () => {
    const { rung } = watch('bowl', 'tick', 'in', 'out');
    await begun();
    vi.advanceTimersByTime(4000);
    expect(rung).toEqual([
      ['bowl', 0],
      ['tick', 1],
      ['in', 2],
      ['out', 3],
    ]);
  });

  it('lets none but the latest sound of those that a sleep missed', async () => {
    const { actor, rung } = watch('bowl', 'tick', 'in', 'out', 'tick');
    await begun();
    vi.setSystemTime(begin + 3300);
    actor.send({ type: 'clock.checked' });
    expect(rung).toEqual([
      ['out', 3.3],
      ['tick', 4],
    ]);
  });

  it('takes back what has not sounded when it is stopped', async () => {
    const { actor, rung, canceled } = watch('bowl', 'tick', 'in');
    await begun();
    vi.advanceTimersByTime(1000);
    actor.stop();
    vi.advanceTimersByTime(5000);
    expect(rung.map(([tone]) => tone)).toEqual(['bowl', 'tick', 'in']);
    expect(canceled).toEqual(['in']);
  });

  it('tells the end of the set, which a hidden page would notice a minute late', async () => {
    const { told } = watch('bowl');
    await begun();
    vi.advanceTimersByTime(59_900);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(told[0]).toEqual(['set.ended', 60.001]);
  });

  it('hangs its timers on none that has begun the set', async () => {
    const { actor, rung } = watch('bowl');
    expect([vi.getTimerCount(), rung]).toEqual([0, []]);
    actor.send({ type: 'clock.checked' });
    await begun();
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    actor.stop();
    const stopped = watch('bowl');
    stopped.actor.stop();
    await begun();
    expect([vi.getTimerCount(), stopped.rung]).toEqual([0, []]);
  });
});
