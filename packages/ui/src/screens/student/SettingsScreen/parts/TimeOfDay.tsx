import { timesOfDay } from '@niyama/domain';
import { useFormat } from '@niyama/i18n';
import { Select } from '#components/Select/Select.tsx';

interface TimeOfDayProps {
  label: string;
  description?: string;
  /** `HH:MM`. */
  value: string;
  onChange: (time: string) => void;
}

/** Chosen and never typed: there is no time that is none. */
export function TimeOfDay({ value, ...props }: TimeOfDayProps) {
  const format = useFormat();
  return (
    <Select
      {...props}
      options={timesOfDay(value).map((time) => ({ id: time, label: format.time(time) }))}
      value={value}
    />
  );
}
