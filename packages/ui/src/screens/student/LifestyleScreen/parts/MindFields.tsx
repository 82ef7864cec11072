import { mentalStates } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { OneChoiceChips } from '#components/ChoiceChips/OneChoiceChips.tsx';
import { RatingScale } from '#components/RatingScale/RatingScale.tsx';
import { moods } from '../ratings.ts';
import type { FieldsProps } from '../types.ts';

/** How the student felt. */
export function MindFields({ values, onChange }: FieldsProps) {
  const { t } = useTranslation('student');
  return (
    <>
      <RatingScale
        label={t('lifestyle.mind.mood')}
        ratings={moods.map(({ value, face }) => ({
          value,
          label: t(`lifestyle.mind.moods.${value}`),
          picture: face,
        }))}
        value={values.mood}
        onChange={(mood) => onChange({ mood })}
      />
      <OneChoiceChips
        choices={mentalStates.map((id) => ({ id, label: t(`lifestyle.mind.states.${id}`) }))}
        label={t('lifestyle.mind.state')}
        value={values.mentalState}
        onChange={(mentalState) => onChange({ mentalState })}
      />
    </>
  );
}
