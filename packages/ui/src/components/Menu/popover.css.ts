import { keyframes, style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

const widest = `calc(100vw - ${vars.space[6]})`;

/** The surface that Menu and Select open beside their button. */
export const popover = style({
  boxSizing: 'border-box',
  minWidth: `min(${widest}, max(var(--trigger-width), 10rem))`,
  maxWidth: widest,
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.card,
  boxShadow: `0 0.25rem 1.25rem color-mix(in oklch, ${vars.color.scrim} 40%, transparent)`,
  outline: 'none',
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-entering]': { animation: `${unfold} ${vars.motion.quick} ${vars.motion.ease}` },
        '&[data-exiting]': { animation: `${unfold} ${vars.motion.quick} ease-in reverse forwards` },
      },
    },
  },
});

export const list = style({ padding: vars.space[1], outline: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: fluidSpace(vars.space[3]),
  boxSizing: 'border-box',
  minHeight: '2.75rem',
  paddingInline: fluidSpace(vars.space[3]),
  paddingBlock: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&[data-focused]': { backgroundColor: vars.color.sand },
    '&[data-selected]': { fontWeight: 650 },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-focused]': { borderColor: 'Highlight' } } },
  },
});

export const dangerItem = style([item, { color: vars.color.critical }]);

export const itemLabel = style({ flex: 1, minWidth: 0 });
