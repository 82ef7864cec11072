/**
 * What the page of the mail needs that deletes an account at once. A separate entry: the page may be
 * opened where nobody is logged in, and reads nothing else.
 */
export { currentUserId, clearEndedSession } from '../auth/session.ts';
export { deleteAccountNow } from './leaving.ts';
