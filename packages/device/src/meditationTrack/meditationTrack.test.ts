import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMeditationTrack, type MeditationTrackOptions } from './meditationTrack.ts';

const begin = Date.parse('2026-03-02T06:00:00Z');
const settle = () => vi.advanceTimersByTimeAsync(0);

/** As much of an audio element as a track uses; its time follows the test's own. */
class Player extends EventTarget {
  src = '';
  preload = '';
  muted = false;
  paused = true;
  ended = false;
  seeking = false;
  /** Whether the volume can be set, as anywhere but on some phones. */
  keepsVolume = false;
  answer: 'plays' | 'refuses' = 'plays';
  /** How long a move keeps it from playing on, in seconds. */
  moveCost = 0;
  readonly moves: number[] = [];
  readonly sources: string[] = [];
  private loudness = 1;
  private at = 0;
  private since = 0;
  get volume() {
    return this.loudness;
  }
  set volume(next: number) {
    if (!this.keepsVolume) this.loudness = next;
  }
  get currentTime() {
    return this.paused ? this.at : this.at + (Date.now() - this.since) / 1000;
  }
  set currentTime(second: number) {
    this.moves.push(second);
    this.at = second - this.moveCost;
    this.since = Date.now();
    this.dispatchEvent(new Event('seeked'));
  }
  /** The browser's clock of sound goes another way than the wall clock. */
  drift(seconds: number) {
    this.at += seconds;
  }
  async play() {
    if (this.answer === 'refuses') throw new DOMException('not allowed', 'NotAllowedError');
    this.since = Date.now();
    this.paused = false;
  }
  pause() {
    this.at = this.currentTime;
    this.paused = true;
  }
  end() {
    this.ended = true;
    this.dispatchEvent(new Event('ended'));
  }
  removeAttribute() {
    this.src = '';
  }
  load() {}
}

class Session {
  metadata: { title: string; artist: string } | null = null;
  playbackState = 'none';
  position: MediaPositionState | undefined;
  readonly handlers = new Map<string, () => void>();
  setActionHandler(action: string, handler: (() => void) | null) {
    // Not every browser knows how to stop.
    if (action === 'stop') throw new TypeError('unknown action');
    if (handler) this.handlers.set(action, handler);
    else this.handlers.delete(action);
  }
  setPositionState(position?: MediaPositionState) {
    this.position = position;
  }
}

const made: string[] = [];
const revoked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
  made.length = 0;
  revoked.length = 0;
  vi.stubGlobal('MediaMetadata', Object);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made.push(`blob:${made.length}`);
    return made.at(-1) ?? '';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(options: Partial<MeditationTrackOptions> = {}, player = new Player()) {
  const session = new Session();
  const presses: string[] = [];
  const track = createMeditationTrack({
    durationSeconds: 600,
    bells: [
      { offset: 0, voice: 'bowl' },
      { offset: 300, voice: 'bowl' },
      { offset: 600, voice: 'complete' },
    ],
    title: 'Meditation',
    subtitle: 'Niyama',
    volume: 0.8,
    onPlay: () => void presses.push('play'),
    onPause: () => void presses.push('pause'),
    openAudio: () => player as unknown as HTMLAudioElement,
    session: session as unknown as MediaSession,
    ...options,
  });
  /** As a browser does four times a second. */
  const pass = async (seconds: number) => {
    for (let quarter = 0; quarter < seconds * 4; quarter++) {
      await vi.advanceTimersByTimeAsync(250);
      if (!player.paused) player.dispatchEvent(new Event('timeupdate'));
    }
  };
  return { track, player, session, presses, pass };
}

describe('the track of a meditation, played', () => {
  it('renders nothing before it plays, and begins at the beginning', async () => {
    const { track, player } = open();
    expect(made).toEqual([]);
    expect(await track.play(begin)).toBe(true);
    expect([player.paused, player.currentTime, player.moves]).toEqual([false, 0, []]);
  });

  it('goes on at the true time after a pause', async () => {
    const { track, player, pass } = open();
    await track.play(begin);
    await pass(100);
    track.pause();
    expect(player.paused).toBe(true);
    await pass(3600);
    await track.play(begin + 3_600_000);
    expect(player.currentTime).toBeCloseTo(100, 1);
    expect(made).toHaveLength(1);
  });

  it('follows the wall clock where its own goes another way', async () => {
    const { track, player, pass } = open();
    await track.play(begin);
    await pass(60);
    player.drift(-0.4);
    await pass(1);
    expect(player.currentTime).toBeCloseTo(61, 2);
  });

  it('learns what a move costs this browser', async () => {
    const player = new Player();
    player.moveCost = 0.3;
    const { track, pass } = open({}, player);
    await track.play(begin);
    await pass(60);
    player.drift(-0.4);
    await pass(2);
    expect(player.currentTime).toBeCloseTo(62, 2);
    const moves = player.moves.length;
    await pass(60);
    expect(player.moves).toHaveLength(moves);
  });

  it('is not moved while a bell sounds or is about to, but for sleep', async () => {
    const { track, player, pass } = open();
    await track.play(begin);
    await pass(2);
    player.drift(-0.3);
    await pass(4);
    expect(player.moves).toEqual([]);
    await pass(2);
    expect(player.moves).toHaveLength(1);
    await pass(291);
    player.drift(-0.3);
    await pass(0.75);
    expect(player.moves).toHaveLength(1);
    player.drift(-5);
    await pass(0.5);
    expect(player.moves).toHaveLength(2);
  });

  it('does not leave out a bell that it has yet to play when the clock is past it', async () => {
    const { track, player, pass } = open({ bells: [{ offset: 30, voice: 'tick' }] });
    await track.play(begin);
    await pass(29.5);
    player.drift(-1);
    await pass(1.5);
    expect(player.moves).toEqual([]);
    await pass(1);
    expect(player.moves).toHaveLength(1);
  });

  it('plays a bell whole when it begins a little late', async () => {
    const { track, player, pass } = open();
    await track.play(begin - 400);
    expect([player.currentTime, player.moves]).toEqual([0, []]);
    await pass(60);
    expect(player.currentTime).toBeCloseTo(60.4, 1);
    vi.setSystemTime(begin + 300_600);
    player.drift(-240);
    track.check();
    expect([player.currentTime, player.muted]).toEqual([300, false]);
  });

  it('begins with a short bell that would be over by now', async () => {
    const { track, player } = open({ bells: [{ offset: 0, voice: 'tick' }] });
    await track.play(begin - 800);
    expect([player.currentTime, player.moves]).toEqual([0, []]);
  });

  it('does not play the middle of a bell that is long past', async () => {
    const { track, player, pass } = open();
    await track.play(begin);
    await pass(60);
    vi.setSystemTime(begin + 304_000);
    player.drift(-244);
    track.check();
    expect([Math.round(player.currentTime), player.muted]).toEqual([304, true]);
    await pass(2);
    expect(player.muted).toBe(true);
    await pass(1.5);
    expect(player.muted).toBe(false);
  });

  it('has rung a bell that it played at the true time, and only then', async () => {
    const { track, player, pass } = open();
    await track.play(begin);
    await pass(298.5);
    const rung = track.ring({ offset: 300 }, begin + 300_000);
    expect(rung.hasRung()).toBe(false);
    await pass(1.5);
    expect(rung.hasRung()).toBe(true);
    player.pause();
    expect(rung.hasRung()).toBe(false);
  });

  it('plays on ahead of the next bell after a call or an alarm stopped it', async () => {
    const { track, player, pass } = open();
    await track.play(begin);
    await pass(100);
    player.pause();
    await pass(198.5);
    const rung = track.ring({ offset: 300 }, begin + 300_000);
    await settle();
    expect(player.paused).toBe(false);
    await pass(1.5);
    expect(rung.hasRung()).toBe(true);
  });

  it('stays paused when it is looked at in a pause', async () => {
    const { track, player, pass } = open();
    await track.play(begin);
    await pass(10);
    track.pause();
    track.check();
    await settle();
    expect(player.paused).toBe(true);
  });

  it('says when the browser lets nothing sound, and plays from the next press', async () => {
    const player = new Player();
    player.answer = 'refuses';
    const { track, session } = open({}, player);
    expect(await track.play(begin)).toBe(false);
    expect(session.playbackState).toBe('none');
    player.answer = 'plays';
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await track.play(begin)).toBe(true);
    expect(player.currentTime).toBe(20);
  });

  it('follows volume and mute at once', async () => {
    const { track, player } = open();
    await track.play(begin);
    expect([player.volume, player.muted]).toEqual([0.8, false]);
    track.setVolume(0.3);
    expect(player.volume).toBe(0.3);
    track.setVolume(0);
    expect(player.muted).toBe(true);
    track.setVolume(0.5);
    expect([player.volume, player.muted, made.length]).toEqual([0.5, false, 1]);
  });

  it('is rendered again, once, where a phone keeps the volume to itself', async () => {
    const player = new Player();
    player.keepsVolume = true;
    const { track, pass } = open({}, player);
    await track.play(begin);
    await pass(20);
    for (const volume of [0.7, 0.6, 0.5]) track.setVolume(volume);
    expect(made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect([made, revoked]).toEqual([['blob:0', 'blob:1'], ['blob:0']]);
    track.setVolume(0);
    expect(player.muted).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(made).toHaveLength(2);
  });

  it('appears on the lock screen, whose buttons pause and resume the meditation', async () => {
    const { track, session, presses, pass } = open();
    await track.play(begin);
    expect([session.playbackState, session.metadata?.title]).toEqual(['playing', 'Meditation']);
    expect(session.position).toEqual({ duration: 600, position: 0, playbackRate: 1 });
    session.handlers.get('pause')?.();
    await pass(30);
    track.pause();
    expect([session.playbackState, session.position?.position]).toEqual(['paused', 30]);
    session.handlers.get('play')?.();
    expect(presses).toEqual(['pause', 'play']);
    track.close();
    expect([session.playbackState, session.metadata, session.handlers.size]).toEqual([
      'none',
      null,
      0,
    ]);
  });

  it('lets its last bell fade when the meditation is over, and then releases everything', async () => {
    const { track, player, session, pass } = open();
    await track.play(begin);
    await pass(600);
    track.finish();
    expect([player.paused, session.playbackState]).toEqual([false, 'none']);
    await pass(10);
    player.end();
    expect([player.paused, player.src, revoked]).toEqual([true, '', ['blob:0']]);
  });

  it('is silent at once when it is closed, and lets nothing be played', async () => {
    const { track, player } = open();
    await track.play(begin);
    track.close();
    expect([player.paused, revoked]).toEqual([true, ['blob:0']]);
    track.check();
    track.setVolume(1);
    expect(track.ring({ offset: 300 }, begin + 300_000).hasRung()).toBe(false);
  });

  it('needs no Media Session', async () => {
    const { track } = open({ session: undefined });
    expect(await track.play(begin)).toBe(true);
    track.pause();
    track.close();
  });
});

describe('a track that leads the breath', () => {
  /** Three seconds in, three out, and no bell but the last one. */
  const tones = Array.from({ length: 200 }, (_, at) => ({
    offset: at * 3,
    tone: at % 2 === 0 ? ('in' as const) : ('out' as const),
  }));
  const bells = [{ offset: 600, voice: 'complete' as const }];

  it('begins with the first tone, and is moved between two of them', async () => {
    const { track, player, pass } = open({ bells, tones });
    await track.play(begin - 100);
    expect([player.muted, player.moves]).toEqual([false, []]);
    await pass(60);
    // A tone has just begun, and is not broken.
    player.drift(-0.4);
    await pass(0.75);
    expect(player.moves).toEqual([]);
    await pass(2);
    expect(player.moves).toHaveLength(1);
    expect(player.currentTime).toBeCloseTo(62.85, 2);
  });

  it('plays no tone late: it would lead astray', async () => {
    const { track, player, pass } = open({ bells, tones });
    await track.play(begin);
    await pass(60);
    vi.setSystemTime(begin + 300_900);
    player.drift(-240);
    track.check();
    expect([player.currentTime, player.muted]).toEqual([300.9, true]);
    await pass(1.5);
    expect(player.muted).toBe(false);
  });

  it('plays a bell whole that is a little late, whatever tone falls into it', async () => {
    const late = [{ offset: 300, voice: 'bowl' as const }, ...bells];
    const { track, player, pass } = open({
      bells: late,
      tones: tones.filter(({ offset }) => offset !== 300),
    });
    await track.play(begin);
    await pass(60);
    vi.setSystemTime(begin + 301_600);
    player.drift(-240);
    track.check();
    expect([player.currentTime, player.muted]).toEqual([300, false]);
  });

  it('waits for its tones where they are on their way, and stays silent when paused meanwhile', async () => {
    const given = Promise.withResolvers<typeof tones>();
    const { track, player } = open({ bells, tones: given.promise });
    const begun = track.play(begin);
    expect(made).toEqual([]);
    track.pause();
    given.resolve(tones);
    expect([await begun, made, player.paused]).toEqual([true, [], true]);
    expect(await track.play(begin)).toBe(true);
    expect([made.length, player.paused]).toEqual([1, false]);
  });
});
