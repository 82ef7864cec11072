import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3';
}

/** Words for screen readers only, where the eye has another sign. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={hidden}>{children}</Element>;
}
