import { createBellPlayer, createMeditationStore, leadBreath } from '@niyama/device';
import {
  type Completion,
  type CompletionResult,
  breathTones,
  type MeditationChoice,
  defaultMeditationChoice,
  defaultSound,
  withDuration,
} from '@niyama/domain';
import type { Award } from '@niyama/machines';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMeditationController } from './meditationController.ts';
import type { MeditationEmitted } from './meditationController.types.ts';

const begin = Date.parse('2026-03-28T22:55:00Z');
const userId = 'asha';

const result: CompletionResult = {
  id: 'x',
  pointsAwarded: 10,
  points: 10,
  level: 1,
  leveledUp: false,
  totalPractices: 1,
  dailyStreak: 0,
  dailyStreakIncreased: false,
  meditationStreak: 1,
  bestMeditationStreak: 1,
  assignmentId: null,
  achievements: [],
};

/** The storage and the locks that the tabs of one device share. */
function newDevice() {
  const texts = new Map<string, string>();
  const views = new Set<EventTarget>();
  let holder: { onStolen: () => void } | null = null;
  let line: (() => void)[] = [];
  const storageOf = (view: EventTarget) => {
    const dispatch = (key: string) => {
      for (const other of views) {
        if (other === view) continue;
        // A browser tells the other tabs a moment later.
        queueMicrotask(() => other.dispatchEvent(Object.assign(new Event('storage'), { key })));
      }
    };
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        texts.set(key, text);
        dispatch(key);
      },
      removeItem: (key: string) => {
        if (texts.delete(key)) dispatch(key);
      },
    } as Storage;
  };
  const take = (onStolen: () => void) => {
    const mine = { onStolen };
    holder = mine;
    return () => {
      if (holder !== mine) return;
      holder = null;
      line.shift()?.();
    };
  };
  return {
    texts,
    newTab: () => {
      const view = new EventTarget();
      views.add(view);
      return { window: view as unknown as Window, storage: storageOf(view) };
    },
    acquireLock: async ({
      ifAvailable,
      steal,
      signal,
      onStolen,
    }: LockOptions & { onStolen: () => void }) => {
      if (!holder) return take(onStolen);
      if (steal) {
        // A browser tells the one it was taken from a moment later.
        queueMicrotask(holder.onStolen);
        return take(onStolen);
      }
      if (ifAvailable) return null;
      return new Promise<(() => void) | null>((resolve) => {
        const next = () => resolve(take(onStolen));
        line.push(next);
        signal?.addEventListener('abort', () => {
          line = line.filter((one) => one !== next);
          resolve(null);
        });
      });
    },
  };
}

let device = newDevice();
let saved: Completion[] = [];

/** What a tab keeps for itself, over a reload too. */
function newTabStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
}

interface TabOptions {
  tabStorage?: Storage;
  save?: (completion: Completion) => Promise<Award>;
  isHeldBack?: () => boolean;
}

/** A tab of the device with the app in it. */
function openTab({
  save,
  isHeldBack = () => false,
  tabStorage = newTabStorage(),
}: TabOptions = {}) {
  const { window, storage } = device.newTab();
  const rung: string[] = [];
  const emitted: MeditationEmitted[] = [];
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  let isAwake = false;
  const store = createMeditationStore(userId, {
    storage: () => storage,
    tabStorage: () => tabStorage,
    view: window,
  });
  const controller = createMeditationController({
    store,
    bells: createBellPlayer(
      {
        bells: {
          ring: (voice, at = Date.now()) => {
            rung.push(`${voice} ${(at - begin) / 1000}`);
            return { hasRung: () => Date.now() >= at, cancel: () => undefined };
          },
          setVolume: () => undefined,
          duck: () => undefined,
          wake: () => undefined,
        },
        vibration: {
          isPossible: true,
          ring: (tone, at = Date.now()) => {
            rung.push(`feels ${tone} ${(at - begin) / 1000}`);
            return { hasRung: () => Date.now() >= at, cancel: () => undefined };
          },
        },
        openTrack: null,
        loadPacer: async () => ({ breathTones, leadBreath }),
        isHeldBack,
      },
      { choice: store.readChoice(), settings: defaultSound },
    ),
    acquireLock: device.acquireLock,
    saveCompletion: async (completion) => {
      saved.push(completion);
      return save ? save(completion) : { status: 'saved', result };
    },
    wakeLock: {
      hold: () => {
        isAwake = true;
      },
      release: () => {
        isAwake = false;
      },
    },
    onEvent: (event) => emitted.push(event),
    logger: { info: warn, warn, error: warn },
  });
  const view = () => {
    const snapshot = controller.snapshot();
    return {
      state: controller.timerState(snapshot),
      choice: snapshot.context.choice,
      sound: controller.bells.sound(),
    };
  };
  return {
    controller,
    view,
    rung,
    emitted,
    warnings,
    isAwake: () => isAwake,
    status: () => view().state.status,
    left: () => {
      const { state } = view();
      return 'remainingSeconds' in state ? Math.ceil(state.remainingSeconds) : null;
    },
  };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
/** The laptop sleeps: no timer fires, and then all of them late. */
const sleep = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
  device = newDevice();
  saved = [];
});
afterEach(() => void vi.useRealTimers());

async function startMeditation(tab = openTab(), choice: Partial<MeditationChoice> = {}) {
  await pass(0);
  const plan = { ...defaultMeditationChoice.plan, intervalBells: [150, 300, 450] };
  tab.controller.choose({ ...defaultMeditationChoice, plan, ...choice });
  tab.controller.start();
  await pass(1);
  return tab;
}

describe('a meditation above the screens', () => {
  it('rings, keeps the screen awake and is recorded once, wherever the student looks', async () => {
    const tab = await startMeditation();
    expect([tab.status(), tab.isAwake()]).toEqual(['running', true]);
    await pass(600);
    expect(tab.rung).toEqual(['bowl 0', 'bowl 150', 'bowl 300', 'bowl 450', 'complete 600']);
    expect([tab.status(), tab.isAwake(), saved.length]).toEqual(['completed', false, 1]);
    expect(tab.view().state).toMatchObject({ award: { points: 10 }, missedBells: [] });
    expect(tab.emitted.map(({ type }) => type)).toEqual(['completed', 'awarded']);
    tab.controller.reset();
    expect([tab.status(), device.texts.has(`niyama.sit.v1.${userId}`)]).toEqual(['idle', false]);
  });

  it.each([
    ['midnight', '2026-03-28T22:55:00Z'],
    ['the hour that a spring night leaves out', '2026-03-29T00:55:00Z'],
    ['the hour that an autumn night has twice', '2026-10-25T00:55:00Z'],
  ])('takes ten minutes over %s', async (_what, moment) => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    vi.setSystemTime(new Date(moment));
    const tab = await startMeditation();
    await pass(600);
    const from = Date.parse(moment);
    expect(saved.map(({ intervals, timeZone }) => ({ intervals, timeZone }))).toEqual([
      {
        intervals: [{ startedAt: from, endedAt: from + 600_000 }],
        timeZone: 'Europe/Berlin',
      },
    ]);
    expect(tab.view().state).toMatchObject({ missedBells: [] });
    vi.unstubAllEnvs();
  });

  it('takes the time of a pause out, and starts over after a reset', async () => {
    const tab = await startMeditation();
    await pass(99);
    tab.controller.pause();
    await pass(3600);
    expect([tab.status(), tab.left(), tab.isAwake()]).toEqual(['paused', 500, false]);
    tab.controller.start();
    await pass(501);
    expect(saved[0]?.intervals).toHaveLength(2);
    tab.controller.start();
    await pass(10);
    tab.controller.reset();
    tab.controller.start();
    await pass(601);
    expect(saved).toHaveLength(2);
  });

  it('reports the bells that an hour of sleep took, and rings none in a burst', async () => {
    const tab = await startMeditation();
    await pass(100);
    sleep(3600);
    tab.controller.check();
    await pass(2);
    expect(tab.rung).toEqual(['bowl 0']);
    expect(tab.view().state).toMatchObject({
      status: 'completed',
      missedBells: [1, 2, 3, 4],
    });
    expect(saved[0]?.intervals).toEqual([{ startedAt: begin, endedAt: begin + 600_000 }]);
  });

  it('is recorded from its deadline by the tab that opens after it was killed', async () => {
    const killed = await startMeditation();
    await pass(200);
    killed.controller.close();
    await pass(7200);
    const tab = openTab();
    await pass(1);
    expect(saved).toHaveLength(1);
    expect(saved[0]?.intervals).toEqual([{ startedAt: begin, endedAt: begin + 600_000 }]);
    expect(tab.emitted.map(({ type }) => type)).toEqual(['completed', 'awarded']);
    expect(tab.view().state).toMatchObject({ status: 'completed', missedBells: [2, 3, 4] });
  });

  it('rings as chosen, and applies a change within one bell', async () => {
    const tab = await startMeditation(openTab(), { bellMode: 'vibrate' });
    await pass(200);
    tab.controller.toggleSound();
    expect(tab.view().sound.mode).toBe('sound');
    await pass(150);
    tab.controller.bells.applySettings({ soundEnabled: false, soundVolume: 80 });
    expect(tab.view().sound).toMatchObject({ mode: 'silence', isMasterOff: true });
    await pass(150);
    tab.controller.bells.applySettings(defaultSound);
    tab.controller.choose({ ...tab.view().choice, bellMode: 'vibrate' });
    await pass(200);
    expect(tab.rung).toEqual(['feels bowl 0', 'feels bowl 150', 'bowl 300', 'feels complete 600']);
    expect(tab.view().state).toMatchObject({ missedBells: [] });
  });

  it('says that the browser holds the sound back, until something is pressed', async () => {
    const before = await startMeditation();
    before.controller.close();
    let isHeldBack = true;
    const tab = openTab({ isHeldBack: () => isHeldBack });
    await pass(1);
    expect(tab.view().sound.isBlocked).toBe(true);
    isHeldBack = false;
    tab.controller.wake();
    expect(tab.view().sound.isBlocked).toBe(false);
  });

  it('leads the breath until that is let go, and again, around its bells and over a reload', async () => {
    const breath = { in: 4, holdIn: 0, out: 6, holdOut: 0, minutes: 20 };
    const plan = { ...defaultMeditationChoice.plan, intervalBells: [10], breath };
    const tab = await startMeditation(openTab(), { plan });
    await pass(13);
    tab.controller.freeBreath(true);
    await pass(20);
    expect(tab.rung).toEqual(['bowl 0', 'out 4', 'bowl 10', 'out 14']);
    tab.controller.freeBreath(false);
    await pass(6);
    expect(tab.rung.slice(4)).toEqual(['in 40']);
    tab.controller.pause();
    tab.controller.close();
    await pass(60);
    const again = openTab();
    await pass(0);
    again.controller.start();
    await pass(4.5);
    expect(again.rung).toEqual(['out 104']);
    expect(again.view().state).toMatchObject({ status: 'running', plan });
  });

  it('holds no breath without the word of the day, which a choice brings', async () => {
    const breath = { in: 4, holdIn: 4, out: 4, holdOut: 4, minutes: 20 };
    const plan = { ...defaultMeditationChoice.plan, startingBell: false, breath };
    const tab = await startMeditation(openTab(), { plan });
    expect(tab.view().state).toMatchObject({ plan: { breath: { holdIn: 0, holdOut: 0 } } });
    expect(tab.view().choice.plan).toEqual(plan);
    tab.controller.reset();
    expect(tab.controller.holdsAgreed()).toBe(false);
    tab.controller.agreeToHolds(tab.view().choice);
    tab.controller.start();
    await pass(16);
    expect(tab.view().state).toMatchObject({ plan });
    expect(tab.rung.slice(-5).map((rung) => rung.split(' ')[0])).toEqual([
      'in',
      'stay',
      'out',
      'stay',
      'in',
    ]);
  });

  it('keeps its plan while it runs, whatever is chosen', async () => {
    const tab = await startMeditation();
    tab.controller.choose({
      ...defaultMeditationChoice,
      plan: withDuration(defaultMeditationChoice.plan, 60),
      volume: 5,
    });
    expect(tab.view().choice).toMatchObject({ plan: { durationSeconds: 600 }, volume: 5 });
    expect(tab.left()).toBe(599);
  });

  it('only logs that it was refused, and lets the next one begin', async () => {
    const tab = await startMeditation(openTab({ save: () => Promise.reject(new Error('no')) }));
    await pass(600);
    expect(tab.view().state).toMatchObject({ status: 'completed', award: 'none' });
    expect(tab.warnings).toEqual(['A meditation could not be recorded']);
    expect(tab.emitted.map(({ type }) => type)).toEqual(['completed']);
  });
});

describe('two tabs', () => {
  it('show one meditation: the other tab sees it and can begin none', async () => {
    const one = await startMeditation();
    const other = openTab();
    await pass(10);
    expect([other.status(), other.left()]).toEqual(['elsewhere', one.left()]);
    other.controller.start();
    other.controller.reset();
    expect(other.emitted).toEqual([{ type: 'taken' }]);
    one.controller.pause();
    await pass(5);
    expect(other.view().state).toMatchObject({ status: 'elsewhere', isPaused: true });
    one.controller.start();
    await pass(600);
    expect([saved.length, other.status(), other.rung]).toEqual([1, 'idle', []]);
  });

  it('leave it to the tab in which it began when that one is reloaded', async () => {
    const tabStorage = newTabStorage();
    const one = await startMeditation(openTab({ tabStorage }));
    const other = openTab();
    await pass(10);
    one.controller.close();
    await pass(1);
    expect(other.status()).toBe('running');
    const reloaded = openTab({ tabStorage });
    await pass(1);
    expect([reloaded.status(), other.status(), other.isAwake()]).toEqual([
      'running',
      'elsewhere',
      false,
    ]);
    await pass(600);
    expect([saved.length, other.rung]).toEqual([1, []]);
    expect(reloaded.rung.at(-1)).toBe('complete 600');
    // The next one belongs to the tab that begins it.
    reloaded.controller.reset();
    await startMeditation(other);
    const again = openTab({ tabStorage });
    await pass(1);
    expect([again.status(), other.status()]).toEqual(['elsewhere', 'running']);
  });

  it('leave it where it is to a copy of the tab, and to one that comes back late', async () => {
    const tabStorage = newTabStorage();
    const one = await startMeditation(openTab({ tabStorage }));
    const copy = openTab({ tabStorage });
    await pass(1);
    expect([one.status(), copy.status()]).toEqual(['running', 'elsewhere']);
    one.controller.close();
    await pass(31);
    const late = openTab({ tabStorage });
    await pass(1);
    expect([copy.status(), late.status()]).toEqual(['running', 'elsewhere']);
  });

  it('see a meditation that begins in the other one, and take it up when that tab is gone', async () => {
    const other = openTab();
    const one = await startMeditation();
    expect([one.status(), other.status()]).toEqual(['running', 'elsewhere']);
    await pass(100);
    one.controller.close();
    await pass(1);
    expect([other.status(), other.isAwake()]).toEqual(['running', true]);
    await pass(500);
    expect([saved.length, other.rung.at(-1)]).toEqual([1, 'complete 600']);
  });

  it('that begin at once let one have it', async () => {
    const [one, other] = [openTab(), openTab()];
    await pass(0);
    one.controller.start();
    other.controller.start();
    await pass(1);
    expect([one.status(), other.status()]).toEqual(['running', 'elsewhere']);
  });

  it('both end it when the student logs out', async () => {
    const one = await startMeditation();
    const other = openTab();
    await pass(1);
    one.controller.abandon();
    await pass(0);
    expect([one.status(), other.status(), saved.length]).toEqual(['idle', 'idle', 0]);
    await startMeditation(one);
    other.controller.abandon();
    one.controller.close();
    expect(device.texts.has(`niyama.sit.v1.${userId}`)).toBe(false);
  });
});
