import type { ReactNode } from 'react';
import { ProgressBar } from 'react-aria-components';
import {
  arc,
  center,
  circle,
  drawing,
  empty,
  ring,
  sizes,
  tones,
  track,
} from './ProgressRing.css.ts';

/** In hundredths of the ring's width: a small ring needs a bolder line. */
const thickness: Record<keyof typeof sizes, number> = {
  small: 9,
  medium: 4,
  large: 2.4,
  fill: 2.4,
};

export interface ProgressRingProps {
  /** 0 to 1. */
  value: number;
  /**
   * What progresses, for screen readers. Without one the ring is decoration: a clock inside it says
   * the same, and nobody wants to hear each second.
   */
  label?: string;
  /** @default 'large' */
  size?: keyof typeof sizes;
  /** @default 'warm' */
  tone?: keyof typeof tones;
  /** What stands within: a figure, a clock. */
  children?: ReactNode;
}

/** A calm arc that closes as time passes. */
export function ProgressRing({
  value,
  label,
  size = 'large',
  tone = 'warm',
  children,
}: ProgressRingProps) {
  const part = Math.min(1, Math.max(0, value));
  const strokeWidth = thickness[size];
  const shape = {
    cx: 50,
    cy: 50,
    r: 50 - strokeWidth / 2,
    strokeWidth,
    pathLength: 100,
  };
  const picture = (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle {...shape} className={`${circle} ${track}`} />
      <circle
        {...shape}
        className={`${circle} ${arc} ${tones[tone]} ${part === 0 ? empty : ''}`}
        strokeDashoffset={100 - part * 100}
      />
    </svg>
  );
  return (
    <div className={`${ring} ${sizes[size]}`}>
      {label === undefined ? (
        <div className={drawing}>{picture}</div>
      ) : (
        // Around the picture only: what a progress bar contains is not read.
        <ProgressBar aria-label={label} value={part * 100} className={drawing}>
          {picture}
        </ProgressBar>
      )}
      <div className={center}>{children}</div>
    </div>
  );
}
