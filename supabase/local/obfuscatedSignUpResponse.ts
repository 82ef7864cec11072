import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * The answer to a sign-up with an address that has an account already: the same as for a new one, so
 * that nobody can try addresses out, down to the order in which the database keeps the sign-up data.
 */
export async function obfuscatedSignUpResponse(
  { unlockedSql }: Database,
  email: string,
  data: unknown,
) {
  const id = timedUuid();
  const given = typeof data === 'object' && data !== null ? data : {};
  const known = { ...given, email, email_verified: false, phone_verified: false, sub: id };
  const [row] = await unlockedSql<{ metadata: unknown; now: string }>(
    'select $1::jsonb as metadata, now() as now',
    [known],
  );
  const { metadata, now } = row ?? { metadata: known, now: '' };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: timedUuid(),
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  };
}

/** A version 7 uuid, which begins with the time, as those of the embedded auth service do. */
function timedUuid(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
