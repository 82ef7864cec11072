import { listedItems } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  AddAsanasDialog,
  type PresetDraft,
  withoutPose,
  withPose,
} from '@niyama/ui/screens/student/CustomPresetsScreen';
import { useLibrary } from '../shared/useLibrary.ts';

interface AddAsanasProps {
  draft: PresetDraft;
  onType: (draft: PresetDraft) => void;
  onClose: () => void;
}

/** The choice of poses over the whole library, which is asked for when it is opened. */
export default function AddAsanas({ draft, onType, onClose }: AddAsanasProps) {
  const { t } = useTranslation('student');
  const { state, retry } = useLibrary({ isShown: true, failed: t('customPresets.asanasFailed') });
  const items = listedItems(draft.body, draft.poses);
  return (
    <AddAsanasDialog
      chosen={new Set(items.map(({ asanaId }) => asanaId))}
      count={items.length}
      state={state}
      onAdd={(asana) => onType(withPose(draft, asana))}
      onClose={onClose}
      onRemove={(asanaId) => onType(withoutPose(draft, asanaId))}
      onRetry={retry}
    />
  );
}
