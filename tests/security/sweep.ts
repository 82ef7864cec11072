import type { Sql } from '../../supabase/local/database.ts';

/** The columns in which one of the texts stands, in every table of the database. */
export async function columnsWith(sql: Sql, texts: string[]): Promise<string[]> {
  const tables = await sql<{ name: string; title: string }>(
    `select format('%I.%I', nspname, relname) as name, format('%s.%s', nspname, relname) as title
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and nspname !~ '^(pg_|information_schema)'`,
    [],
  );
  const found = await sql<{ name: string }>(
    tables
      .map(
        ({ name, title }) =>
          `select distinct '${title}.' || field.key as name
           from ${name} as one, jsonb_each_text(to_jsonb(one)) as field (key, value)
           where field.value ilike any ($1::text[])`,
      )
      .join(' union all '),
    [texts.map((text) => `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`)],
  );
  return found.map(({ name }) => name).toSorted();
}

/** The columns that an erasure leaves, with what leads to the person in them. */
export async function storedColumns(sql: Sql): Promise<Set<string>> {
  const lines = await sql<{ name: string }>(
    `select table_name || '.' || column_name as name from private.personal_data
     where on_erase = 'keep'`,
    [],
  );
  return new Set(lines.map(({ name }) => name));
}
