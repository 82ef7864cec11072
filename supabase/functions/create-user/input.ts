import type { Refusal } from '../_shared/http.ts';
import { fieldsOf, invalid, type Names, readNames, text } from '../_shared/input.ts';

/** A new account as the add-user form sends it. */
export interface NewUser extends Names {
  email: string;
  password: string;
  role: 'user' | 'admin';
}

/**
 * Checks `{ email, password, user_metadata: { full_name, username, role } }` by the rules of the
 * form, in its order and with its messages.
 */
export function readNewUser(body: unknown): NewUser | Refusal {
  const fields = fieldsOf(body);
  const metadata = fieldsOf(fields['user_metadata']);
  const names = readNames(metadata);
  const email = text(fields['email']).toLowerCase();
  // A password is taken as typed: a space may be part of it.
  const password = typeof fields['password'] === 'string' ? fields['password'] : '';
  const role = metadata['role'] ?? 'user';

  if ('code' in names) return names;
  // No address is longer, and the expression takes longer than the text is long.
  if (email.length > 320 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    return invalid('email_invalid', 'Please enter a valid email address');
  }
  if (password.length < 8) {
    return invalid('password_too_short', 'Password must be at least 8 characters');
  }
  if (role !== 'user' && role !== 'admin') {
    return invalid('role_invalid', 'The role must be user or admin');
  }
  return { ...names, email, password, role };
}
