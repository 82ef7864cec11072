import type { Database, Sql } from './database.ts';

interface TableCopy {
  name: string;
  columns: string;
  copy: string;
}

/**
 * Copies what the tables hold now into temporary ones.
 *
 * @returns puts it back, the numbers of the sequences too: without triggers, without checks of order
 *   between the tables, and only where something was written.
 */
export async function rememberData(database: Database): Promise<() => Promise<void>> {
  const tables = await database.sql<{ name: string; columns: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum)
         filter (where a.attgenerated = '') as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage')
     group by n.nspname, c.relname`,
    [],
  );
  const copies: TableCopy[] = [];
  const empty: string[] = [];
  for (const [index, { name, columns }] of tables.entries()) {
    const [any] = await database.sql(`select 1 from ${name} limit 1`, []);
    if (any) {
      const copy = `pg_temp.before_${index}`;
      await database.sql(`create table ${copy} as table ${name}`, []);
      copies.push({ name, columns, copy });
    } else {
      empty.push(name);
    }
  }

  let versions = await versionsOf(database.sql, copies);
  const numbers = await database.sql<{ name: string; number: string; used: boolean }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value is not null as used,
       coalesce(last_value, start_value)::text as number
     from pg_sequences`,
    [],
  );

  return async () => {
    const now = await versionsOf(database.sql, copies);
    const changed = copies.filter(({ name }) => now.get(name) !== versions.get(name));
    const filled = await database.sql<{ name: string }>(
      'select name from unnest($1::text[]) name where pg_relation_size(name::regclass) > 0',
      [empty],
    );
    const written = [...filled, ...changed].map(({ name }) => name);
    if (written.length > 0) {
      await unchecked(
        database,
        written.map((name) => `delete from ${name}`),
      );
      // Gives the pages back: no test reads past the dead rows of others, and the next reset sees by
      // the size which tables were written to.
      await database.sql(`vacuum ${written.join(', ')}`);
    }
    if (changed.length > 0) {
      await unchecked(
        database,
        changed.map(
          ({ name, columns, copy }) =>
            `insert into ${name} (${columns}) overriding system value select ${columns} from ${copy}`,
        ),
      );
      versions = await versionsOf(database.sql, copies);
    }
    for (const { name, number, used } of numbers) {
      await database.sql('select setval($1::regclass, $2::bigint, $3)', [name, number, used]);
    }
  };
}

/** All or nothing, without triggers and foreign keys. */
function unchecked(database: Database, statements: string[]): Promise<void> {
  return database.transaction(async (sql) => {
    await sql(['set local session_replication_role = replica', ...statements].join('; '));
  });
}

/** By table which rows it holds: every write makes a new version of its row, in another place. */
async function versionsOf(sql: Sql, tables: TableCopy[]): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map();
  const rows = await sql<{ name: string; version: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(string_agg(concat(ctid, xmin), ' ' order by ctid)) as version
           from ${name}`,
      )
      .join(' union all '),
    [],
  );
  return new Map(rows.map(({ name, version }) => [name, version]));
}
