import { customPresetsQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { CustomPresetsState } from '@niyama/ui/screens/student/CustomPresetsScreen';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../app/backend.tsx';
import { loadFailure, staleReason } from '../../app/loadFailure.ts';
import { useUserId } from '../../app/session.tsx';

/** The student's lists of poses, with all of their poses: one request. */
export function useCustomPresets(): { state: CustomPresetsState; retry: () => void } {
  const { i18n } = useTranslation();
  const { data, error, refetch } = useQuery(customPresetsQuery(useClient(), useUserId()));
  const retry = () => void refetch();
  if (data) return { state: { status: 'ready', presets: data, stale: staleReason(error) }, retry };
  if (error) return { state: loadFailure(i18n, error), retry };
  return { state: { status: 'loading' }, retry };
}
