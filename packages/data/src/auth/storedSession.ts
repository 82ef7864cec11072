import type { Session } from '@supabase/auth-js';

/** A token that ends within this time is renewed first, in milliseconds; auth-js does it at 90 seconds. */
export const renewalMs = 120_000;

/** How long a session's token still lasts, in milliseconds. */
export const msLeft = ({ expires_at = 0 }: Session) => expires_at * 1000 - Date.now();

/**
 * The session that auth-js has stored on this device, null without one; `unclear` where only its client can
 * say: of a token that ends soon, and of what cannot be read.
 */
export function storedSession(storageKey: string): Session | null | 'unclear' {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (session === null) return null;
    return isSession(session) && msLeft(session) > renewalMs ? session : 'unclear';
  } catch {
    return 'unclear'; // Storage is blocked, or holds something else.
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSession = (value: unknown): value is Session & Record<string, unknown> =>
  isObject(value) &&
  typeof value['access_token'] === 'string' &&
  typeof value['refresh_token'] === 'string' &&
  typeof value['expires_at'] === 'number' &&
  isObject(value['user']) &&
  typeof value['user']['id'] === 'string';

/** Signs this device out where the auth service's client cannot be had. */
export function forgetStoredSession(storageKey: string): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing can have been stored.
  }
}
