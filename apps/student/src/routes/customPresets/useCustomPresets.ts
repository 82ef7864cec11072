import { ownClassesQuery } from '@niyama/data';
import { knownLimits, type OwnClass } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type {
  CustomPresetsState,
  PresetPoses,
} from '@niyama/ui/screens/student/CustomPresetsScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { useStoredComposing } from '../../app/storedComposing.tsx';
import { useLeadIn } from '../shared/useLeadIn.ts';

interface FoundPresets {
  state: CustomPresetsState;
  /** Those that the presets name. */
  poses: PresetPoses;
  retry: () => void;
  /** The presets as they are on the server now; as they were before where it does not answer. */
  readAgain: () => Promise<readonly OwnClass[]>;
}

/**
 * The student's own classes, with all of their poses: one request. What to be careful with was stated
 * on this device and never leaves it.
 */
export function useCustomPresets(): FoundPresets {
  const { i18n } = useTranslation();
  const found = useQuery(ownClassesQuery(useClient(), useUserId(), useReadingLanguage()));
  const [stored] = useStoredComposing();
  const limits = knownLimits(stored);
  const leadIn = useLeadIn();
  const poses = new Map(found.data?.asanas.map((asana) => [asana.id, asana]));
  const state = toLoad(i18n, found, ({ classes: presets }, stale) => ({
    presets,
    poses,
    limits,
    leadIn,
    stale,
  }));
  return {
    state,
    poses,
    retry: () => void found.refetch(),
    readAgain: async () => (await found.refetch()).data?.classes ?? [],
  };
}
