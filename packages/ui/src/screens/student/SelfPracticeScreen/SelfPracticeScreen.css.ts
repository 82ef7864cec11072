import { style } from '@vanilla-extract/css';

export const figure = style({ width: 'min(11rem, 100%)' });
