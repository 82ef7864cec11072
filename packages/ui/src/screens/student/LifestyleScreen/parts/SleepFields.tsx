import { lifestyleRanges } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { RatingScale } from '#components/RatingScale/RatingScale.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import { TimeField } from '#components/TimeField/TimeField.tsx';
import { qualities } from '../ratings.ts';
import { Moon } from './Moon.tsx';
import type { FieldsProps } from '../types.ts';

const { least, most, step } = lifestyleRanges.sleepDuration;

/** When, how long and how well the student slept. */
export function SleepFields({ values, mistakes, onChange }: FieldsProps) {
  const { t } = useTranslation('student');
  return (
    <>
      <TimeField
        isRequired
        errorMessage={mistakes.wakeUpTime && t('lifestyle.sleep.wakeUpMissing')}
        label={t('lifestyle.sleep.wakeUp')}
        value={values.wakeUpTime}
        onChange={(wakeUpTime) => onChange({ wakeUpTime })}
      />
      <Slider
        label={t('lifestyle.sleep.duration')}
        max={most}
        min={least}
        step={step}
        value={values.sleepDuration}
        valueLabel={t('lifestyle.sleep.hours', { count: values.sleepDuration })}
        onChange={(sleepDuration) => onChange({ sleepDuration })}
      />
      <RatingScale
        label={t('lifestyle.sleep.quality')}
        ratings={qualities.map((value) => ({
          value,
          label: t(`lifestyle.sleep.qualities.${value}`),
          picture: <Moon light={(value - 0.5) / 5} />,
        }))}
        value={values.sleepQuality}
        onChange={(sleepQuality) => onChange({ sleepQuality })}
      />
    </>
  );
}
