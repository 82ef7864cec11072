import { createBells, createSpeech } from '@niyama/device';

/** The one loudspeaker of the student app: what a press has opened stays open for every screen. */
export const bells = createBells();

/** Its one voice. */
export const speech = createSpeech();
