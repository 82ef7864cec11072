import type { ReactNode } from 'react';
import { aligns, gaps, stack } from './Stack.css.ts';

/** A step of the 4 px grid; `space.4` is 16 px at normal text size. */
export type Gap = keyof typeof gaps;

export interface StackProps {
  children: ReactNode;
  /**
   * The space between the children.
   * @default '4'
   */
  gap?: Gap;
  /**
   * Where the children stand across; `center` centers their text as well.
   * @default 'stretch'
   */
  align?: keyof typeof aligns;
  /**
   * The element that means what this is.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav' | 'ul' | 'ol' | 'li';
}

/** Things below each other, with the space between them. */
export function Stack({ children, gap = '4', align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={`${stack} ${gaps[gap]} ${aligns[align]}`}>{children}</Element>;
}
