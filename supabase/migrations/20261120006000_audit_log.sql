-- What administrators did: who, when, in which table, to which row and, of a change, to which columns.
-- Names of columns and never their contents, so that no note, answer or secret is in it; of a row that
-- is gone, what it was called. Only the triggers below write it, and nobody changes or deletes what it
-- says.

-- Refuses everybody but admins, also one whose token is older than the demotion.
create function private.require_admin() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
end;
$$;
grant execute on function private.require_admin() to authenticated;

create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- No foreign key: what somebody did stays written down when their account is gone.
  admin_id uuid not null,
  -- What can come back is archived and restored: `columns` would not tell the two apart.
  action text not null check (action in ('insert', 'update', 'delete', 'archive', 'restore')),
  table_name text not null,
  row_id text not null,
  -- Of a change alone: the columns that hold something else now.
  columns text[] not null default '{}',
  -- Of a deletion alone: what the row was called, since nobody can look it up any more.
  subject text
);

revoke all on table public.audit_log from anon, authenticated, service_role;
grant select on table public.audit_log to authenticated, service_role;

alter table public.audit_log enable row level security;

create policy "Admins read what admins did"
on public.audit_log for select to authenticated
using ((select private.is_admin()));

-- Records the rows of one statement of an admin. What students do, and what the server does by itself,
-- is not recorded, nor what follows from a recorded act, such as the memberships of a community that
-- is deleted. Arguments of the trigger: the column that identifies a row, and optionally the
-- columns whose change counts, separated by commas; without them every change counts.
create function private.audit() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  admin uuid := (select auth.uid());
  -- No column of a table has this name, which would be another thing than the variable.
  id_column text := tg_argv[0];
  counted text[] := string_to_array(tg_argv[1], ',');
begin
  if admin is null or not (select private.is_admin()) then
    return null;
  end if;

  if tg_op = 'INSERT' then
    insert into public.audit_log (admin_id, action, table_name, row_id)
    select admin, 'insert', tg_table_name, fields ->> id_column
    from (select to_jsonb(new_rows) as fields from new_rows) as added
    -- The database makes such a row when an admin has practised.
    where fields ->> 'origin' is distinct from 'practice'
    -- And such a one when an admin has done their own work: the next of its series.
    and not exists (
      select from public.assigned_asanas as earlier
      where earlier.series_id = (fields ->> 'series_id')::uuid
        and earlier.id::text <> fields ->> 'id'
    );
  elsif tg_op = 'DELETE' then
    insert into public.audit_log (admin_id, action, table_name, row_id, subject)
    select
      admin,
      'delete',
      tg_table_name,
      fields ->> id_column,
      coalesce(
        fields ->> 'username',
        fields ->> 'name',
        (select name from public.asanas where id = (fields ->> 'asana_id')::uuid),
        (select username from public.profiles where id = (fields ->> 'user_id')::uuid)
      )
    from (select to_jsonb(old_rows) as fields from old_rows) as removed
    -- What a row belonged to is gone before it: then that is the deletion that counts.
    where (fields ->> 'user_id' is null or exists (
      select from public.profiles where id = (fields ->> 'user_id')::uuid
    ))
    and (fields ->> 'community_id' is null or exists (
      select from public.communities where id = (fields ->> 'community_id')::uuid
    ))
    and (fields ->> 'asana_id' is null or exists (
      select from public.asanas where id = (fields ->> 'asana_id')::uuid
    ));
  else
    insert into public.audit_log (admin_id, action, table_name, row_id, columns)
    select
      admin,
      case
        when not 'archived_at' = any (changed) then 'update'
        when fields ->> 'archived_at' is null then 'restore'
        else 'archive'
      end,
      tg_table_name,
      fields ->> id_column,
      changed
    from (
      select to_jsonb(new_rows) as fields, to_jsonb(old_rows) as former
      from new_rows
      join old_rows on to_jsonb(old_rows) ->> id_column = to_jsonb(new_rows) ->> id_column
    ) as pairs
    cross join lateral (
      select coalesce(array_agg(name order by name), '{}') as changed
      from jsonb_each(fields) as field (name, value)
      where value is distinct from former -> name
        and name <> 'updated_at'
        and (counted is null or name = any (counted))
    ) as difference
    where changed <> '{}';
  end if;
  return null;
end;
$$;

-- Once a statement and not once a row, so that a thousand rows at once cost one more statement.
do $$
declare
  kept record;
  event text;
begin
  for kept in
    select *
    from (values
      -- The rest of a profile are counters and a person's own settings.
      ('profiles', 'id', 'username,full_name,avatar_url,role'),
      ('asanas', 'id', null),
      (
        'assigned_asanas',
        'id',
        'user_id,asana_id,frequency,days_of_week,due_date,notes,reflection_question,reply'
      ),
      ('communities', 'id', 'name,description,image_url'),
      ('community_members', 'id', null),
      ('app_settings', 'id', null),
      ('daily_mandatory_asanas', 'asana_id', null)
    ) as tables (name, key, counted)
  loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger %I after %s on public.%I %s for each statement execute function private.audit(%s)',
        kept.name || '_audit_' || event,
        event,
        kept.name,
        case event
          when 'insert' then 'referencing new table as new_rows'
          when 'delete' then 'referencing old table as old_rows'
          else 'referencing old table as old_rows new table as new_rows'
        end,
        concat_ws(', ', quote_literal(kept.key), quote_literal(kept.counted))
      );
    end loop;
  end loop;
end;
$$;
