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

/** Characters that show nothing or turn the writing round: the rule of `private.is_username`. */
const unseen =
  /\u034F|[\p{Cc}\u00A0\u00AD\u061C\u115F\u1160\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\u3164\uFEFF\uFFA0]/u;

/** Checks `{ full_name, username }` by the rules of the forms. */
export function readNames(fields: Record<string, unknown>): Names | Refusal {
  const fullName = text(fields['full_name']);
  const username = text(fields['username']);
  if (fullName.length < 2) return invalid('full_name_required', 'Full name is required');
  if (username.length < 3) {
    return invalid('username_too_short', 'Username must be at least 3 characters');
  }
  // Whether a name is free is asked of the database, which says no to these as well.
  if (Array.from(username).length > 50 || unseen.test(username)) {
    return invalid('username_invalid', 'Username can have at most 50 visible characters');
  }
  return { fullName, username };
}
