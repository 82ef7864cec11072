import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { splitSqlStatements } from '@supabase/lite';
import type { Database, Sql } from './database.ts';

function sqlFilesIn(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** Says which file of ours the database refused; without it a failed start names no culprit. */
async function naming(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
}

/** A file of SQL, `YYYYMMDDHHMMSS_what_it_does.sql`. */
export interface Migration {
  file: string;
  text: string;
}

/** The migrations of a folder, oldest first. */
export function migrationsIn(directory: string): Migration[] {
  return sqlFilesIn(directory).map((file) => ({
    file,
    text: readFileSync(join(directory, file), 'utf8'),
  }));
}

export function versionOf({ file }: Migration): { version: string; name: string } {
  const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
  if (!version || !name) {
    throw new Error(`Migration ${file}: its name must be YYYYMMDDHHMMSS_what_it_does.sql.`);
  }
  return { version, name };
}

export async function appliedVersions(database: Database): Promise<Set<string>> {
  const rows = await database.sql<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
    [],
  );
  return new Set(rows.map((row) => row.version));
}

/**
 * Applies the migrations that this database has not seen, oldest first, each one whole or not at
 * all, and records them in the table and the form of the Supabase CLI.
 */
export async function migrate(database: Database, migrations: Migration[]): Promise<void> {
  const applied = await appliedVersions(database);
  for (const migration of migrations) {
    if (applied.has(versionOf(migration).version)) continue;
    await naming(`Migration ${migration.file}`, () =>
      database.transaction(async (sql) => {
        await sql(migration.text);
        await record(sql, migration);
      }),
    );
  }
}

/** Writes down that a migration is applied. */
async function record(sql: Sql, migration: Migration): Promise<void> {
  const { version, name } = versionOf(migration);
  await sql(
    `insert into supabase_migrations.schema_migrations (version, name, statements)
     values ($1, $2, $3)`,
    [version, name, splitSqlStatements(migration.text)],
  );
}

/** Runs the seed files that this database has not seen, in order, and records them as the CLI does. */
export async function seed(database: Database, directory: string): Promise<void> {
  const rows = await database.sql<{ path: string }>(
    'select path from supabase_migrations.seed_files',
    [],
  );
  const applied = new Set(rows.map((row) => row.path));
  for (const file of sqlFilesIn(directory)) {
    const path = `supabase/seed/${basename(directory)}/${file}`;
    if (applied.has(path)) continue;
    const text = readFileSync(join(directory, file), 'utf8');
    await naming(path, () =>
      database.transaction(async (sql) => {
        await sql(text);
        await sql('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
          path,
          createHash('sha256').update(text).digest('hex'),
        ]);
      }),
    );
  }
}
