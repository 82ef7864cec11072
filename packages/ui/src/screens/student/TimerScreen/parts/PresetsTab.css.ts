import { style, styleVariants } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  paddingTop: vars.space[2],
  '@container': {
    [pageWidths.twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const list = style({ display: 'grid', gap: vars.space[3] });

const row = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingInlineEnd: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.card,
});

export const rows = styleVariants({
  open: [row],
  chosen: [row, { borderColor: vars.color.accent }],
});

const crowded = '(max-width: 16rem)';

export const load = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  minWidth: 'min(100%, 12rem)',
  padding: `${vars.space[3]} ${fluidSpace(vars.space[3])}`,
  borderRadius: vars.radius.large,
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sand },
    '&[data-disabled]': { cursor: 'default', opacity: 0.6 },
  },
  '@container': { [crowded]: { flexWrap: 'wrap' } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.full,
  background: `radial-gradient(circle, ${vars.color.sunCenter}, ${vars.color.sun})`,
});

export const words = style({
  display: 'grid',
  flex: '1 1 0',
  minWidth: 'min(100%, 7rem)',
  gap: '0.125rem',
});

export const name = style({
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const description = style({
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const chosen = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.text.small,
  fontWeight: 600,
});

export const duration = style({
  flex: 'none',
  fontSize: vars.text.large,
  fontWeight: 300,
  fontVariantNumeric: 'tabular-nums',
});
