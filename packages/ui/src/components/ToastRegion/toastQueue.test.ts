import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, type ToastMessage } from './toastQueue.ts';

const info = (message: string): ToastMessage => ({ tone: 'info', message });
const offer = (message: string): ToastMessage => ({
  ...info(message),
  action: { label: 'Undo', onAction: () => undefined },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const queue = createToastQueue({ timeout: 6000 });
  queue.begin();
  const shown = () => queue.source.visibleToasts.map(({ content }) => content.message);
  const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { queue, shown, after };
}

describe('the toasts of an app', () => {
  it('show one after the other: each waits until the one before has stood two seconds', async () => {
    const { queue, shown, after } = begin();
    for (const word of ['one', 'two', 'three']) queue.show(info(word));
    expect(shown()).toEqual(['one']);
    await after(1999);
    expect(shown()).toEqual(['one']);
    await after(1);
    expect(shown()).toEqual(['two']);
    await after(2000);
    expect(shown()).toEqual(['three']);
    await after(5999);
    expect(shown()).toEqual(['three']);
    await after(1);
    expect(shown()).toEqual([]);
  });

  it('stand until there is a region that shows them, and have all of their time then', async () => {
    const queue = createToastQueue({ timeout: 6000 });
    queue.show(info('one'));
    queue.show(info('two'));
    await vi.advanceTimersByTimeAsync(60_000);
    const shown = () => queue.source.visibleToasts.map(({ content }) => content.message);
    expect(shown()).toEqual(['one']);
    queue.begin();
    await vi.advanceTimersByTimeAsync(1999);
    expect(shown()).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual(['two']);
  });

  it('give way at once to one that comes after two seconds', async () => {
    const { queue, shown, after } = begin();
    queue.show(info('one'));
    await after(3000);
    queue.show(info('two'));
    await after(0);
    expect(shown()).toEqual(['two']);
  });

  it('keep all of their time when they offer something to do', async () => {
    const { queue, shown, after } = begin();
    queue.show(offer('undo?'));
    queue.show(info('two'));
    await after(5999);
    expect(shown()).toEqual(['undo?']);
    await after(1);
    expect(shown()).toEqual(['two']);
  });

  it('stand still while the pointer or the focus is on them', async () => {
    const { queue, shown, after } = begin();
    queue.show(info('one'));
    await after(1000);
    queue.pause();
    queue.show(info('two'));
    await after(60_000);
    expect(shown()).toEqual(['one']);
    queue.resume();
    await after(0);
    expect(shown()).toEqual(['two']);
    await after(4000);
    queue.pause();
    await after(60_000);
    queue.resume();
    await after(1999);
    expect(shown()).toEqual(['two']);
    await after(1);
    expect(shown()).toEqual([]);
  });

  it('come back after the others when they stay until they are answered', async () => {
    const { queue, shown, after } = begin();
    const key = queue.show(offer('a newer version'), 0);
    await after(60_000);
    queue.show(info('one'));
    await after(0);
    expect(shown()).toEqual(['one']);
    await after(6000);
    expect(shown()).toEqual(['a newer version']);
    await after(60_000);
    expect(shown()).toEqual(['a newer version']);
    queue.close(key);
    expect(shown()).toEqual([]);
  });

  it('wait while they are held, errors apart', async () => {
    const { queue, shown, after } = begin();
    const release = queue.hold();
    queue.show(info('earned'));
    queue.show({ tone: 'error', message: 'broken' });
    expect(shown()).toEqual(['broken']);
    await after(6000);
    expect(shown()).toEqual([]);
    release();
    expect(shown()).toEqual(['earned']);
    const [again, twice] = [queue.hold(), queue.hold()];
    queue.show(info('later'));
    again();
    again();
    await after(6000);
    expect(shown()).toEqual([]);
    twice();
    expect(shown()).toEqual(['later']);
  });

  it('lose what somebody else could do, but not what the app itself offers', async () => {
    const { queue, shown, after } = begin();
    queue.show(offer('undo?'));
    queue.show(offer('another undo?'));
    queue.show(offer('a newer version'), 0);
    queue.closeOffers();
    await after(0);
    expect(shown()).toEqual(['a newer version']);
  });

  it('are gone together when the queue is cleared, and the next one shows at once', async () => {
    const { queue, shown, after } = begin();
    queue.show(info('one'));
    queue.show(info('two'));
    queue.clear();
    queue.show(info('three'));
    expect(shown()).toEqual(['three']);
    await after(2000);
    expect(shown()).toEqual(['three']);
  });

  it('close by the key that they were given, shown or waiting', async () => {
    const { queue, shown, after } = begin();
    const first = queue.show(info('one'));
    const second = queue.show(info('two'));
    queue.show(info('three'));
    queue.close(second);
    queue.close(first);
    await after(0);
    expect(shown()).toEqual(['three']);
  });
});
