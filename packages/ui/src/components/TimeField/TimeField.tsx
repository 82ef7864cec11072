import { parseTime } from '@internationalized/date';
import { useRef } from 'react';
import { DateInput, DateSegment, Label, TimeField as AriaTimeField } from 'react-aria-components';
import { FieldMessage } from '../TextField/FieldMessage.tsx';
import { field, label as labelClass } from '../TextField/TextField.css.ts';
import * as styles from './TimeField.css.ts';

export interface TimeFieldProps {
  label: string;
  /** What helps to fill the field in. */
  description?: string;
  /** What is wrong, in words; its presence marks the field invalid. */
  errorMessage?: string;
  /** `HH:MM` in 24 hours; empty without a time. */
  value: string;
  /** Called with each whole time, and with an empty text when one that is no longer whole is left. */
  onChange: (value: string) => void;
  /** @default false */
  isRequired?: boolean;
}

/**
 * A time of day, typed or changed with the arrow keys, part by part. Unlike the browser's own field it
 * is written as the app's language writes it, not as the system's does.
 */
export function TimeField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  isRequired,
}: TimeFieldProps) {
  const input = useRef<HTMLDivElement>(null);
  /** React Aria keeps the old time while a part of it is deleted: what is not seen would be saved. */
  const forgetPart = () => {
    const lacksPart = input.current?.querySelector('[data-placeholder]');
    if (lacksPart && value !== '') onChange('');
  };
  return (
    <AriaTimeField
      className={field}
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      shouldForceLeadingZeros
      // The words of an error are the product's own, never the browser's bubble.
      validationBehavior="aria"
      value={value === '' ? null : parseTime(value)}
      onBlur={forgetPart}
      onChange={(time) => onChange(time === null ? '' : time.toString().slice(0, 5))}
    >
      <Label className={labelClass}>{label}</Label>
      <DateInput className={styles.input} ref={input}>
        {(segment) => <DateSegment className={styles.segment} segment={segment} />}
      </DateInput>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </AriaTimeField>
  );
}
