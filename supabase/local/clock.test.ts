import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from './clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('rings every 20 seconds, each time after the last one has ended', async () => {
  let end: () => void = () => undefined;
  const tick = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const stop = startClock(tick);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tick).toHaveBeenCalledOnce();
  end();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(tick).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(tick).toHaveBeenCalledTimes(2);
  end();
  await stop();
});

test('goes on after a failure, and says it', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const tick = vi.fn(() => Promise.reject(new Error('down')));
  const stop = startClock(tick);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(tick).toHaveBeenCalledTimes(2);
  expect(said).toHaveBeenCalledTimes(2);
  await stop();
});

test('ends after what is running, and rings no more', async () => {
  let end: () => void = () => undefined;
  const tick = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const stop = startClock(tick);
  await vi.advanceTimersByTimeAsync(20_000);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await stopping;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tick).toHaveBeenCalledOnce();
});
