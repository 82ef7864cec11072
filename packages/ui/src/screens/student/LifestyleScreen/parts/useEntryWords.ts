import { lifestyleRanges } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { stepOf } from '../ratings.ts';

/** How the numbers of an entry are said. */
export function useEntryWords() {
  const { t } = useTranslation('student');
  return {
    hours: (count: number) => t('lifestyle.sleep.hours', { count }),
    quality: (value: number) => t(`lifestyle.sleep.qualities.${stepOf(value)}`),
    /** The most that can be chosen stands for everything above it. */
    glasses: (count: number) =>
      count === lifestyleRanges.waterIntake.most
        ? t('lifestyle.food.most')
        : t('lifestyle.food.glasses', { count }),
    mood: (value: number) => t(`lifestyle.mind.moods.${stepOf(value)}`),
  };
}
