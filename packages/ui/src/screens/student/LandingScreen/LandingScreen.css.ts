import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/index.ts';

/** As high as the screen at least, with the footer: on a telephone all of it is seen at once. */
export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100svh' });

export const onlySmall = style({
  display: 'flex',
  flex: 1,
  '@media': { [media.wide]: { display: 'none' } },
});

export const onlyWide = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block', flex: 1 } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  padding: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.soft,
  fontSize: vars.text.small,
});

export const legal = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5] });
