import { ProgressBar } from 'react-aria-components';
import { arc, drawing, sizes, spinner, tones, track } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is awaited, for screen readers, such as 'Loading...'; null where the words stand beside it. */
  label: string | null;
  /** @default 'medium' */
  size?: keyof typeof sizes;
  /**
   * `inherit` takes the color of the text around it.
   * @default 'warm'
   */
  tone?: keyof typeof tones;
}

/** Waiting whose end nobody knows. Where the shape of the answer is known, use `Skeleton`. */
export function Spinner({ label, size = 'medium', tone = 'warm' }: SpinnerProps) {
  const className = `${spinner} ${tones[tone]}`;
  const circle = (
    <svg viewBox="0 0 24 24" className={`${drawing} ${sizes[size]}`} aria-hidden="true">
      <circle cx="12" cy="12" r="10" className={track} />
      <circle cx="12" cy="12" r="10" pathLength="100" strokeDasharray="28 100" className={arc} />
    </svg>
  );
  if (label === null) return <span className={className}>{circle}</span>;
  return (
    <ProgressBar isIndeterminate aria-label={label} className={className}>
      {circle}
    </ProgressBar>
  );
}
