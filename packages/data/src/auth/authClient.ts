/**
 * The auth service's client, a part of its own: most pages do without it. A page that asks for the account
 * names this module, to have it with its other parts.
 */
export { AuthClient } from '@supabase/auth-js';
