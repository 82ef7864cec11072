import type { SupabaseClient } from '@supabase/supabase-js';
import { json, refuse, serve, type Refusal } from '../_shared/http.ts';
import { fieldsOf } from '../_shared/input.ts';
import { connectAsService } from '../_shared/service.ts';
import { readAcceptance, type Acceptance } from './input.ts';

interface Claimed {
  id: string;
  email: string;
  language: string;
}

/** The same for a link that has ended, was withdrawn, was used, is being used or never was one. */
const over: Refusal = {
  status: 404,
  code: 'invitation_over',
  message: 'This invitation no longer works',
};
const taken: Refusal = {
  status: 409,
  code: 'username_taken',
  message: 'Username is already taken',
};
const failed: Refusal = {
  status: 500,
  code: 'account_failed',
  message: 'Failed to create user account',
};

/**
 * Creates the account of an invited person, already confirmed because the link was mailed to its address, and
 * answers `{ email }`. One call at a time for each invitation.
 */
serve(async (request) => {
  const input = readAcceptance(await request.json().catch(() => null));
  if ('code' in input) return refuse(input);
  const service = connectAsService();
  const { data, error } = await service.rpc('claim_invitation', { token: input.token });
  if (error) throw new Error(`The invitation cannot be read: ${error.message}`);
  if (data === null) return refuse(over);
  const invitation = data as Claimed;

  const refusal = await makeAccount(service, invitation, input).catch((cause: unknown) => {
    // The invitation is given back all the same, for another try.
    console.error(cause instanceof Error ? cause.message : cause);
    return failed;
  });
  // That there is an account already ends the invitation as well.
  const accepted = refusal === null || refusal.code === 'email_exists';
  const finished = await service.rpc('finish_invitation', {
    invitation_id: invitation.id,
    accepted,
  });
  // The clock forgets an invitation whose address has an account.
  if (finished.error) console.error(`An invitation stays: ${finished.error.message}`);
  return refusal === null ? json(200, { email: invitation.email }) : refuse(refusal);
});

/**
 * @returns why there is no account; null when there is one.
 * @throws Error for what the person cannot mend.
 */
async function makeAccount(
  service: SupabaseClient,
  { email, language }: Claimed,
  { username, fullName, password, mails, ...chosen }: Acceptance,
): Promise<Refusal | null> {
  const available = await service.rpc('username_available', { candidate: username });
  if (available.data === false) return taken;
  const { data, error } = await service.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { username, full_name: fullName, language: chosen.language ?? language },
  });
  if (error?.code === 'email_exists') {
    return { status: 422, code: 'email_exists', message: 'There is an account with this address' };
  }
  if (error?.code === 'weak_password') {
    return { status: 422, code: 'weak_password', message: 'The password is too weak' };
  }
  if (!data.user) throw new Error(`The account cannot be made: ${error?.message}`);
  // The database made the profile together with the account, under another name if somebody took this
  // one a moment ago.
  const { id } = data.user;
  const profile = await service
    .from('profiles')
    .update({ notifications_enabled: mails, email_notifications_enabled: mails })
    .eq('id', id)
    .select('username')
    .maybeSingle();
  if (fieldsOf(profile.data)['username'] === username) return null;
  await service.auth.admin.deleteUser(id);
  if (!profile.data) throw new Error(`The account had no profile: ${profile.error?.message}`);
  return taken;
}
