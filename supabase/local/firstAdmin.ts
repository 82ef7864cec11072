import { randomBytes } from 'node:crypto';
import { addAccount } from './accounts.ts';
import type { Database } from './database.ts';

/** How the first administrator logs in. */
export interface FirstAdmin {
  email: string;
  password: string;
}

/**
 * Makes an administrator where there is none yet, with a password of chance.
 *
 * @returns how they log in, which nothing says again; null where there is an administrator.
 */
export async function addFirstAdmin({ transaction }: Database): Promise<FirstAdmin | null> {
  return transaction(async (sql) => {
    const [known] = await sql(`select from public.profiles where role = 'admin' limit 1`, []);
    if (known) return null;
    const email = 'first-admin@niyama.example';
    const password = randomBytes(15).toString('base64url');
    const id = await addAccount(sql, {
      email,
      password,
      confirmed: true,
      userMetadata: { username: 'first-admin', full_name: 'First Admin', language: 'english' },
    });
    await sql(`update public.profiles set role = 'admin' where id = $1`, [id]);
    return { email, password };
  });
}
