import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { splitSqlStatements } from '@supabase/lite';
import type { Database } from './database.ts';
import { baselineDirectory, migrationsDirectory } from './directories.ts';
import {
  appliedVersions,
  migrate,
  migrationsIn,
  naming,
  record,
  versionOf,
  type Migration,
} from './migrations.ts';

/** The last migration of the baseline; what comes later is added to a database one by one. */
const baselineEnd = '20261123001900';

/** The migrations that the baseline replaces, oldest first. */
export function replacedMigrations(): Migration[] {
  const packed = readFileSync(join(baselineDirectory, 'replaced-migrations.json.gz'));
  return JSON.parse(gunzipSync(packed).toString()) as Migration[];
}

/** The migrations that describe the whole schema, one area each. */
export function baseline(): Migration[] {
  return migrationsIn(migrationsDirectory).filter(
    (migration) => versionOf(migration).version <= baselineEnd,
  );
}

/**
 * Where a database comes from: `baseline` when it is empty or began with the baseline, `replaced` when
 * its migrations are those that the baseline replaces, up to some of them, else `unknown`.
 */
export async function originOf(database: Database): Promise<'baseline' | 'replaced' | 'unknown'> {
  const applied = await appliedVersions(database);
  const [first] = baseline().map((migration) => versionOf(migration).version);
  if (applied.size === 0 || (first && applied.has(first))) return 'baseline';
  const beginning = replacedMigrations().slice(0, applied.size);
  const isReplaced =
    beginning.length === applied.size &&
    beginning.every((migration) => applied.has(versionOf(migration).version));
  return isReplaced ? 'replaced' : 'unknown';
}

/**
 * Takes over a database that an earlier version has made, with everything in it: brings the
 * replaced migrations to their end, the schema to the form of the baseline, and records that as
 * applied. Nothing is left half done: the next start goes on after what this one has finished.
 */
export async function adoptOlderDatabase(database: Database): Promise<void> {
  if ((await originOf(database)) !== 'replaced') return;
  await migrate(database, replacedMigrations());
  const bridge = readFileSync(join(baselineDirectory, 'bridge.sql'), 'utf8');
  await naming('supabase/baseline/bridge.sql', () =>
    database.transaction(async (sql) => {
      await sql(bridge);
      await sql('delete from supabase_migrations.schema_migrations');
      for (const migration of baseline()) {
        const comments = splitSqlStatements(migration.text).filter((each) =>
          each.startsWith('comment on '),
        );
        await sql(comments.join(';\n'));
        await record(sql, migration);
      }
    }),
  );
}
