import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const begin = Date.parse('2026-03-02T06:00:00Z');
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
  vi.resetModules();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The tones on a device that can vibrate, or on one that cannot. */
async function open({ isHeld = true } = {}) {
  const vibrate = vi.fn<(pattern: number[]) => boolean>(() => true);
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('matchMedia', () => ({ matches: isHeld }));
  return { vibrate, ...(await import('./tones.ts')) };
}

describe('a tone of a practice', () => {
  it('is felt at its moment once that was chosen', async () => {
    const { vibrate, ringTone, chooseVibration } = await open();
    ringTone('in');
    vi.advanceTimersByTime(1000);
    expect(vibrate).not.toHaveBeenCalled();
    chooseVibration(true);
    ringTone('out', begin + 2000);
    vi.advanceTimersByTime(999);
    expect(vibrate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(vibrate.mock.calls).toEqual([[[70, 90, 70]]]);
    chooseVibration(false);
    ringTone('in');
    vi.advanceTimersByTime(1000);
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('is not felt when it was taken back', async () => {
    const { vibrate, ringTone, chooseVibration } = await open();
    chooseVibration(true);
    ringTone('in', begin + 1000).cancel();
    vi.advanceTimersByTime(2000);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is not felt on a device that only says it could vibrate', async () => {
    const { canVibrate, vibrate, ringTone, chooseVibration } = await open({ isHeld: false });
    chooseVibration(true);
    ringTone('in');
    vi.advanceTimersByTime(1000);
    expect([canVibrate, vibrate.mock.calls]).toEqual([false, []]);
  });
});
