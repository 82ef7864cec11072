import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  paddingBottom: vars.space[5],
  marginBottom: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const who = style({ flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: 650, lineHeight: vars.leading.snug });

export const level = style({ color: vars.color.soft, fontSize: vars.text.small });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  width: '100%',
  minHeight: '2.75rem',
  padding: `${vars.space[2]} min(${vars.space[3]}, 2vw)`,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sand },
    '&[data-current]': { backgroundColor: vars.color.sand, fontWeight: 700 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-current]': { borderColor: 'Highlight' } } },
  },
});

export const logoutButton = style([link, { color: vars.color.critical }]);

export const logoutRow = style({
  marginTop: vars.space[3],
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
});

export const icon = style({ flexShrink: 0 });
