import type { SupabaseClient } from '@supabase/supabase-js';
import { type Refusal, refuse } from './http.ts';
import { connect, connectAsService } from './service.ts';

/** Somebody who is signed in and calls a function. */
export interface Caller {
  id: string;
  /** The address of the account. */
  email: string;
  /** What they call with, known to be theirs. */
  token: string;
  /** Passes every policy. */
  service: SupabaseClient;
  /** Acts as the caller: the database decides what that may, and its audit log knows who it was. */
  own: SupabaseClient;
}

export const signedOut: Refusal = {
  status: 401,
  code: 'not_signed_in',
  message: 'You must be logged in to perform this action',
};

/** Whether the auth service said that a token is nobody's, rather than that it is busy or away. */
const isOfToken = ({ status }: { status?: number | undefined }) =>
  status !== undefined && [400, 401, 403, 404].includes(status);

/**
 * Lets signed-in callers pass.
 *
 * @returns the caller, or the refusal to answer.
 * @throws when the auth service does not answer, which says nothing about who calls.
 */
export async function requireCaller(request: Request): Promise<Caller | Response> {
  const authorization = request.headers.get('authorization') ?? '';
  const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
  if (!token) return refuse(signedOut);
  const service = connectAsService();
  const { data, error: unknown } = await service.auth.getUser(token);
  if (unknown && !isOfToken(unknown)) throw new Error('The auth service does not answer');
  if (!data.user) return refuse(signedOut);
  const { id, email = '' } = data.user;
  return { id, email, token, service, own: connect('publishable', { authorization }) };
}
