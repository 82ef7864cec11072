import { saveCueSettings } from '@niyama/data';
import { consoleLogger, type CueSettings, defaultSound } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { changeKnownProfile } from '../../app/homeInCache.ts';
import { toasts } from '../../app/toasts.ts';
import { useHomeQuery } from '../../app/useHomeQuery.ts';

/** How a student is guided whose profile is not known yet: as a new one is. */
const usual: CueSettings = {
  ...defaultSound,
  cueGetReady: true,
  cueSwitchSides: true,
  cueLastSeconds: true,
  guidance: 'off',
};

/** What the profile says; a choice holds at once here, and everywhere as soon as it is saved. */
export function useCueSettings() {
  const { t } = useTranslation(['student', 'pose-practice']);
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { data: home } = useQuery(useHomeQuery());
  const [chosen, setChosen] = useState<CueSettings | null>(null);
  const settings = chosen ?? home?.profile.settings ?? usual;
  const changeCues = (cues: CueSettings) => {
    setChosen(cues);
    // The next pose reads it there.
    changeKnownProfile(queryClient, (profile) => ({
      ...profile,
      settings: { ...profile.settings, ...cues },
    }));
    saveCueSettings(client, { userId, cues }).catch((error: unknown) => {
      consoleLogger.warn('The cues could not be saved', error);
      toasts.show({ tone: 'error', message: t('pose-practice:cues.failed') });
    });
  };
  return { settings, changeCues };
}
