import type { SpeechRate } from '@niyama/domain';
import { languageOf, useTranslation } from '@niyama/i18n';
import type { PracticeCues } from '@niyama/ui/screens/student/PracticeScreen';
import { useSyncExternalStore } from 'react';
import { speech } from './speech.ts';

/** The choice among the voices of this device, each of which introduces itself; null where there is none. */
export function useVoiceChoice(volume: number, rate: SpeechRate): PracticeCues['voice'] {
  const { t, i18n } = useTranslation(['student', 'pose-practice']);
  const language = languageOf(i18n);
  const voices = useSyncExternalStore(speech.watch, () => speech.voices(language));
  const chosen = useSyncExternalStore(speech.watch, () => speech.chosenVoice(language));
  if (voices.length < 2) return null;
  return {
    chosen,
    options: voices.map(({ voiceURI, name }) => ({ id: voiceURI, label: name })),
    onChange: (voiceURI) => {
      speech.chooseVoice(language, voiceURI);
      const sample = { text: t('pose-practice:hint'), language };
      speech.say([sample], { volume, rate, mode: 'replace' });
    },
  };
}
