import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

/** Where the words would have to break beside their picture. */
const crowded = '(max-width: 14rem)';

export const card = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  padding: fluidSpace(vars.space[4]),
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&[data-hovered]': { backgroundColor: vars.color.sand } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.badge.mandatory.surface,
  color: vars.color.badge.mandatory.text,
});

export const words = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  '@container': { [crowded]: { flexBasis: '100%' } },
});

export const title = style({
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const text = style({
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const arrow = style({
  flex: 'none',
  color: vars.color.soft,
  '@container': { [crowded]: { display: 'none' } },
});
