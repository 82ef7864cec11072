import { style } from '@vanilla-extract/css';
import { pageWidths } from '#theme/pageWidths.ts';
import { vars } from '#theme/index.ts';

export const next = style({
  display: 'grid',
  gap: vars.space[8],
});

export const sun = style({
  display: 'none',
  '@container': {
    [pageWidths.twoColumns]: { display: 'block', width: 'min(100%, 24rem)', justifySelf: 'center' },
  },
});

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[3],
});
