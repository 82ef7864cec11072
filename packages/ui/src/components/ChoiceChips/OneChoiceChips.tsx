import { Check } from 'lucide-react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { Choice } from './ChoiceChips.tsx';
import { chips, group, label as labelStyle, mark, radioChip } from './ChoiceChips.css.ts';

export interface OneChoiceChipsProps<Id extends string> {
  /** What is chosen among; shown above the chips. */
  label: string;
  choices: readonly Choice<Id>[];
  value: Id;
  onChange: (value: Id) => void;
}

/** A choice of one among a few words. */
export function OneChoiceChips<Id extends string>({
  label,
  choices,
  value,
  onChange,
}: OneChoiceChipsProps<Id>) {
  return (
    <RadioGroup
      className={group}
      value={value}
      onChange={(chosen) => {
        const choice = choices.find(({ id }) => id === chosen);
        if (choice) onChange(choice.id);
      }}
    >
      <Label className={labelStyle}>{label}</Label>
      <div className={chips}>
        {choices.map(({ id, label: word }) => (
          <Radio key={id} className={radioChip} value={id}>
            {({ isSelected }) => (
              <>
                {isSelected ? (
                  <Check aria-hidden className={mark} size="1rem" strokeWidth={2.25} />
                ) : null}
                {word}
              </>
            )}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
