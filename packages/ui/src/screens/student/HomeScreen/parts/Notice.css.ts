import { style, styleVariants } from '@vanilla-extract/css';
import { fluidSpace } from '../../../../theme/fluidSpace.ts';
import { vars } from '../../../../theme/index.ts';

const { overdue } = vars.color.badge;

const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${fluidSpace(vars.space[4])}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
});

export const tones = styleVariants({
  /** All will be well by itself. */
  calm: [notice],
  trouble: [notice, { borderColor: overdue.text }],
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius.full,
});

export const marks = styleVariants({
  calm: [mark, { backgroundColor: vars.color.sand, color: vars.color.ink }],
  trouble: [mark, { backgroundColor: overdue.surface, color: overdue.text }],
});

export const words = style({ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 650,
  lineHeight: vars.leading.snug,
});

export const text = style({ color: vars.color.soft, fontSize: vars.text.small });
