import { Minus, Plus } from 'lucide-react';
import { Button, Group, Input, Label, NumberField, Text } from 'react-aria-components';
import {
  description as descriptionClass,
  label as labelClass,
} from '../TextField/TextField.css.ts';
import { group, number, step as stepButton, stepper } from './Stepper.css.ts';

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
  /** Half a one, for instance. @default 1 */
  step?: number;
  isDisabled?: boolean;
}

/**
 * A small number, a whole one unless its step is smaller: minus, plus, arrow keys, Page and Home/End keys, or typed. React Aria says
 * the new number aloud and names the buttons in the page's language.
 */
export function Stepper({
  label,
  description,
  minValue = 1,
  maxValue = 10,
  step = 1,
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
      formatOptions={{ maximumFractionDigits: step < 1 ? 1 : 0 }}
      step={step}
    >
      <Label className={labelClass}>{label}</Label>
      <Group className={group}>
        <Button slot="decrement" className={stepButton}>
          <Minus {...icon} />
        </Button>
        <Input className={number} />
        <Button slot="increment" className={stepButton}>
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
