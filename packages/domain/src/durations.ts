/**
 * Minutes as cards and totals show them: rounded up, at least 1, so that 30 seconds are not 0
 * minutes.
 */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

/** Minutes as the total of a class shows them: the nearest whole ones, at least 1. */
export const nearestMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

export interface DurationParts {
  hours: number;
  minutes: number;
  seconds: number;
}

/** The exact parts of a duration, for an accessible name. Below 0 counts as 0. */
export function durationParts(totalSeconds: number): DurationParts {
  const whole = Math.max(0, Math.round(totalSeconds));
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    seconds: whole % 60,
  };
}

/** A countdown: `mm:ss`, or `h:mm:ss` from an hour on. */
export function clockText(totalSeconds: number): string {
  const { hours, minutes, seconds } = durationParts(totalSeconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${two(minutes)}:${two(seconds)}`;
  return hours > 0 ? `${hours}:${text}` : text;
}
