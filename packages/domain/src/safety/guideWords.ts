import { type Asana, type AsanaSpoken, textLanguage } from '../asana.ts';
import type { Limit } from '../asanaChoices.ts';
import type { SpokenText } from '../guide/speech.ts';
import { type SafetyFacts, safetyOf, tipsFor } from './safety.ts';

/** What guides somebody into a pose, through it and out of it; nothing where nobody has written it. */
export interface GuideWords extends Record<keyof AsanaSpoken, readonly SpokenText[]> {
  /** Whether safety tips stand in place of the way in: they are told whole, and no other word leads. */
  isTip: boolean;
}

/** A tip as a sentence, for a voice to end it. */
const asSentence = (tip: string) => (/[.!?。！？]$/.test(tip) ? tip : `${tip}.`);

/**
 * The only source of the words that guide a pose, on a page and aloud. Where somebody's limits ask for
 * another way, or for none, the tips that say so stand in place of the way in, and holding is silent.
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
