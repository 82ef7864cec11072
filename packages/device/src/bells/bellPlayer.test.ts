import {
  type Bell,
  type MeditationPlan,
  type SoundSettings,
  breathTones,
  defaultMeditationPlan,
} from '@niyama/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MeditationTrack, TonesOfPlan } from '../meditationTrack/meditationTrack.ts';
import { type BellChoice, createBellPlayer, trackBells } from './bellPlayer.ts';
import { leadBreath } from './leadBreath.ts';

const plan: MeditationPlan = { ...defaultMeditationPlan, intervalBells: [300] };
const breath = { in: 4, holdIn: 0, out: 6, holdOut: 0, minutes: 20 };
const pacer = { breathTones, leadBreath };
const led: MeditationPlan = { ...plan, startingBell: false, breath };
const [start, interval, end] = (['start', 'interval', 'end'] as const).map((kind, at): Bell => ({
  kind,
  offset: at * 300,
})) as [Bell, Bell, Bell];
const on: SoundSettings = { soundEnabled: true, soundVolume: 80 };
const off: SoundSettings = { ...on, soundEnabled: false };
const loud: BellChoice = { bellMode: 'sound', volume: 50, playsAsTrack: false };

interface Given {
  choice?: Partial<BellChoice>;
  settings?: SoundSettings;
  canVibrate?: boolean;
  canPlayTrack?: boolean;
  /** Whether the browser lets the track sound. */
  isAllowed?: () => boolean;
  /** @default it comes at once */
  loadPacer?: () => Promise<typeof pacer>;
}

/** A player, and in `effects` all that reached what sounds or is felt, in order. */
function open({
  choice = {},
  settings = on,
  canVibrate = true,
  canPlayTrack = true,
  isAllowed = () => true,
  loadPacer = () => Promise.resolve(pacer),
}: Given = {}) {
  const effects: (string | number)[][] = [];
  const note = (...what: (string | number)[]) => void effects.push(what);
  const onItsWay = { hasRung: () => false, cancel: () => undefined };
  const openTrack = (of: MeditationPlan, volume: number, tones: TonesOfPlan): MeditationTrack => {
    note('track', of.durationSeconds, volume);
    if (of.breath) note('track leads', tones instanceof Promise ? 'soon' : tones.length);
    return {
      play: async (beganAt) => {
        note('track plays', beganAt);
        return isAllowed();
      },
      pause: () => note('track pauses'),
      ring: ({ offset }, at) => {
        note('track rings', offset, at);
        return onItsWay;
      },
      check: () => note('track checks'),
      setVolume: (volume) => note('track volume', volume),
      finish: () => note('track finishes'),
      close: () => note('track closes'),
    };
  };
  let changes = 0;
  const player = createBellPlayer(
    {
      bells: {
        ring: (voice, at = 0) => {
          note(voice, at);
          return onItsWay;
        },
        setVolume: (volume) => note('volume', volume),
        duck: (isDucked) => note('ducks', Number(isDucked)),
        wake: () => note('wakes'),
      },
      vibration: {
        isPossible: canVibrate,
        ring: (kind, at = 0) => {
          note(`feels ${kind}`, at);
          return onItsWay;
        },
      },
      openTrack: canPlayTrack ? openTrack : null,
      loadPacer,
      isHeldBack: () => false,
    },
    { choice: { ...loud, ...choice }, settings },
  );
  player.subscribe(() => {
    changes += 1;
  });
  return { player, take: () => effects.splice(0), changes: () => changes };
}

const settled = () => Promise.resolve();
const asTrack = { choice: { playsAsTrack: true } };

describe('how loud a meditation rings', () => {
  it('is the volume of the timer within that of Settings, and follows both between two bells', () => {
    const { player, take, changes } = open();
    player.ring(start, 1);
    player.choose({ ...loud, volume: 25 });
    player.ring(interval, 2);
    player.applySettings({ ...on, soundVolume: 40 });
    player.ring(end, 3);
    expect(take()).toEqual([
      ['volume', 0.4],
      ['bowl', 1],
      ['volume', 0.2],
      ['bowl', 2],
      ['volume', 0.1],
      ['complete', 3],
    ]);
    expect(changes()).toBe(2);
  });

  it('reaches the track too, from the moment at which it is made', () => {
    const { player, take } = open(asTrack);
    player.begin(plan, 1000);
    player.choose({ ...loud, volume: 25, playsAsTrack: true });
    player.applySettings({ ...on, soundVolume: 40 });
    expect(take()).toEqual([
      ['volume', 0.4],
      ['track', 600, 0.4],
      ['track plays', 1000],
      ['volume', 0.2],
      ['track volume', 0.2],
      ['volume', 0.1],
      ['track volume', 0.1],
    ]);
  });

  it.each([
    ['Settings are silent', {}, off],
    ['Settings are at 0', {}, { ...on, soundVolume: 0 }],
    ['the timer is silent', { bellMode: 'silence' as const }, on],
    ['the timer is at 0', { volume: 0 }, on],
  ])('is nothing where %s: bells are only seen, and wake no loudspeaker', (_, choice, settings) => {
    const { player, take } = open({ choice, settings });
    player.wake();
    expect(player.ring(start, 1).hasRung()).toBe(true);
    expect(take()).toEqual([['volume', 0]]);
    expect(player.sound().isBlocked).toBe(false);
  });

  it('is heard again as soon as it is no longer mute', () => {
    const { player, take } = open({ settings: off });
    expect(player.sound()).toMatchObject({ mode: 'silence', isMasterOff: true });
    player.applySettings(on);
    player.wake();
    player.ring(end, 9);
    expect(take()).toEqual([['volume', 0], ['volume', 0.4], ['wakes'], ['complete', 9]]);
    expect(player.sound()).toMatchObject({ mode: 'sound', isMasterOff: false });
  });
});

describe('the track of a meditation', () => {
  it('rings in place of the bells, and follows the meditation from its beginning to its end', () => {
    const { player, take } = open(asTrack);
    player.begin(plan, 1000);
    // Called again and again while the meditation runs.
    player.begin(plan, 1000);
    player.ring(interval, 301_000);
    player.pause();
    player.begin(plan, 61_000);
    player.check();
    player.finish();
    expect(take().slice(1)).toEqual([
      ['track', 600, 0.4],
      ['track plays', 1000],
      ['track rings', 300, 301_000],
      ['track pauses'],
      ['track plays', 61_000],
      ['track checks'],
      ['track finishes'],
    ]);
    player.close();
    expect(take()).toEqual([]);
  });

  it('is another one for the next meditation, and closes with a meditation that is given up', () => {
    const { player, take } = open(asTrack);
    player.begin(plan, 1000);
    player.close();
    player.begin(plan, 1000);
    expect(take().map(([what]) => what)).toEqual([
      'volume',
      'track',
      'track plays',
      'track closes',
      'track',
      'track plays',
    ]);
  });

  it.each([
    ['was not asked for', {}],
    ['cannot be played', { ...asTrack, canPlayTrack: false }],
    ['would not be heard', { ...asTrack, settings: off }],
    ['would not be felt', { choice: { playsAsTrack: true, bellMode: 'vibrate' as const } }],
  ])('is not made where it %s', (_, given) => {
    const { player, take } = open(given);
    player.begin(plan, 1000);
    player.ring(start, 1000);
    player.pause();
    player.check();
    player.finish();
    expect(take().filter(([what]) => String(what).startsWith('track'))).toEqual([]);
  });

  it('says that the browser refused it, and plays after the next press', async () => {
    let isAllowed = false;
    const { player, take, changes } = open({ ...asTrack, isAllowed: () => isAllowed });
    player.begin(plan, 1000);
    await settled();
    expect([player.sound().isBlocked, changes()]).toEqual([true, 1]);
    take();
    // The browser that refuses a track would refuse the bells too: they stay with the track.
    player.ring(interval, 2);
    expect(take()).toEqual([['track rings', 300, 2]]);
    isAllowed = true;
    player.wake();
    await settled();
    expect(take()).toEqual([['wakes'], ['track plays', 1000]]);
    expect([player.sound().isBlocked, changes()]).toEqual([false, 2]);
    player.wake();
    expect(take()).toEqual([['wakes']]);
  });

  it('has every bell of the plan in the voice in which it rings without one', () => {
    expect(trackBells(plan)).toEqual([
      { offset: 0, voice: 'bowl' },
      { offset: 300, voice: 'bowl' },
      { offset: 600, voice: 'complete' },
    ]);
  });
});

describe('bells that are felt', () => {
  it('vibrate with a pattern of their own at the end, whatever Settings say of sounds', () => {
    const { player, take } = open({ choice: { bellMode: 'vibrate' }, settings: off });
    player.ring(start, 1);
    player.ring(interval, 2);
    player.ring(end, 3);
    player.preview();
    expect(take()).toEqual([
      ['volume', 0],
      ['feels bowl', 1],
      ['feels bowl', 2],
      ['feels complete', 3],
      ['feels bowl', 0],
    ]);
  });

  it('are only seen where nothing can vibrate', () => {
    const { player, take } = open({ choice: { bellMode: 'vibrate' }, canVibrate: false });
    expect(player.ring(start, 1).hasRung()).toBe(true);
    expect(take()).toEqual([['volume', 0]]);
    expect(player.sound().canVibrate).toBe(false);
  });
});

describe('the tones that lead a breath', () => {
  const began = Date.parse('2026-03-02T06:00:00Z');
  beforeEach(() => void vi.useFakeTimers({ now: began }));
  afterEach(() => void vi.useRealTimers());
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const inSeconds = (effects: (string | number)[][]) =>
    effects.map(([what, ...at]) => [what, ...at.map((one) => (Number(one) - began) / 1000)]);

  it('sound from where the breath stands until they are stopped', async () => {
    const { player, take } = open();
    const watch = player.lead(led, { beganAt: began, fromMs: 0 });
    await pass(13);
    expect(inSeconds(take().slice(1))).toEqual([
      ['in', 0],
      ['out', 4],
      ['in', 10],
      ['out', 14],
    ]);
    watch.stop();
    await pass(20);
    expect(take()).toEqual([]);
    const again = player.lead(led, { beganAt: began, fromMs: 33_001 });
    again.check();
    await pass(2);
    expect(inSeconds(take())).toEqual([['out', 34]]);
    again.stop();
  });

  it('are none without a breath, and fetch nothing', async () => {
    const loadPacer = vi.fn<() => Promise<typeof pacer>>();
    const { player, take } = open({ loadPacer });
    player.prepare(plan);
    player.lead(plan, { beganAt: began, fromMs: 0 }).check();
    await pass(20);
    expect([take().slice(1), loadPacer.mock.calls]).toEqual([[], []]);
  });

  it('are fetched once, and missing where that fails, while the bells ring', async () => {
    const loadPacer = vi.fn(() => Promise.resolve(pacer));
    const { player } = open({ loadPacer });
    player.prepare(led);
    await pass(0);
    player.prepare(led);
    player.lead(led, { beganAt: began, fromMs: 0 }).stop();
    expect(loadPacer).toHaveBeenCalledOnce();
    const offline = open({ loadPacer: () => Promise.reject(new TypeError('offline')) });
    offline.player.lead(led, { beganAt: began, fromMs: 0 });
    await pass(20);
    offline.player.ring(interval, 1);
    expect(offline.take().slice(1)).toEqual([['bowl', 1]]);
  });

  it('do not sound when they come after all is over', async () => {
    const { player, take } = open({
      loadPacer: () =>
        new Promise((resolve) => {
          setTimeout(() => resolve(pacer), 1000);
        }),
    });
    player.lead(led, { beganAt: began, fromMs: 0 }).stop();
    await pass(20);
    expect(take().slice(1)).toEqual([]);
  });

  it.each([
    ['felt where bells are', { choice: { bellMode: 'vibrate' as const } }, ['feels in']],
    ['only seen in silence', { choice: { bellMode: 'silence' as const } }, []],
    ['only seen at no volume', { settings: off }, []],
    [
      'only seen where nothing can vibrate',
      { choice: { bellMode: 'vibrate' as const }, canVibrate: false },
      [],
    ],
  ])('are %s', async (_, given, heard) => {
    const { player, take } = open(given);
    player.lead(led, { beganAt: began, fromMs: 0 });
    await pass(1);
    expect(
      take()
        .slice(1)
        .map(([what]) => what),
    ).toEqual(heard);
  });

  it('are on the track, which is rebuilt when the breath is let go and led again', async () => {
    const { player, take } = open(asTrack);
    player.prepare(led);
    await pass(0);
    player.begin(led, began);
    player.lead(led, { beganAt: began, fromMs: 0 });
    await pass(1);
    const free = { ...led, breath: null };
    player.begin(free, began);
    player.begin(free, began);
    player.begin(led, began);
    expect(take().slice(1)).toEqual([
      ['track', 600, 0.4],
      // Sixty breaths; at the half the bell rings.
      ['track leads', 119],
      ['track plays', began],
      ['track rings', 0, began],
      ['track closes'],
      ['track', 600, 0.4],
      ['track plays', began],
      ['track closes'],
      ['track', 600, 0.4],
      ['track leads', 119],
      ['track plays', began],
    ]);
  });

  it('are waited for by the track, as after a reload', () => {
    const { player, take } = open(asTrack);
    player.begin(led, began);
    expect(take().slice(1)).toEqual([
      ['track', 600, 0.4],
      ['track leads', 'soon'],
      ['track plays', began],
    ]);
  });
});
