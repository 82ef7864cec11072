import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { damaged, lockDataDirectory } from './dataDirectory.ts';
import { openDatabase, type LocalDatabase } from './database.ts';
import { migrationsDirectory } from './directories.ts';
import { appliedVersions, migrationsIn, versionOf } from './migrations.ts';
import { isOfThisSchema } from './schemaFingerprint.ts';

/** What data at rest says of itself. */
export interface Examined {
  /** Files of the migrations that the next start applies; null for data of another schema. */
  pending: string[] | null;
  /** Null while the migration of the clock is pending, and for data of another schema. */
  clock: {
    /** ISO time, or null when it never rang. */
    rangAt: string | null;
    mailsDue: number;
  } | null;
}

/**
 * Opens a copy of the database in the data directory: opening writes, and who only looks shall change
 * nothing.
 *
 * @throws {DataDirectoryError} while another process uses the directory, or when it does not open.
 */
export async function examineData(dataDir: string): Promise<Examined> {
  const copy = mkdtempSync(join(tmpdir(), 'niyama-examined-'));
  try {
    const unlock = lockDataDirectory(dataDir);
    try {
      cpSync(join(dataDir, 'database'), copy, { recursive: true });
    } finally {
      unlock();
    }
    const database = await openDatabase({ directory: copy }).catch((error: unknown) => {
      throw damaged(dataDir, error);
    });
    try {
      return await examine(database);
    } finally {
      await database.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function examine(database: LocalDatabase): Promise<Examined> {
  if (!(await isOfThisSchema(database))) return { pending: null, clock: null };
  const applied = await appliedVersions(database);
  const pending = migrationsIn(migrationsDirectory)
    .filter((migration) => !applied.has(versionOf(migration).version))
    .map(({ file }) => file);
  const [clock] = await database.sql<{ is_there: boolean }>(
    `select to_regprocedure('private.clock_state(timestamptz)') is not null as is_there`,
    [],
  );
  if (!clock?.is_there) return { pending, clock: null };
  const [state] = await database.sql<{ rang_at: string | null; mails_due: number }>(
    `select state ->> 'rang_at' as rang_at, (state ->> 'mails_due')::int as mails_due
     from private.clock_state(now()) as state`,
    [],
  );
  return { pending, clock: { rangAt: state?.rang_at ?? null, mailsDue: state?.mails_due ?? 0 } };
}
