import {
  type Bell,
  type MeditationPlan,
  type SoundSettings,
  defaultMeditationPlan,
} from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import type { MeditationTrack } from '../meditationTrack/meditationTrack.ts';
import { type BellChoice, createBellPlayer, trackBells } from './bellPlayer.ts';

const plan: MeditationPlan = { ...defaultMeditationPlan, intervalBells: [300] };
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
}

/** A player, and in `effects` all that reached what sounds or is felt, in order. */
function open({
  choice = {},
  settings = on,
  canVibrate = true,
  canPlayTrack = true,
  isAllowed = () => true,
}: Given = {}) {
  const effects: (string | number)[][] = [];
  const note = (...what: (string | number)[]) => void effects.push(what);
  const onItsWay = { hasRung: () => false, cancel: () => undefined };
  const openTrack = (of: MeditationPlan, volume: number): MeditationTrack => {
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
  const player = createBellPlayer(
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
    // Told again and again while it runs.
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
      ['feels bell', 1],
      ['feels bell', 2],
      ['feels end', 3],
      ['feels bell', 0],
    ]);
  });

  it('are only seen where nothing can vibrate', () => {
    const { player, take } = open({ choice: { bellMode: 'vibrate' }, canVibrate: false });
    expect(player.ring(start, 1).hasRung()).toBe(true);
    expect(take()).toEqual([['volume', 0]]);
    expect(player.sound().canVibrate).toBe(false);
  });
});
