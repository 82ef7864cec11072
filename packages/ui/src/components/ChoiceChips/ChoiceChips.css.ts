import { style, styleVariants } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

export const group = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const label = style({ fontSize: vars.text.small, fontWeight: 650 });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const chip = style({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.75rem',
  maxWidth: '100%',
  paddingInline: fluidSpace(vars.space[4]),
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.card,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: 550,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sand },
    '&[data-selected]': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
});

/** What is chosen, and what is chosen to be left out. */
export const chipTones = styleVariants({
  choose: [chip],
  avoid: [
    chip,
    {
      selectors: {
        '&[data-selected]': {
          borderColor: vars.color.critical,
          backgroundColor: vars.color.badge.overdue.surface,
          color: vars.color.badge.overdue.text,
        },
      },
    },
  ],
});

/** A chip whose own control is out of sight. */
export const radioChip = style([
  chip,
  {
    selectors: {
      '&[data-focus-visible]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
]);

/** Chosen is said by a mark too, never by color alone. */
export const mark = style({ flex: 'none' });
