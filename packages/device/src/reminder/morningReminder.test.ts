import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeyValueStore } from '../keyValueStore.ts';
import type { watchPage } from '../watchPage.ts';
import { createMorningReminder } from './morningReminder.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A device with its memory, on which tabs can be opened. */
function newDevice() {
  const texts = new Map<string, string>();
  const store: KeyValueStore = {
    getItem: async (key) => texts.get(key) ?? null,
    setItem: async (key, text) => void texts.set(key, text),
    removeItem: async (key) => void texts.delete(key),
  };
  let queue = Promise.resolve<unknown>(undefined);
  /** One after the other over all tabs, as the browser's locks do it. */
  const lock = async <Value>(_name: string, task: () => Promise<Value>) => {
    const turn = queue.then(task);
    queue = turn.catch(() => undefined);
    return turn;
  };
  const shown = new Set<() => void>();
  const watch: typeof watchPage = ({ onShown }) => {
    shown.add(onShown);
    return () => shown.delete(onShown);
  };
  const reminded: string[] = [];
  const openTab = (logger?: Parameters<typeof createMorningReminder>[0], time = '07:00') =>
    createMorningReminder({ store, watch, lock, ...logger }).start(
      () => reminded.push(new Date().toString().slice(4, 21)),
      time,
    );
  const comeBack = () => {
    for (const listener of shown) listener();
  };
  return { openTab, reminded, comeBack, texts, watching: () => shown.size };
}

const at = (text: string) => vi.setSystemTime(new Date(text));
const live = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The clock moves on, but no timer runs: the lid is closed. */
const sleepUntil = async (text: string, { comeBack }: { comeBack: () => void }) => {
  at(text);
  comeBack();
  await live(0);
};

describe('the morning reminder', () => {
  const { TZ } = process.env;
  const travelTo = (zone: string) => {
    process.env['TZ'] = zone;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    travelTo('Europe/Berlin');
  });
  afterEach(() => {
    vi.useRealTimers();
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  it('comes at 07:00 of the next day, and of every day after it', async () => {
    const { openTab, reminded } = newDevice();
    at('2026-11-20T05:00:00');
    openTab();
    await live(25 * hour + 59 * minute);
    expect(reminded).toEqual([]);
    await live(minute);
    expect(reminded).toEqual(['Nov 21 2026 07:00']);
    await live(48 * hour);
    expect(reminded).toEqual(['Nov 21 2026 07:00', 'Nov 22 2026 07:00', 'Nov 23 2026 07:00']);
  });

  it('comes once a day, whatever is opened', async () => {
    const { openTab, reminded } = newDevice();
    at('2026-11-20T20:00:00');
    openTab();
    openTab();
    await live(11 * hour);
    expect(reminded).toEqual(['Nov 21 2026 07:00']);
    openTab();
    await live(hour);
    expect(reminded).toHaveLength(1);
  });

  it('survives a reload on the same morning', async () => {
    const { openTab, reminded } = newDevice();
    at('2026-11-20T20:00:00');
    const close = openTab();
    await live(minute);
    close();
    at('2026-11-21T06:58:00');
    openTab();
    await live(2 * minute);
    expect(reminded).toEqual(['Nov 21 2026 07:00']);
  });

  it('comes a little late after a short sleep, and not hours late', async () => {
    const device = newDevice();
    at('2026-11-20T20:00:00');
    device.openTab();
    await live(0);
    await sleepUntil('2026-11-21T07:40:00', device);
    expect(device.reminded).toEqual(['Nov 21 2026 07:40']);
    await sleepUntil('2026-11-22T09:30:00', device);
    expect(device.reminded).toHaveLength(1);
    await live(22 * hour);
    expect(device.reminded).toEqual(['Nov 21 2026 07:40', 'Nov 23 2026 07:00']);
  });

  it('is not caught up on by an app that was closed in the morning', async () => {
    const { openTab, reminded } = newDevice();
    at('2026-11-20T20:00:00');
    const close = openTab();
    await live(minute);
    close();
    at('2026-11-25T07:10:00');
    openTab();
    await live(0);
    expect(reminded).toEqual([]);
    await live(24 * hour);
    expect(reminded).toEqual(['Nov 26 2026 07:00']);
  });

  it.each([
    ['begins', '2026-03-28T20:00:00', 10, 'Mar 29 2026 07:00'],
    ['ends', '2026-10-24T20:00:00', 12, 'Oct 25 2026 07:00'],
  ])('comes at 07:00 of the clock on the wall when summer time %s', async (_, from, hours, due) => {
    const { openTab, reminded } = newDevice();
    at(from);
    openTab();
    await live(hours * hour - minute);
    expect(reminded).toEqual([]);
    await live(minute);
    expect(reminded).toEqual([due]);
  });

  it('comes in the morning of where the device is, after a journey east', async () => {
    const { openTab, reminded } = newDevice();
    at('2026-11-20T20:00:00');
    openTab();
    await live(minute);
    travelTo('Asia/Kolkata');
    await live(6 * hour + 29 * minute);
    expect(reminded).toEqual(['Nov 21 2026 07:00']);
  });

  it('comes once a calendar day after a journey west', async () => {
    const { openTab, reminded } = newDevice();
    travelTo('Asia/Tokyo');
    at('2026-11-20T20:00:00');
    openTab();
    await live(11 * hour + minute);
    expect(reminded).toEqual(['Nov 21 2026 07:00']);
    travelTo('America/Los_Angeles');
    await live(47 * hour);
    // The twenty-first is lived twice on this journey.
    expect(reminded).toEqual(['Nov 21 2026 07:00', 'Nov 22 2026 07:00']);
  });

  it.each(['2031-01-01', 'nonsense', ''])('is set again where %j was stored', async (due) => {
    const { openTab, reminded, texts } = newDevice();
    texts.set('due', due);
    at('2026-11-20T20:00:00');
    openTab();
    await live(11 * hour);
    expect(reminded).toEqual(['Nov 21 2026 07:00']);
  });

  it('stops when it is ended', async () => {
    const { openTab, reminded, watching } = newDevice();
    at('2026-11-20T20:00:00');
    const stop = openTab();
    await live(minute);
    stop();
    await live(48 * hour);
    expect(reminded).toEqual([]);
    expect([watching(), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('stays silent, and tries again, when the device refuses', async () => {
    const { openTab, reminded } = newDevice();
    const warn = vi.fn<(message: string) => void>();
    at('2026-11-20T20:00:00');
    openTab({
      lock: () => Promise.reject(new DOMException('no', 'SecurityError')),
      logger: { info: warn, warn, error: warn },
    });
    await live(30 * minute);
    expect(warn).toHaveBeenCalledTimes(3);
    expect(reminded).toEqual([]);
  });
});
