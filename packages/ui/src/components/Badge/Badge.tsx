import type { ReactNode } from 'react';
import type { BadgeTone } from '#theme/index.ts';
import { badge, outlined, tones } from './Badge.css.ts';

export interface BadgeProps {
  /** The word; the color never says anything alone. */
  children: ReactNode;
  /**
   * `outlined` is a quiet property among several, such as a target area.
   * @default 'neutral'
   */
  tone?: BadgeTone | 'outlined';
}

/** A word about the thing it stands on. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className={`${badge} ${tone === 'outlined' ? outlined : tones[tone]}`}>{children}</span>
  );
}
