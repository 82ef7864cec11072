import { createSpeech } from '@niyama/device';
import { bells } from './sounds.ts';

/** The app's one speech output. Pages that only ring bells don't load it. */
export const speech = createSpeech({ onSpeaking: bells.duck });
