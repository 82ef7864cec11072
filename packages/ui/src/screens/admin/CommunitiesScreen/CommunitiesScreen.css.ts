import { style } from '@vanilla-extract/css';

/** A description can be a page long: in a table its beginning is enough. */
export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '32rem',
  overflowWrap: 'anywhere',
});
