import { type CueSettings, practiceVolume, type SpeechRate, type SpokenText } from '@niyama/domain';
import { useRef } from 'react';
import { speech } from './speech.ts';
import { useCaption } from './caption.tsx';
import { shownSeconds } from './spokenWords.ts';

interface SayOptions {
  /** In place of what is being said, or after it. @default 'replace' */
  mode?: 'replace' | 'queue';
  /** True only at this moment, and so nothing to be said again. @default false */
  isPassing?: boolean;
}

/** What speaks in a practice, and remembers what it said. */
export interface PracticeVoice {
  /** What is being said, to be shown; empty between the words. */
  words: readonly SpokenText[];
  say: (texts: readonly SpokenText[], options?: SayOptions) => void;
  /** Says the last words again. */
  again: () => void;
  stop: () => void;
  /** Whether nothing was said since `stop`, or at all. */
  isStopped: () => boolean;
}

/** The voice of a practice, as loud as its cues. */
export function useVoice(settings: CueSettings, rate: SpeechRate): PracticeVoice {
  const volume = practiceVolume(settings);
  const caption = useCaption();
  const last = useRef<readonly SpokenText[]>([]);
  const isStopped = useRef(true);
  const say: PracticeVoice['say'] = (texts, { mode = 'replace', isPassing = false } = {}) => {
    last.current = isPassing ? [] : texts;
    isStopped.current = false;
    caption.show(texts, isPassing ? 1 : shownSeconds(texts, rate), mode === 'queue');
    speech.say(texts, { volume, rate, mode });
  };
  return {
    words: caption.words,
    say,
    again: () => {
      // To say nothing in the place of what is heard would silence the rest before.
      if (last.current.length > 0) say(last.current);
    },
    stop: () => {
      isStopped.current = true;
      caption.clear();
      speech.stop();
    },
    isStopped: () => isStopped.current,
  };
}
