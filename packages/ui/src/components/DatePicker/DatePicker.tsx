import { parseDate } from '@internationalized/date';
import { firstDayOfWeek, languageOf, useTranslation } from '@niyama/i18n';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
} from 'react-aria-components';
import { FieldMessage } from '../TextField/FieldMessage.tsx';
import { field, label as labelClass } from '../TextField/TextField.css.ts';
import * as styles from './DatePicker.css.ts';

export interface DatePickerProps {
  label: string;
  description?: string;
  /** What is wrong, in words; its presence marks the field invalid. */
  errorMessage?: string;
  /** `YYYY-MM-DD`; empty without a day. */
  value: string;
  /** Called with each whole day, and with an empty text when one that is no longer whole is left. */
  onChange: (value: string) => void;
  /** The first and the last day that can be chosen, `YYYY-MM-DD`. */
  minValue: string;
  maxValue: string;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;
const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/**
 * A calendar day: typed part by part as the app's language writes it, or chosen in a calendar whose
 * week begins where the reader lives.
 */
export function DatePicker({
  label,
  description,
  errorMessage,
  value,
  onChange,
  minValue,
  maxValue,
  isRequired,
  isDisabled,
}: DatePickerProps) {
  const { i18n } = useTranslation();
  const input = useRef<HTMLDivElement>(null);
  const weekStart = dayNames[firstDayOfWeek(languageOf(i18n)) - 1];
  /** React Aria keeps the old day while a part of it is deleted: what is not seen would be saved. */
  const forgetPart = () => {
    const lacksPart = input.current?.querySelector('[data-placeholder]');
    if (lacksPart && value !== '') onChange('');
  };
  return (
    <AriaDatePicker
      className={field}
      isDisabled={isDisabled}
      isInvalid={errorMessage !== undefined}
      isRequired={isRequired}
      maxValue={parseDate(maxValue)}
      minValue={parseDate(minValue)}
      shouldForceLeadingZeros
      // The words of an error are the product's own, never the browser's bubble.
      validationBehavior="aria"
      value={value === '' ? null : parseDate(value)}
      onBlur={forgetPart}
      onChange={(day) => onChange(day === null ? '' : day.toString())}
    >
      <Label className={labelClass}>{label}</Label>
      <Group className={styles.box}>
        <DateInput className={styles.input} ref={input}>
          {(segment) => <DateSegment className={styles.segment} segment={segment} />}
        </DateInput>
        <Button className={styles.opener}>
          <CalendarDays {...icon} />
        </Button>
      </Group>
      <FieldMessage description={description} errorMessage={errorMessage} />
      <Popover className={styles.popover}>
        <Dialog className={styles.dialog}>
          <Calendar {...(weekStart && { firstDayOfWeek: weekStart })}>
            <header className={styles.head}>
              <Button className={styles.turner} slot="previous">
                <ChevronLeft {...icon} />
              </Button>
              <Heading className={styles.month} />
              <Button className={styles.turner} slot="next">
                <ChevronRight {...icon} />
              </Button>
            </header>
            <CalendarGrid className={styles.grid} weekdayStyle="short">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell className={styles.day} date={date} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
