import { lifestyleRanges, longestFoodLog } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Slider } from '#components/Slider/Slider.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useEntryWords } from './useEntryWords.ts';
import { WaterGlasses } from './WaterGlasses.tsx';
import type { FieldsProps } from '../types.ts';

const { least, most, step } = lifestyleRanges.waterIntake;

/** What the student drank and ate. */
export function FoodFields({ values, mistakes, onChange }: FieldsProps) {
  const { t } = useTranslation('student');
  const words = useEntryWords();
  const over = values.foodLog.length - longestFoodLog;
  return (
    <>
      <div>
        <Slider
          label={t('lifestyle.food.water')}
          max={most}
          min={least}
          step={step}
          value={values.waterIntake}
          valueLabel={words.glasses(values.waterIntake)}
          onChange={(waterIntake) => onChange({ waterIntake })}
        />
        <WaterGlasses count={values.waterIntake} />
      </div>
      <TextField
        multiline
        errorMessage={mistakes.foodLog && t('lifestyle.food.tooLong', { count: over })}
        label={t('lifestyle.food.log')}
        placeholder={t('lifestyle.food.hint')}
        value={values.foodLog}
        onChange={(foodLog) => onChange({ foodLog })}
      />
    </>
  );
}
