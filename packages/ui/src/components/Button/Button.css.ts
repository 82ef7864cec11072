import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';
import { media } from '#theme/media.ts';

/** Shared with LinkButton, so that a button and a link that looks like one cannot drift apart. */
export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '2.75rem',
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  fontFamily: vars.font.body,
  fontWeight: 600,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[data-pressed]': { transform: 'scale(0.98)' },
    '&[data-disabled]': { cursor: 'default', opacity: 0.5 },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

export const variants = styleVariants({
  /** The one clear action of a screen. */
  primary: {
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.accentHover } },
  },
  secondary: {
    backgroundColor: vars.color.sand,
    color: vars.color.ink,
    selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.line } },
  },
  quiet: {
    backgroundColor: 'transparent',
    color: vars.color.ink,
    selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.sand } },
  },
  /** What destroys. */
  danger: {
    backgroundColor: vars.color.critical,
    color: vars.color.onCritical,
    selectors: {
      '&[data-hovered], &[data-pressed]': {
        backgroundColor: `color-mix(in oklch, ${vars.color.critical}, ${vars.color.ink} 15%)`,
      },
    },
  },
});

/** Full on any telephone, but no wider for large text: its words need the room. */
const fluid = (space: string, share: number) => `min(${space}, ${share}vw)`;

export const sizes = styleVariants({
  medium: {
    minHeight: '2.75rem',
    paddingBlock: vars.space['2'],
    paddingInline: fluid(vars.space['5'], 6),
    fontSize: vars.text.body,
  },
  large: {
    minHeight: '3.25rem',
    paddingBlock: vars.space['3'],
    paddingInline: fluid(vars.space['8'], 10),
    fontSize: vars.text.body,
  },
});

export const fullWidthButton = style({ width: '100%' });

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
