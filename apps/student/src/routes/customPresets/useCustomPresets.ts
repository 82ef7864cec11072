import { customPresetsQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { CustomPresetsState } from '@niyama/ui/screens/student/CustomPresetsScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useReadingLanguage } from '../../app/useReadingLanguage.ts';

/** The student's lists of poses, with all of their poses: one request. */
export function useCustomPresets(): { state: CustomPresetsState; retry: () => void } {
  const { i18n } = useTranslation();
  const found = useQuery(customPresetsQuery(useClient(), useUserId(), useReadingLanguage()));
  const state = toLoad(i18n, found, (presets, stale) => ({ presets, stale }));
  return { state, retry: () => void found.refetch() };
}
