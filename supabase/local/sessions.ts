import type { Database } from './database.ts';
import { bearerOf } from './http.ts';
import { readToken } from './keys.ts';

/**
 * Tells whether the session of a token has been ended. Hosted asks the same before every call of the
 * tables (`private.require_session`), so that 'sign out everywhere' does not wait for the tokens of
 * other devices to expire.
 */
export function createSessionCheck({ sql }: Database, secret: string) {
  return async (headers: Headers): Promise<boolean> => {
    const token = bearerOf(headers);
    const claims = token ? await readToken(secret, token) : null;
    // The keys of the project belong to no session, and a forged token is refused elsewhere.
    if (!claims?.['session_id']) return false;
    const [session] = await sql('select from auth.sessions where id::text = $1', [
      claims['session_id'],
    ]);
    return session === undefined;
  };
}
