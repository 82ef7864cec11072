import { fallbackVar, style } from '@vanilla-extract/css';
import { ownHeight } from '#components/PageShell/ownHeight.css.ts';
import { vars } from '#theme/index.ts';

export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  flex: '1 1 auto',
  minHeight: fallbackVar(ownHeight, '100svh'),
  color: vars.color.soft,
});
