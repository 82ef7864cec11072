import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

/** Narrow windows have a foot, which must not cover the end of the page. */
export const main = style({
  boxSizing: 'border-box',
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  width: '100%',
  minWidth: 0,
  maxWidth: '90rem',
  marginInline: 'auto',
  padding: `${vars.space[5]} ${fluidSpace(vars.space[4])} 7rem`,
  outline: 'none',
  '@media': {
    [media.wide]: { padding: `${vars.space[6]} ${fluidSpace(vars.space[8])} ${vars.space[8]}` },
  },
});

/** The fields go below the list where both would have too little room, as with large text. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[5],
});

const card = style({
  boxSizing: 'border-box',
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
});

export const items = style([card, { flex: '2 1 26rem', paddingInline: fluidSpace(vars.space[3]) }]);

export const side = style([
  card,
  {
    flex: '1 1 20rem',
    position: 'sticky',
    insetBlockStart: vars.space[4],
    maxHeight: `calc(100dvh - 2 * ${vars.space[4]})`,
    overflowY: 'auto',
  },
]);

/** Stays in sight in a long list. */
export const said = style({
  position: 'sticky',
  insetBlockEnd: '5rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.badge.dueToday.surface,
  color: vars.color.badge.dueToday.text,
  fontSize: vars.text.small,
  '@media': { [media.wide]: { insetBlockEnd: vars.space[4] } },
});

export const empty = style({
  margin: 0,
  paddingBlock: vars.space[6],
  color: vars.color.soft,
  textAlign: 'center',
});
