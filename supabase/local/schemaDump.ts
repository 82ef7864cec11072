import type { Sql } from './database.ts';

/** What a comment in a function's body says is for its reader; neither is how it is laid out. */
const body = `btrim(regexp_replace(regexp_replace(p.prosrc, '--[^\\n]*', '', 'g'), '\\s+', ' ', 'g'))`;

/** In the order of their names, for a right that was given later stands later. */
const rights = (acl: string) =>
  `(select string_agg(item::text, ' ' order by item::text) from unnest(${acl}) as item)`;

const ours = `('public', 'private')`;

/** One line for each thing in the schema, whatever the order in which it was made. */
const queries = [
  `select concat_ws(' ', 'schema', nspname, 'rights', ${rights('nspacl')})
   from pg_namespace where nspname in ${ours} or nspname in ('auth', 'storage', 'extensions')`,

  `select concat_ws(' ', 'extension', extname, extnamespace::regnamespace) from pg_extension`,

  `select concat_ws(' ', 'default rights', defaclnamespace::regnamespace, defaclobjtype,
     defaclrole::regrole, ${rights('defaclacl')})
   from pg_default_acl`,

  `select concat_ws(' ', 'role setting', setrole::regrole, setconfig::text)
   from pg_db_role_setting where setrole <> 0`,

  `select concat_ws(' ', 'relation', c.oid::regclass, c.relkind, c.relowner::regrole,
     c.relpersistence, c.relrowsecurity, c.relforcerowsecurity, c.reloptions::text,
     'rights', ${rights('c.relacl')})
   from pg_class c where c.relnamespace::regnamespace::text in ${ours} and c.relkind <> 'i'`,

  `select concat_ws(' ', 'column', c.oid::regclass::text || '.' || a.attname,
     format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
     pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation, a.attstattarget, a.attstorage,
     'rights', ${rights('a.attacl')})
   from pg_attribute a
   join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'c')
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.relnamespace::regnamespace::text in ${ours} and a.attnum > 0 and not a.attisdropped`,

  `select concat_ws(' ', 'constraint', conrelid::regclass, conname,
     -- Whether rows of before were looked at says something of these rows.
     replace(pg_get_constraintdef(oid), ' NOT VALID', ''))
   from pg_constraint where connamespace::regnamespace::text in ${ours}`,

  `select concat_ws(' ', 'index', indisvalid, pg_get_indexdef(indexrelid))
   from pg_index join pg_class on pg_class.oid = indexrelid
   where relnamespace::regnamespace::text in ${ours}`,

  `select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(t.oid))
   from pg_trigger t join pg_class c on c.oid = t.tgrelid
   where not tgisinternal and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`,

  `select concat_ws(' ', 'policy', schemaname || '.' || tablename, policyname, permissive,
     roles::text, cmd, 'using', qual, 'check', with_check)
   from pg_policies`,

  `select concat_ws(' ', 'function', p.oid::regprocedure, 'as', pg_get_function_arguments(p.oid),
     'returns', pg_get_function_result(p.oid), l.lanname, p.proowner::regrole, p.prokind,
     p.provolatile, p.prosecdef, p.proisstrict, p.proleakproof, p.proparallel, p.procost, p.prorows,
     p.proconfig::text, 'rights', ${rights('p.proacl')}, ${body})
   from pg_proc p join pg_language l on l.oid = p.prolang
   where p.pronamespace::regnamespace::text in ${ours}`,

  `select concat_ws(' ', 'comment', (pg_identify_object(classoid, objoid, objsubid)).identity,
     description)
   from pg_description
   where (pg_identify_object(classoid, objoid, objsubid)).schema in ${ours}`,

  `select concat_ws(' ', 'bucket', id, name, public, file_size_limit, allowed_mime_types::text)
   from storage.buckets`,

  `select concat_ws(' ', 'setting of the product', default_language) from public.app_settings`,
];

/** All that a migration can leave in a database, sorted: equal dumps are equal schemas. */
export async function schemaDump(sql: Sql): Promise<string[]> {
  const dump: string[] = [];
  for (const query of queries) {
    for (const row of await sql(query, [])) dump.push(String(Object.values(row)[0]));
  }
  return dump.sort();
}
