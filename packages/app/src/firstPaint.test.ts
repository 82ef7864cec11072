import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstPaint } from './firstPaint.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that waits for its first paint, in sight or not. */
function page(isHidden: boolean) {
  const document = Object.assign(new EventTarget(), { hidden: isHidden });
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', document);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const painted = vi.fn<() => void>();
  void firstPaint().then(painted);
  const hide = () => {
    document.hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { painted, hide, draw: () => frames.forEach((frame) => frame()) };
}

it('is over in the task after the next frame', async () => {
  const { painted, draw } = page(false);
  await vi.advanceTimersByTimeAsync(5000);
  draw();
  await Promise.resolve();
  expect(painted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(painted).toHaveBeenCalledOnce();
});

it('is not waited for in a tab that nobody sees', async () => {
  const { painted } = page(true);
  await Promise.resolve();
  expect(painted).toHaveBeenCalledOnce();
});

it('is not waited for any longer once the tab is left', async () => {
  const { painted, hide } = page(false);
  hide();
  await Promise.resolve();
  expect(painted).toHaveBeenCalledOnce();
});
