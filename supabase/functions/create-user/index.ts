import { requireAdmin } from '../_shared/admin.ts';
import type { Caller } from '../_shared/caller.ts';
import { json, refuse, serve, type Refusal } from '../_shared/http.ts';
import { readNewUser, type NewUser } from './input.ts';

const taken: Refusal = {
  status: 409,
  code: 'username_taken',
  message: 'Username is already taken',
};

const alreadyMade: Refusal = {
  status: 409,
  code: 'user_exists',
  message: 'You have already created this account',
};

/**
 * Creates a confirmed account for an admin and answers `{ user: { id, email } }`. The role is
 * honored only here, where the caller is known to be an admin.
 */
serve(async (request) => {
  const admin = await requireAdmin(request);
  if (admin instanceof Response) return admin;
  const { service } = admin;

  const input = readNewUser(await request.json().catch(() => null));
  if ('code' in input) return refuse(input);
  const available = await service.rpc('username_available', { candidate: input.username });
  if (available.data === false) {
    return refuse((await hasMade(admin, input)) ? alreadyMade : taken);
  }

  const { data, error } = await service.auth.admin.createUser({
    email: input.email,
    password: input.password,
    email_confirm: true,
    user_metadata: { full_name: input.fullName, username: input.username },
    // For the audit log: only the service key writes this part of an account.
    app_metadata: { created_by: admin.id },
  });
  if (!data.user) return refuse(refusalOf(error));

  const refusal = await completeProfile(admin, data.user.id, input).catch(() => profileFailed);
  if (refusal) {
    await service.auth.admin.deleteUser(data.user.id);
    return refuse(refusal);
  }
  return json(200, { user: { id: data.user.id, email: data.user.email } });
});

/** Whether the admin asks for an account that they have made: the answer to the first try was lost. */
async function hasMade({ service, id }: Caller, { username, email }: NewUser): Promise<boolean> {
  const profile = await service
    .from('profiles')
    .select('id')
    .eq('username', username)
    .maybeSingle<{ id: string }>();
  if (!profile.data) return false;
  const { data } = await service.auth.admin.getUserById(profile.data.id);
  return data.user?.email === email.toLowerCase() && data.user.app_metadata['created_by'] === id;
}

const profileFailed: Refusal = {
  status: 500,
  code: 'profile_failed',
  message: 'The profile of the account could not be made',
};

/** What the auth service said, without what it did not mean for a reader. */
function refusalOf(
  error: { status?: number | undefined; code?: string | undefined } | null,
): Refusal {
  if (error?.code === 'email_exists') {
    return {
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    };
  }
  if (error?.code === 'weak_password') {
    return { status: 422, code: 'weak_password', message: 'The password is too weak' };
  }
  return { status: 500, code: 'account_failed', message: 'Failed to create user account' };
}

/**
 * The database made the profile together with the account, as a student's, and under another name if
 * somebody took this one a moment ago.
 */
async function completeProfile(
  { service, own }: Caller,
  id: string,
  { username, role }: NewUser,
): Promise<Refusal | null> {
  const profile = await service
    .from('profiles')
    .select('username')
    .eq('id', id)
    .maybeSingle<{ username: string }>();
  if (!profile.data) return profileFailed;
  if (profile.data.username !== username) return taken;
  if (role === 'user') return null;
  const { error } = await own.rpc('set_role', { user_id: id, role });
  return error ? profileFailed : null;
}
