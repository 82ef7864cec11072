import { ChevronDown } from 'lucide-react';
import { field, label as labelClass } from '../TextField/TextField.css.ts';
import { face, frame, select } from './NativeSelect.css.ts';
import { chevron, value as valueClass } from './Select.css.ts';

export interface NativeSelectProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string }[];
  /** The chosen id. */
  value: Id;
  onChange: (value: Id) => void;
  /** @default false */
  isDisabled?: boolean;
}

/**
 * A Select whose list is the browser's own, for pages on which few open it. What is seen lies below the
 * browser's field, because not every browser breaks a long choice into lines.
 */
export function NativeSelect<Id extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
}: NativeSelectProps<Id>) {
  return (
    <label className={field}>
      <span className={labelClass}>{label}</span>
      <span className={frame}>
        <select
          className={select}
          disabled={isDisabled}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.id === event.target.value);
            if (chosen) onChange(chosen.id);
          }}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <span aria-hidden className={face}>
          <span className={valueClass}>{options.find((option) => option.id === value)?.label}</span>
          <ChevronDown className={chevron} size="1.25rem" strokeWidth={1.75} />
        </span>
      </span>
    </label>
  );
}
