import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { splitSqlStatements } from '@supabase/lite';
import type { Database } from './database.ts';

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

/**
 * Applies the migrations that this database has not seen, oldest first, each one whole or not at
 * all, and records them in the table and the form of the Supabase CLI.
 *
 * @returns how many were applied.
 */
export async function migrate(database: Database, directory: string): Promise<number> {
  const rows = await database.sql<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
    [],
  );
  const applied = new Set(rows.map((row) => row.version));
  const pending = sqlFilesIn(directory)
    .map((file) => ({ file, ...versionOf(file) }))
    .filter(({ version }) => !applied.has(version));

  for (const { file, version, name } of pending) {
    const text = readFileSync(join(directory, file), 'utf8');
    await naming(`Migration ${file}`, () =>
      database.transaction(async (sql) => {
        await sql(text);
        await sql(
          `insert into supabase_migrations.schema_migrations (version, name, statements)
           values ($1, $2, $3)`,
          [version, name, splitSqlStatements(text)],
        );
      }),
    );
  }
  return pending.length;
}

function versionOf(file: string): { version: string; name: string } {
  const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
  if (!version || !name) {
    throw new Error(`Migration ${file}: its name must be YYYYMMDDHHMMSS_what_it_does.sql.`);
  }
  return { version, name };
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
