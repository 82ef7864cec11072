import { type FormErrors, type FormMessage, validateForm } from '@niyama/domain';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod/mini';

/** The schemas that `validateForm` takes. */
type Schema<Values> = z.ZodMiniType<Values>;

interface FormState<Values> {
  /** For `<form {...form.props}>`. */
  props: {
    noValidate: true;
    method: 'dialog';
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Which message stands beside a field, as a key of the common catalog. */
  errorOf: (field: keyof Values & string) => FormMessage | undefined;
  /** Takes a field's message away, because somebody is mending it. */
  clearError: (field: keyof Values & string) => void;
}

/**
 * A form whose fields keep what is typed by themselves: submitting checks them against a schema,
 * puts a message beside each wrong one and the focus into the first.
 *
 * @param onSubmit receives the cleaned values, only when everything is right.
 */
export function useForm<Values>(
  schema: Schema<Values>,
  onSubmit: (values: Values) => void,
): FormState<Values> {
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  return {
    props: {
      noValidate: true,
      // Outside a dialog the browser itself does nothing with it: a prerendered form that is sent
      // before the scripts arrive would put the password into the address.
      method: 'dialog',
      onSubmit: (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const result = validateForm(schema, Object.fromEntries(new FormData(form)));
        setErrors(result.ok ? {} : result.errors);
        if (result.ok) onSubmit(result.values);
        else focusFirst(form, Object.keys(result.errors));
      },
    },
    errorOf: (field) => errors[field],
    clearError: (field) => {
      if (errors[field] !== undefined) setErrors((known) => ({ ...known, [field]: undefined }));
    },
  };
}

function focusFirst(form: HTMLFormElement, wrong: string[]) {
  const first = [...form.elements].find(
    (element) =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      wrong.includes(element.name),
  );
  if (first instanceof HTMLElement) first.focus();
}
