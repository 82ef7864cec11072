import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend } from '../local/testing.ts';

/**
 * The list of what the database holds about people (`private.personal_data`) against the schema: a
 * table that is added and not listed would be missing from an export, or stay behind after an erasure.
 */
let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
afterAll(() => backend.close());

const offenders = async (query: string) =>
  (await backend.sql<{ name: string }>(query, [])).map(({ name }) => name);

/** Every column of ours and of the two services beside us, and every foreign key of one column. */
const schema = `
  ours as (
    select pg_class.oid, format('%s.%s', nspname, relname) as table_name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname in ('public', 'private', 'auth', 'storage')
  ),
  columns as (
    select ours.oid, attnum, table_name, attname::text as column_name, atttypid
    from ours join pg_attribute on attrelid = ours.oid
    where attnum > 0 and not attisdropped
  ),
  keys as (
    select columns.table_name, column_name, target.table_name as leads_to, confdeltype
    from pg_constraint
    join columns on columns.oid = conrelid and attnum = any (conkey)
    join ours as target on target.oid = confrelid
    where contype = 'f'
  )`;

describe('the list of personal data', () => {
  it('names every column that leads to an account', async () => {
    expect(
      await offenders(
        `with ${schema}
         select format('%s.%s', table_name, column_name) as name
         from keys
         where leads_to in ('public.profiles', 'auth.users')
           and not exists (
             select from private.personal_data as line
             where (line.table_name, line.column_name) = (keys.table_name, keys.column_name)
           )`,
      ),
    ).toEqual([]);
  });

  it('names every column that looks like an account without a foreign key', async () => {
    expect(
      await offenders(
        `with ${schema}
         select format('%s.%s', table_name, column_name) as name
         from columns
         where atttypid = 'uuid'::regtype
           -- Migrations make buckets, and nobody owns one.
           and table_name <> 'storage.buckets'
           and (column_name ~ '(_by|_id)$' or column_name = 'owner')
           and not exists (
             select from keys
             where (keys.table_name, keys.column_name) = (columns.table_name, columns.column_name)
           )
           and not exists (
             select from private.personal_data as line
             where (line.table_name, line.column_name) = (columns.table_name, columns.column_name)
           )`,
      ),
    ).toEqual([]);
  });

  it('names every table that hangs on one it names', async () => {
    expect(
      await offenders(
        `with ${schema}
         select distinct table_name as name
         from keys
         where leads_to in (select table_name from private.personal_data)
           and table_name not in (select table_name from private.personal_data)`,
      ),
    ).toEqual([]);
  });

  it('names nothing that is not there', async () => {
    expect(
      await offenders(
        `with ${schema}
         select format('%s.%s', table_name, column_name) as name
         from private.personal_data as line
         where not exists (
           select from columns
           where (columns.table_name, columns.column_name) = (line.table_name, line.column_name)
         )
         or via not in (select table_name from private.personal_data)`,
      ),
    ).toEqual([]);
  });

  it('promises what the foreign keys do', async () => {
    expect(
      await offenders(
        `with ${schema}
         select format('%s.%s: %s', table_name, column_name, on_erase) as name
         from private.personal_data join keys using (table_name, column_name)
         where leads_to is distinct from coalesce(via, leads_to)
           or (via is null and leads_to not in ('public.profiles', 'auth.users'))
           or on_erase is distinct from case confdeltype when 'c' then 'delete' when 'n' then 'null' end`,
      ),
    ).toEqual([]);
  });

  it('is read and written by no role of the API', async () => {
    expect(
      await offenders(
        `select role as name from unnest(array['anon', 'authenticated', 'service_role']) as role
         where has_table_privilege(role, 'private.personal_data', 'select, insert, update, delete')`,
      ),
    ).toEqual([]);
  });
});
