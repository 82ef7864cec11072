import type { SupabaseClient } from '@supabase/supabase-js';
import { refuse } from './http.ts';
import { connect, connectAsService } from './service.ts';

/** An admin who calls a function. */
export interface Admin {
  id: string;
  /** Passes every policy. */
  service: SupabaseClient;
  /** Acts as the admin: the database decides what that may, and its audit log knows who it was. */
  own: SupabaseClient;
}

/** Whether the auth service said that a token is nobody's, rather than that it is busy or away. */
const isOfToken = ({ status }: { status?: number | undefined }) =>
  status !== undefined && [400, 401, 403, 404].includes(status);

/**
 * Lets admins pass, by the role in their profile: what a token or the sign-up data claims is
 * nobody's proof.
 *
 * @returns the admin, or the refusal to answer: 401 for nobody, 403 for a student.
 * @throws when the auth service does not answer, which says nothing about who calls.
 */
export async function requireAdmin(request: Request): Promise<Admin | Response> {
  const signedOut = () =>
    refuse({
      status: 401,
      code: 'not_signed_in',
      message: 'You must be logged in to perform this action',
    });
  const authorization = request.headers.get('authorization') ?? '';
  const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
  if (!token) return signedOut();
  const service = connectAsService();
  const { data: caller, error: unknown } = await service.auth.getUser(token);
  if (unknown && !isOfToken(unknown)) throw new Error('The auth service does not answer');
  if (!caller.user) return signedOut();
  const { id } = caller.user;

  const { data: profile, error } = await service
    .from('profiles')
    .select('role')
    .eq('id', id)
    .maybeSingle<{ role: string }>();
  if (error) throw new Error(`The profile of the caller cannot be read: ${error.message}`);
  if (profile?.role !== 'admin') {
    return refuse({
      status: 403,
      code: 'not_admin',
      message: 'Unauthorized: You do not have admin privileges',
    });
  }
  return { id, service, own: connect('SUPABASE_ANON_KEY', { authorization }) };
}
