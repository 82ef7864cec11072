import './environment.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PgliteConnection } from '@supabase/lite/pglite';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { silenceParameters, silently } from './databaseErrors.ts';
import { DatabaseQueue } from './databaseQueue.ts';

export type Row = Record<string, unknown>;

/** Runs one statement with parameters, or several without, and gives the rows of the last one. */
export type Sql = <Result = Row>(text: string, params?: readonly unknown[]) => Promise<Result[]>;

/** The embedded Postgres, with everything hosted Supabase has in it before the first migration. */
export interface Database {
  /** Lets one piece of work at a time at the one session: without it the roles of two requests mix (see engine.ts). */
  queue: DatabaseQueue;
  /** For work that already has its turn in the queue. */
  unlockedSql: Sql;
  sql: Sql;
  /** All or nothing, alone on the session. */
  transaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
  /** After a change of the tables: the table service goes on with those that it saw first. */
  forgetSchema: () => Promise<void>;
  /** Refuses waiting callers, and closes after the running work. */
  close: () => Promise<void>;
}

/** A database in this thread, which nothing can interrupt. */
export interface LocalDatabase extends Database {
  connection: PgliteConnection;
}

/** Postgres writes `2026-11-20 11:06:10+00`, PostgREST `2026-11-20T11:06:10+00:00`. */
function toIsoTime(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

const bootstrap = readFileSync(new URL('bootstrap.sql', import.meta.url), 'utf8');

/**
 * Postgres clears the whole of its cache of pages at each start, which with the usual 128 MB is most of
 * the start; the files behind it are in the system's cache anyway.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

interface OpenOptions {
  /** Directory of the database files; in memory when absent. */
  directory?: string | undefined;
  /** A dump of another database to begin with. */
  snapshot?: Blob | undefined;
}

export async function openDatabase({ directory, snapshot }: OpenOptions): Promise<LocalDatabase> {
  const connection = new PgliteConnection({
    ...(directory ? { url: directory } : {}),
    pgliteOptions: {
      extensions: { btree_gist, citext, pg_trgm, unaccent },
      startParams,
      parsers: { 1114: toIsoTime, 1184: toIsoTime },
      // A write is answered only when it is in the files: a killed process loses nothing.
      relaxedDurability: false,
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    },
  });
  const { driver } = connection;
  await driver.waitReady;
  silenceParameters(driver);

  const queue = new DatabaseQueue();
  const unlockedSql = sqlOf(driver);
  const database: LocalDatabase = {
    connection,
    queue,
    unlockedSql,
    sql: (text, params) => queue.run(() => unlockedSql(text, params)),
    transaction: (work) => queue.run(() => driver.transaction((tx) => work(sqlOf(tx)))),
    forgetSchema: () => connection.clearSchemaCache(),
    close: () => queue.run(() => connection.close()),
  };
  await prepare(database);
  return database;
}

type Queryable = Pick<PgliteConnection['driver'], 'query' | 'exec'>;

function sqlOf(target: Queryable): Sql {
  return <Result>(text: string, params?: readonly unknown[]) =>
    silently(async () => {
      if (params) return (await target.query<Result>(text, [...params])).rows;
      const results = await target.exec(text);
      return (results.at(-1)?.rows ?? []) as Result[];
    });
}

/**
 * Brings the system schemas, once for each version of them, and settles the rights before the first
 * request: left alone, the embedded service would then grant every right on every table to everybody.
 */
async function prepare({ connection, sql, transaction }: LocalDatabase): Promise<void> {
  const system = [
    connection.config.baseSchema ?? '',
    getAuthSchemaSql(false),
    getStorageSchemaSql(false),
    bootstrap,
  ].join('\n');
  const version = createHash('sha256').update(system).digest('hex');
  await sql(`set search_path to "$user", public, extensions; set timezone to 'UTC';`);
  const [found] = await sql<{ comment: string | null }>(
    `select obj_description(to_regnamespace('supabase_migrations')) as comment`,
    [],
  );
  if (found?.comment !== version) {
    await transaction(async (within) => {
      await within(system);
      await within(`comment on schema supabase_migrations is '${version}'`);
    });
  }
  Object.assign(connection, { rlsState: 'active' });
}
