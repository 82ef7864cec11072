import {
  type Asana,
  type AsanaSpoken,
  guideOf,
  type ItemSide,
  onlySideOf,
  spokenSeconds,
} from '@niyama/domain';
import { languageOf, useTranslation } from '@niyama/i18n';
import type { PracticeCues } from '@niyama/ui/screens/student/PracticeScreen';
import { useSafety } from '@niyama/ui/screens/student/Safety';
import { useEffect, useEffectEvent, useState } from 'react';
import { speech } from '@niyama/app/practice/speech.ts';
import type { SequenceStep } from './sequenceStep.ts';
import { readySeconds, wayIn } from '@niyama/app/practice/spokenWords.ts';
import { useCaptions } from '@niyama/app/practice/useCaptions.ts';
import { useCueSettings } from './useCueSettings.ts';
import { useVoice } from '@niyama/app/practice/useVoice.ts';
import { speechRate } from '@niyama/app/practice/voiceChoice.ts';

interface RestVoiceOptions {
  /** The pose that follows; null while it is loading. */
  asana: Asana | null;
  spoken: AsanaSpoken | null;
  side: ItemSide;
  rest: NonNullable<SequenceStep['rest']>;
  /** Called with true when the voice speaks the way in, and with false if a pause cuts it off. */
  onSpoken: (isSpoken: boolean) => void;
}

/** Speaks the way into the next pose during a rest, after the last words about the pose before. */
export function useRestVoice({
  asana,
  spoken,
  side,
  rest,
  onSpoken,
}: RestVoiceOptions): Pick<PracticeCues, 'words' | 'onRepeat'> {
  const { t, i18n } = useTranslation('student');
  const language = languageOf(i18n);
  const { settings } = useCueSettings();
  const { limits } = useSafety();
  const [rate] = useState(speechRate);
  const voice = useVoice(settings, rate);
  const { guidance, cueGetReady } = settings;
  const isRunning = rest.status === 'running';
  const captions = useCaptions(guidance, voice.words);
  const isSpeaking = guidance === 'full' && asana !== null && spoken !== null;

  const follow = useEffectEvent((rests: boolean, tells: boolean) => {
    if (!rests) {
      if (captions.hasVoice ? speech.isSpeaking() : voice.words.length > 0) onSpoken(false);
      voice.stop();
      return;
    }
    // After a pause, the voice repeats what was cut off, as much of it as there is still time for.
    if (!voice.isStopped() || !tells || asana === null || spoken === null) return;
    const seconds =
      rest.remainingSeconds +
      (cueGetReady ? readySeconds.usual : 0) -
      (speech.isSpeaking() ? spokenSeconds(voice.words, rate) : 0);
    const narration = { guidance, rate, language, t, asana, spoken, limits, words: null };
    const onlySide = onlySideOf(guideOf(asana, 'gentle', side));
    const words = wayIn({ ...narration, side: onlySide, isSpoken: false }, seconds);
    if (words.length === 0) return;
    voice.say(words, { mode: 'queue' });
    onSpoken(true);
  });
  useEffect(() => follow(isRunning, isSpeaking), [isRunning, isSpeaking]);

  return { words: captions.words, onRepeat: voice.again };
}
