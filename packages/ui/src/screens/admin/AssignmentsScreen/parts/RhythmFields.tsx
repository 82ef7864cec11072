import { assignedWeekdays, frequencies, type NewAssignments } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ChoiceChips } from '#components/ChoiceChips/ChoiceChips.tsx';
import { Select } from '#components/Select/Select.tsx';
import { useAssignmentWords } from '#screens/admin/parts/useAssignmentWords.ts';

type Rhythm = Pick<NewAssignments, 'frequency' | 'daysOfWeek'>;

interface RhythmFieldsProps extends Rhythm {
  onChange: (rhythm: Rhythm) => void;
}

/** How often work comes, and on which days; days of another frequency are forgotten. */
export function RhythmFields({ frequency, daysOfWeek, onChange }: RhythmFieldsProps) {
  const { t } = useTranslation('admin');
  const { dayName } = useAssignmentWords();
  return (
    <>
      <Select
        label={t('assignments.create.frequency')}
        options={frequencies.map((id) => ({ id, label: t(`assignments.frequency.${id}`) }))}
        value={frequency}
        onChange={(chosen) =>
          onChange({ frequency: chosen, daysOfWeek: chosen === frequency ? daysOfWeek : [] })
        }
      />
      {frequency === 'specific_days' ? (
        <ChoiceChips
          choices={assignedWeekdays.map((id) => ({ id, label: dayName(id) }))}
          label={t('assignments.create.days')}
          values={daysOfWeek}
          onChange={(days) => onChange({ frequency, daysOfWeek: days })}
        />
      ) : null}
    </>
  );
}
