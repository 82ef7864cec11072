import { requireCaller } from '../_shared/caller.ts';
import { done, type Refusal, refuse, serve } from '../_shared/http.ts';
import { fieldsOf } from '../_shared/input.ts';
import { drainLeavingMails } from '../_shared/mails/drainLeavingMails.ts';
import { orNull } from '../_shared/orNull.ts';
import { connect } from '../_shared/service.ts';

const wrongPassword: Refusal = {
  status: 403,
  code: 'wrong_password',
  message: 'This is not the password',
};
const lastAdmin: Refusal = {
  status: 409,
  code: 'last_admin',
  message: 'There must always be at least one admin',
};

/**
 * Lets the caller's account be deleted in two weeks, behind `{ password }`: a token alone, which may be
 * stolen, deletes nothing. Answers 204, also to somebody who is leaving already.
 */
serve(async (request) => {
  const caller = await requireCaller(request);
  if (caller instanceof Response) return caller;

  const { password } = fieldsOf(await request.json().catch(() => null));
  const refusal = await checkPassword(caller.email, typeof password === 'string' ? password : '');
  if (refusal) return refuse(refusal);

  const { error } = await caller.service.rpc('begin_leaving', {
    person: caller.id,
    session_id: sessionOf(caller.token),
  });
  if (error?.message === 'last_admin') return refuse(lastAdmin);
  if (error) throw new Error(`The account cannot be marked: ${error.message}`);
  // What fails here the clock tries again.
  await orNull(drainLeavingMails(caller.service));
  return done();
});

/**
 * Asks the auth service, which counts who tries.
 *
 * @returns why it does not hold; null when it is the password.
 * @throws Error when the service does not answer.
 */
async function checkPassword(email: string, password: string): Promise<Refusal | null> {
  if (password === '') return wrongPassword;
  const { auth } = connect('publishable');
  const { error } = await auth.signInWithPassword({ email, password });
  if (error?.status === 429) {
    return { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' };
  }
  if (error?.code === 'invalid_credentials') return wrongPassword;
  if (error) throw new Error(`The auth service cannot check the password: ${error.code}`);
  // Nobody uses the session that this began.
  await auth.signOut({ scope: 'local' });
  return null;
}

/** The session of a token that the auth service has accepted. */
function sessionOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return fieldsOf(JSON.parse(atob(payload)))['session_id'];
}
