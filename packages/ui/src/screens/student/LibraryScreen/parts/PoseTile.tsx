import { type LibraryAsana, paths } from '@niyama/domain';
import { memo } from 'react';
import { PoseCard } from '#components/PoseCard/PoseCard.tsx';
import { SafetyMark } from '#screens/student/Safety/SafetyMark.tsx';
import type { CardForm, PoseActions } from '../types.ts';
import { usePoseLabels } from '../usePoseLabels.ts';

export interface PoseTileProps extends PoseActions {
  asana: LibraryAsana;
  form: CardForm;
}

/** One pose of the library; drawn again only when something of it changed. */
export const PoseTile = memo(function PoseTile({
  asana,
  form,
  onToggleFavorite,
  onAddToPractice,
  onStart,
}: PoseTileProps) {
  const labels = usePoseLabels(asana, form);
  return (
    <PoseCard
      asana={asana}
      detailsHref={paths.pose(asana.id)}
      detailsState={{ asana }}
      form={form}
      headingLevel={2}
      isFavorite={asana.isFavorite}
      isInPracticeList={asana.inPracticeList}
      labels={labels}
      mark={<SafetyMark asana={asana} />}
      onAddToPractice={() => onAddToPractice(asana)}
      onStart={() => onStart(asana)}
      onToggleFavorite={() => onToggleFavorite(asana)}
    />
  );
});
