/**
 * Writes packages/data/src/database.types.ts from the migrations, so that the typed client always
 * knows the tables as they are. Run it after a migration: `npx node scripts/database-types.ts`, then
 * `npm run format`.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createTestBackend } from '../supabase/local/testing.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  generated: boolean;
}

interface Relationship {
  table: string;
  name: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  oneToOne: boolean;
}

interface Routine {
  name: string;
  argumentNames: string[] | null;
  argumentTypes: string[] | null;
  result: string;
  /** How many of the last arguments have a default. */
  defaults: number;
}

type Sql = <Row>(text: string) => Promise<Row[]>;

const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
         not a.attnotnull as nullable,
         (a.atthasdef or a.attidentity <> '' or not a.attnotnull) as optional,
         a.attgenerated <> '' as generated
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const relationshipsQuery = `
  select c.relname as table, k.conname as name, t.relname as target,
         (select array_agg(a.attname::text order by p.ord) from unnest(k.conkey) with ordinality p(num, ord)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.num) as columns,
         (select array_agg(a.attname::text order by p.ord) from unnest(k.confkey) with ordinality p(num, ord)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.num) as "targetColumns",
         exists (select 1 from pg_constraint u where u.conrelid = k.conrelid
                 and u.contype in ('p', 'u') and u.conkey = k.conkey) as "oneToOne"
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_class t on t.oid = k.confrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_namespace m on m.oid = t.relnamespace
  where k.contype = 'f' and n.nspname = 'public' and m.nspname = 'public'
  order by c.relname, k.conname`;

const routinesQuery = `
  select p.proname as name, p.proargnames::text[] as "argumentNames",
         (select array_agg(format_type(t, null) order by ord)
          from unnest(p.proargtypes::oid[]) with ordinality x(t, ord)) as "argumentTypes",
         format_type(p.prorettype, null) as result, p.pronargdefaults as defaults
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    -- Those that give rows embed them, and nobody calls them.
    and not p.proretset
  order by p.proname`;

const scalars: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
};

function typeOf(type: string): string {
  return type.endsWith('[]') ? `${typeOf(type.slice(0, -2))}[]` : (scalars[type] ?? 'string');
}

const field = (column: Column, isOptional: boolean) =>
  `          ${column.name}${isOptional ? '?' : ''}: ${typeOf(column.type)}${column.nullable ? ' | null' : ''};`;

function tableText(name: string, columns: Column[], relationships: Relationship[]): string {
  const writable = columns.filter((column) => !column.generated);
  const quoted = (names: string[]) => `[${names.map((text) => `'${text}'`).join(', ')}]`;
  return [
    `      ${name}: {`,
    '        Row: {',
    ...columns.map((column) => field(column, false)),
    '        };',
    '        Insert: {',
    ...writable.map((column) => field(column, column.optional)),
    '        };',
    '        Update: {',
    ...writable.map((column) => field(column, true)),
    '        };',
    '        Relationships: [',
    ...relationships.map(
      (key) =>
        `          { foreignKeyName: '${key.name}'; columns: ${quoted(key.columns)}; isOneToOne: ${key.oneToOne}; referencedRelation: '${key.target}'; referencedColumns: ${quoted(key.targetColumns)} },`,
    ),
    '        ];',
    '      };',
  ].join('\n');
}

function routineText({ name, argumentNames, argumentTypes, result, defaults }: Routine): string {
  const types = argumentTypes ?? [];
  const fields = types.map((type, index) => {
    // Arguments with a default come last.
    const mark = index < types.length - defaults ? '' : '?';
    return `${argumentNames?.[index] ?? `argument${index}`}${mark}: ${typeOf(type)}`;
  });
  const args = fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<PropertyKey, never>';
  return `      ${name}: { Args: ${args}; Returns: ${typeOf(result)} };`;
}

/** The types of the schema `public` as source text, before formatting. */
export async function databaseTypes(sql: Sql): Promise<string> {
  const columns = await sql<Column>(columnsQuery);
  const relationships = await sql<Relationship>(relationshipsQuery);
  const routines = await sql<Routine>(routinesQuery);
  const tables = [...new Set(columns.map((column) => column.table))];
  return [
    '// Written by scripts/database-types.ts from the migrations; not edited by hand.',
    'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];',
    '',
    'export type Database = {',
    '  public: {',
    '    Tables: {',
    ...tables.map((table) =>
      tableText(
        table,
        columns.filter((column) => column.table === table),
        relationships.filter((key) => key.table === table),
      ),
    ),
    '    };',
    '    Views: { [name in never]: never };',
    '    Functions: {',
    ...routines.map(routineText),
    '    };',
    '    Enums: { [name in never]: never };',
    '    CompositeTypes: { [name in never]: never };',
    '  };',
    '};',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const backend = await createTestBackend();
  await writeFile(
    new URL('../packages/data/src/database.types.ts', import.meta.url),
    await databaseTypes(backend.sql),
  );
  await backend.close();
}
