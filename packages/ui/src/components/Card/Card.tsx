import type { ReactNode } from 'react';
import { card, paddings, tones } from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** @default 'card' */
  tone?: keyof typeof tones;
  /**
   * `none` lets a picture reach the edge.
   * @default 'medium'
   */
  padding?: keyof typeof paddings;
  /**
   * The element that means what this is.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li';
  /** The id of the heading that names the section. */
  'aria-labelledby'?: string;
}

/** What belongs together, within a hairline. */
export function Card({
  children,
  tone = 'card',
  padding = 'medium',
  as: Element = 'div',
  ...props
}: CardProps) {
  return (
    <Element {...props} className={`${card} ${tones[tone]} ${paddings[padding]}`}>
      {children}
    </Element>
  );
}
