import type { AuthChangeEvent } from '@supabase/auth-js';
import { type Client, createPassingClient } from '../client.ts';
import { toDataError } from '../errors.ts';

/** Who is signed in on this device. */
export interface SignedInUser {
  id: string;
  email: string;
}

export type AuthEvent = AuthChangeEvent;

/**
 * Tells of every change of the session, in this tab and in the others, beginning with the stored
 * one (`INITIAL_SESSION`).
 *
 * @returns a function that stops it.
 */
export function watchSession(
  client: Client,
  listener: (event: AuthEvent, user: SignedInUser | null) => void,
): () => void {
  /** Whose session was reported last; undefined before the first report. */
  let known: string | null | undefined;
  const { data } = client.auth.onAuthStateChange((event, session) => {
    const id = session?.user.id ?? null;
    // auth-js sends it before INITIAL_SESSION too, and again whenever the tab comes to the front.
    if (event === 'SIGNED_IN' && (known === undefined || known === id)) return;
    known = id;
    listener(event, session && { id: session.user.id, email: session.user.email ?? '' });
  });
  return () => data.subscription.unsubscribe();
}

/**
 * Whose session this device holds right now, or null.
 *
 * @throws DataError when the stored session can no longer be refreshed.
 */
export async function currentUserId(client: Client): Promise<string | null> {
  const { data, error } = await client.auth.getSession();
  if (error) throw toDataError(error);
  return data.session?.user.id ?? null;
}

/**
 * Asks whether the stored session still stands; one that the server has ended is forgotten on this
 * device. Without an answer it stays.
 *
 * @returns whether the account itself is gone.
 */
export async function clearEndedSession(client: Client): Promise<boolean> {
  const token = await tokenOf(client);
  if (token === null) return false;
  // By a client that keeps nothing: this one would forget whatever session is stored when the answer
  // comes, also that of a login since.
  const { error } = await createPassingClient(client).auth.getUser(token);
  // The clock was put back since the token came, which ends earlier than the device believes.
  if (error?.code === 'bad_jwt') await client.auth.refreshSession();
  const isAccountGone = error?.code === 'user_not_found';
  const hasEnded = isAccountGone || error?.name === 'AuthSessionMissingError';
  if (hasEnded && (await tokenOf(client)) === token) await client.auth.signOut({ scope: 'local' });
  return isAccountGone;
}

const tokenOf = async (client: Client): Promise<string | null> =>
  (await client.auth.getSession()).data.session?.access_token ?? null;
