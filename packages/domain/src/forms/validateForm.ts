import type { z } from 'zod/mini';
import type { FormMessage } from './schemas.ts';

export type FormErrors<Values> = Partial<Record<keyof Values & string, FormMessage>>;

export type FormResult<Values> =
  | { ok: true; values: Values }
  | { ok: false; errors: FormErrors<Values> };

/**
 * Checks what was typed into a form.
 *
 * @param typed the fields by name, as the form holds them.
 * @returns the cleaned values, or for each wrong field the key of its first message.
 */
export function validateForm<Values>(
  schema: z.ZodMiniType<Values>,
  typed: Record<string, unknown>,
): FormResult<Values> {
  const result = schema.safeParse(typed);
  if (result.success) return { ok: true, values: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    errors[String(path[0])] ??= message;
  }
  return { ok: false, errors: errors as FormErrors<Values> };
}
