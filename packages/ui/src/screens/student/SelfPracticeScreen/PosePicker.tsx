import { type Asana, poseKey } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { type PosePickerState, PoseSearchDialog } from '../parts/PoseSearchDialog.tsx';
import { PickablePoses } from './parts/PickablePoses.tsx';

export interface PosePickerProps {
  isOpen: boolean;
  state: PosePickerState;
  /** The ids of the poses that are on the list already: they are marked, and refused. */
  listed: ReadonlySet<string>;
  /** @param asanas at least one, in the order in which they were chosen. */
  onAdd: (asanas: Asana[]) => void;
  onClose: () => void;
  onRetry: () => void;
}

/** Chooses poses of the library for the student's own practice list, several at once. */
export function PosePicker({ isOpen, state, listed, onAdd, onClose, onRetry }: PosePickerProps) {
  const { t } = useTranslation(['student', 'common']);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);

  const choose = (ids: readonly string[]) => {
    setRefused(ids.some((id) => listed.has(id)));
    setChosen(ids.filter((id) => !listed.has(id)));
  };
  const add = () => {
    const poses = state.status === 'ready' ? state.poses : [];
    const byId = new Map(poses.map((asana) => [asana.id, asana]));
    onAdd(chosen.flatMap((id) => byId.get(id) ?? []));
  };

  return (
    <PoseSearchDialog
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button isDisabled={chosen.length === 0} onPress={add}>
            {chosen.length === 0
              ? t('selfPractice.add')
              : t('selfPractice.picker.add', { count: chosen.length })}
          </Button>
        </>
      }
      failedTitle={t('library.failed')}
      isOpen={isOpen}
      status={isRefused ? t('pose.list.already') : t('selfPractice.picker.none')}
      searchLabel={t('library.search.label')}
      searchPlaceholder={t('library.search.placeholder')}
      state={state}
      keyOf={poseKey}
      title={t('selfPractice.add')}
      onClose={onClose}
      onRetry={onRetry}
    >
      {(poses) => <PickablePoses chosen={chosen} listed={listed} poses={poses} onChoose={choose} />}
    </PoseSearchDialog>
  );
}
