import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Database } from './database.ts';
import { schemaRegister } from './directories.ts';
import { appliedVersions } from './migrations.ts';

/**
 * A hash that is equal for equal schemas: neither comments nor the white space of bodies count.
 *
 * @param register the text of `supabase/schema.txt`
 */
export function fingerprintOf(register: string): string {
  const schema = register
    .replaceAll(/^comment .*\n/gm, '')
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(schema).digest('hex');
}

const currentFingerprint = () => fingerprintOf(readFileSync(schemaRegister, 'utf8'));

/** A backup holds the database alone, so the fingerprint is stored in it. */
const place = 'supabase_migrations.schema_migrations';

/** Whether a database is new, or was made by the schema of this version. */
export async function isOfThisSchema(database: Database): Promise<boolean> {
  if ((await appliedVersions(database)).size === 0) return true;
  const [found] = await database.sql<{ fingerprint: string | null }>(
    `select obj_description('${place}'::regclass) as fingerprint`,
    [],
  );
  return found?.fingerprint === currentFingerprint();
}

/** Marks a new database with its schema; before the first migration, so that the start after an interrupted one continues. */
export async function markNewDatabase(database: Database): Promise<void> {
  if ((await appliedVersions(database)).size > 0) return;
  await database.sql(`comment on table ${place} is '${currentFingerprint()}'`);
}
