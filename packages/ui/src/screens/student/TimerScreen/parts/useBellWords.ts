import { useTranslation } from '@niyama/i18n';
import { holdsBreath, type MeditationChoice } from '@niyama/domain';

/** Tells in a few words how a meditation rings and breathes: '3 interval bells · Sound · Breath 4-6'. */
export function useBellWords() {
  const { t } = useTranslation(['student', 'timer']);
  return ({ plan, bellMode }: Pick<MeditationChoice, 'plan' | 'bellMode'>): string => {
    const count = plan.intervalBells.length;
    const bells = count === 0 ? t('timer:presets.noBells') : t('timer:presets.bells', { count });
    const words = [bells, t(`timer.mode.${bellMode}`)];
    const { breath } = plan;
    if (!breath) return words.join(' · ');
    const { in: inhale, holdIn, out, holdOut } = breath;
    const parts = holdsBreath(breath) ? [inhale, holdIn, out, holdOut] : [inhale, out];
    return [...words, t('timer:breath.preset', { ratio: parts.join('-') })].join(' · ');
  };
}
