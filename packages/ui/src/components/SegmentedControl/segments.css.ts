import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

/** The sand track and its card-colored pill, worn by Tabs and SegmentedControl. */
export const track = style({
  containerType: 'inline-size',
  width: '100%',
  maxWidth: '32rem',
  display: 'flex',
  // Words too long for one row take a second row: none is cut.
  flexWrap: 'wrap',
  gap: vars.space[1],
  padding: vars.space[1],
  borderRadius: `calc(${vars.radius.large} + ${vars.space[1]})`,
  backgroundColor: vars.color.sand,
});

export const segment = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 0',
  minWidth: 'min-content',
  minHeight: '2.75rem',
  boxSizing: 'border-box',
  paddingInline: fluidSpace(vars.space[3]),
  paddingBlock: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  backgroundColor: 'transparent',
  color: vars.color.soft,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  fontWeight: 550,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  cursor: 'pointer',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink },
    '&[data-selected]': {
      backgroundColor: vars.color.card,
      color: vars.color.ink,
      fontWeight: 650,
    },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
  '@container': {
    // One word may fill the row and still be too long: only then it breaks.
    '(max-width: 15rem)': { flexBasis: 'auto', width: 'min-content', minWidth: 0 },
  },
  '@media': {
    [media.motion]: {
      transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
    },
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { borderColor: 'Highlight' } },
    },
  },
});
