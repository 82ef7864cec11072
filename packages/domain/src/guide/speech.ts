import type { LanguageTag } from '../language.ts';

/** About how many characters a voice says in a second at its own pace. */
const charactersPerSecond: Record<LanguageTag, number> = {
  en: 14,
  de: 13,
  fr: 15,
  es: 15,
  ja: 6.5,
};

/** Something to be said, and the language that it is written in. */
export interface SpokenText {
  text: string;
  language: LanguageTag;
}

/** How fast a voice speaks beside its own pace. */
export const speechRates = [0.8, 1, 1.2] as const;
export type SpeechRate = (typeof speechRates)[number];

/** About how many seconds a voice takes to say something. */
export const spokenSeconds = (texts: readonly SpokenText[], rate: SpeechRate): number =>
  texts.reduce((sum, { text, language }) => sum + text.length / charactersPerSecond[language], 0) /
  rate;

/** The sentences of a text, each with its mark at the end. */
export const sentencesOf = (text: string): string[] =>
  (text.trim().match(/.+?(?:[.!?]+(?=\s|$)|[。！？]+|$)/gs) ?? []).map((sentence) =>
    sentence.trim(),
  );
