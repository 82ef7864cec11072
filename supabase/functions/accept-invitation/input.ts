import type { Refusal } from '../_shared/http.ts';
import { fieldsOf, invalid, type Names, readNames } from '../_shared/input.ts';

/** What somebody says who accepts an invitation. */
export interface Acceptance extends Names {
  token: string;
  password: string;
  /** The language of the page; null for that of the invitation. */
  language: string | null;
  /** Whether new practice and replies come by email. */
  mails: boolean;
}

/** Checks `{ token, username, full_name, password, language, mails }` by the rules of the sign-up. */
export function readAcceptance(body: unknown): Acceptance | Refusal {
  const fields = fieldsOf(body);
  const string = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const names = readNames(fields);
  if ('code' in names) return names;
  // A password is taken as typed: a space may be part of it.
  const password = string('password');
  if (password.length < 6) {
    return invalid('password_too_short', 'Password must be at least 6 characters');
  }
  // Of a longer one the hash would see the beginning only.
  if (new TextEncoder().encode(password).length > 72) {
    return invalid('password_too_long', 'Password can have at most 72 bytes');
  }
  return {
    ...names,
    token: string('token'),
    password,
    language: string('language') || null,
    mails: fields['mails'] === true,
  };
}
