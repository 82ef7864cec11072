import type { LeadIn, Limit, OwnClass } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { ShowMore } from '#screens/student/parts/ShowMore.tsx';
import { item, list, wholeRow } from '../CustomPresetsScreen.css.ts';
import type {
  CustomPresetActions,
  PresetFormActions,
  PresetFormState,
  PresetPoses,
} from '../types.ts';
import { PresetCard } from './PresetCard.tsx';
import { PresetForm } from './PresetForm.tsx';

interface PresetListProps extends CustomPresetActions, PresetFormActions {
  presets: readonly OwnClass[];
  poses: PresetPoses;
  limits: readonly Limit[];
  leadIn: LeadIn;
  form: PresetFormState | null;
}

/** How many presets are drawn at first, and how many more with each asking. */
const presetsAtOnce = 12;

/** The presets, the newest first; the one that is being edited has its form in its place. */
export function PresetList({
  presets,
  poses,
  limits,
  leadIn,
  form,
  onStart,
  onEdit,
  onDelete,
  ...formActions
}: PresetListProps) {
  const { t } = useTranslation('student');
  const [limit, setLimit] = useState(presetsAtOnce);
  if (presets.length === 0) return null;
  const edited = form && !form.isNew ? form : null;
  return (
    <>
      <ul aria-label={t('customPresets.list')} className={list}>
        {presets.slice(0, limit).map((preset) =>
          edited?.draft.id === preset.id ? (
            <li key={preset.id} className={wholeRow}>
              <PresetForm {...formActions} form={edited} />
            </li>
          ) : (
            <li key={preset.id} className={item}>
              <PresetCard
                isFormOpen={form !== null}
                leadIn={leadIn}
                limits={limits}
                poses={poses}
                preset={preset}
                onDelete={onDelete}
                onEdit={onEdit}
                onStart={onStart}
              />
            </li>
          ),
        )}
      </ul>
      <ShowMore
        isBusy={false}
        limit={limit}
        total={presets.length}
        onPress={() => setLimit(limit + presetsAtOnce)}
      />
    </>
  );
}
