import { useId } from 'react';
import { box, description as descriptionClass, row, words } from './Checkbox.css.ts';

export interface CheckboxProps {
  /** A sentence that is true when it is checked. */
  label: string;
  /** What follows from it. */
  description?: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A choice that counts when its form is sent. What counts at once is a `Switch`. */
export function Checkbox({ label, description, isSelected, onChange }: CheckboxProps) {
  const labelId = useId();
  const descriptionId = useId();
  return (
    <label className={row}>
      <input
        aria-describedby={description === undefined ? undefined : descriptionId}
        aria-labelledby={labelId}
        checked={isSelected}
        className={box}
        type="checkbox"
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={words}>
        <span id={labelId}>{label}</span>
        {description === undefined ? null : (
          <span className={descriptionClass} id={descriptionId}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
