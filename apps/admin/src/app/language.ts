import { createLanguageChoice } from '@niyama/app/language.ts';
import { toasts } from './toasts.ts';

/** The admin app's choice of language. */
export const { switchLanguage, useLanguage } = createLanguageChoice(toasts);
