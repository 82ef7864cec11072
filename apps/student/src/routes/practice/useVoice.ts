import { type CueSettings, practiceVolume, type SpeechRate, type SpokenText } from '@niyama/domain';
import { useRef, useState } from 'react';
import { speech } from '../../app/sounds.ts';

interface SayOptions {
  /** In place of what is being said, or after it. @default 'replace' */
  mode?: 'replace' | 'queue';
  /** True only at this moment, and so nothing to be said again. @default false */
  isPassing?: boolean;
}

/** What speaks in a practice, and remembers what it said. */
export interface PracticeVoice {
  /** What was said last, to be shown; empty after `hush`. */
  words: readonly SpokenText[];
  say: (texts: readonly SpokenText[], options?: SayOptions) => void;
  /** Says the last words again. */
  again: () => void;
  hush: () => void;
  /** Goes on after a pause: says the last words again, unless others have been said since. */
  resume: () => void;
}

/** The voice of a practice, as loud as its cues. */
export function useVoice(settings: CueSettings, rate: SpeechRate): PracticeVoice {
  const volume = practiceVolume(settings);
  const [words, setWords] = useState<readonly SpokenText[]>([]);
  const last = useRef<readonly SpokenText[]>([]);
  const isHushed = useRef(false);
  const say: PracticeVoice['say'] = (texts, { mode = 'replace', isPassing = false } = {}) => {
    last.current = isPassing ? [] : texts;
    isHushed.current = false;
    setWords(texts);
    speech.say(texts, { volume, rate, mode });
  };
  const again = () => {
    // To say nothing in the place of what is heard would silence the rest before.
    if (last.current.length > 0) say(last.current);
  };
  return {
    words,
    say,
    again,
    hush: () => {
      isHushed.current = true;
      setWords([]);
      speech.hush();
    },
    resume: () => {
      if (isHushed.current) again();
    },
  };
}
