import type { Refusal } from './http.ts';

/** How a function of the database refuses: with a code of Postgres, or its own word as message. */
interface DatabaseError {
  code: string;
  message: string;
}

const refusals: Record<string, Refusal> = {
  '42501': { status: 403, code: 'not_admin', message: 'You do not have admin privileges' },
  '23505': { status: 409, code: 'username_taken', message: 'Username is already taken' },
  '23514': { status: 400, code: 'username_invalid', message: 'This name cannot be used' },
  changed_meanwhile: {
    status: 409,
    code: 'changed_meanwhile',
    message: 'Somebody else has changed this person',
  },
  own_account: { status: 409, code: 'own_account', message: 'This is your own account' },
  user_not_found: { status: 404, code: 'user_not_found', message: 'There is no such user' },
  // What is no id is nobody's.
  '22P02': { status: 400, code: 'user_not_found', message: 'This is no id of a user' },
};

/**
 * The refusal that an error of the database becomes.
 *
 * @throws any other failure.
 */
export function refusalOf({ code, message }: DatabaseError): Refusal {
  const refusal = refusals[code === 'P0001' ? message : code];
  if (!refusal) throw new Error(`The database failed: ${code} ${message}`);
  return refusal;
}
