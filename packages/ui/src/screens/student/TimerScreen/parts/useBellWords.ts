import { useTranslation } from '@niyama/i18n';
import type { MeditationChoice } from '@niyama/domain';

/** Tells in a few words how a meditation rings: '3 interval bells, Sound'. */
export function useBellWords() {
  const { t } = useTranslation('student');
  return ({ plan, bellMode }: Pick<MeditationChoice, 'plan' | 'bellMode'>): string => {
    const count = plan.intervalBells.length;
    const bells = count === 0 ? t('timer.presets.noBells') : t('timer.presets.bells', { count });
    return [bells, t(`timer.mode.${bellMode}`)].join(' · ');
  };
}
