import { style } from '@vanilla-extract/css';

/** A form is read down, not across. */
export const column = style({ width: '100%', maxWidth: '40rem' });
