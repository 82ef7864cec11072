import { clockText } from '@niyama/domain';
import { sizes } from './Countdown.css.ts';

export interface CountdownProps {
  /** What is counted, such as 'Time remaining'; read out, not shown. */
  label: string;
  /** Seconds that remain; fractions are welcome. */
  seconds: number;
  /** @default 'large' */
  size?: keyof typeof sizes;
}

/**
 * The clock of a timer. Its role is `timer`, which screen readers read on request only: moments
 * worth saying (start, half, last seconds, end) are announced by the screen.
 */
export function Countdown({ label, seconds, size = 'large' }: CountdownProps) {
  return (
    <div aria-label={label} aria-live="off" className={sizes[size]} role="timer">
      {/* A begun second counts whole: 00:00 is shown only when it is over. */}
      {clockText(Math.ceil(seconds))}
    </div>
  );
}
