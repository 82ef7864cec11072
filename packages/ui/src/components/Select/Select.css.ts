import { style } from '@vanilla-extract/css';
import { fluidSpace } from '#theme/fluidSpace.ts';
import { vars } from '#theme/index.ts';

export const button = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: '3rem',
  paddingInline: fluidSpace(vars.space[4]),
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.card,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.soft },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
    '[data-invalid] > &': { borderColor: vars.color.critical },
  },
});

export const value = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: vars.color.soft } },
});

export const chevron = style({ flexShrink: 0, color: vars.color.soft });

export const note = style({
  display: 'block',
  color: vars.color.soft,
  fontSize: vars.text.small,
  fontWeight: 400,
  // The field shows what the chosen option shows, without its second name.
  selectors: { [`${value} &`]: { display: 'none' } },
});
