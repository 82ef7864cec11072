import { CircleAlert } from 'lucide-react';
import { FieldError, Text } from 'react-aria-components';
import { description as descriptionClass, error, errorIcon } from './TextField.css.ts';

export interface FieldMessageProps {
  /** What helps to fill the field in; stays beside an error. */
  description?: string;
  /** What is wrong, in words. */
  errorMessage?: string;
}

/** The lines below a field; React Aria ties both to the input. */
export function FieldMessage({ description, errorMessage }: FieldMessageProps) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={descriptionClass}>
          {description}
        </Text>
      )}
      <FieldError className={error}>
        {({ validationErrors }) => (
          <>
            <CircleAlert className={errorIcon} strokeWidth={1.75} aria-hidden="true" />
            <span>{errorMessage ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
