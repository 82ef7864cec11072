import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => toasts.source.visibleToasts.map(({ content }) => content.message);

it('shows one message, for 1,000,000 ms or until the next one takes its place', async () => {
  toasts.begin();
  toasts.show({ tone: 'success', message: 'one' });
  await vi.advanceTimersByTimeAsync(500);
  toasts.show({ tone: 'error', message: 'two' });
  expect(shown()).toEqual(['two']);
  await vi.advanceTimersByTimeAsync(999_999);
  expect(shown()).toEqual(['two']);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual([]);
});
