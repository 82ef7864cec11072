import { style } from '@vanilla-extract/css';

export const pose = style({ overflowWrap: 'anywhere' });
