import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  // All five in one row, also in German on the smallest telephone.
  gap: `min(${vars.space[2]}, 1vw)`,
});

export const chip = style({
  flex: '1 1 0',
  minWidth: 'min-content',
  boxSizing: 'border-box',
  minHeight: '2.75rem',
  paddingInline: `min(${vars.space[2]}, 0.5vw)`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.card,
  color: vars.color.ink,
  fontSize: vars.text.small,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sand },
    '&[data-selected]': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: 650,
    },
  },
  '@media': {
    [media.motion]: {
      transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
    },
    [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});

/** Asked how wide it is, in letters. */
export const room = style({ containerType: 'inline-size' });

// With large text the slider moves to a separate line.
const narrow = '(max-width: 14rem)';

export const fine = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[1],
  '@container': { [narrow]: { flexWrap: 'wrap' } },
});

export const slider = style({
  flex: '1 1 auto',
  minWidth: 0,
  '@container': { [narrow]: { order: -1, flexBasis: '100%' } },
});
