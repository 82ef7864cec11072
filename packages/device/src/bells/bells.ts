import { latestBellMs, type Tone } from '@niyama/domain';
import { strike } from './strike.ts';
import { secondsOf } from './voices.ts';

/** A bell that was asked for. */
export interface RungBell {
  /**
   * Whether its moment has come on a clock that runs: a sleeping loudspeaker rings nothing. At
   * volume 0 it is as silent as was asked for, and has rung.
   */
  hasRung: () => boolean;
  /** Takes it back, also in the middle of its sound. */
  cancel: () => void;
}

/** The bells of this device, synthesized: no file has to be there. */
export interface Bells {
  /**
   * Rings, silently at volume 0. What would come more than two seconds late is left out.
   *
   * @param at wall-clock moment, epoch milliseconds; a moment soon to come is put on the audio
   * clock, whatever keeps this thread busy then. @default now
   */
  ring: (voice: Tone, at?: number) => RungBell;
  /** 0 to 1, also for what sounds at this moment. */
  setVolume: (volume: number) => void;
  /** Makes room for a voice: while one speaks, bells are softer. */
  duck: (isDucked: boolean) => void;
  /** Opens the loudspeaker; browsers allow that from a press or a key only. */
  wake: () => void;
}

/** A loudspeaker that may take its time, and so is not out of step as soon as the device is busy. */
export const openLoudspeaker = () => new AudioContext({ latencyHint: 'playback' });

interface BellsOptions {
  /** @default openLoudspeaker */
  openContext?: () => AudioContext;
  /** The wall clock, epoch milliseconds. */
  now?: () => number;
}

/** How much of their volume the bells keep while a voice speaks. */
const ducked = 0.4;

/** How long a change of the volume takes, in seconds: at once it would click. */
const fade = 0.03;

/**
 * How long the loudspeaker stays open after the last sound, in milliseconds: longer than the pause between
 * the tones of the longest breath, because one that has to wake up clicks, and may be late.
 */
const idleMs = 10_000;

/** How long before a bell the clocks are compared again: one that just woke up loses time. */
const aimsMs = [1000, 800, 700, 600, 500, 400, 300, 250, 200, 150];

/** A stroke so near is left where it is, in seconds: its beginning may have been rendered. */
const tooNear = 0.03;

/** A stroke is moved for no less, in seconds. */
const noticeable = 0.002;

/** Output timestamps older than this, in milliseconds, date from before the audio context was suspended. */
const freshMs = 500;

/**
 * Finds where on a context's clock a wall-clock moment lies: what is put there is rendered at that
 * moment. `currentTime` alone goes on in steps of a whole buffer; the browser's output timestamp has no steps
 * but lags by the output latency, which the median of all readings so far estimates.
 *
 * @returns takes how far the moment is away, in milliseconds, and answers in seconds; what has passed
 * is now. Each call makes the next answer better.
 */
function createAim(context: AudioContext): (inMs: number) => number {
  const leads: number[] = [];
  return (inMs) => {
    const { currentTime, baseLatency } = context;
    const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
    const ageMs = performance.now() - performanceTime;
    const isFresh = contextTime > 0 && Math.abs(ageMs) < freshMs;
    const outputTime = isFresh ? contextTime + ageMs / 1000 : currentTime;
    // On average the clock is half a portion ahead of what is rendered.
    if (isFresh) leads.push(currentTime - outputTime - baseLatency / 2);
    leads.sort((one, other) => one - other);
    const lead = isFresh ? (leads[Math.floor(leads.length / 2)] ?? 0) : 0;
    return Math.max(currentTime, outputTime + lead + inMs / 1000);
  };
}

/** Bells that stay silent where the browser has no audio or lets none sound. */
export function createBells({
  openContext = openLoudspeaker,
  now = Date.now,
}: BellsOptions = {}): Bells {
  let speaker: { context: AudioContext; output: GainNode } | null = null;
  let volume = 1;
  let isDucked = false;
  let soundsUntil = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  /** Whether the audio context was suspended: for a moment its state still says that it runs. */
  let isResting = false;

  const gain = () => (isDucked ? volume * ducked : volume);
  const turn = () => {
    if (!speaker) return;
    const { context, output } = speaker;
    output.gain.cancelScheduledValues(context.currentTime);
    output.gain.setTargetAtTime(gain(), context.currentTime, fade / 3);
  };
  const open = () => {
    if (speaker) return speaker;
    try {
      const context = openContext();
      const output = context.createGain();
      output.gain.value = gain();
      output.connect(context.destination);
      speaker = { context, output };
    } catch {
      // No loudspeaker, or no audio in this browser: what a bell says is on the screen too.
    }
    return speaker;
  };
  /** From whatever state it is in: at first, after idling, or after a phone call interrupted it. */
  const run = async ({ context }: { context: AudioContext }) => {
    if (context.state === 'running' && !isResting) return;
    isResting = false;
    try {
      await context.resume();
    } catch (error) {
      // Safari can leave one for ever silent, and some devices close it: another has to be opened.
      speaker = null;
      context.close().catch(() => undefined);
      throw error;
    }
  };
  /** A loudspeaker that runs; null where there is none. Rejects where nothing may sound. */
  const ready = async () => {
    const opened = open();
    if (!opened) return null;
    try {
      await run(opened);
      return opened;
    } catch {
      const another = open();
      if (another) await run(another);
      return another;
    }
  };
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(
      () => {
        if (now() < soundsUntil) {
          rest();
          return;
        }
        isResting = true;
        void speaker?.context.suspend().catch(() => undefined);
      },
      Math.max(0, soundsUntil - now()) + idleMs,
    );
  };

  return {
    ring: (voice, at = now()) => {
      let isWanted = true;
      const isSilent = volume === 0;
      let struck: { context: AudioContext; when: number; takeBack: () => void } | null = null;
      const timers: ReturnType<typeof setTimeout>[] = [];
      const ring = async () => {
        const opened = await ready();
        if (!opened || !isWanted || now() - at > latestBellMs) return;
        const { context, output } = opened;
        // The two clocks drift apart, so they are compared for each bell, and again as it comes closer.
        const placeOf = createAim(context);
        const aim = () => {
          const when = placeOf(at - now());
          if (struck) {
            if (Math.min(when, struck.when) < context.currentTime + tooNear) return;
            if (Math.abs(when - struck.when) < noticeable) return;
            struck.takeBack();
          }
          struck = { context, when, takeBack: strike(voice, output, when) };
        };
        aim();
        for (const beforeMs of aimsMs) {
          const inMs = at - now() - beforeMs;
          if (inMs > 0) timers.push(setTimeout(aim, inMs));
        }
      };
      if (!isSilent) {
        soundsUntil = Math.max(soundsUntil, Math.max(at, now()) + secondsOf(voice) * 1000);
        // It rejects where the browser lets nothing sound.
        ring().then(rest, () => undefined);
      }
      return {
        hasRung: () => {
          if (isSilent) return isWanted && now() >= at;
          if (!struck) return false;
          const { context, when } = struck;
          return context.state === 'running' && context.currentTime >= when;
        },
        cancel: () => {
          isWanted = false;
          for (const timer of timers) clearTimeout(timer);
          struck?.takeBack();
        },
      };
    },
    setVolume: (next) => {
      volume = next;
      turn();
    },
    duck: (isWanted) => {
      isDucked = isWanted;
      turn();
    },
    wake: () => {
      ready().then(rest, () => undefined);
    },
  };
}
