import { createBells, createSpeechWaker } from '@niyama/device';

/** The app's one audio output: unlocked by one press, it stays so for every screen. */
export const bells = createBells();

/** Lets the voices of a practice speak, from a press. */
export const wakeSpeech = createSpeechWaker();
