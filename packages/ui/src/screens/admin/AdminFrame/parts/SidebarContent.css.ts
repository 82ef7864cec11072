import { style } from '@vanilla-extract/css';
import { hidden as visuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.css.ts';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

export const content = style({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[6],
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  boxSizing: 'border-box',
  display: 'flex',
  // At large text the words take a row of their own before they break inside one.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: fluidSpace(vars.space[3]),
  width: '100%',
  minHeight: '2.75rem',
  padding: `${vars.space[2]} min(${vars.space[3]}, 2vw)`,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.soft,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 500,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink },
    '&[data-current]': {
      backgroundColor: vars.color.sand,
      color: vars.color.ink,
      fontWeight: 700,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-current]': { borderColor: 'Highlight' } } },
  },
});

export const collapsedRow = style([row, { justifyContent: 'center', paddingInline: 0 }]);

export const icon = style({ flexShrink: 0 });

export const words = style({
  flex: '1 1 auto',
  width: 'min-content',
  minWidth: 0,
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

export const hidden = style([visuallyHidden]);

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
});

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  paddingInline: `min(${vars.space[3]}, 2vw)`,
});

export const collapsedPerson = style({ display: 'grid', justifyItems: 'center' });

export const who = style({
  display: 'flex',
  flex: '1 1 6rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
});

export const name = style({
  fontWeight: 650,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const version = style({
  margin: 0,
  paddingInline: `min(${vars.space[3]}, 2vw)`,
  color: vars.color.soft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
