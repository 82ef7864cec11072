-- What administrators did, in pages: one line for each act, however many rows it changed, such as an
-- import or work for a whole class, and for which student an assignment was.

alter table public.audit_log
-- Of an assignment that is gone: whom it was for.
add column whom text;

-- The rows of one statement happened in one moment.
create index audit_log_acts_idx
on public.audit_log (happened_at, admin_id, table_name, action);

create or replace function private.audit() returns trigger
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
    insert into public.audit_log (admin_id, action, table_name, row_id, subject, whom)
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
        and name <> 'updated_at'
        and (counted is null or name = any (counted))
    ) as difference
    where changed <> '{}';
  end if;
  return null;
end;
$$;

-- The latest acts, at most `most` of them and those after {happened_at, admin_id, table_name, action};
-- `who` and `what` narrow them to one administrator and one table. An act is what one administrator did
-- to the rows of one table in one moment: {id, happened_at, admin_id, action, table_name, columns, count,
-- rows: [{subject, whom}] of the first three} and the administrator's names.
create function private.audit_acts(most int, who uuid, what text, after jsonb) returns jsonb
language sql
stable
set search_path = ''
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
              private.audit_subject(first_three.table_name, first_three.row_id)
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
grant execute on function private.audit_acts(int, uuid, text, jsonb) to authenticated;

-- Twenty acts of administrators as {acts, people}: the latest, or those after {happened_at, admin_id,
-- table_name, action} of the last one; with the first page everybody who did anything. Admins only
-- (42501).
create function public.audit_acts(
  who uuid default null,
  what text default null,
  after jsonb default null
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'acts', private.audit_acts(20, who, what, after),
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
revoke all on function public.audit_acts(uuid, text, jsonb) from public, anon, authenticated;
grant execute on function public.audit_acts(uuid, text, jsonb) to authenticated;

-- Admins only (42501). Takes the reader's IANA zone and the ISO number of the day on which the reader's
-- weeks begin. Answers {today, users, practices, asanas, communities: {count, new_this_week},
-- assignments: {total, completed}, active_today, average_seconds, most_popular: {id, name},
-- days: [{date, practices, sits}] of four weeks, recent: the newest five events of
-- the work that was given, audit: the latest eight acts of administrators}. Refuses with P0001
-- time_zone_invalid or week_start_invalid.
create or replace function public.dashboard(time_zone text, week_start int) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  today date;
  week timestamptz;
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
  if not private.is_time_zone(dashboard.time_zone) then
    raise exception 'time_zone_invalid';
  end if;
  if week_start is null or week_start not between 1 and 7 then
    raise exception 'week_start_invalid';
  end if;
  today := private.local_day(now(), dashboard.time_zone);
  week := (today - ((extract(isodow from today)::int - week_start + 7) % 7))::timestamp
    at time zone dashboard.time_zone;

  return private.school_practice(today) || (
    select jsonb_build_object(
      'today', today,
      'users',
      (
        select jsonb_build_object(
          'count', count(*), 'new_this_week', count(*) filter (where created_at >= week)
        )
        from public.profiles
      ),
      'asanas',
      (
        select jsonb_build_object(
          'count', count(*), 'new_this_week', count(*) filter (where created_at >= week)
        )
        from public.asanas
        where archived_at is null
      ),
      'communities',
      (
        select jsonb_build_object(
          'count', count(*), 'new_this_week', count(*) filter (where created_at >= week)
        )
        from public.communities
      ),
      'practices',
      jsonb_build_object(
        'count', given.total - given.completed, 'new_this_week', given.new_this_week
      ),
      'assignments',
      jsonb_build_object('total', given.total, 'completed', given.completed),
      'recent', private.recent_events(),
      'audit', private.audit_acts(8, null, null, null)
    )
    from (
      select
        count(*) as total,
        count(*) filter (where completed) as completed,
        count(*) filter (
          where not completed and created_at >= week and private.is_given(work)
        ) as new_this_week
      from public.assigned_asanas as work
      where origin = 'teacher'
    ) as given
  );
end;
$$;
