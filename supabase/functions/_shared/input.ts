import type { Refusal } from './http.ts';

/** How a person is called. */
export interface Names {
  fullName: string;
  username: string;
}

/** The fields of a JSON object; none when it is something else. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A text without the space around it; empty when it is none. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

export const invalid = (code: string, message: string): Refusal => ({ status: 400, code, message });

/** Checks `{ full_name, username }` by the rules of the forms (specification B, section 5). */
export function readNames(fields: Record<string, unknown>): Names | Refusal {
  const fullName = text(fields['full_name']);
  const username = text(fields['username']);
  if (fullName.length < 2) return invalid('full_name_required', 'Full name is required');
  if (username.length < 3) {
    return invalid('username_too_short', 'Username must be at least 3 characters');
  }
  return { fullName, username };
}
