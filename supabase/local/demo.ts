import { addAccount, findAddress } from './accounts.ts';
import type { Database, Sql } from './database.ts';

/** The password of every demo account. */
const password = 'practice-daily';

const people = [
  { email: 'student@niyama.example', username: 'asha', fullName: 'Asha Rao', role: 'user' },
  { email: 'student2@niyama.example', username: 'mateo', fullName: 'Mateo Silva', role: 'user' },
  { email: 'admin@niyama.example', username: 'admin', fullName: 'Ines Moreau', role: 'admin' },
] as const;

/** Whether accounts are there whose password everybody knows. */
export async function hasDemoAccounts(sql: Sql): Promise<boolean> {
  for (const { email } of people) if (await findAddress(sql, email)) return true;
  return false;
}

/**
 * Creates the demo accounts that are missing, confirmed. They exist on the embedded backend only,
 * before the demo seed files, which find them by their addresses.
 */
export async function addDemoAccounts({ transaction }: Database): Promise<void> {
  await transaction(async (sql) => {
    for (const { email, username, fullName, role } of people) {
      if (await findAddress(sql, email)) continue;
      const id = await addAccount(sql, {
        email,
        password,
        confirmed: true,
        userMetadata: { username, full_name: fullName, language: 'english' },
      });
      if (role === 'admin') {
        await sql(`update public.profiles set role = 'admin' where id = $1`, [id]);
      }
    }
  });
}
