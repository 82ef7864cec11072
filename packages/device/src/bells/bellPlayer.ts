import {
  type Bell,
  type BellSound,
  bellsOf,
  type BreathTone,
  masterVolume,
  type MeditationChoice,
  type MeditationPlan,
  type SoundSettings,
  type Tone,
} from '@niyama/domain';
import type { leadBreath, LedStretch } from './leadBreath.ts';
import type { BellOnItsWay, BellWatch } from './watchBells.ts';
import type { Bells } from './bells.ts';
import type { MeditationTrack, TonesOfPlan } from '../meditationTrack/meditationTrack.ts';
import type { Vibration } from '../vibration/vibration.ts';

/** How loud and in which way the bells of a meditation ring. */
export type BellChoice = Pick<MeditationChoice, 'bellMode' | 'volume' | 'playsAsTrack'>;

/** What only a meditation needs whose breath is led. */
interface BreathPacer {
  breathTones: (plan: MeditationPlan) => readonly BreathTone[];
  leadBreath: typeof leadBreath;
}

interface BellPlayerPorts {
  bells: Bells;
  vibration: Vibration;
  /** Makes the track of a whole meditation; null where the browser can play none. */
  openTrack: ((plan: MeditationPlan, volume: number, tones: TonesOfPlan) => MeditationTrack) | null;
  /** Fetches it: most meditations do without. */
  loadPacer: () => Promise<BreathPacer>;
  /** Whether the browser lets nothing sound because nothing was pressed yet. */
  isHeldBack: () => boolean;
}

/** What makes the bells of a meditation heard, felt or only seen; it obeys a change within one bell. */
export interface BellPlayer {
  /** Tells when `sound` has changed. */
  subscribe: (listener: () => void) => () => void;
  sound: () => BellSound;
  ring: (bell: Bell, at: number) => BellOnItsWay;
  /** Fetches what a breath needs, so that nothing waits for it later. */
  prepare: (plan: MeditationPlan) => void;
  /** Lets the tones of its breath sound until it is stopped; where it has none, nothing. */
  lead: (plan: MeditationPlan, stretch: LedStretch) => BellWatch;
  /** Lets a bell ring as it will in the meditation. */
  preview: () => void;
  choose: (choice: BellChoice) => void;
  /** The master switch and volume of Settings. */
  applySettings: (settings: SoundSettings) => void;
  /** From a press: opens the loudspeaker. */
  wake: () => void;
  /**
   * The meditation runs; call it again whenever the time has been set again.
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
  { bells, vibration, openTrack, loadPacer, isHeldBack }: BellPlayerPorts,
  given: { choice: BellChoice; settings: SoundSettings },
): BellPlayer {
  const listeners = new Set<() => void>();
  let { choice, settings } = given;
  let track: MeditationTrack | null = null;
  /** When the meditation would have begun; null while none runs. */
  let beganAt: number | null = null;
  let isTrackRefused = false;
  /** The breath that the track leads, as text. */
  let ledBreath = '';
  let pacer: BreathPacer | null = null;

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
  const fetchPacer = async () => {
    try {
      pacer ??= await loadPacer();
    } catch {
      // Without a network: the bells ring all the same.
    }
    return pacer;
  };
  const tonesOf = (plan: MeditationPlan): TonesOfPlan => {
    if (plan.breath === null) return [];
    if (pacer) return pacer.breathTones(plan);
    return fetchPacer().then((fetched) => fetched?.breathTones(plan) ?? []);
  };
  const ringTone = ({ tone, offset }: BreathTone, at: number): BellOnItsWay => {
    if (mode() === 'vibrate') return vibration.isPossible ? vibration.ring(tone, at) : seen;
    if (volume() === 0) return seen;
    return track ? track.ring({ offset }, at) : bells.ring(tone, at);
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
          return vibration.ring(voiceOf[kind], at);
        default:
          // Nobody asked to hear it, so it is none that was missed.
          if (volume() === 0) return seen;
          return track ? track.ring({ offset }, at) : bells.ring(voiceOf[kind], at);
      }
    },
    prepare: (plan) => void tonesOf(plan),
    lead: (plan, stretch) => {
      let watch: BellWatch | undefined;
      let isStopped = plan.breath === null;
      const begin = (fetched: BreathPacer | null) => {
        if (!isStopped) watch = fetched?.leadBreath(plan, { ...stretch, ring: ringTone });
      };
      if (pacer) begin(pacer);
      else if (!isStopped) void fetchPacer().then(begin);
      return {
        check: () => watch?.check(),
        stop: () => {
          isStopped = true;
          watch?.stop();
        },
      };
    },
    preview: () => {
      if (mode() === 'sound') bells.ring('bowl');
      if (mode() === 'vibrate') vibration.ring('bowl');
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
      const breath = JSON.stringify(plan.breath);
      if (moment === beganAt && breath === ledBreath) return;
      if (breath !== ledBreath) {
        track?.close();
        track = null;
      }
      ledBreath = breath;
      beganAt = moment;
      if (!track && openTrack && choice.playsAsTrack && mode() === 'sound') {
        track = openTrack(plan, volume(), tonesOf(plan));
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
