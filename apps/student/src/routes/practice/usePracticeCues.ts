import { saveCueSettings } from '@niyama/data';
import {
  consoleLogger,
  type CueSettings,
  type Home,
  practiceVolume,
  defaultSound,
  type Tone,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PracticeCue } from '@niyama/machines';
import type { PracticeCues } from '@niyama/ui/screens/student/PracticeScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useHomeQuery } from '../../app/useHomeQuery.ts';
import { bells, speech } from '../../app/sounds.ts';
import { toasts } from '../../app/toasts.ts';

/** How a student is guided whose profile is not known yet: as a new one is. */
const usual: CueSettings = {
  ...defaultSound,
  cueGetReady: true,
  cueSwitchSides: true,
  cueLastSeconds: true,
  cueSpoken: false,
};

/** The tones that no watch over a running set can let sound: before it and at its end. */
const tonesOutside: Partial<Record<PracticeCue['kind'], Tone>> = {
  getReady: 'tick',
  setDone: 'complete',
};

/** How this student wants to be guided, and what tells a cue: a voice, and bells outside a running set. */
export function usePracticeCues(): {
  cues: PracticeCues;
  giveCue: (cue: PracticeCue) => void;
} {
  const { t, i18n } = useTranslation('student');
  const { language } = i18n;
  const { settings, changeCues } = useCueSettings();
  const hasVoice = useSyncExternalStore(speech.watch, () => speech.canSpeak(language));
  const volume = practiceVolume(settings);

  useEffect(() => bells.setVolume(volume), [volume]);
  // Browsers let nothing sound before a press, and some fall silent again after a phone call.
  useEffect(() => {
    if (volume === 0) return undefined;
    document.addEventListener('pointerup', bells.wake);
    document.addEventListener('keyup', bells.wake);
    return () => {
      document.removeEventListener('pointerup', bells.wake);
      document.removeEventListener('keyup', bells.wake);
    };
  }, [volume]);
  useEffect(() => () => speech.hush(), []);

  return {
    cues: { settings, hasVoice, onChange: changeCues },
    giveCue: (cue) => {
      const tone = tonesOutside[cue.kind];
      if (tone) bells.ring(tone);
      const words = wordsOf(cue);
      if (settings.cueSpoken && words) speech.say(words, { language, volume });
    },
  };

  function wordsOf(cue: PracticeCue): string | null {
    if (cue.kind === 'lastSeconds') return t(`practice.cue.count.${cue.seconds}`);
    return cue.kind === 'getReady' || cue.kind === 'switchSides'
      ? t(`practice.cue.${cue.kind}`)
      : null;
  }
}

/** What the profile says; a choice holds at once here, and everywhere as soon as it is saved. */
function useCueSettings() {
  const { t } = useTranslation('student');
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const query = useHomeQuery();
  const { data: home } = useQuery(query);
  const [chosen, setChosen] = useState<CueSettings | null>(null);
  const settings = chosen ?? home?.profile.settings ?? usual;
  const changeCues = (cues: CueSettings) => {
    setChosen(cues);
    // The next pose reads it there.
    queryClient.setQueryData<Home>(
      query.queryKey,
      (known) =>
        known && {
          ...known,
          profile: { ...known.profile, settings: { ...known.profile.settings, ...cues } },
        },
    );
    saveCueSettings(client, { userId, cues }).catch((error: unknown) => {
      consoleLogger.warn('The cues could not be saved', error);
      toasts.show({ tone: 'error', message: t('practice.cues.failed') });
    });
  };
  return { settings, changeCues };
}
