import {
  type Bell,
  type BellSound,
  bellsOf,
  masterVolume,
  type MeditationChoice,
  type MeditationPlan,
  type SoundSettings,
  type Tone,
} from '@niyama/domain';
import type { BellOnItsWay } from './watchBells.ts';
import type { Bells } from './bells.ts';
import type { MeditationTrack } from '../meditationTrack/meditationTrack.ts';
import type { Vibration } from '../vibration/vibration.ts';

/** How loud and in which way the bells of a meditation ring. */
export type BellChoice = Pick<MeditationChoice, 'bellMode' | 'volume' | 'playsAsTrack'>;

interface BellPlayerPorts {
  bells: Bells;
  vibration: Vibration;
  /** Makes the track of a whole meditation; null where the browser can play none. */
  openTrack: ((plan: MeditationPlan, volume: number) => MeditationTrack) | null;
  /** Whether the browser lets nothing sound because nothing was pressed yet. */
  isHeldBack: () => boolean;
}

/** What makes the bells of a meditation heard, felt or only seen; it obeys a change within one bell. */
export interface BellPlayer {
  /** Tells when `sound` has changed. */
  subscribe: (listener: () => void) => () => void;
  sound: () => BellSound;
  ring: (bell: Bell, at: number) => BellOnItsWay;
  /** Lets a bell ring as it will in the meditation. */
  preview: () => void;
  choose: (choice: BellChoice) => void;
  /** The master switch and volume of Settings. */
  applySettings: (settings: SoundSettings) => void;
  /** From a press: opens the loudspeaker. */
  wake: () => void;
  /**
   * The meditation runs; to be told again whenever its time was set anew.
   *
   * @param beganAt when it would have begun had it never been paused, epoch milliseconds.
   */
  begin: (plan: MeditationPlan, beganAt: number) => void;
  pause: () => void;
  /** The page is seen again. */
  check: () => void;
  /** The last bell fades on. */
  finish: () => void;
  close: () => void;
}

/** Interval bells sound like the starting bell. */
const voiceOf: Record<Bell['kind'], Tone> = {
  start: 'bowl',
  interval: 'bowl',
  end: 'complete',
};

/** A bell that is only seen. */
const seen: BellOnItsWay = { hasRung: () => true, cancel: () => undefined };

export function createBellPlayer(
  { bells, vibration, openTrack, isHeldBack }: BellPlayerPorts,
  given: { choice: BellChoice; settings: SoundSettings },
): BellPlayer {
  const listeners = new Set<() => void>();
  let { choice, settings } = given;
  let track: MeditationTrack | null = null;
  /** When the meditation would have begun; null while none runs. */
  let beganAt: number | null = null;
  let isTrackRefused = false;

  const isMasterOff = () => masterVolume(settings) === 0;
  const mode = () => (choice.bellMode === 'sound' && isMasterOff() ? 'silence' : choice.bellMode);
  const volume = () => (mode() === 'sound' ? masterVolume(settings) * (choice.volume / 100) : 0);
  const soundNow = (): BellSound => ({
    mode: mode(),
    isMasterOff: isMasterOff(),
    canVibrate: vibration.isPossible,
    canPlayTrack: openTrack !== null,
    isBlocked: volume() > 0 && (isHeldBack() || isTrackRefused),
  });
  let sound = soundNow();
  const refresh = () => {
    sound = soundNow();
    for (const listener of listeners) listener();
  };
  const apply = () => {
    bells.setVolume(volume());
    track?.setVolume(volume());
    refresh();
  };
  const play = async () => {
    if (!track || beganAt === null) return;
    const isRefused = !(await track.play(beganAt));
    if (isRefused === isTrackRefused) return;
    isTrackRefused = isRefused;
    refresh();
  };
  const close = () => {
    track?.close();
    track = null;
    beganAt = null;
  };
  bells.setVolume(volume());

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    sound: () => sound,
    ring: ({ kind, offset }, at) => {
      switch (mode()) {
        case 'silence':
          return seen;
        case 'vibrate':
          if (!vibration.isPossible) return seen;
          return vibration.ring(kind === 'end' ? 'end' : 'bell', at);
        default:
          // Nobody asked to hear it, so it is none that was missed.
          if (volume() === 0) return seen;
          return track ? track.ring({ offset }, at) : bells.ring(voiceOf[kind], at);
      }
    },
    preview: () => {
      if (mode() === 'sound') bells.ring('bowl');
      if (mode() === 'vibrate') vibration.ring('bell');
    },
    choose: (next) => {
      choice = next;
      apply();
    },
    applySettings: (next) => {
      settings = next;
      apply();
    },
    wake: () => {
      if (volume() === 0) return;
      bells.wake();
      if (isTrackRefused) void play();
      else refresh();
    },
    begin: (plan, moment) => {
      if (moment === beganAt) return;
      beganAt = moment;
      if (!track && openTrack && choice.playsAsTrack && mode() === 'sound') {
        track = openTrack(plan, volume());
      }
      void play();
    },
    pause: () => {
      beganAt = null;
      track?.pause();
    },
    check: () => track?.check(),
    finish: () => {
      track?.finish();
      track = null;
      beganAt = null;
    },
    close,
  };
}

/** Every bell of a meditation as its track plays it. */
export const trackBells = (plan: MeditationPlan) =>
  bellsOf(plan).map(({ offset, kind }) => ({ offset, voice: voiceOf[kind] }));
