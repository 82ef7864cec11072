import type { ReactNode } from 'react';
import { aligns, figures, sizes, text, tones, weights } from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** @default 'body' */
  size?: keyof typeof sizes;
  /**
   * `soft` is for what may be overlooked.
   * @default 'ink'
   */
  tone?: keyof typeof tones;
  /** Without one, the clock is light and all else regular. */
  weight?: keyof typeof weights;
  /** Without one, as the surroundings. */
  align?: keyof typeof aligns;
  /** Gives every digit the same width, for numbers that change or stand below each other. */
  tabular?: boolean;
  /**
   * The element that means what this is.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'time' | 'output';
  /** The language of the text where it is not the page's, such as a pose's English description. */
  lang?: string;
  /** So that another element can name it, as `aria-labelledby` does. */
  id?: string;
}

/** Words and numbers. Headings are `Heading`. */
export function Text({
  children,
  size = 'body',
  tone = 'ink',
  weight = size === 'clock' ? 'light' : 'regular',
  align,
  tabular = false,
  as: Element = 'p',
  lang,
  id,
}: TextProps) {
  const classes = [text, sizes[size], tones[tone], weights[weight]];
  if (align) classes.push(aligns[align]);
  if (tabular) classes.push(figures);
  return (
    <Element className={classes.join(' ')} lang={lang} id={id}>
      {children}
    </Element>
  );
}
