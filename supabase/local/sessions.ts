import type { Database } from './database.ts';
import { bearerOf } from './http.ts';
import { readToken } from './keys.ts';

/** Why somebody with a good token may not call. */
export type SessionRefusal = 'session_not_found' | 'account_leaving';

/**
 * Tells whether the session of a token has been ended, or its account is about to be deleted. Hosted
 * asks the same function of the database before every call of the tables (`private.require_session`), so
 * that 'sign out everywhere' does not wait for the tokens of other devices to expire.
 *
 * @returns for the headers of a call and its path below the table service; null when it may pass.
 */
export function createSessionCheck({ sql }: Database, secret: string) {
  return async (headers: Headers, path: string): Promise<SessionRefusal | null> => {
    const token = bearerOf(headers);
    const claims = token ? await readToken(secret, token) : null;
    // The keys of the project belong to no session, and a forged token is refused elsewhere.
    if (!claims?.['session_id']) return null;
    const [row] = await sql<{ refusal: SessionRefusal | null }>(
      'select private.session_refusal($1, $2, $3) as refusal',
      [claims['session_id'], claims['sub'], path],
    );
    return row?.refusal ?? null;
  };
}
