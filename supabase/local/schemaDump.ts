import type { Sql } from './database.ts';

/**
 * The rights of everybody but the owner, granted or by default. Sorted, because a right that was granted
 * later stands later.
 */
const rights = (acl: string, kind: string, owner: string) =>
  `'rights ' || (
     select string_agg(item::text, ' ' order by item::text)
     from unnest(coalesce(${acl}, acldefault('${kind}', ${owner}))) as item
     where split_part(item::text, '=', 1) <> ${owner}::regrole::text
   )`;

const ours = `('public', 'private')`;

/** One entry for each thing in the schema, whatever the order in which it was created. */
const queries = [
  `select concat_ws(' ', 'schema', nspname, ${rights('nspacl', 'n', 'nspowner')})
   from pg_namespace where nspname in ${ours} or nspname in ('auth', 'storage', 'extensions')`,

  `select concat_ws(' ', 'extension', extname, extnamespace::regnamespace) from pg_extension`,

  `select concat_ws(' ', 'default rights', defaclnamespace::regnamespace, defaclobjtype,
     defaclrole::regrole, ${rights('defaclacl', 'n', 'defaclrole')})
   from pg_default_acl`,

  `select concat_ws(' ', 'role setting', setrole::regrole, setconfig::text)
   from pg_db_role_setting where setrole <> 0`,

  `select distinct concat_ws(' ', 'owner', owner::regrole)
   from (
     select relowner as owner, relnamespace as namespace from pg_class
     union select proowner, pronamespace from pg_proc
     union select typowner, typnamespace from pg_type
   ) owned
   where namespace::regnamespace::text in ${ours}`,

  `select concat_ws(' ', case c.relkind when 'r' then 'table' when 'v' then 'view'
       when 'S' then 'sequence' when 'c' then 'composite type' else 'relation ' || c.relkind::text end, c.oid::regclass,
     'persistence ' || nullif(c.relpersistence::text, 'p'),
     case when c.relrowsecurity then 'row level security' end,
     case when c.relforcerowsecurity then 'forced' end, c.reloptions::text, ${rights('c.relacl', 'r', 'c.relowner')})
   from pg_class c where c.relnamespace::regnamespace::text in ${ours} and c.relkind <> 'i'`,

  `select concat_ws(' ', 'column', c.oid::regclass,
     to_char(row_number() over (partition by a.attrelid order by a.attnum), 'FM00'), a.attname,
     format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
     'identity ' || nullif(a.attidentity::text, ''), 'generated ' || nullif(a.attgenerated::text, ''),
     'default ' || pg_get_expr(d.adbin, d.adrelid),
     'collate ' || nullif(a.attcollation, t.typcollation)::regcollation::text,
     'statistics ' || a.attstattarget,
     case when a.attstorage <> t.typstorage then 'storage ' || a.attstorage::text end,
     ${rights('a.attacl', 'c', 'c.relowner')})
   from pg_attribute a
   join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'c', 'v', 'm')
   join pg_type t on t.oid = a.atttypid
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.relnamespace::regnamespace::text in ${ours} and a.attnum > 0 and not a.attisdropped`,

  `select concat('definition of view ', oid::regclass, E'\\n', pg_get_viewdef(oid, true))
   from pg_class where relnamespace::regnamespace::text in ${ours} and relkind in ('v', 'm')`,

  `select concat_ws(' ', 'type', t.oid::regtype, t.typtype, nullif(t.typbasetype, 0)::regtype,
     case when t.typnotnull then 'not null' end, 'default ' || t.typdefault,
     (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid),
     ${rights('t.typacl', 'T', 't.typowner')})
   from pg_type t
   where t.typnamespace::regnamespace::text in ${ours} and t.typtype in ('c', 'd', 'e', 'r', 'm')
     -- A table's own type says nothing that the table does not say.
     and not exists (select from pg_class where oid = t.typrelid and relkind <> 'c')`,

  `select concat_ws(' ', 'numbers of sequence', s.seqrelid::regclass, 'of', s.seqtypid::regtype, 'from', s.seqstart,
     'by', s.seqincrement, 'between', s.seqmin, 'and', s.seqmax, 'cache', s.seqcache,
     case when s.seqcycle then 'cycle' end)
   from pg_sequence s join pg_class c on c.oid = s.seqrelid
   where c.relnamespace::regnamespace::text in ${ours}`,

  `select concat_ws(' ', 'publication', p.pubname, case when p.puballtables then 'all tables' end, pt.tables)
   from pg_publication p, lateral (
     select string_agg(format('%s.%s', schemaname, tablename), ' ' order by schemaname, tablename)
     as tables from pg_publication_tables where pubname = p.pubname
   ) pt`,

  `select concat_ws(' ', 'event trigger', evtname, evtevent, evtenabled, evtfoid::regproc)
   from pg_event_trigger`,

  `select concat_ws(' ', 'constraint', coalesce(nullif(conrelid, 0)::regclass::text,
       contypid::regtype::text), conname,
     -- Whether existing rows were validated says nothing about the schema.
     replace(pg_get_constraintdef(oid), ' NOT VALID', ''))
   from pg_constraint where connamespace::regnamespace::text in ${ours}`,

  `select concat_ws(' ', 'index', case when not indisvalid then 'invalid' end,
     pg_get_indexdef(indexrelid))
   from pg_index join pg_class on pg_class.oid = indexrelid
   where relnamespace::regnamespace::text in ${ours}`,

  `select concat_ws(' ', 'trigger', nullif(tgenabled, 'O'), pg_get_triggerdef(t.oid))
   from pg_trigger t join pg_class c on c.oid = t.tgrelid
   where not tgisinternal
     and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`,

  `select concat_ws(' ', 'policy', schemaname || '.' || tablename, quote_ident(policyname),
     permissive, roles::text, cmd, 'using ' || qual, 'check ' || with_check)
   from pg_policies`,

  `select concat('function ', p.oid::regprocedure, ' ' || ${rights('p.proacl', 'f', 'p.proowner')}, E'\\n',
     pg_get_functiondef(p.oid))
   from pg_proc p
   where p.pronamespace::regnamespace::text in ${ours} and p.prokind <> 'a'`,

  `select concat_ws(' ', 'comment', object.type, object.identity,
     regexp_replace(description, '\\s+', ' ', 'g'))
   from pg_description, pg_identify_object(classoid, objoid, objsubid) as object
   where object.schema in ${ours}
     or (object.type = 'schema' and object.identity in ${ours})`,

  `select concat_ws(' ', 'bucket', id, name, case when public then 'public' end, file_size_limit,
     allowed_mime_types::text)
   from storage.buckets`,

  // Rows that the migrations write.
  `select concat_ws(' ', 'row', 'app_settings', default_language) from public.app_settings`,
  ...['personal_data', 'export_sections', 'push_hosts'].map(
    (table) =>
      `select concat_ws(' ', 'row', 'private.${table}', to_jsonb(r)) from private.${table} r`,
  ),
];

/**
 * Everything that the migrations leave in a database, sorted, so that equal dumps are equal schemas.
 * An entry of a view or a function takes several lines: its head and its definition.
 */
export async function schemaDump(sql: Sql): Promise<string[]> {
  const dump: string[] = [];
  for (const query of queries) {
    for (const row of await sql(query, [])) dump.push(String(Object.values(row)[0]).trimEnd());
  }
  return dump.sort();
}
