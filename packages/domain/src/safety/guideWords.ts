import { type Asana, type AsanaSpoken, textLanguage } from '../asana/asana.ts';
import type { Limit } from '../asana/asanaChoices.ts';
import type { SpokenText } from '../guide/speech.ts';
import { type SafetyFacts, safetyOf, tipsFor } from './safety.ts';

/** The words that guide a student into a pose, through it, and out of it; empty where a pose has none. */
export interface GuideWords extends Record<keyof AsanaSpoken, readonly SpokenText[]> {
  /** Whether `entering` holds safety tips: they are said in full, and no other words guide. */
  isTip: boolean;
}

/** A tip with a period, so that a voice lowers at its end. */
const asSentence = (tip: string) => (/[.!?。！？]$/.test(tip) ? tip : `${tip}.`);

/**
 * The only source of the words that guide a pose, on screen and aloud. If a student's limits rule the
 * pose out or change it, the tips replace the words for entering, and the hold is silent.
 */
export function guideWords(
  asana: SafetyFacts & Pick<Asana, 'safetyTips' | 'language' | 'inEnglish'>,
  spoken: AsanaSpoken,
  stated: readonly Limit[],
): GuideWords {
  const own = (text: keyof AsanaSpoken): SpokenText[] => {
    const words = spoken[text];
    return words === null ? [] : [{ text: words, language: textLanguage(asana, text) }];
  };
  const { kind } = safetyOf(asana, stated);
  const isTip = kind === 'avoid' || kind === 'vary';
  const tips = () =>
    tipsFor(asana, stated).map((tip) => ({
      text: asSentence(tip),
      language: textLanguage(asana, 'safetyTips'),
    }));
  return {
    isTip,
    entering: isTip ? tips() : own('entering'),
    holding: isTip ? [] : own('holding'),
    leaving: own('leaving'),
  };
}
