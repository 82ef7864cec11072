import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { useEarlyText } from '#hydration/useEarlyText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FieldMessage } from '../TextField/FieldMessage.tsx';
import { box, field, input, label as labelClass } from '../TextField/TextField.css.ts';
import type { FieldProps } from '../TextField/TextField.tsx';
import { passwordInput, toggle } from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'autoComplete'> {
  /** Tells a password manager whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
  /** Of the button that shows what is typed. */
  showLabel: string;
  /** Of the same button while it is shown. */
  hideLabel: string;
}

/** A password, hidden until the person asks to see it. Paste and password managers work. */
export function PasswordField({
  label,
  description,
  errorMessage,
  placeholder,
  showLabel,
  hideLabel,
  value,
  defaultValue,
  onChange,
  ...props
}: PasswordFieldProps) {
  const [ref, text] = useEarlyText({ value, defaultValue, onChange });
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      {...text}
      className={field}
      type={isShown ? 'text' : 'password'}
      validationBehavior="aria"
      isInvalid={errorMessage === undefined ? undefined : true}
    >
      <Label className={labelClass}>{label}</Label>
      <div className={box}>
        <Input
          ref={ref}
          className={`${input} ${passwordInput}`}
          placeholder={placeholder}
          autoCapitalize="none"
          spellCheck="false"
        />
        <div className={toggle}>
          <IconButton
            label={isShown ? hideLabel : showLabel}
            icon={<Icon size="1.25rem" strokeWidth={1.75} aria-hidden="true" />}
            isDisabled={props.isDisabled}
            onPress={() => setShown(!isShown)}
          />
        </div>
      </div>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </TextField>
  );
}
