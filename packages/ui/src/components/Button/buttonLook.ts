import type { ReactNode } from 'react';
import { button, fullWidthButton, sizes, variants } from './Button.css.ts';

/** What Button and LinkButton have in common to look at. */
export interface ButtonLook {
  /** The words of the button. */
  children: ReactNode;
  /**
   * `primary` is the one clear action of a screen, `danger` what destroys.
   * @default 'primary'
   */
  variant?: keyof typeof variants;
  /** @default 'medium' */
  size?: keyof typeof sizes;
  /** A picture before the words, hidden from screen readers. */
  icon?: ReactNode;
  /** Takes the whole width of what it stands in. */
  fullWidth?: boolean;
}

/** The classes of a button. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
}: Pick<ButtonLook, 'variant' | 'size' | 'fullWidth'>): string {
  const classes = [button, variants[variant], sizes[size]];
  if (fullWidth) classes.push(fullWidthButton);
  return classes.join(' ');
}
