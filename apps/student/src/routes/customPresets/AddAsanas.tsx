import { oneSetOf } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AddAsanasDialog, type PresetDraft } from '@niyama/ui/screens/student/CustomPresetsScreen';
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
  const { poses } = draft;
  return (
    <AddAsanasDialog
      chosen={new Set(poses.map(({ asanaId }) => asanaId))}
      state={state}
      onAdd={(asana) => onType({ ...draft, poses: [...poses, { ...oneSetOf(asana.id), asana }] })}
      onClose={onClose}
      onRemove={(id) => onType({ ...draft, poses: poses.filter(({ asanaId }) => asanaId !== id) })}
      onRetry={retry}
    />
  );
}
