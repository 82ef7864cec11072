import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const rule = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const icon = style({ flex: 'none', marginTop: '0.1em', color: vars.color.warmText });
