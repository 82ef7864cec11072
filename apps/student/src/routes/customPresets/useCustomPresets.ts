import { customPresetsQuery } from '@niyama/data';
import { knownLimits } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { CustomPresetsState } from '@niyama/ui/screens/student/CustomPresetsScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { useStoredComposing } from '../../app/storedComposing.tsx';
import { useLeadIn } from '../shared/useLeadIn.ts';

/**
 * The student's lists of poses, with all of their poses: one request. What to be careful with was stated
 * on this device and never leaves it.
 */
export function useCustomPresets(): { state: CustomPresetsState; retry: () => void } {
  const { i18n } = useTranslation();
  const found = useQuery(customPresetsQuery(useClient(), useUserId(), useReadingLanguage()));
  const [stored] = useStoredComposing();
  const limits = knownLimits(stored);
  const leadIn = useLeadIn();
  const state = toLoad(i18n, found, (presets, stale) => ({ presets, limits, leadIn, stale }));
  return { state, retry: () => void found.refetch() };
}
