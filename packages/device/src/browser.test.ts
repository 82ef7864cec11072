import { describe, expect, it, vi } from 'vitest';
import { createWakeLock } from './wakeLock.ts';
import { watchNetwork } from './watchNetwork.ts';
import { watchPage } from './watchPage.ts';
import { holdLock, acquireLock, withFreeLock, withLock } from './webLock.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  turn(visibilityState: DocumentVisibilityState) {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('the wake lock', () => {
  /** A screen that counts the locks it gave out and did not get back. */
  function newScreen() {
    const sentinels = new Set<EventTarget & { released: boolean }>();
    const request = async () => {
      const sentinel = Object.assign(new EventTarget(), {
        released: false,
        type: 'screen' as const,
        onrelease: null,
        release: async () => {
          sentinel.released = true;
          sentinels.delete(sentinel);
          queueMicrotask(() => sentinel.dispatchEvent(new Event('release')));
        },
      });
      sentinels.add(sentinel);
      return sentinel;
    };
    return {
      screen: { wakeLock: { request } },
      held: () => sentinels.size,
      takeAway: () => {
        const taken = [...sentinels];
        sentinels.clear();
        for (const sentinel of taken) {
          sentinel.released = true;
          sentinel.dispatchEvent(new Event('release'));
        }
      },
    };
  }

  it('holds the screen until it is released', async () => {
    const { screen, held } = newScreen();
    const lock = createWakeLock(screen, new Page());
    lock.hold();
    lock.hold();
    await settle();
    expect(held()).toBe(1);
    lock.release();
    await settle();
    expect(held()).toBe(0);
  });

  it('asks again when the page comes back', async () => {
    const { screen, held, takeAway } = newScreen();
    const page = new Page();
    const lock = createWakeLock(screen, page);
    lock.hold();
    await settle();
    page.turn('hidden');
    takeAway();
    await settle();
    expect(held()).toBe(0);
    page.turn('visible');
    await settle();
    expect(held()).toBe(1);
    lock.release();
    await settle();
    takeAway();
    page.turn('visible');
    await settle();
    expect(held()).toBe(0);
  });

  it('asks again when the system takes it away while the page is seen', async () => {
    const { screen, held, takeAway } = newScreen();
    const lock = createWakeLock(screen, new Page());
    lock.hold();
    await settle();
    takeAway();
    await settle();
    expect(held()).toBe(1);
    // Only once: some systems release every lock at once.
    takeAway();
    await settle();
    expect(held()).toBe(0);
    lock.release();
  });

  it('holds one lock when it is asked for again before the old one has gone', async () => {
    const { screen, held } = newScreen();
    const lock = createWakeLock(screen, new Page());
    lock.hold();
    await settle();
    lock.release();
    lock.hold();
    await settle();
    expect(held()).toBe(1);
    lock.release();
    await settle();
    expect(held()).toBe(0);
  });

  it('gives back a lock that came too late', async () => {
    const { screen, held } = newScreen();
    const lock = createWakeLock(screen, new Page());
    lock.hold();
    lock.release();
    await settle();
    expect(held()).toBe(0);
  });

  it('asks a screen that refused again when the page comes back', async () => {
    let asked = 0;
    const request = async () => {
      asked += 1;
      throw new Error('low battery');
    };
    const page = new Page();
    const lock = createWakeLock({ wakeLock: { request } }, page);
    lock.hold();
    await settle();
    page.turn('visible');
    await settle();
    expect(asked).toBe(2);
    lock.release();
  });

  it('does nothing in a browser without wake locks', async () => {
    const lock = createWakeLock({}, new Page());
    lock.hold();
    await settle();
    expect(() => lock.release()).not.toThrow();
  });
});

describe('watching', () => {
  it('reports the network until it is stopped', () => {
    const network = new EventTarget();
    const heard: boolean[] = [];
    const stop = watchNetwork((isOnline) => heard.push(isOnline), network);
    network.dispatchEvent(new Event('offline'));
    network.dispatchEvent(new Event('online'));
    stop();
    network.dispatchEvent(new Event('offline'));
    expect(heard).toEqual([false, true]);
  });

  it('reports every way in which a page is hidden and shown, until it is stopped', () => {
    const page = new Page();
    const view = new EventTarget();
    const heard: string[] = [];
    const stop = watchPage(
      { onHidden: () => heard.push('hidden'), onShown: () => heard.push('shown') },
      { page, view },
    );
    page.turn('hidden');
    page.turn('visible');
    page.dispatchEvent(new Event('freeze'));
    page.dispatchEvent(new Event('resume'));
    view.dispatchEvent(new Event('pagehide'));
    view.dispatchEvent(new Event('pageshow'));
    stop();
    page.turn('hidden');
    expect(heard).toEqual(['hidden', 'shown', 'hidden', 'shown', 'hidden', 'shown']);
  });
});

describe('a lock over all tabs', () => {
  it('lets one task at a time run', async () => {
    const order: string[] = [];
    const task = (name: string) => async () => {
      order.push(`${name} begins`);
      await settle();
      order.push(`${name} ends`);
    };
    await Promise.all([withLock('test', task('one')), withLock('test', task('two'))]);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('runs at once where the browser has no locks, and passes on what happens', async () => {
    await expect(withLock('test', async () => 7, null)).resolves.toBe(7);
    await expect(
      withLock('test', async () => {
        throw new Error('offline');
      }),
    ).rejects.toThrow('offline');
  });

  it('is held until it is given back, and what wants it free waits no longer than it may', async () => {
    const task = () => Promise.resolve(7);
    const release = holdLock('held');
    await expect(withFreeLock('held', task, { timeoutMs: 10 })).resolves.toBeNull();
    const soon = withFreeLock('held', task, { timeoutMs: 10_000 });
    release();
    await expect(soon).resolves.toBe(7);
    await expect(withFreeLock('held', task, { timeoutMs: 10 })).resolves.toBe(7);
  });

  it('runs tasks at once in a browser without locks', async () => {
    const release = holdLock('none', null);
    const task = () => Promise.resolve(7);
    await expect(withFreeLock('none', task, { timeoutMs: 10, locks: null })).resolves.toBe(7);
    expect(release).not.toThrow();
  });

  it('passes on what happens under a free lock', async () => {
    const task = () => Promise.reject(new Error('offline'));
    await expect(withFreeLock('free', task, { timeoutMs: 1000 })).rejects.toThrow('offline');
  });

  it('is taken at once or not at all, or as soon as it is free, unless the waiting is ended', async () => {
    const giveBack = await acquireLock('meditation', { ifAvailable: true });
    await expect(acquireLock('meditation', { ifAvailable: true })).resolves.toBeNull();
    const impatient = new AbortController();
    const never = acquireLock('meditation', { signal: impatient.signal });
    const next = acquireLock('meditation', {});
    impatient.abort();
    await expect(never).resolves.toBeNull();
    giveBack?.();
    const giveBackNext = await next;
    expect(giveBackNext).not.toBeNull();
    giveBackNext?.();
    const again = await acquireLock('meditation', {});
    expect(again).not.toBeNull();
    again?.();
    await expect(acquireLock('meditation', { ifAvailable: true }, null)).resolves.not.toBeNull();
  });

  it('tells a holder that it was stolen, but not one that had released it', async () => {
    const onStolen = vi.fn<() => void>();
    const robbed = await acquireLock('stolen', { onStolen });
    const thief = await acquireLock('stolen', { steal: true });
    await settle();
    expect(onStolen).toHaveBeenCalledTimes(1);
    // It is no longer the robbed one's to give.
    robbed?.();
    await expect(acquireLock('stolen', { ifAvailable: true })).resolves.toBeNull();
    thief?.();
    const honest = await acquireLock('stolen', { onStolen });
    honest?.();
    const next = await acquireLock('stolen', { steal: true });
    await settle();
    expect(onStolen).toHaveBeenCalledTimes(1);
    next?.();
  });

  describe('of a browser that blocks site data', () => {
    /** As Chromium does there. */
    const locks = {
      request: () => Promise.reject(new DOMException('Access denied', 'SecurityError')),
      query: () => Promise.reject(new DOMException('Access denied', 'SecurityError')),
    };
    const guarded = {
      withLock: (task: () => Promise<number>) => withLock('blocked', task, locks),
      withFreeLock: (task: () => Promise<number>) => withFreeLock('blocked', task, { locks }),
    };

    it.each(['withLock', 'withFreeLock'] as const)('runs a task once, %s', async (how) => {
      const task = vi.fn<() => Promise<number>>().mockResolvedValue(7);
      await expect(guarded[how](task)).resolves.toBe(7);
      expect(task).toHaveBeenCalledTimes(1);
    });

    it.each(['withLock', 'withFreeLock'] as const)('passes on what happens, %s', async (how) => {
      const offline = new Error('offline');
      const task = vi.fn<() => Promise<number>>().mockRejectedValue(offline);
      await expect(guarded[how](task)).rejects.toBe(offline);
      expect(task).toHaveBeenCalledTimes(1);
    });

    it('is taken in turn, unless the waiting was aborted', async () => {
      const giveBack = await acquireLock('blocked', { ifAvailable: true }, locks);
      expect(giveBack).not.toBeNull();
      expect(giveBack).not.toThrow();
      const { signal } = new AbortController();
      await expect(acquireLock('blocked', { signal }, locks)).resolves.not.toBeNull();
      const ended = { signal: AbortSignal.abort() };
      await expect(acquireLock('blocked', ended, locks)).resolves.toBeNull();
      expect(holdLock('blocked', locks)).not.toThrow();
    });
  });

  it.each([
    ['withLock', withLock],
    ['withFreeLock', withFreeLock],
  ] as const)('passes on a refusal of the task itself, which ran once, %s', async (name, guard) => {
    const refused = new DOMException('of the task', 'SecurityError');
    const task = vi.fn<() => Promise<number>>().mockRejectedValue(refused);
    await expect(guard(name, task)).rejects.toBe(refused);
    expect(task).toHaveBeenCalledTimes(1);
    // It was given back.
    await expect(guard(name, () => Promise.resolve(7))).resolves.toBe(7);
  });
});
