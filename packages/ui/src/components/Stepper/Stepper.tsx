import { Minus, Plus } from 'lucide-react';
import { Button, Group, Input, Label, NumberField, Text } from 'react-aria-components';
import {
  description as descriptionClass,
  label as labelClass,
} from '../TextField/TextField.css.ts';
import { group, number, step, stepper } from './Stepper.css.ts';

export interface StepperProps {
  /** What is counted, such as 'Sets'. */
  label: string;
  /** What helps to choose. */
  description?: string;
  value: number;
  onChange: (value: number) => void;
  /** @default 1 */
  minValue?: number;
  /** @default 10 */
  maxValue?: number;
  isDisabled?: boolean;
}

/**
 * A small whole number: minus, plus, arrow keys, Page and Home/End keys, or typed. React Aria says
 * the new number aloud and names the buttons in the page's language.
 */
export function Stepper({
  label,
  description,
  minValue = 1,
  maxValue = 10,
  ...props
}: StepperProps) {
  const icon = { size: '1.25rem', strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <NumberField
      {...props}
      isWheelDisabled
      minValue={minValue}
      maxValue={maxValue}
      className={stepper}
      formatOptions={{ maximumFractionDigits: 0 }}
    >
      <Label className={labelClass}>{label}</Label>
      <Group className={group}>
        <Button slot="decrement" className={step}>
          <Minus {...icon} />
        </Button>
        <Input className={number} />
        <Button slot="increment" className={step}>
          <Plus {...icon} />
        </Button>
      </Group>
      {description !== undefined && (
        <Text slot="description" className={descriptionClass}>
          {description}
        </Text>
      )}
    </NumberField>
  );
}
