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
