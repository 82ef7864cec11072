import { style } from '@vanilla-extract/css';

/** As wide as its lines are read well. */
export const form = style({ maxWidth: '40rem' });
