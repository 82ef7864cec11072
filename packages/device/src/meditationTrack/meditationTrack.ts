import { type BreathTone, latestBellMs } from '@niyama/domain';
import type { BellOnItsWay } from '../bells/watchBells.ts';
import { secondsOf } from '../bells/voices.ts';
import { createLockScreen, type LockScreenText } from './lockScreen.ts';
import { renderTrack, type TrackBell } from './renderTrack.ts';

/** The tones that lead the breath of a meditation; on their way where what knows them has to be fetched. */
export type TonesOfPlan = readonly BreathTone[] | Promise<readonly BreathTone[]>;

export interface MeditationTrackOptions extends LockScreenText {
  /** Seconds of the meditation. */
  durationSeconds: number;
  /** Every bell of the meditation, in the order in which they ring. */
  bells: readonly TrackBell[];
  /** The tones that lead its breath, in their order. @default none */
  tones?: TonesOfPlan;
  /** 0 to 1. */
  volume: number;
  /** Play was pressed on the lock screen or a headset: the meditation is to go on. */
  onPlay: () => void;
  /** Pause was pressed there: the meditation is to pause. */
  onPause: () => void;
  openAudio?: () => HTMLAudioElement;
  /** Absent in browsers without it. */
  session?: MediaSession | undefined;
  /** The wall clock, epoch milliseconds. */
  now?: () => number;
}

/**
 * The lock-screen mode of a meditation: one track with all its bells. The track sounds by itself, also
 * where a locked phone lets no timer fire; whenever there is time to look, it is moved to the true
 * time of the meditation.
 */
export interface MeditationTrack {
  /**
   * Plays from the true time on. The first time from a press or a key.
   *
   * @param beganAt when the meditation would have begun had it never been paused, epoch milliseconds.
   * @returns false where the browser lets nothing sound without a press.
   */
  play: (beganAt: number) => Promise<boolean>;
  /** The meditation is paused: silent at once, and the lock screen shows it. */
  pause: () => void;
  /** A bell of the track is about to come; for `watchBells`, in place of `Bells.ring`. */
  ring: (bell: { offset: number }, at: number) => BellOnItsWay;
  /** The page is seen again or woke up: takes up the true time, and plays on if it was stopped. */
  check: () => void;
  /** 0 to 1, also for what sounds at this moment. */
  setVolume: (volume: number) => void;
  /** The meditation is over: its last bell fades on, then the track closes itself. */
  finish: () => void;
  /** Silent at once; the lock screen forgets the meditation. */
  close: () => void;
}

/**
 * How far the track may be from the true time, in seconds, before it is moved: each move stops it for
 * a moment that no browser tells beforehand.
 */
const tolerance = 0.2;

/**
 * The track is not moved so shortly before a bell, in seconds: its beginning could be lost. The watch
 * over the bells looks half a second earlier, which may be the only look in a hidden page.
 */
const beforeBell = 1;

/** A tone of the breath has faded so far after so many seconds that a move does not break it. */
const toneFaded = 1;

/** How long a change of the volume waits for the next, where each one renders the track again (ms). */
const settledMs = 200;

/** Builds the track; nothing is rendered or loaded before it plays. */
export function createMeditationTrack(options: MeditationTrackOptions): MeditationTrack {
  const { bells, durationSeconds, onPlay, onPause, title, subtitle, picture } = options;
  /** What leads the breath between the bells; known when it is to play. */
  let tones: readonly TrackBell[] = [];
  /** Both, in the order in which they sound. */
  let sounds = bells;
  const { openAudio = () => new Audio(), now = Date.now } = options;
  const session = 'session' in options ? options.session : navigator.mediaSession;
  const lockScreen = createLockScreen({
    session,
    durationSeconds,
    onPlay,
    onPause,
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(picture === undefined ? {} : { picture }),
  });
  let audio: HTMLAudioElement | null = null;
  let { volume } = options;
  let beganAt = 0;
  /** Whether the meditation runs, whatever the browser makes of the track. */
  let isWanted = false;
  /** Seconds that a move costs this browser; known after the first. */
  let moveCost = 0;
  let isMoved = false;
  /** Where a sound begins to be heard again that was entered in its middle, in seconds. */
  let quietUntil = 0;
  let rerender: ReturnType<typeof setTimeout> | undefined;

  const position = () => (now() - beganAt) / 1000;
  const late = (player: HTMLAudioElement) => position() - player.currentTime;
  const soundingAt = (second: number, of: readonly TrackBell[]) =>
    of.findLast(({ offset, voice }) => offset <= second && second < offset + secondsOf(voice));
  const isNearSound = (second: number) =>
    soundingAt(second, bells) !== undefined ||
    tones.some(({ offset }) => offset <= second && second < offset + toneFaded) ||
    sounds.some(({ offset }) => offset > second && offset - second < beforeBell);

  const load = (player: HTMLAudioElement, loudness: number) => {
    if (player.src) URL.revokeObjectURL(player.src);
    player.src = URL.createObjectURL(
      renderTrack({ durationSeconds, bells: sounds, volume: loudness }),
    );
  };
  const applyVolume = (player: HTMLAudioElement) => {
    player.volume = volume;
    player.muted = volume === 0 || position() < quietUntil;
  };
  /** Moves the track to the true time, and makes the best of a bell that is under way then. */
  const move = (player: HTMLAudioElement) => {
    const second = position();
    // A little late, but whole; also a short one that would be over by now. A tone that is late leads astray.
    const owed = bells.findLast(
      ({ offset }) => offset <= second && (second - offset) * 1000 <= latestBellMs,
    );
    const sound = soundingAt(second, sounds);
    if (sound && !owed && second - sound.offset > tolerance) {
      // What began too long ago is not heard from its middle.
      const next = sounds.find(({ offset }) => offset > second)?.offset ?? Infinity;
      quietUntil = Math.min(sound.offset + secondsOf(sound.voice), next);
    }
    applyVolume(player);
    const target = owed && player.currentTime <= owed.offset ? owed.offset : second;
    if (Math.abs(target - player.currentTime) <= tolerance) return;
    isMoved = target === second;
    player.currentTime = target + (isMoved ? moveCost : 0);
  };
  const align = () => {
    if (!audio || !isWanted || audio.paused || audio.seeking) return;
    applyVolume(audio);
    const off = late(audio);
    if (isMoved) {
      isMoved = false;
      moveCost = Math.min(0.5, Math.max(0, moveCost + off));
    }
    const isFar = Math.abs(off) * 1000 > latestBellMs;
    // A late track may still have to play what is over by the clock.
    const isBusy = isNearSound(position()) || isNearSound(audio.currentTime);
    if (isFar || (Math.abs(off) > tolerance && !isBusy)) move(audio);
  };
  const start = async () => {
    if (!audio) return false;
    const player = audio;
    move(player);
    try {
      await player.play();
    } catch {
      return false;
    }
    if (isWanted) lockScreen.show('playing', position());
    return true;
  };
  const close = () => {
    isWanted = false;
    clearTimeout(rerender);
    lockScreen.clear();
    if (!audio) return;
    audio.pause();
    URL.revokeObjectURL(audio.src);
    audio.removeAttribute('src');
    audio.load();
    audio = null;
  };
  const open = () => {
    const player = openAudio();
    player.preload = 'auto';
    // Tells about four times a second that the track plays, also in a hidden page.
    player.addEventListener('timeupdate', align);
    player.addEventListener('seeked', align);
    player.volume = volume;
    // A phone keeps the volume to itself: then the track itself is as loud as it should be.
    load(player, player.volume === volume ? 1 : volume);
    return player;
  };
  const check = () => {
    if (!audio || !isWanted) return;
    if (audio.paused && !audio.ended) void start();
    else align();
  };

  return {
    play: async (moment) => {
      beganAt = moment;
      isWanted = true;
      quietUntil = 0;
      if (!audio && options.tones) {
        // A phone lets nothing play that comes after the press: waited for only where it has to be.
        const known = options.tones instanceof Promise ? await options.tones : options.tones;
        if (!isWanted) return true;
        tones = known.map(({ offset, tone }) => ({ offset, voice: tone }));
        sounds = [...bells, ...tones].toSorted((one, other) => one.offset - other.offset);
      }
      audio ??= open();
      return start();
    },
    pause: () => {
      isWanted = false;
      audio?.pause();
      lockScreen.show('paused', position());
    },
    ring: ({ offset }) => {
      check();
      return {
        hasRung: () =>
          audio !== null &&
          !audio.paused &&
          position() >= offset &&
          Math.abs(late(audio)) * 1000 <= latestBellMs,
        // Every bell of the track is silent while the meditation does not run.
        cancel: () => undefined,
      };
    },
    check,
    setVolume: (next) => {
      volume = next;
      if (!audio) return;
      applyVolume(audio);
      if (audio.volume === next || next === 0) return;
      clearTimeout(rerender);
      rerender = setTimeout(() => {
        if (!audio) return;
        load(audio, next);
        check();
      }, settledMs);
    },
    finish: () => {
      isWanted = false;
      lockScreen.clear();
      if (!audio || audio.paused || audio.ended) close();
      else audio.addEventListener('ended', close, { once: true });
    },
    close,
  };
}
