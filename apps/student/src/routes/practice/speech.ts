import { createSpeech } from '@niyama/device';
import { bells } from '../../app/sounds.ts';

/** The app's one speech output. It is not beside the bells, which pages need that say nothing. */
export const speech = createSpeech({ onSpeaking: bells.duck });
