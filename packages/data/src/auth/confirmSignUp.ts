import { type Client, createPassingClient } from '../client.ts';
import { toDataError } from '../errors.ts';
import { updateProfile } from '../profiles/updateProfile.ts';

/** What the link of a confirmation mail carries. */
export interface SignUpLink {
  tokenHash: string;
  email: string;
}

/** What the person says on the page behind the link. */
export interface ConfirmedNames {
  username: string;
  fullName: string;
  /** From here on the account's. */
  password: string;
}

/** Takes a sign-up to its end, behind the link of its mail; whatever fails may be tried again. */
export function createConfirmation(client: Client, link: SignUpLink) {
  const passing = createPassingClient(client);
  let userId: string | null = null;
  let hasPassword = false;

  const confirm = async (): Promise<string> => {
    const { data, error } = await passing.auth.verifyOtp({
      type: 'signup',
      token_hash: link.tokenHash,
    });
    if (error) throw toDataError(error);
    if (!data.user) throw toDataError({ message: 'The answer names nobody', status: 500 });
    return data.user.id;
  };

  return {
    /**
     * Whether this is the password of the sign-up. `confirmed` when the account waits no longer and
     * it is its password.
     *
     * @throws DataError such as `over_request_rate_limit`.
     */
    async check(password: string): Promise<'fits' | 'differs' | 'confirmed'> {
      // Half way the sign-up has no password any more; the person has typed theirs before.
      if (userId !== null) return 'fits';
      const { error } = await passing.auth.signInWithPassword({ email: link.email, password });
      if (!error) {
        await passing.auth.signOut({ scope: 'local' });
        return 'confirmed';
      }
      if (error.code === 'email_not_confirmed') return 'fits';
      if (error.code === 'invalid_credentials') return 'differs';
      throw toDataError(error);
    },

    /**
     * Confirms the address, gives the account its names and its password, and signs it out wherever
     * it may be signed in.
     *
     * @throws DataError of kind `conflict` when somebody has the username; `otp_expired` when the
     * link is used or too old; anything else of the auth service.
     */
    async finish({ username, fullName, password }: ConfirmedNames): Promise<void> {
      userId ??= await confirm();
      if (!hasPassword) {
        await updateProfile(passing, userId, { username, fullName });
        const { error } = await passing.auth.updateUser({ password });
        if (error) throw toDataError(error);
        hasPassword = true;
      }
      const { error } = await passing.auth.signOut({ scope: 'global' });
      if (error) throw toDataError(error);
    },
  };
}

export type Confirmation = ReturnType<typeof createConfirmation>;
