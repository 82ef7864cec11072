import { type Client, createPassingClient } from '../client.ts';
import { toDataError } from '../errors.ts';

/**
 * Logs in on this device by the link of a mail, which works once.
 *
 * @throws DataError with code `otp_expired` when the link is used or too old.
 */
export async function logInByLink(
  client: Client,
  { type, tokenHash }: { type: 'recovery' | 'magiclink'; tokenHash: string },
): Promise<void> {
  const { error } = await client.auth.verifyOtp({ type, token_hash: tokenHash });
  if (error) throw toDataError(error);
}

/**
 * Confirms a change of address by the link of one of its two mails. Nobody is logged in by it.
 *
 * @returns whether the address has changed, or the other link is still to come.
 * @throws DataError with code `otp_expired` when the link is used or too old, `email_exists` when
 * somebody has taken the address meanwhile.
 */
export async function confirmEmailChange(
  client: Client,
  tokenHash: string,
): Promise<'changed' | 'halfway'> {
  const passing = createPassingClient(client);
  const { data, error } = await passing.auth.verifyOtp({
    type: 'email_change',
    token_hash: tokenHash,
  });
  if (error) throw toDataError(error);
  if (data.session === null) return 'halfway';
  // The address has changed, whatever becomes of the session that came with it.
  await passing.auth.signOut({ scope: 'local' });
  return 'changed';
}
