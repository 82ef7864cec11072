import { type Caller, requireCaller, signedOut } from './caller.ts';
import { refuse } from './http.ts';

/**
 * Lets admins pass, by the role in their profile: what a token or the sign-up data claims is
 * nobody's proof.
 *
 * @returns the admin, or the refusal to answer: 401 for nobody, 403 for a student and for an admin
 *   whose account is about to be deleted.
 * @throws when the auth service does not answer, which says nothing about who calls.
 */
export async function requireAdmin(request: Request): Promise<Caller | Response> {
  const caller = await requireCaller(request);
  if (caller instanceof Response) return caller;

  // As the caller, so that the gate of the table service stands before the functions too.
  const { data: profile, error } = await caller.own
    .from('profiles')
    .select('role')
    .eq('id', caller.id)
    .maybeSingle<{ role: string }>();
  if (error?.code === 'PT401') return refuse(signedOut);
  if (error?.code === 'PT403') {
    return refuse({ status: 403, code: error.message, message: 'This account is being deleted' });
  }
  if (error) throw new Error(`The profile of the caller cannot be read: ${error.message}`);
  if (profile?.role !== 'admin') {
    return refuse({
      status: 403,
      code: 'not_admin',
      message: 'Unauthorized: You do not have admin privileges',
    });
  }
  return caller;
}
