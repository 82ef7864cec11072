import type { Guidance, SpokenText } from '@niyama/domain';
import { languageOf, useTranslation } from '@niyama/i18n';
import type { PracticeCues } from '@niyama/ui/screens/student/PracticeScreen';
import { useState, useSyncExternalStore } from 'react';
import { speech } from './speech.ts';
import { chooseCaptions, hasCaptions } from './voiceChoice.ts';

/**
 * What is said, to be read: by choice, and always where no voice of this device says it.
 *
 * @param words the last ones.
 */
export function useCaptions(
  guidance: Guidance,
  words: readonly SpokenText[],
): Pick<PracticeCues, 'captions' | 'hasVoice' | 'words'> {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const hasVoice = useSyncExternalStore(speech.watch, () => speech.canSpeak(language));
  const [isOn, setOn] = useState(hasCaptions);
  const isForeign = words.some((word) => !speech.canSpeak(word.language));
  const isShown = guidance !== 'off' && (isOn || !hasVoice || isForeign);
  return {
    hasVoice,
    words: isShown ? words : null,
    captions: {
      isOn,
      onChange: (isWanted) => {
        setOn(isWanted);
        chooseCaptions(isWanted);
      },
    },
  };
}
