import { type Asana, wholeMinutes } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import type { PoseCardLabels, PoseCardProps } from '#components/PoseCard/PoseCard.tsx';

/** The words of a pose's card, in the language in use. */
export function usePoseLabels(
  asana: Asana,
  form: NonNullable<PoseCardProps['form']>,
): PoseCardLabels {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  return {
    difficulty: t(`common:difficulty.${asana.difficulty}`),
    targetAreas: asana.targetArea.map((area) => t(`common:targetArea.${area}`)),
    more: (hidden) =>
      form === 'full'
        ? t('pose.moreAreas', { count: hidden })
        : t('pose.moreAreasCompact', { count: hidden }),
    duration: t('common:duration.minutesShort', { minutes: wholeMinutes(asana.durationSeconds) }),
    exactDuration: format.exactDuration(asana.durationSeconds),
    benefits: t('pose.benefitsCount', { count: asana.benefits.length }),
    details: t('pose.details'),
    favorite: t('pose.favorite.label'),
    addToPractice: t('pose.list.label'),
    inPracticeList: t('pose.list.on'),
    start: t('pose.startPractice'),
  };
}
