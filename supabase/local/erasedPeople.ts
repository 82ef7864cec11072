import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from './database.ts';

/** The list lies beside the database and in no backup of it: a backup put back has an older one. */
export const erasedPeopleFile = 'erased-people';

/** How far back the list goes, a year: what is in an older backup must not come back. */
export const rememberedMs = 365 * 24 * 3600 * 1000;

/** When the accounts with these hashes were erased, as ISO times. */
function read(dataDir: string): Map<string, string> {
  const path = join(dataDir, erasedPeopleFile);
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

/**
 * Moves the hashes of those who were erased from the database into the file, and forgets those of more
 * than a year ago. A process that is killed
 * here has them in the file, in the database or in both, and the next one goes on.
 */
export async function saveErasedPeople(sql: Sql, dataDir: string): Promise<void> {
  const erased = await sql<{ hash: string; at: string }>(
    `select encode(id_hash, 'hex') as hash, erased_at as at from private.erased_people`,
    [],
  );
  // From here to the rename nothing waits: another run at the same time must not lose our entries.
  const list = read(dataDir);
  const isForgotten = (erasedAt: string) => Date.now() - Date.parse(erasedAt) >= rememberedMs;
  if (erased.length === 0 && ![...list.values()].some(isForgotten)) return;
  for (const { hash, at: erasedAt } of erased) {
    if (!list.has(hash)) list.set(hash, new Date(erasedAt).toISOString());
  }
  const lines = [...list]
    .filter(([, erasedAt]) => !isForgotten(erasedAt))
    .map((entry) => `${entry.join(' ')}\n`);
  const path = join(dataDir, erasedPeopleFile);
  writeFileSync(`${path}.new`, lines.join(''), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  await sql(
    `delete from private.erased_people
     where id_hash in (select decode(hash, 'hex') from unnest($1::text[]) as hash)`,
    [erased.map(({ hash }) => hash)],
  );
}

/** Erases everyone on the list again who is in the database, which then comes from a backup. */
export async function eraseAgain(sql: Sql, dataDir: string): Promise<void> {
  await saveErasedPeople(sql, dataDir);
  const hashes = [...read(dataDir).keys()];
  if (hashes.length === 0) return;
  await sql(
    `select private.erase_user(id) from auth.users
     where encode(sha256(convert_to(id::text, 'UTF8')), 'hex') = any ($1::text[])`,
    [hashes],
  );
}
