import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { link, standalone, tones } from './Link.css.ts';

export interface LinkProps extends Omit<
  AriaLinkProps,
  'children' | 'className' | 'style' | 'render'
> {
  children: ReactNode;
  /** @default 'ink' */
  tone?: keyof typeof tones;
  /** Stands alone and not in a sentence: gets the height of a touch target. */
  isStandalone?: boolean;
}

/** Words that lead somewhere, always underlined. */
export function Link({ children, tone = 'ink', isStandalone = false, ...props }: LinkProps) {
  const classes = [link, tones[tone]];
  if (isStandalone) classes.push(standalone);
  return (
    <AriaLink {...props} className={classes.join(' ')}>
      {children}
    </AriaLink>
  );
}
