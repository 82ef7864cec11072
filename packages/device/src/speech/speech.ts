import {
  type LanguageTag,
  sentencesOf,
  type SpeechRate,
  spokenSeconds,
  type SpokenText,
} from '@niyama/domain';
import { removePreference, readPreference, savePreference } from '../preferences.ts';
import { rankVoices } from './rankVoices.ts';

interface SayOptions {
  /** 0 to 1; 0 says nothing. */
  volume: number;
  rate: SpeechRate;
  /** `replace` ends what is being said, because a cue that is late says something wrong. */
  mode: 'replace' | 'queue';
}

/** Speaks with the browser's own voices. */
export interface Speech {
  /** Whether a voice of this device speaks the language; some browsers find theirs only later. */
  canSpeak: (language: LanguageTag) => boolean;
  /** The voices of this device that speak the language, the best first. */
  voices: (language: LanguageTag) => readonly SpeechSynthesisVoice[];
  /** The `voiceURI` of the voice chosen on this device; null where none is, or where it is gone. */
  chosenVoice: (language: LanguageTag) => string | null;
  /** From now on this voice speaks the language on this device; null for the best. */
  chooseVoice: (language: LanguageTag, voiceURI: string | null) => void;
  /** Tells when voices were found or lost, or when one was chosen. @returns stops it. */
  watch: (listener: () => void) => () => void;
  /**
   * Says something. A text that no voice speaks is left out: a foreign one would read nonsense. What
   * does not come to its end in reasonable time is given up, with all that waits behind it.
   */
  say: (texts: readonly SpokenText[], options: SayOptions) => void;
  /** Whether something is being said. */
  isSpeaking: () => boolean;
  /** Ends what is being said, and all that waits. */
  stop: () => void;
}

type Synthesis = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener'>;

interface SpeechOptions {
  /** Null where the browser has none. */
  synthesis?: Synthesis | null;
  newUtterance?: (text: string) => SpeechSynthesisUtterance;
  /** Called when a voice begins to speak, and when it has ended. */
  onSpeaking?: (isSpeaking: boolean) => void;
  /** Those of the device, the preferred first. */
  languages?: readonly string[];
  /** The wall clock, epoch milliseconds. */
  now?: () => number;
}

/** Voices of the network stop after some fifteen seconds of one utterance. */
const longestUtterance = 140;

/** How often longer than estimated something may take before it is given up; browsers lose ends. */
const patience = 1.5;

/** A voice may take as long to begin with even one word, in milliseconds. */
const leastPatienceMs = 2000;

const none: readonly SpeechSynthesisVoice[] = [];

interface Utterance extends SpokenText {
  volume: number;
  rate: SpeechRate;
}

/** Speech that stays silent where the browser knows none. */
export function createSpeech({
  synthesis = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null,
  newUtterance = (text) => new SpeechSynthesisUtterance(text),
  onSpeaking = () => undefined,
  languages = navigator.languages,
  now = Date.now,
}: SpeechOptions = {}): Speech {
  let waiting: Utterance[] = [];
  /** Held until its end: a browser may drop the end event of an utterance that nothing references. */
  let spoken: { utterance: SpeechSynthesisUtterance; timer: ReturnType<typeof setTimeout> } | null =
    null;
  /** Set for the rest of the task in which the speech was canceled. */
  let silencing: ReturnType<typeof setTimeout> | undefined;

  const watchers = new Set<() => void>();
  const notify = () => watchers.forEach((listener) => listener());
  const ranked = new Map<LanguageTag, readonly SpeechSynthesisVoice[]>();
  synthesis?.addEventListener('voiceschanged', () => {
    ranked.clear();
    notify();
  });
  const voices = (language: LanguageTag) => {
    const known = ranked.get(language);
    if (known) return known;
    const found = rankVoices(synthesis?.getVoices() ?? [], language, languages);
    // Not every browser tells when it finds its first.
    if (found.length === 0) return none;
    ranked.set(language, found);
    return found;
  };

  const canSpeak = (language: LanguageTag) => voices(language).length > 0;

  /** Also where the browser blocks its storage. */
  const chosen = new Map<LanguageTag, string | null>();
  const chosenFor = (language: LanguageTag) => {
    const voiceURI = chosen.has(language)
      ? chosen.get(language)
      : readPreference(`voice.${language}`);
    return voices(language).find((voice) => voice.voiceURI === voiceURI) ?? null;
  };
  const voiceFor = (language: LanguageTag) => chosenFor(language) ?? voices(language)[0] ?? null;

  const stopSpeaking = () => {
    waiting = [];
    if (!spoken) return;
    clearTimeout(spoken.timer);
    spoken = null;
    synthesis?.cancel();
    onSpeaking(false);
    silencing ??= setTimeout(() => {
      silencing = undefined;
      begin();
    });
  };

  const begin = () => {
    const said = waiting.shift();
    if (!said || !synthesis) return;
    const utterance = newUtterance(said.text);
    const voice = voiceFor(said.language);
    utterance.voice = voice;
    // Safari listens to this and not to the voice.
    utterance.lang = voice?.lang ?? said.language;
    utterance.volume = said.volume;
    utterance.rate = said.rate;
    const longestMs = Math.max(leastPatienceMs, spokenSeconds([said], said.rate) * 1000 * patience);
    const giveUpAt = now() + longestMs;
    const end = (isWell: boolean) => {
      if (spoken?.utterance !== utterance) return;
      // A page that slept learns of an end long after it: what waits would be too late.
      if (!isWell || now() > giveUpAt) {
        stopSpeaking();
        return;
      }
      clearTimeout(spoken.timer);
      spoken = null;
      if (waiting.length > 0) begin();
      else onSpeaking(false);
    };
    utterance.addEventListener('end', () => end(true));
    utterance.addEventListener('error', () => end(false));
    spoken = { utterance, timer: setTimeout(() => end(false), longestMs) };
    onSpeaking(true);
    try {
      synthesis.speak(utterance);
    } catch {
      end(false);
    }
  };

  return {
    canSpeak,
    voices,
    chosenVoice: (language) => chosenFor(language)?.voiceURI ?? null,
    chooseVoice: (language, voiceURI) => {
      chosen.set(language, voiceURI);
      if (voiceURI === null) removePreference(`voice.${language}`);
      else savePreference(`voice.${language}`, voiceURI);
      notify();
    },
    watch: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    say: (texts, { volume, rate, mode }) => {
      if (volume === 0) return;
      if (mode === 'replace') stopSpeaking();
      waiting.push(
        ...texts
          .filter(({ language }) => canSpeak(language))
          .flatMap(({ text, language }) =>
            utterancesOf(text).map((said) => ({ text: said, language, volume, rate })),
          ),
      );
      // Browsers swallow what is requested in the same task as a cancel.
      if (!spoken && silencing === undefined) begin();
    },
    isSpeaking: () => spoken !== null || waiting.length > 0,
    stop: stopSpeaking,
  };
}

/** A text by its sentences, one that is too long by its words. */
function utterancesOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const pieces: string[] = [];
    let rest = sentence;
    while (rest.length > longestUtterance) {
      const space = rest.lastIndexOf(' ', longestUtterance);
      const end = space > 0 ? space : longestUtterance;
      pieces.push(rest.slice(0, end));
      rest = rest.slice(end).trim();
    }
    return [...pieces, rest];
  });
}
