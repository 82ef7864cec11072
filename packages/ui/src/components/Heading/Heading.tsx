import type { ReactNode } from 'react';
import { aligns, heading, sizes } from './Heading.css.ts';

type Level = 1 | 2 | 3 | 4;

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<Level, string>;
const defaultSize = {
  1: 'display',
  2: 'heading',
  3: 'title',
  4: 'title',
} as const satisfies Record<Level, keyof typeof sizes>;

export interface HeadingProps {
  children: ReactNode;
  /** Its place in the outline of the page: one `1` per page, none left out. */
  level: Level;
  /** How large it looks; without one, as its level usually does. */
  size?: keyof typeof sizes;
  /** Without one, as the surroundings. */
  align?: keyof typeof aligns;
  /** So that another element can name it, as `aria-labelledby` does. */
  id?: string;
  /** The language of the text where it is not the page's, such as a pose's English name. */
  lang?: string;
}

/** A heading in the product's own face. */
export function Heading({
  children,
  level,
  size = defaultSize[level],
  align,
  id,
  lang,
}: HeadingProps) {
  const Tag = tags[level];
  const classes = [heading, sizes[size]];
  if (align) classes.push(aligns[align]);
  return (
    <Tag className={classes.join(' ')} id={id} lang={lang}>
      {children}
    </Tag>
  );
}
