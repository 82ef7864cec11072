import { Minus, Plus } from 'lucide-react';
import { Button, Group, Input, Label, NumberField as AriaNumberField } from 'react-aria-components';
import { FieldMessage } from '../TextField/FieldMessage.tsx';
import { field, input, label as labelClass } from '../TextField/TextField.css.ts';
import { box, button, buttons, digits } from './NumberField.css.ts';

export interface NumberFieldProps {
  label: string;
  /** What helps to choose. */
  description?: string;
  /** What is wrong, in words; its presence marks the field invalid. */
  errorMessage?: string | undefined;
  /** The field's name in a form. */
  name?: string;
  /** Not a number while the field is empty. */
  value: number;
  onChange: (value: number) => void;
  minValue: number;
  maxValue?: number;
  /** What is typed is rounded to it, from `minValue` on. @default 1 */
  step?: number;
  /** @default false */
  isDisabled?: boolean;
}

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/**
 * A whole number in a form: typed in the writing of the page's language, or stepped with the buttons
 * and the arrow keys. What is typed outside the limits becomes the nearest one when the field is left.
 */
export function NumberField({
  label,
  description,
  errorMessage,
  step = 1,
  ...props
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...props}
      className={field}
      formatOptions={{ maximumFractionDigits: 0 }}
      isInvalid={errorMessage !== undefined}
      isWheelDisabled
      step={step}
      validationBehavior="aria"
    >
      <Label className={labelClass}>{label}</Label>
      <Group className={box}>
        <Input className={`${input} ${digits}`} />
        <div className={buttons}>
          <Button className={button} slot="decrement">
            <Minus {...icon} />
          </Button>
          <Button className={button} slot="increment">
            <Plus {...icon} />
          </Button>
        </div>
      </Group>
      <FieldMessage
        {...(description === undefined ? {} : { description })}
        {...(errorMessage === undefined ? {} : { errorMessage })}
      />
    </AriaNumberField>
  );
}
