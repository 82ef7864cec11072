import type { Database, Sql } from './database.ts';

/**
 * Copies what the tables hold now into temporary ones.
 *
 * @returns puts it back, within a transaction: no triggers, no checks of order between the tables.
 */
export async function rememberData(database: Database): Promise<(sql: Sql) => Promise<void>> {
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
  const copied: { name: string; columns: string; copy: string }[] = [];
  for (const [index, table] of tables.entries()) {
    const [any] = await database.sql(`select 1 from ${table.name} limit 1`, []);
    if (!any) continue;
    const copy = `pg_temp.before_${index}`;
    await database.sql(`create table ${copy} as table ${table.name}`, []);
    copied.push({ ...table, copy });
  }
  return async (sql) => {
    await sql('set local session_replication_role = replica');
    await sql(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`);
    for (const { name, columns, copy } of copied) {
      await sql(
        `insert into ${name} (${columns}) overriding system value select ${columns} from ${copy}`,
      );
    }
  };
}
