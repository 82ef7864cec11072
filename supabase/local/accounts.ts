import { randomUUID } from 'node:crypto';
import type { Row, Sql } from './database.ts';
import { comparePassword, hashPassword } from './passwords.ts';

/** An account as the auth service answers it. */
export interface User {
  id: string;
  email: string;
  user_metadata: Row;
  [key: string]: unknown;
}

export interface NewAccount {
  email: string;
  /** Null for somebody who cannot log in. */
  password: string | null;
  /** Of the password, made before: nobody holds the database while it is made. */
  hash?: string;
  confirmed: boolean;
  userMetadata: Row;
  /** What only the service key writes. */
  appMetadata?: Row;
}

export { hashPassword };

/** Of a longer password the hash would see the beginning only, and take whatever follows. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > 72;
}

/** In characters of JSON; what a sign-up says of a person is three short words. */
export const mostMetadata = 4096;

let hashOfNobody: string | undefined;

/**
 * Compares a password with the hash of an account. Without one it compares all the same, so that the
 * time of the answer does not tell whether the address is known.
 */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  hashOfNobody ??= await hashPassword(randomUUID());
  const fits = await comparePassword(password, hash ?? hashOfNobody);
  return fits && hash !== null;
}

/** Adds an account with its e-mail identity, as a sign-up does. Call it inside a transaction. */
export async function addAccount(sql: Sql, account: NewAccount): Promise<string> {
  const id = randomUUID();
  const email = account.email.toLowerCase();
  const known = { sub: id, email, email_verified: account.confirmed, phone_verified: false };
  await sql(
    `insert into auth.users
       (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data)
     values ($1, $2, $3, case when $4::boolean then now() end, $5, $6)`,
    [
      id,
      email,
      account.hash ?? (account.password === null ? null : await hashPassword(account.password)),
      account.confirmed,
      { ...account.userMetadata, ...known },
      { ...account.appMetadata, provider: 'email', providers: ['email'] },
    ],
  );
  await sql(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values ($1, 'email', $2::uuid::text, $2::uuid, $3)`,
    [randomUUID(), id, known],
  );
  return id;
}

const columns = `
  select users.id, users.aud, users.role, users.email, coalesce(users.phone, '') as phone,
    users.email_confirmed_at, users.confirmed_at, users.confirmation_sent_at,
    users.recovery_sent_at, users.last_sign_in_at,
    users.raw_app_meta_data as app_metadata, users.raw_user_meta_data as user_metadata,
    users.created_at, users.updated_at, users.is_anonymous,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'identity_id', identities.id, 'id', identities.provider_id,
        'user_id', identities.user_id, 'identity_data', identities.identity_data,
        'provider', identities.provider, 'email', identities.email,
        'last_sign_in_at', identities.last_sign_in_at,
        'created_at', identities.created_at, 'updated_at', identities.updated_at))
      from auth.identities where identities.user_id = users.id
    ), '[]') as identities
  from auth.users`;

/** The account with this id, or null. */
export async function accountById(sql: Sql, id: string): Promise<User | null> {
  const [user] = await sql<User>(`${columns} where users.id::text = $1`, [id]);
  return user ?? null;
}

/** One page of all accounts, oldest first, and how many there are. */
export async function accounts(
  sql: Sql,
  page: number,
  perPage: number,
): Promise<{ users: User[]; total: number }> {
  const users = await sql<User>(
    `${columns} order by users.created_at, users.id limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  );
  const [count] = await sql<{ total: number }>('select count(*) as total from auth.users', []);
  return { users, total: count?.total ?? 0 };
}

/** What the sign-in and sign-up guards must know of an address. */
export interface KnownAddress {
  id: string;
  confirmed: boolean;
  hash: string | null;
}

export async function findAddress(sql: Sql, email: string): Promise<KnownAddress | null> {
  const [row] = await sql<KnownAddress>(
    `select id, email_confirmed_at is not null as confirmed, encrypted_password as hash
     from auth.users where email = $1`,
    [email.toLowerCase()],
  );
  return row ?? null;
}

/** Forgets sign-ups that nobody has confirmed for a week, all or the oldest; hosted does it on a schedule. */
export async function removeUnconfirmed(sql: Sql, most: number | null): Promise<void> {
  await sql('select private.remove_unconfirmed_sign_ups($1)', [most]);
}
