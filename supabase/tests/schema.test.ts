import { languages } from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend } from '../local/testing.ts';

/**
 * What Supabase's database linter (splinter) would say, and what the rights must be. Each query
 * names the offenders, so that a failure reads as a list of what to mend.
 */
let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
afterAll(() => backend.close());

const offenders = async (query: string) =>
  (await backend.sql<{ name: string }>(query, [])).map(({ name }) => name);

describe('every table of the API', () => {
  it('has row level security on', async () => {
    expect(
      await offenders(
        `select tablename as name from pg_tables
         where schemaname in ('public', 'private') and not rowsecurity`,
      ),
    ).toEqual([]);
  });

  it('has at least one policy and at most one per action and role', async () => {
    expect(
      await offenders(
        `select tablename as name from pg_tables
         where schemaname = 'public' and tablename not in (select tablename from pg_policies)
         union all
         select format('%s: %s for %s', tablename, cmd, roles) from pg_policies
         where schemaname in ('public', 'storage')
         group by tablename, cmd, roles having count(*) > 1`,
      ),
    ).toEqual([]);
  });

  it('says what it is for, as every function does', async () => {
    expect(
      await offenders(
        `select oid::regclass::text as name from pg_class
         where relkind = 'r' and obj_description(oid, 'pg_class') is null
           and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         union all
         select oid::regprocedure::text from pg_proc
         where obj_description(oid, 'pg_proc') is null
           and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      ),
    ).toEqual([]);
  });

  it('has a check for every text that a client may write, which could be of any length', async () => {
    expect(
      await offenders(
        `select format('%s.%s', attrelid::regclass, attname) as name
         from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'public'::regnamespace and relkind = 'r' and not attisdropped
           and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
           and (
             has_column_privilege('authenticated', attrelid, attnum, 'insert')
             or has_column_privilege('authenticated', attrelid, attnum, 'update')
           )
           and not exists (
             select from pg_constraint
             where conrelid = attrelid and (contype = 'c' and attnum = any (conkey))
           )`,
      ),
    ).toEqual([]);
  });

  it('counts the spaces around a text where it limits its length', async () => {
    expect(
      await offenders(
        `select format('%s.%s', attrelid::regclass, attname) as name
         from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'public'::regnamespace and relkind = 'r' and not attisdropped
           and has_column_privilege('authenticated', attrelid, attnum, 'insert')
           and exists (
             select from pg_constraint
             where conrelid = attrelid and contype = 'c' and attnum = any (conkey)
               and pg_get_constraintdef(pg_constraint.oid) ~ format('btrim\\(%I\\)', attname)
           )
           and not exists (
             select from pg_constraint
             where conrelid = attrelid and contype = 'c' and attnum = any (conkey)
               and pg_get_constraintdef(pg_constraint.oid)
                 ~ format('char_length\\(%I\\) <= \\d+', attname)
           )`,
      ),
    ).toEqual([]);
  });

  it('takes lists of texts only as plain ones, whose entries say something', async () => {
    expect(
      await offenders(
        `select format('%s.%s', attrelid::regclass, attname) as name
         from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'public'::regnamespace and relkind = 'r' and not attisdropped
           and atttypid = 'text[]'::regtype
           and has_column_privilege('authenticated', attrelid, attnum, 'insert')
           and not exists (
             select from pg_constraint
             where conrelid = attrelid and contype = 'c' and attnum = any (conkey)
               and pg_get_constraintdef(pg_constraint.oid) ~ format('is_text_list\\(%I\\)', attname)
           )`,
      ),
    ).toEqual([]);
  });

  it('has an index that begins with each foreign key', async () => {
    expect(
      await offenders(
        `select format('%s (%s)', conrelid::regclass, conname) as name from pg_constraint
         join pg_attribute on attrelid = conrelid and attnum = conkey[1]
         where contype = 'f' and connamespace = 'public'::regnamespace
           and not exists (
             select from pg_index
             where indrelid = conrelid and indkey[0] = conkey[1]
               and coalesce(pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname), true)
           )`,
      ),
    ).toEqual([]);
  });

  it('has no index twice', async () => {
    expect(
      await offenders(
        `select string_agg(indexrelid::regclass::text, ' = ') as name
         from pg_index join pg_class on pg_class.oid = indrelid
         where relnamespace = 'public'::regnamespace
         group by indrelid, indkey, indclass, indpred, indoption, indexprs
         having count(*) > 1`,
      ),
    ).toEqual([]);
  });
});

describe('every view', () => {
  it('reads as its caller and says what it is for, and one alone is written', async () => {
    expect(
      await offenders(
        `select relname as name from pg_class
         where relkind = 'v' and relnamespace = 'public'::regnamespace
           and not (
             coalesce(reloptions, '{}') @> array['security_invoker=true']
             and obj_description(oid, 'pg_class') is not null
             and not has_any_column_privilege('authenticated', oid, 'insert, update')
             and not has_table_privilege('authenticated', oid, 'delete')
           )`,
      ),
    ).toEqual(['custom_presets']);
  });
});

describe('every policy', () => {
  it('is for one action and one role', async () => {
    expect(
      await offenders(
        `select policyname as name from pg_policies
         where schemaname in ('public', 'storage')
           and (cmd = 'ALL' or cardinality(roles) <> 1 or 'public' = any (roles))`,
      ),
    ).toEqual([]);
  });

  it('asks who calls once per statement and not once per row', async () => {
    expect(
      await offenders(
        `select policyname as name
         from pg_policies,
           lateral (select concat_ws(' ', qual, with_check) as text) as expression
         where schemaname in ('public', 'storage')
           and regexp_replace(
             text, 'SELECT (auth\\.uid|private\\.is_admin)\\(\\)', '', 'g'
           ) ~ '(auth\\.(uid|jwt|role|email)|is_admin)\\('`,
      ),
    ).toEqual([]);
  });

  it('lets nobody write whatever they like', async () => {
    expect(
      await offenders(
        `select policyname as name from pg_policies
         where schemaname in ('public', 'storage') and cmd <> 'SELECT'
           and (qual = 'true' or with_check = 'true')`,
      ),
    ).toEqual([]);
  });

  it('does not trust what people say of themselves', async () => {
    expect(
      await offenders(
        `select policyname as name from pg_policies
         where concat(qual, with_check) ~ 'user_metadata|app_metadata'`,
      ),
    ).toEqual([]);
  });
});

describe('every function', () => {
  it('has a fixed search path, or a body whose names were bound when it was made', async () => {
    expect(
      await offenders(
        `select oid::regprocedure::text as name from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and prosqlbody is null
           and not coalesce(proconfig, '{}') @> array['search_path=""']`,
      ),
    ).toEqual([]);
  });

  it('of the API runs as its caller', async () => {
    expect(
      await offenders(
        `select oid::regprocedure::text as name from pg_proc
         where pronamespace = 'public'::regnamespace and prosecdef`,
      ),
    ).toEqual([]);
  });

  it('takes the moment from no caller but the clock', async () => {
    // `seen` is when the caller read what is about to change, and a function without the rights of
    // its owner computes for its caller alone.
    expect(
      await offenders(
        `select p.oid::regprocedure::text as name from pg_proc as p
         where pronamespace = 'private'::regnamespace and prosecdef
           and exists (
             select from unnest(proargtypes::oid[]) with ordinality as argument (type, place)
             where type in ('timestamptz'::regtype, 'timestamp'::regtype)
               and proargnames[place] is distinct from 'seen'
           )
           and (
             has_function_privilege('anon', oid, 'execute')
             or has_function_privilege('authenticated', oid, 'execute')
           )`,
      ),
    ).toEqual([]);
  });

  it('with the rights of its owner asks who calls it, unless anybody may', async () => {
    expect(
      await offenders(
        `select oid::regprocedure::text as name from pg_proc
         where pronamespace = 'private'::regnamespace and prosecdef
           and has_function_privilege('authenticated', oid, 'execute')
           and not has_function_privilege('anon', oid, 'execute')
           and prosrc !~ 'private\\.(require_(person|admin)|is_admin)\\(\\)|auth\\.uid\\(\\)'`,
      ),
    ).toEqual([]);
  });

  // What else each role may call stands beside each function in schema.txt.
  it('is closed to visitors unless it was opened', async () => {
    const callable = await offenders(
      `select proname as name from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and has_function_privilege('anon', oid, 'execute')
       order by pronamespace::regnamespace::text, proname`,
    );
    expect(callable).toEqual([
      'delete_account_now',
      'invitation',
      'is_healthy',
      'is_username',
      'languages',
      'require_session',
      'username_taken',
      'delete_account_now',
      'health',
      'invitation',
      'texts_of_asana',
      'username_available',
    ]);
  });
});

describe('the rights of clients', () => {
  it('give a visitor the poses to read and nothing else', async () => {
    expect(
      await offenders(
        `select format('%s %s', privilege, relname) as name
         from pg_class,
           unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'])
             as privilege
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
           and case
             when privilege in ('delete', 'truncate', 'trigger')
               then has_table_privilege('anon', oid, privilege)
             else has_any_column_privilege('anon', oid, privilege)
           end
         order by 1`,
      ),
    ).toEqual(['select asana_texts', 'select asana_translations', 'select asanas']);
  });

  it('let nobody truncate a table or hang a trigger on it', async () => {
    expect(
      await offenders(
        `select relname as name from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' and (
           has_table_privilege('authenticated', oid, 'truncate')
           or has_table_privilege('authenticated', oid, 'trigger')
         )`,
      ),
    ).toEqual([]);
  });

  it('let no client write what the database computes', async () => {
    expect(
      await offenders(
        `select format('%s.%s', table_name, column_name) as name
         from information_schema.columns
         where table_schema = 'public'
           and (
             table_name in ('practice_ledger', 'user_achievements', 'achievements')
             or (table_name, column_name) in (
               ('profiles', 'id'), ('profiles', 'role'), ('profiles', 'level'),
               ('profiles', 'points'), ('profiles', 'daily_streak'),
               ('profiles', 'daily_streak_date'), ('profiles', 'total_practices'),
               ('profiles', 'current_streak'), ('profiles', 'current_streak_date'),
               ('profiles', 'best_streak'), ('assigned_asanas', 'completed_date'),
               ('assigned_asanas', 'completion_id'), ('assigned_asanas', 'origin'),
               ('assigned_asanas', 'series_id'), ('assigned_asanas', 'assigned_by')
             )
           )
           and (
             has_column_privilege(
               'authenticated', format('public.%I', table_name), column_name, 'insert')
             or has_column_privilege(
               'authenticated', format('public.%I', table_name), column_name, 'update')
           )`,
      ),
    ).toEqual([]);
  });

  it('leave extensions out of the API', async () => {
    expect(
      await offenders(
        `select extname as name from pg_extension where extnamespace = 'public'::regnamespace`,
      ),
    ).toEqual([]);
  });
});

it('knows every language of the product wherever it names them', async () => {
  const texts = await offenders(
    `select pg_get_constraintdef(oid) as name from pg_constraint
     union all
     select prosrc as name from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const lists = texts.flatMap(
    (text) => text.match(/[([][^()[\]]*'english'[^()[\]]*,[^()[\]]*[)\]]/g) ?? [],
  );
  const wordsOf = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, word]) => word);
  // Profiles, the default of new ones, what a sign-up brings along, and the texts of poses.
  expect(lists.map(wordsOf)).toEqual([languages, languages, languages, languages]);
});
