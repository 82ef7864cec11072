import { createVar } from '@vanilla-extract/css';

/** The least height of a screen that fills the window when it stands alone; a frame around it sets none. */
export const ownHeight = createVar();
