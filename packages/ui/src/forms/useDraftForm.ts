import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { useForm } from './useForm.ts';

/**
 * A form as by {@link useForm} that also holds what is typed, for what else has to know it: the question
 * before it is lost, or a preview.
 *
 * @param initial what the fields hold at first; later ones are ignored.
 */
export function useDraftForm<Values, Draft extends Record<keyof Values & string, unknown>>(
  schema: z.ZodMiniType<Values>,
  initial: Draft,
  onSubmit: (values: Values) => void,
) {
  const { t } = useTranslation('common');
  const [start] = useState(initial);
  const [draft, setDraft] = useState(start);
  const { props, errorOf, mend } = useForm(schema, onSubmit);
  return {
    /** For `<form {...form.props}>`. */
    props,
    draft,
    /** Whether a field holds something else than at first. */
    hasChanges: JSON.stringify(draft) !== JSON.stringify(start),
    /** What a field of that name takes. */
    fieldOf: <Name extends keyof Values & string>(name: Name) => {
      const error = errorOf(name);
      return {
        name,
        value: draft[name],
        ...(error && { errorMessage: t(error) }),
        onChange: (value: Draft[Name]) => {
          mend(name);
          setDraft((known) => ({ ...known, [name]: value }));
        },
      };
    },
  };
}
