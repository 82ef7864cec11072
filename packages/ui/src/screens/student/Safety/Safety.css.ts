import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  textAlign: 'start',
});

export const tips = styleVariants({
  small: [list, { fontSize: vars.text.small, lineHeight: vars.leading.body }],
  /** Read from the mat. */
  large: [
    list,
    {
      maxWidth: '34rem',
      paddingInlineStart: 0,
      listStyle: 'none',
      fontFamily: vars.font.heading,
      fontSize: vars.text.title,
      lineHeight: vars.leading.snug,
      textAlign: 'inherit',
      textWrap: 'balance',
    },
  ],
});

/** Below the tips: beside them it would leave them no width. */
export const way = style({ marginBlockStart: vars.space[3] });

/** Also where what stands around it is centered. */
export const notice = style({ width: '100%', textAlign: 'start' });
