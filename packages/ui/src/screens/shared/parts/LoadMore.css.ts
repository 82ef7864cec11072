import { style } from '@vanilla-extract/css';

/** Only ever focused by the app, as a place to go on reading from. */
export const words = style({ outline: 'none' });
