-- What administrators did: one line for each act, however many rows it changed, such as an import.

create function private.act_began() returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce(nullif(current_setting('niyama.act_began', true), '')::timestamptz, now());
$$;

comment on function private.act_began() is
  'When what happens now began: the start of the transaction, or of the first one of several. A '
  'large import comes in many requests and is one act of its administrator all the same: the audit '
  'log shows it under one time.';

create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default private.act_began(),
  admin_id uuid not null,
  action text not null check (action in ('insert', 'update', 'delete', 'archive', 'restore')),
  table_name text not null,
  row_id text not null,
  columns text[] not null default '{}',
  subject text,
  whom text
);

comment on table public.audit_log is
  'What administrators did: who, when, in which table, to which row and, of a change, to which '
  'columns. Names of columns and never their contents, so that no note, answer or secret is in it; '
  'of a row that is gone, what it was called, unless it was a person. Only triggers write it, and '
  'nobody changes or deletes what it says, until the clock forgets it after 24 months.';

comment on column public.audit_log.admin_id is
  'No foreign key: what somebody did stays written down when their account is gone.';
comment on column public.audit_log.action is
  'What can come back is archived and restored: `columns` would not tell the two apart.';
comment on column public.audit_log.columns is
  'Of a change alone: the columns that hold something else now.';
comment on column public.audit_log.subject is
  'Of a deletion alone: what the row was called, since nobody can look it up afterwards.';
comment on column public.audit_log.whom is
  'Of an assignment that is gone: the username of its student.';

-- The rows of one statement happened in one moment.
create index audit_log_acts_idx
on public.audit_log (happened_at, admin_id, table_name, action);

alter table public.audit_log enable row level security;

create policy "Admins read what admins did"
on public.audit_log for select to authenticated
using ((select private.is_admin()));

revoke all on table public.audit_log from service_role;

grant select on table public.audit_log to authenticated, service_role;

create function private.audit() returns trigger
language plpgsql security definer set search_path = ''
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
    -- The database makes such a row when an admin has practiced.
    where fields ->> 'origin' is distinct from 'practice'
    -- A custom preset of an admin's own is no act.
    and (tg_table_name <> 'classes' or fields ->> 'user_id' is null)
    -- And such a one when an admin has done their own work: the next of its series.
    and not exists (
      select from public.assigned_asanas as earlier
      where earlier.series_id = (fields ->> 'series_id')::uuid
        and earlier.id::text <> fields ->> 'id'
    );
  elsif tg_op = 'DELETE' then
    insert into public.audit_log (admin_id, action, table_name, row_id, subject, whom)
    select
      admin,
      'delete',
      tg_table_name,
      fields ->> id_column,
      coalesce(
        fields ->> 'username',
        fields ->> 'name',
        private.work_name(
          (fields ->> 'asana_id')::uuid, (fields ->> 'class_version_id')::uuid, null
        ) ->> 'name',
        (select username from public.profiles where id = (fields ->> 'user_id')::uuid)
      ),
      case when tg_table_name = 'assigned_asanas' then (
        select username from public.profiles where id = (fields ->> 'user_id')::uuid
      ) end
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
        -- What is computed from the others by itself is no change of an admin's.
        and name <> 'updated_at'
        and name not in (
          select attname from pg_attribute where attrelid = tg_relid and attgenerated = 's'
        )
        and (counted is null or name = any (counted))
    ) as difference
    where changed <> '{}';
  end if;
  return null;
end;
$$;

comment on function private.audit() is
  'Records the rows of one statement of an admin. What students do, and what the server does by '
  'itself, is not recorded, nor what follows from a recorded act, such as the memberships of a '
  'community that is deleted. Arguments of the trigger: the column that identifies a row, and '
  'optionally the columns whose change counts, separated by commas; without them every change '
  'counts.';

create function private.audit_created_accounts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (admin_id, action, table_name, row_id)
  select (users.raw_app_meta_data ->> 'created_by')::uuid, 'insert', 'profiles', new_rows.id
  from new_rows
  join auth.users on users.id = new_rows.id
  where users.raw_app_meta_data ? 'created_by' and (select auth.uid()) is null;
  return null;
end;
$$;

comment on function private.audit_created_accounts() is
  'An account is made by the auth service, which has no admin''s token: who asked for it stands in '
  'a part of the account that only the service key writes. An admin who makes a profile that was '
  'missing has a token, and is in the log already.';

create trigger profiles_audit_created_accounts
after insert on public.profiles
referencing new table as new_rows
for each statement execute function private.audit_created_accounts();

create function private.forget_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.audit_log as entry
  set
    subject = case
      when entry.table_name = 'profiles' or entry.table_name = 'community_members' then null
      else entry.subject
    end,
    whom = null
  from old_rows
  where (entry.table_name = 'profiles' and entry.row_id = old_rows.id::text)
    or (entry.table_name = 'community_members' and entry.subject = old_rows.username)
    or entry.whom = old_rows.username;
  return null;
end;
$$;

comment on function private.forget_names() is
  'The audit log keeps what administrators did, and no name of a person whose account is gone. '
  'It names people only where memberships were ended, accounts were deleted, or a student''s '
  'assignment was.';

-- Triggers of one event run in the order of their names: the deletion itself is in the log by now.
create trigger profiles_forget_names
after delete on public.profiles
referencing old table as old_rows
for each statement execute function private.forget_names();

create function private.rename_in_audit_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.audit_log
  set subject = new.username
  where table_name = 'community_members' and subject = old.username;
  update public.audit_log set whom = new.username where whom = old.username;
  return null;
end;
$$;

comment on function private.rename_in_audit_log() is
  'A username that changes changes in the audit log too, so that it can be found when its person '
  'goes.';

create trigger profiles_rename_in_audit_log
after update of username on public.profiles
for each row when (old.username is distinct from new.username)
execute function private.rename_in_audit_log();

create function private.audit_subject(table_name text, row_id text, language text) returns text
language sql stable set search_path = ''
as $$
  select case table_name
    when 'profiles' then (select username from public.profiles where id = row_id::uuid)
    when 'communities' then (select name from public.communities where id = row_id::uuid)
    when 'classes' then (select name from public.classes where id = row_id::uuid)
    when 'community_members' then (
      select profiles.username
      from public.community_members as membership
      join public.profiles on profiles.id = membership.user_id
      where membership.id = row_id::uuid
    )
    when 'assigned_asanas' then (
      select private.work_name(asana_id, class_version_id, audit_subject.language) ->> 'name'
      from public.assigned_asanas
      where id = row_id::uuid
    )
    else private.asana_name(
      case table_name
        when 'asanas' then row_id::uuid
        when 'daily_mandatory_asanas' then row_id::uuid
        when 'asana_translations' then (
          select asana_id from public.asana_translations where id = row_id::uuid
        )
      end,
      audit_subject.language
    ) ->> 'name'
  end;
$$;

comment on function private.audit_subject(text, text, text) is
  'The name of the row that an entry of the audit log is about, as long as it is there; that of a '
  'pose in the language.';

grant execute on function private.audit_subject(text, text, text) to authenticated;

create function private.audit_acts(most int, who uuid, what text, after jsonb, language text)
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', act.id,
        'happened_at', act.happened_at,
        'admin_id', act.admin_id,
        'action', act.action,
        'table_name', act.table_name,
        'columns', act.columns,
        'count', act.count,
        'rows', act.first_rows,
        'display_name', profiles.display_name,
        'full_name', profiles.full_name,
        'username', profiles.username
      )
      order by act.happened_at desc, act.admin_id desc, act.table_name desc, act.action desc
    ),
    '[]'
  )
  from (
    select page.*, head.columns, head.first_rows
    from (
      select happened_at, admin_id, table_name, action, min(id) as id, count(*) as count
      from public.audit_log
      where (who is null or admin_id = who)
        and (what is null or table_name = what)
        and (
          audit_acts.after is null
          or (happened_at, admin_id, table_name, action) < (
            (audit_acts.after ->> 'happened_at')::timestamptz,
            (audit_acts.after ->> 'admin_id')::uuid,
            audit_acts.after ->> 'table_name',
            audit_acts.after ->> 'action'
          )
        )
      group by happened_at, admin_id, table_name, action
      order by happened_at desc, admin_id desc, table_name desc, action desc
      limit most
    ) as page
    cross join lateral (
      select
        jsonb_agg(to_jsonb(first_three.columns) order by first_three.id) -> 0 as columns,
        jsonb_agg(
          jsonb_build_object(
            'subject',
            coalesce(
              first_three.subject,
              private.audit_subject(
                first_three.table_name, first_three.row_id, audit_acts.language
              )
            ),
            'whom',
            coalesce(first_three.whom, case when first_three.table_name = 'assigned_asanas' then (
              select profiles.username
              from public.assigned_asanas as work
              join public.profiles on profiles.id = work.user_id
              where work.id = first_three.row_id::uuid
            ) end)
          )
          order by first_three.id
        ) as first_rows
      from (
        select entry.*
        from public.audit_log as entry
        where entry.happened_at = page.happened_at
          and entry.admin_id = page.admin_id
          and entry.table_name = page.table_name
          and entry.action = page.action
        order by entry.id
        limit 3
      ) as first_three
    ) as head
  ) as act
  left join public.profiles on profiles.id = act.admin_id;
$$;

comment on function private.audit_acts(int, uuid, text, jsonb, text) is
  'The latest acts, at most `most` of them and those after {happened_at, admin_id, table_name, '
  'action}; `who` and `what` narrow them to one administrator and one table. An act is what one '
  'administrator did to the rows of one table in one moment: {id, happened_at, admin_id, action, '
  'table_name, columns, count, rows: [{subject, whom}] of the first three} and the '
  'administrator''s names.';

grant execute on function private.audit_acts(int, uuid, text, jsonb, text) to authenticated;

create function public.audit_acts(
  who uuid default null,
  what text default null,
  after jsonb default null,
  language text default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_language(language);
  return jsonb_build_object(
    'acts', private.audit_acts(20, who, what, after, language),
    'people',
    case when after is null then (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', known.admin_id,
            'display_name', profiles.display_name,
            'full_name', profiles.full_name,
            'username', profiles.username
          )
          order by profiles.username, known.admin_id
        ),
        '[]'
      )
      from (select distinct admin_id from public.audit_log) as known
      left join public.profiles on profiles.id = known.admin_id
    ) else '[]' end
  );
end;
$$;

comment on function public.audit_acts(uuid, text, jsonb, text) is
  'Twenty acts of administrators as {acts, people}: the latest, or those after {happened_at, '
  'admin_id, table_name, action} of the last one; with the first page everybody who did anything. '
  'Admins only (42501).';

grant execute on function public.audit_acts(uuid, text, jsonb, text) to authenticated;

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
      ('asana_translations', 'id', null),
      ('assigned_asanas', 'id', 'reply'),
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
        concat_ws(
          ', ',
          quote_literal(kept.key),
          case when event = 'update' then quote_literal(kept.counted) end
        )
      );
    end loop;
  end loop;
end;
$$;

-- Who changed a class last stands on the shelf: an editor saves every few seconds. Nobody deletes one there.
create trigger classes_audit_insert
after insert on public.classes
referencing new table as new_rows
for each statement execute function private.audit('id');

create trigger classes_audit_update
after update on public.classes
referencing old table as old_rows new table as new_rows
for each statement execute function private.audit('id', 'archived_at');
