import { Check, ChevronDown } from 'lucide-react';
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components';
import { item, itemLabel, list, popover } from '../Menu/popover.css.ts';
import { FieldMessage } from '../TextField/FieldMessage.tsx';
import { field, label as labelClass } from '../TextField/TextField.css.ts';
import { button, chevron, note, value as valueClass } from './Select.css.ts';

export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
  /** A second name below it in the list, such as a language's own. */
  note?: { text: string; lang?: string };
  isDisabled?: boolean;
}

export interface SelectProps<Id extends string> {
  label: string;
  options: readonly SelectOption<Id>[];
  /** The chosen id, or null while nothing is chosen. */
  value: Id | null;
  onChange: (value: Id) => void;
  /** Stands in the field while nothing is chosen; needed wherever `value` can be null. */
  placeholder?: string;
  description?: string;
  /** Says what is wrong, and marks the field as invalid. */
  errorMessage?: string;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isRequired?: boolean;
  /** The field's name in a form. */
  name?: string;
}

/** A choice of one among several, from a list that opens. */
export function Select<Id extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  description,
  errorMessage,
  isDisabled,
  isRequired,
  name,
}: SelectProps<Id>) {
  return (
    <AriaSelect
      className={field}
      isDisabled={isDisabled}
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      name={name}
      placeholder={placeholder}
      validationBehavior="aria"
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      <Label className={labelClass}>{label}</Label>
      <Button className={button}>
        <SelectValue className={valueClass} />
        <ChevronDown aria-hidden className={chevron} size="1.25rem" strokeWidth={1.75} />
      </Button>
      <FieldMessage description={description} errorMessage={errorMessage} />
      <Popover className={popover}>
        <ListBox className={list}>
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              className={item}
              id={option.id}
              isDisabled={option.isDisabled}
              textValue={option.label}
            >
              {({ isSelected }) => (
                <>
                  <span className={itemLabel}>
                    <Text slot="label">{option.label}</Text>
                    {option.note ? (
                      <Text className={note} lang={option.note.lang} slot="description">
                        {option.note.text}
                      </Text>
                    ) : null}
                  </span>
                  {isSelected ? <Check aria-hidden size="1.25rem" strokeWidth={1.75} /> : null}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
