import { style } from '@vanilla-extract/css';
import { vars } from '#theme/index.ts';

export const lines = style({ display: 'grid', gap: vars.space[2] });
