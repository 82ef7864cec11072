/** Speaks short cues with the browser's own voices. */
export interface Speech {
  /** Whether a voice of this device speaks the language; some browsers find theirs only later. */
  canSpeak: (language: string) => boolean;
  /** Tells when voices were found or lost. @returns stops it. */
  watch: (listener: () => void) => () => void;
  /**
   * Says something in place of what is being said. Silent when no voice speaks the language: a
   * foreign one would read nonsense.
   *
   * @param options.volume 0 to 1; 0 says nothing.
   */
  say: (text: string, options: { language: string; volume: number }) => void;
  /** Ends what is being said. */
  hush: () => void;
}

type Synthesis = Pick<
  SpeechSynthesis,
  'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'
>;

interface SpeechOptions {
  /** Null where the browser has none. */
  synthesis?: Synthesis | null;
  newUtterance?: (text: string) => SpeechSynthesisUtterance;
}

/** Speech that stays silent where the browser knows none. */
export function createSpeech({
  synthesis = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null,
  newUtterance = (text) => new SpeechSynthesisUtterance(text),
}: SpeechOptions = {}): Speech {
  const voiceFor = (language: string) => pickVoice(synthesis?.getVoices() ?? [], language);
  return {
    canSpeak: (language) => voiceFor(language) !== null,
    watch: (listener) => {
      synthesis?.addEventListener('voiceschanged', listener);
      return () => synthesis?.removeEventListener('voiceschanged', listener);
    },
    say: (text, { language, volume }) => {
      const voice = voiceFor(language);
      if (!synthesis || !voice || volume === 0) return;
      const utterance = newUtterance(text);
      utterance.voice = voice;
      // Safari listens to this and not to the voice.
      utterance.lang = voice.lang;
      utterance.volume = volume;
      // A cue that is late says something wrong: what still speaks makes room.
      synthesis.cancel();
      synthesis.speak(utterance);
    },
    hush: () => synthesis?.cancel(),
  };
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'default' | 'localService'>;

/**
 * The voice for a language: one that needs no network before one that does, the device's own choice
 * before another.
 *
 * @param language such as `de`; `de-AT` and Android's `de_AT` speak it too.
 */
export function pickVoice<Any extends Voice>(voices: readonly Any[], language: string): Any | null {
  const speaks = ({ lang }: Voice) => lang.toLowerCase().split(/[-_]/)[0] === language;
  const rank = (voice: Voice) => Number(voice.localService) * 2 + Number(voice.default);
  return voices.filter(speaks).toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}
