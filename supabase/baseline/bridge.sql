-- Brings a database with all of the migrations that the baseline replaces to the form that the
-- baseline describes. The embedded server runs it by itself; docs/deploy.md says how it is done for a
-- hosted project.

do $$
begin
  if (
    select count(*) <> 70 or max(version) <> '20261122120200'
    from supabase_migrations.schema_migrations
  ) then
    raise exception 'This database has not got exactly the migrations that the baseline replaces.';
  end if;
end;
$$;

-- The level is generated from the points, where a trigger kept it.
drop trigger profiles_keep_level on public.profiles;
drop function private.keep_level();
alter table public.profiles
drop column level,
add column level int not null generated always as (points / 100 + 1) stored;
create index profiles_level_idx on public.profiles (level, id);

-- One function refuses what is no time zone, where each of its callers did.
create function private.require_time_zone(zone text) returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_time_zone(zone) then
    raise exception 'time_zone_invalid';
  end if;
end;
$$;
grant execute on function private.require_time_zone(text) to authenticated;

do $$
declare
  caller record;
begin
  for caller in
    select pg_get_functiondef(oid) as definition
    from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc like '%time_zone_invalid%'
  loop
    execute regexp_replace(
      caller.definition,
      'if not private\.is_time_zone\(([a-z_.]+)\) then\s+raise exception ''time_zone_invalid'';\s+end if;',
      'perform private.require_time_zone(\1);'
    );
  end loop;
end;
$$;

-- Only a change of a row has columns that count: the other triggers name none.
do $$
declare
  kept text;
begin
  foreach kept in array array['profiles', 'assigned_asanas', 'communities'] loop
    execute format(
      'drop trigger %1$s_audit_insert on public.%1$s;
       create trigger %1$s_audit_insert after insert on public.%1$s
       referencing new table as new_rows
       for each statement execute function private.audit(''id'');
       drop trigger %1$s_audit_delete on public.%1$s;
       create trigger %1$s_audit_delete after delete on public.%1$s
       referencing old table as old_rows
       for each statement execute function private.audit(''id'')',
      kept
    );
  end loop;
end;
$$;

-- Of a pose every change counts but those that the database makes by itself, where the columns that
-- count were listed.
do $$
begin
  execute replace(
    pg_get_functiondef('private.audit'::regproc),
    'and name <> ''updated_at''',
    'and name not in (''updated_at'', ''search_text'', ''sort_name'')'
  );
end;
$$;
drop trigger asanas_audit_update on public.asanas;
create trigger asanas_audit_update after update on public.asanas
referencing old table as old_rows new table as new_rows
for each statement execute function private.audit('id');

-- The grants of the table tell which columns an import writes, where each statement listed them.
create or replace function public.import_asanas(asanas jsonb, continues timestamptz default null) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  columns text;
  missed jsonb;
  began timestamptz := now();
begin
  perform private.require_admin();
  if exists (
    select from public.audit_log
    where happened_at = continues
      and happened_at > now() - interval '1 hour'
      and admin_id = (select auth.uid())
      and table_name = 'asanas'
  ) then
    began := continues;
  end if;
  perform set_config('niyama.act_began', began::text, true);

  -- What the rows say about a pose and an admin may write: the grants of the table are the list.
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_attribute
  where attrelid = 'public.asanas'::regclass
    and attname <> 'id'
    and has_column_privilege(attrelid, attnum, 'insert')
    and (
      attname = 'name'
      or exists (
        select from jsonb_array_elements(import_asanas.asanas) as given where given ? attname
      )
    );

  execute format(
    $query$
      insert into public.asanas (id, %1$s)
      select id, %1$s
      from jsonb_populate_recordset(null::public.asanas, $1)
      where updated_at is null
      on conflict (id) do nothing
    $query$,
    columns
  )
  using import_asanas.asanas;

  execute format(
    $query$
      update public.asanas as kept
      set (%1$s) = (select %1$s from jsonb_populate_record(kept, given))
      from jsonb_array_elements($1) as given
      where kept.id = (given ->> 'id')::uuid
        and kept.updated_at = (given ->> 'updated_at')::timestamptz
        and kept.archived_at is null
    $query$,
    columns
  )
  using import_asanas.asanas;

  select coalesce(jsonb_agg(given -> 'id'), '[]') into missed
  from jsonb_array_elements(import_asanas.asanas) as given
  left join public.asanas as kept
    on kept.id = (given ->> 'id')::uuid and kept.archived_at is null
  where jsonb_populate_record(kept, given - 'updated_at') is distinct from kept;
  return jsonb_build_object('missed', missed, 'began', began);
end;
$$;
