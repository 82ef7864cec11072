import { bellOffsets, mostIntervalBells, type MeditationPlan } from '@niyama/domain';
import { type TFunction, useTranslation } from '@niyama/i18n';
import { NativeSelect } from '#components/Select/NativeSelect.tsx';

interface IntervalBellsProps {
  plan: MeditationPlan;
  /** @param offsets seconds from the beginning. */
  onChange: (offsets: number[]) => void;
}

const counts = Array.from({ length: mostIntervalBells + 1 }, (_, count) => count);
/** The bells of a preset that has more than can be chosen by hand. */
const presetBells = 'preset';

/** How many bells divide the meditation. */
export function IntervalBells({ plan, onChange }: IntervalBellsProps) {
  const { t } = useTranslation(['student', 'timer']);
  const count = plan.intervalBells.length;
  const isPreset = count > mostIntervalBells;
  const options = counts.map((bells) => ({ id: String(bells), label: countText(t, bells) }));
  const extra = { id: presetBells, label: t('timer:intervals.preset', { count }) };
  return (
    <NativeSelect
      label={t('timer:bells.interval')}
      options={isPreset ? [...options, extra] : options}
      value={isPreset ? presetBells : String(count)}
      onChange={(id) => {
        if (id !== presetBells) onChange(bellOffsets(plan.durationSeconds, Number(id)));
      }}
    />
  );
}

const countText = (t: TFunction<['student', 'timer']>, count: number) =>
  count === 0 ? t('timer:intervals.none') : t('timer:intervals.count', { count });
