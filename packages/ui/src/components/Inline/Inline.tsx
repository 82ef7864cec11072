import type { ReactNode } from 'react';
import { aligns, gaps, inline, justifies, wraps } from './Inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  /**
   * The space between the children, and between their lines.
   * @default '3'
   */
  gap?: keyof typeof gaps;
  /**
   * How the children stand in the height of the line.
   * @default 'center'
   */
  align?: keyof typeof aligns;
  /**
   * Where the children stand along the line.
   * @default 'start'
   */
  justify?: keyof typeof justifies;
  /**
   * Whether the children may continue on a second line.
   * @default true
   */
  wrap?: boolean;
  /**
   * The element that means what this is.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav';
}

/** Things beside each other, with the space between them. */
export function Inline({
  children,
  gap = '3',
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
}: InlineProps) {
  const classes = [
    inline,
    gaps[gap],
    aligns[align],
    justifies[justify],
    wraps[wrap ? 'wrap' : 'nowrap'],
  ];
  return <Element className={classes.join(' ')}>{children}</Element>;
}
