import { style } from '@vanilla-extract/css';

export const work = style({ overflowWrap: 'anywhere' });
