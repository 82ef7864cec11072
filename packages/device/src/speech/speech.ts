import { type SpokenText, sentencesOf, spokenSeconds, type SpeechRate } from '@niyama/domain';

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
  canSpeak: (language: string) => boolean;
  /** Tells when voices were found or lost. @returns stops it. */
  watch: (listener: () => void) => () => void;
  /** From a press: phones let nothing be spoken that was first asked for at another moment. */
  wake: () => void;
  /**
   * Says something. A text that no voice speaks is left out: a foreign one would read nonsense. What
   * does not come to its end in reasonable time is given up, with all that waits behind it.
   */
  say: (texts: readonly SpokenText[], options: SayOptions) => void;
  /** Whether something is being said. */
  isSpeaking: () => boolean;
  /** Ends what is being said, and all that waits. */
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
  /** Told when a voice begins to be heard, and when it has ended. */
  onSpeaking?: (isSpeaking: boolean) => void;
  /** The wall clock, epoch milliseconds. */
  now?: () => number;
}

/** Voices of the network stop after some fifteen seconds of one utterance. */
const longestUtterance = 140;

/** How often longer than estimated something may take before it is given up; browsers lose ends. */
const patience = 1.5;

/** A voice may take as long to begin with even one word, in milliseconds. */
const leastPatienceMs = 2000;

interface Utterance extends SpokenText {
  volume: number;
  rate: SpeechRate;
}

/** Speech that stays silent where the browser knows none. */
export function createSpeech({
  synthesis = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null,
  newUtterance = (text) => new SpeechSynthesisUtterance(text),
  onSpeaking = () => undefined,
  now = Date.now,
}: SpeechOptions = {}): Speech {
  let isAwake = false;
  let waiting: Utterance[] = [];
  /** Kept until its end: a browser forgets to tell the end of one that nobody holds. */
  let spoken: { utterance: SpeechSynthesisUtterance; timer: ReturnType<typeof setTimeout> } | null =
    null;
  /** Set while the task lasts in which the browser was told to be silent. */
  let silencing: ReturnType<typeof setTimeout> | undefined;

  const voiceFor = (language: string) => pickVoice(synthesis?.getVoices() ?? [], language);

  const hush = () => {
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
        hush();
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
    canSpeak: (language) => voiceFor(language) !== null,
    watch: (listener) => {
      synthesis?.addEventListener('voiceschanged', listener);
      return () => synthesis?.removeEventListener('voiceschanged', listener);
    },
    wake: () => {
      if (isAwake || !synthesis) return;
      isAwake = true;
      try {
        synthesis.speak(newUtterance(''));
      } catch {
        // What is said is on the screen too.
      }
    },
    say: (texts, { volume, rate, mode }) => {
      if (volume === 0) return;
      if (mode === 'replace') hush();
      waiting.push(
        ...texts
          .filter(({ language }) => voiceFor(language) !== null)
          .flatMap(({ text, language }) =>
            utterancesOf(text).map((said) => ({ text: said, language, volume, rate })),
          ),
      );
      // Browsers swallow what is asked for in the task in which they were told to be silent.
      if (!spoken && silencing === undefined) begin();
    },
    isSpeaking: () => spoken !== null || waiting.length > 0,
    hush,
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
