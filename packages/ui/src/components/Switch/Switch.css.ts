import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { media } from '#theme/media.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  minHeight: '2.75rem',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 } },
});

/** Among other controls: as wide as its words and the track beside them. */
export const inline = style({ width: 'fit-content' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // Large words on a narrow screen take the whole row, and the track goes below them.
  flex: '1 1 min(100%, 9em)',
  selectors: { [`${inline} &`]: { flex: '0 1 auto' } },
});

export const description = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.soft,
});

export const track = style({
  flex: 'none',
  display: 'block',
  marginInlineStart: 'auto',
  width: '3rem',
  height: '1.75rem',
  padding: '0.1875rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sand,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [`${row}[data-selected] &`]: {
      backgroundColor: vars.color.accent,
      borderColor: vars.color.accent,
    },
    [`${row}[data-focus-visible] &`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${row}[data-selected] &`]: { backgroundColor: 'Highlight' } },
    },
  },
});

export const thumb = style({
  display: 'block',
  height: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.control,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [`${row}[data-selected] &`]: {
      backgroundColor: vars.color.onAccent,
      transform: 'translateX(1.25rem)',
    },
    [`[dir="rtl"] ${row}[data-selected] &`]: { transform: 'translateX(-1.25rem)' },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'ButtonText' } },
});
