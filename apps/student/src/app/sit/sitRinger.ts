import type { BellOnItsWay, Bells, BellVoice, SitTrack, Vibration } from '@niyama/device';
import {
  type Bell,
  bellsOf,
  masterVolume,
  type SitChoice,
  type SitPlan,
  type SoundSettings,
} from '@niyama/domain';
import type { TimerSound } from '@niyama/ui/screens/student/TimerScreen';

/** How loud and in which way the bells of a sit ring. */
export type RingingChoice = Pick<SitChoice, 'bellMode' | 'volume' | 'playsAsTrack'>;

interface RingerPorts {
  bells: Bells;
  vibration: Vibration;
  /** Makes the track of a whole sit; null where the browser can play none. */
  openTrack: ((plan: SitPlan, volume: number) => SitTrack) | null;
  /** Whether the browser lets nothing sound because nothing was pressed yet. */
  isHeldBack: () => boolean;
  /** Something that the screen says has changed. */
  onChange: () => void;
}

/** What makes the bells of a sit heard, felt or only seen; it obeys a change within one bell. */
export interface SitRinger {
  ring: (bell: Bell, at: number) => BellOnItsWay;
  /** Lets a bell ring as it will in the sit. */
  preview: () => void;
  choose: (choice: RingingChoice) => void;
  /** The master switch and volume of Settings. */
  applySettings: (settings: SoundSettings) => void;
  /** From a press: opens the loudspeaker. */
  wake: () => void;
  /**
   * The sit runs; to be told again whenever its time was set anew.
   *
   * @param beganAt when it would have begun had it never been paused, epoch milliseconds.
   */
  begin: (plan: SitPlan, beganAt: number) => void;
  pause: () => void;
  /** The page is seen again. */
  check: () => void;
  /** The last bell fades on. */
  finish: () => void;
  close: () => void;
  sound: () => TimerSound;
}

/** Interval bells sound like the starting bell. */
export const voiceOf: Record<Bell['kind'], BellVoice> = {
  start: 'bowl',
  interval: 'bowl',
  end: 'complete',
};

/** A bell that is only seen. */
const seen: BellOnItsWay = { hasRung: () => true, cancel: () => undefined };

export function createSitRinger(
  { bells, vibration, openTrack, isHeldBack, onChange }: RingerPorts,
  given: { choice: RingingChoice; settings: SoundSettings },
): SitRinger {
  let { choice, settings } = given;
  let track: SitTrack | null = null;
  /** When the sit would have begun; null while none runs. */
  let beganAt: number | null = null;
  let isTrackRefused = false;

  const isMasterOff = () => masterVolume(settings) === 0;
  const mode = () => (choice.bellMode === 'sound' && isMasterOff() ? 'silence' : choice.bellMode);
  const volume = () => (mode() === 'sound' ? masterVolume(settings) * (choice.volume / 100) : 0);
  const apply = () => {
    bells.setVolume(volume());
    track?.setVolume(volume());
    onChange();
  };
  const play = async () => {
    if (!track || beganAt === null) return;
    const isRefused = !(await track.play(beganAt));
    if (isRefused === isTrackRefused) return;
    isTrackRefused = isRefused;
    onChange();
  };
  const close = () => {
    track?.close();
    track = null;
    beganAt = null;
  };
  bells.setVolume(volume());

  return {
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
    sound: () => ({
      mode: mode(),
      isMasterOff: isMasterOff(),
      canVibrate: vibration.isPossible,
      canPlayTrack: openTrack !== null,
      isBlocked: volume() > 0 && (isHeldBack() || isTrackRefused),
    }),
  };
}

/** Every bell of a sit as its track plays it. */
export const trackBells = (plan: SitPlan) =>
  bellsOf(plan).map(({ offset, kind }) => ({ offset, voice: voiceOf[kind] }));
