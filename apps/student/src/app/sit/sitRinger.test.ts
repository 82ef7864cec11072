import type { SitTrack } from '@niyama/device';
import { type Bell, type SitPlan, type SoundSettings, usualSitPlan } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import { createSitRinger, type RingingChoice, trackBells } from './sitRinger.ts';

const plan: SitPlan = { ...usualSitPlan, intervalBells: [300] };
const [start, interval, end] = (['start', 'interval', 'end'] as const).map((kind, at): Bell => ({
  kind,
  offset: at * 300,
})) as [Bell, Bell, Bell];
const on: SoundSettings = { soundEnabled: true, soundVolume: 80 };
const off: SoundSettings = { ...on, soundEnabled: false };
const loud: RingingChoice = { bellMode: 'sound', volume: 50, playsAsTrack: false };

interface Given {
  choice?: Partial<RingingChoice>;
  settings?: SoundSettings;
  canVibrate?: boolean;
  canPlayTrack?: boolean;
  /** Whether the browser lets the track sound. */
  isAllowed?: () => boolean;
}

/** A ringer, and in `told` all that reached what sounds or is felt, in order. */
function open({
  choice = {},
  settings = on,
  canVibrate = true,
  canPlayTrack = true,
  isAllowed = () => true,
}: Given = {}) {
  const told: (string | number)[][] = [];
  const note = (...what: (string | number)[]) => void told.push(what);
  const onItsWay = { hasRung: () => false, cancel: () => undefined };
  const openTrack = (of: SitPlan, volume: number): SitTrack => {
    note('track', of.durationSeconds, volume);
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
  const ringer = createSitRinger(
    {
      bells: {
        ring: (voice, at = 0) => {
          note(voice, at);
          return onItsWay;
        },
        setVolume: (volume) => note('volume', volume),
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
      isHeldBack: () => false,
      onChange: () => {
        changes += 1;
      },
    },
    { choice: { ...loud, ...choice }, settings },
  );
  return { ringer, take: () => told.splice(0), changes: () => changes };
}

const settled = () => Promise.resolve();
const asTrack = { choice: { playsAsTrack: true } };

describe('how loud a meditation rings', () => {
  it('is the volume of the timer within that of Settings, and follows both between two bells', () => {
    const { ringer, take, changes } = open();
    ringer.ring(start, 1);
    ringer.choose({ ...loud, volume: 25 });
    ringer.ring(interval, 2);
    ringer.applySettings({ ...on, soundVolume: 40 });
    ringer.ring(end, 3);
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
    const { ringer, take } = open(asTrack);
    ringer.begin(plan, 1000);
    ringer.choose({ ...loud, volume: 25, playsAsTrack: true });
    ringer.applySettings({ ...on, soundVolume: 40 });
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
    const { ringer, take } = open({ choice, settings });
    ringer.wake();
    expect(ringer.ring(start, 1).hasRung()).toBe(true);
    expect(take()).toEqual([['volume', 0]]);
    expect(ringer.sound().isBlocked).toBe(false);
  });

  it('is heard again as soon as it is no longer mute', () => {
    const { ringer, take } = open({ settings: off });
    expect(ringer.sound()).toMatchObject({ mode: 'silence', isMasterOff: true });
    ringer.applySettings(on);
    ringer.wake();
    ringer.ring(end, 9);
    expect(take()).toEqual([['volume', 0], ['volume', 0.4], ['wakes'], ['complete', 9]]);
    expect(ringer.sound()).toMatchObject({ mode: 'sound', isMasterOff: false });
  });
});

describe('the track of a meditation', () => {
  it('rings in place of the bells, and follows the meditation from its beginning to its end', () => {
    const { ringer, take } = open(asTrack);
    ringer.begin(plan, 1000);
    // Told again and again while it runs.
    ringer.begin(plan, 1000);
    ringer.ring(interval, 301_000);
    ringer.pause();
    ringer.begin(plan, 61_000);
    ringer.check();
    ringer.finish();
    expect(take().slice(1)).toEqual([
      ['track', 600, 0.4],
      ['track plays', 1000],
      ['track rings', 300, 301_000],
      ['track pauses'],
      ['track plays', 61_000],
      ['track checks'],
      ['track finishes'],
    ]);
    ringer.close();
    expect(take()).toEqual([]);
  });

  it('is another one for the next meditation, and closes with a meditation that is given up', () => {
    const { ringer, take } = open(asTrack);
    ringer.begin(plan, 1000);
    ringer.close();
    ringer.begin(plan, 1000);
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
    const { ringer, take } = open(given);
    ringer.begin(plan, 1000);
    ringer.ring(start, 1000);
    ringer.pause();
    ringer.check();
    ringer.finish();
    expect(take().filter(([what]) => String(what).startsWith('track'))).toEqual([]);
  });

  it('says that the browser refused it, and plays after the next press', async () => {
    let isAllowed = false;
    const { ringer, take, changes } = open({ ...asTrack, isAllowed: () => isAllowed });
    ringer.begin(plan, 1000);
    await settled();
    expect([ringer.sound().isBlocked, changes()]).toEqual([true, 1]);
    take();
    // The browser that refuses a track would refuse the bells too: they stay with the track.
    ringer.ring(interval, 2);
    expect(take()).toEqual([['track rings', 300, 2]]);
    isAllowed = true;
    ringer.wake();
    await settled();
    expect(take()).toEqual([['wakes'], ['track plays', 1000]]);
    expect([ringer.sound().isBlocked, changes()]).toEqual([false, 2]);
    ringer.wake();
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
    const { ringer, take } = open({ choice: { bellMode: 'vibrate' }, settings: off });
    ringer.ring(start, 1);
    ringer.ring(interval, 2);
    ringer.ring(end, 3);
    ringer.preview();
    expect(take()).toEqual([
      ['volume', 0],
      ['feels bell', 1],
      ['feels bell', 2],
      ['feels end', 3],
      ['feels bell', 0],
    ]);
  });

  it('are only seen where nothing can vibrate', () => {
    const { ringer, take } = open({ choice: { bellMode: 'vibrate' }, canVibrate: false });
    expect(ringer.ring(start, 1).hasRung()).toBe(true);
    expect(take()).toEqual([['volume', 0]]);
    expect(ringer.sound().canVibrate).toBe(false);
  });
});
