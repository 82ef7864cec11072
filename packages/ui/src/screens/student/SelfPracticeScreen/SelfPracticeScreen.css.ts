import { style } from '@vanilla-extract/css';

export const figure = style({ width: '11rem' });
