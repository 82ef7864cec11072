import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

export const rail = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '7rem',
  padding: `${vars.space[6]} ${vars.space[2]}`,
  borderRight: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.card,
  overflowY: 'auto',
  '@media': {
    // Large text makes it as wide as its longest word, not twice as wide.
    [media.spacious]: {
      width: 'max-content',
      minWidth: 'min(14rem, 24vw)',
      maxWidth: '30vw',
      paddingInline: vars.space[3],
    },
  },
});

export const product = style({
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  '@media': {
    [media.spacious]: {
      fontSize: vars.text.heading,
      paddingInline: vars.space[3],
      textAlign: 'start',
    },
  },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.75rem',
  boxSizing: 'border-box',
  padding: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  color: vars.color.soft,
  fontSize: vars.text.small,
  fontWeight: 500,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink },
    '&[data-current]': {
      backgroundColor: vars.color.sand,
      color: vars.color.ink,
      fontWeight: 700,
    },
  },
  '@media': {
    [media.spacious]: {
      flexDirection: 'row',
      gap: vars.space[3],
      paddingInline: vars.space[3],
      fontSize: vars.text.body,
      textAlign: 'start',
    },
    [media.forcedColors]: { selectors: { '&[data-current]': { borderColor: 'Highlight' } } },
  },
});

export const icon = style({ flexShrink: 0 });
