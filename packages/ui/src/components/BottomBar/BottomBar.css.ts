import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

/** Where five icons above their words would no longer fit: 320 px from about 120 % text size on. */
const crowded = '(max-width: 17rem)';

export const bar = style({
  containerType: 'inline-size',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.card,
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-around',
  maxWidth: '36rem',
  margin: '0 auto',
  padding: `${vars.space[1]} ${vars.space[1]}`,
  listStyle: 'none',
});

export const entry = style({ flex: '1 1 auto', display: 'flex' });

export const link = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minWidth: '2.75rem',
  minHeight: '3.25rem',
  boxSizing: 'border-box',
  padding: `${vars.space[1]} 0.125rem`,
  borderRadius: vars.radius.small,
  outlineOffset: '-2px',
  color: vars.color.soft,
  fontSize: vars.text.caption,
  fontWeight: 500,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink },
    '&[data-current]': { color: vars.color.accent, fontWeight: 700 },
  },
  '@container': {
    [crowded]: {
      // A finger does not grow with the text.
      minHeight: 'max(44px, 1.5rem)',
      selectors: {
        '&[data-current]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '1.75rem',
  boxSizing: 'border-box',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  selectors: {
    '[data-current] > &': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
  },
  '@container': {
    // Words matter more than pictures.
    [crowded]: { display: 'none' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-current] > &': { borderColor: 'Highlight' } },
    },
    [media.motion]: {
      transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
    },
  },
});
