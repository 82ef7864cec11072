import { saveCueSettings } from '@niyama/data';
import { consoleLogger, type CueSettings, type Profile, usualCues } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { changeKnownProfile, cacheProfile } from '../../app/homeInCache.ts';
import { toasts } from '../../app/toasts.ts';
import { useHomeQuery } from '../../app/useHomeQuery.ts';

/** What the profile says; a choice holds at once here, and everywhere as soon as it is saved. */
export function useCueSettings() {
  const { t } = useTranslation(['student', 'pose-practice']);
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { data: home } = useQuery(useHomeQuery());
  const [chosen, setChosen] = useState<CueSettings | null>(null);
  const settings = chosen ?? home?.profile.settings ?? usualCues;
  const newest = useRef<CueSettings>(null);
  const changeCues = (cues: CueSettings) => {
    setChosen(cues);
    newest.current = cues;
    const withCues = (profile: Profile) => ({
      ...profile,
      settings: { ...profile.settings, ...cues },
    });
    // The next pose reads it there.
    changeKnownProfile(queryClient, withCues);
    const save = async () => {
      await saveCueSettings(client, { userId, cues });
      // A home that was asked for meanwhile may not know them.
      if (newest.current === cues) await cacheProfile(queryClient, withCues);
    };
    save().catch((error: unknown) => {
      consoleLogger.warn('The cues could not be saved', error);
      toasts.show({ tone: 'error', message: t('pose-practice:cues.failed') });
    });
  };
  return { settings, changeCues };
}
