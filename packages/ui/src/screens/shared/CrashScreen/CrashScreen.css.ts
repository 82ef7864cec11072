import { fallbackVar, style } from '@vanilla-extract/css';
import { ownHeight } from '#components/PageShell/ownHeight.css.ts';
import { vars } from '#theme/index.ts';

export const page = style({
  display: 'grid',
  placeContent: 'center',
  flex: '1 1 auto',
  minHeight: fallbackVar(ownHeight, '100svh'),
  padding: vars.space[6],
});
