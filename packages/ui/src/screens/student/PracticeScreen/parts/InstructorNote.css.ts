import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { lying } from '../layout.ts';

const note = style({
  width: '100%',
  maxWidth: '34rem',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.sun}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  textAlign: 'start',
});

export const notes = styleVariants({
  whole: [note],
  /** Two lines of it, so that there is room for the figure. */
  brief: [
    note,
    {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      color: vars.color.soft,
      '@media': { [lying]: { WebkitLineClamp: 1 } },
    },
  ],
});

export const label = style({
  display: 'block',
  fontWeight: 650,
  '@media': { [lying]: { display: 'inline', marginInlineEnd: vars.space[2] } },
});
