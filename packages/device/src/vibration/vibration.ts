import { latestBellMs, type Tone } from '@niyama/domain';
import type { BellOnItsWay } from '../bells/watchBells.ts';

/** How each tone vibrates, in milliseconds of buzzing and pause. */
export const vibrations = {
  bowl: [500],
  complete: [200, 100, 200],
  tick: [30],
  in: [70],
  stay: [30],
  out: [70, 90, 70],
} as const satisfies Record<Tone, readonly number[]>;

/** Tones that are felt. */
export interface Vibration {
  /**
   * Whether this device can be expected to vibrate. Where it is false, or `hasRung` of a bell stays
   * false, a bell has to be shown instead.
   */
  isPossible: boolean;
  /**
   * Vibrates.
   *
   * @param at wall-clock moment, epoch milliseconds; what would come more than two seconds late is
   * left out. @default now
   */
  ring: (tone: Tone, at?: number) => BellOnItsWay;
}

interface VibrationOptions {
  device?: { vibrate?: (pattern: number[]) => boolean };
  /** Whether the device is held in a hand: browsers on a desk offer to vibrate and cannot. */
  isHeld?: () => boolean;
  /** The wall clock, epoch milliseconds. */
  now?: () => number;
}

/** Vibration that does nothing, and says so, where there is none. */
export function createVibration({
  device = navigator,
  isHeld = () => matchMedia('(pointer: coarse)').matches,
  now = Date.now,
}: VibrationOptions = {}): Vibration {
  return {
    isPossible: typeof device.vibrate === 'function' && isHeld(),
    ring: (tone, at = now()) => {
      let hasRung = false;
      const buzz = () => {
        if (now() - at > latestBellMs) return;
        // A browser refuses, with false, in a hidden page and before the first touch.
        hasRung = device.vibrate?.([...vibrations[tone]]) ?? false;
      };
      const timer = setTimeout(buzz, Math.max(0, at - now()));
      return {
        hasRung: () => hasRung,
        cancel: () => {
          clearTimeout(timer);
          if (hasRung) device.vibrate?.([]);
        },
      };
    },
  };
}
