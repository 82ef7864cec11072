import {
  Input,
  Label,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { useEarlyText } from '#hydration/useEarlyText.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { area, field, input as inputClass, label as labelClass } from './TextField.css.ts';

/** What every field of text takes, beside React Aria's own props. */
export interface FieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'render' | 'validationBehavior' | 'isInvalid'
> {
  /** Always visible: a placeholder is no label. */
  label: string;
  /** What helps to fill the field in. */
  description?: string;
  /** What is wrong, in words; its presence marks the field invalid. */
  errorMessage?: string;
  /** An example of what to type. */
  placeholder?: string;
}

export interface TextFieldProps extends FieldProps {
  /** Room for several lines. */
  multiline?: boolean;
  /** The language of what is typed, where it is not the page's. */
  lang?: string;
}

/** A line of text, or several. What is typed stays when the form fails. */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  multiline = false,
  lang,
  value,
  defaultValue,
  onChange,
  ...props
}: TextFieldProps) {
  const given = { value, defaultValue, onChange };
  const [input, text] = useEarlyText(given);
  return (
    <AriaTextField
      {...props}
      {...(multiline ? given : text)}
      className={field}
      // The words of an error are the product's own, never the browser's bubble.
      validationBehavior="aria"
      isInvalid={errorMessage === undefined ? undefined : true}
    >
      <Label className={labelClass}>{label}</Label>
      {multiline ? (
        <TextArea className={`${inputClass} ${area}`} lang={lang} placeholder={placeholder} />
      ) : (
        // A name in Arabic is read from the right, whatever the language of the page.
        <Input
          ref={input}
          className={inputClass}
          dir="auto"
          lang={lang}
          placeholder={placeholder}
        />
      )}
      <FieldMessage description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
