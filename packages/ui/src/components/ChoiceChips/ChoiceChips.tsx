import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { chips, chipTones, group, label as labelStyle, mark } from './ChoiceChips.css.ts';

export interface Choice<Id extends string> {
  id: Id;
  label: string;
  /** Of the label, where it is not the page's. */
  language?: string;
}

export interface ChoiceChipsProps<Id extends string> {
  /** What is chosen among; shown above the chips. */
  label: string;
  choices: readonly Choice<Id>[];
  /** `avoid` marks what is chosen as left out. @default 'choose' */
  tone?: keyof typeof chipTones;
  /** The chosen ones. */
  values: readonly Id[];
  /** Called with the chosen ids, in the order of `choices`. */
  onChange: (values: Id[]) => void;
}

/** A choice of none, some or all among a few words. */
export function ChoiceChips<Id extends string>({
  label,
  choices,
  tone = 'choose',
  values,
  onChange,
}: ChoiceChipsProps<Id>) {
  const labelId = useId();
  const Mark = tone === 'avoid' ? X : Check;
  return (
    <div className={group}>
      <span className={labelStyle} id={labelId}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        className={chips}
        selectedKeys={values}
        selectionMode="multiple"
        onSelectionChange={(keys) =>
          onChange(choices.map(({ id }) => id).filter((id) => keys.has(id)))
        }
      >
        {choices.map(({ id, label: word, language }) => (
          <ToggleButton key={id} className={chipTones[tone]} id={id} lang={language}>
            {({ isSelected }) => (
              <>
                {isSelected ? (
                  <Mark aria-hidden className={mark} size="1rem" strokeWidth={2.25} />
                ) : null}
                {word}
              </>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
