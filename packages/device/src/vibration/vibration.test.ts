import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBells } from '../bells/watchBells.ts';
import { createVibration } from './vibration.ts';

const begin = Date.parse('2026-03-02T06:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: begin }));
afterEach(() => void vi.useRealTimers());

function held(answer = true) {
  const vibrate = vi.fn<(pattern: number[]) => boolean>(() => answer);
  return { vibrate, vibration: createVibration({ device: { vibrate }, isHeld: () => true }) };
}

describe('vibration', () => {
  it('buzzes half a second for a bell, and twice for the end', () => {
    const { vibrate, vibration } = held();
    vibration.ring('bowl');
    vibration.ring('complete');
    vi.runAllTimers();
    expect(vibrate.mock.calls).toEqual([[[500]], [[200, 100, 200]]]);
  });

  it('waits for its moment, and can be taken back until then and during it', () => {
    const { vibrate, vibration } = held();
    const rung = vibration.ring('bowl', begin + 1500);
    const other = vibration.ring('bowl', begin + 1500);
    other.cancel();
    vi.advanceTimersByTime(1499);
    expect([vibrate.mock.calls.length, rung.hasRung()]).toEqual([0, false]);
    vi.advanceTimersByTime(1);
    expect([vibrate.mock.calls.length, rung.hasRung(), other.hasRung()]).toEqual([1, true, false]);
    rung.cancel();
    expect(vibrate).toHaveBeenLastCalledWith([]);
  });

  it('has rung when the watch over the bells asks', () => {
    const { vibration } = held();
    const reported: string[] = [];
    watchBells({
      calls: [{ index: 0, at: begin + 60_000 }],
      endsAt: begin + 600_000,
      ring: (_call, at) => vibration.ring('bowl', at),
      onRang: (index) => void reported.push(`rang ${index}`),
      onMissed: (index) => void reported.push(`missed ${index}`),
      onEnd: () => {},
    });
    vi.advanceTimersByTime(61_000);
    expect(reported).toEqual(['rang 0']);
  });

  it('is left out when the page slept over its moment', () => {
    const { vibrate, vibration } = held();
    const rung = vibration.ring('bowl', begin + 1000);
    vi.setSystemTime(begin + 3001);
    vi.runAllTimers();
    expect([vibrate.mock.calls.length, rung.hasRung()]).toEqual([0, false]);
  });

  it('says when the browser refused, and when there is nothing that could vibrate', () => {
    const { vibration } = held(false);
    const rung = vibration.ring('bowl');
    vi.runAllTimers();
    expect([vibration.isPossible, rung.hasRung()]).toEqual([true, false]);

    const bare = createVibration({ device: {}, isHeld: () => true });
    const unheard = bare.ring('complete');
    vi.runAllTimers();
    expect([bare.isPossible, unheard.hasRung()]).toEqual([false, false]);

    const desk = createVibration({ device: { vibrate: () => true }, isHeld: () => false });
    expect(desk.isPossible).toBe(false);
  });
});
