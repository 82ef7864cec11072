import { createBells, createSpeech } from '@niyama/device';

/** The app's one audio output: unlocked by one press, it stays so for every screen. */
export const bells = createBells();

/** The app's one speech output. */
export const speech = createSpeech({ onSpeaking: bells.duck });
