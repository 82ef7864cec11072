import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { segment, track } from './segments.css.ts';

export interface SegmentedOption<Id extends string> {
  id: Id;
  label: string;
}

export interface SegmentedControlProps<Id extends string> {
  /** What is being chosen; read out with the group, not shown. */
  label: string;
  options: readonly SegmentedOption<Id>[];
  value: Id;
  /** Called with the chosen id; one is always chosen. */
  onChange: (value: Id) => void;
  /** @default false */
  isDisabled?: boolean;
}

/** A choice of one among few, all in sight: a radio group that looks like the Tabs. */
export function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={track}
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      selectionMode="single"
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.id));
        // A second press on the chosen one is reported too; it changes nothing.
        if (chosen && chosen.id !== value) onChange(chosen.id);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} className={segment} id={option.id}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
