import { type Asana, classLimits, namesKey } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { type PosePickerState, PoseSearchDialog } from '../parts/PoseSearchDialog.tsx';
import { AddableAsanas } from './parts/AddableAsanas.tsx';

export interface AddAsanasDialogProps {
  state: PosePickerState;
  /** The ids of the poses that the preset has. */
  chosen: ReadonlySet<string>;
  /** How many poses the preset has; a pose counts as often as it is there. */
  count: number;
  onAdd: (asana: Asana) => void;
  onRemove: (asanaId: string) => void;
  onClose: () => void;
  onRetry: () => void;
}

/** Adds poses of the library to a preset, one by one. */
export function AddAsanasDialog({
  state,
  chosen,
  count,
  onAdd,
  onRemove,
  onClose,
  onRetry,
}: AddAsanasDialogProps) {
  const { t } = useTranslation(['student', 'common']);
  const isFull = count >= classLimits.items;
  return (
    <PoseSearchDialog
      isOpen
      actions={<Button onPress={onClose}>{t('common:action.done')}</Button>}
      failedTitle={t('customPresets.asanasFailed')}
      status={
        isFull
          ? t('customPresets.picker.full', { count: classLimits.items })
          : t('customPresets.form.selected', { count })
      }
      searchLabel={t('customPresets.picker.search')}
      searchPlaceholder={t('library.search.placeholder')}
      state={state}
      keyOf={namesKey}
      title={t('customPresets.form.add')}
      onClose={onClose}
      onRetry={onRetry}
    >
      {(asanas) => (
        <AddableAsanas
          asanas={asanas}
          chosen={chosen}
          isFull={isFull}
          onAdd={onAdd}
          onRemove={onRemove}
        />
      )}
    </PoseSearchDialog>
  );
}
