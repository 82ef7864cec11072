-- The administrators' first page in one request (specification B, sections 2, 7 and 9; decision C38):
-- real counts where the document estimates.

-- Lists and rates of administrators know the work that was given, not what students do by themselves
-- (decision C18). The latest first; `completed` beside it, so that counting reads the index alone.
create index assigned_asanas_given_idx
on public.assigned_asanas (created_at desc, id desc) include (completed)
where origin = 'teacher';
-- For what the whole school did on a day.
create index practice_ledger_local_date_idx
on public.practice_ledger (local_date) where kind in ('practice', 'timer');

-- What the whole school practised in the four weeks up to `today`, its average length, the most
-- practised pose and the people of today. It reads everybody's ledger, so it asks who wants to know.
create function private.school_practice(today date) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
  return (
    with finished as materialized (
      select user_id, kind, asana_id, local_date, duration_seconds * sets as seconds
      from public.practice_ledger
      where kind in ('practice', 'timer')
        and local_date between school_practice.today - 27 and school_practice.today
    ),
    each_day as (
      select
        local_date,
        count(*) filter (where kind = 'practice') as practices,
        count(*) filter (where kind = 'timer') as sits
      from finished
      group by local_date
    )
    select jsonb_build_object(
      'active_today',
      (
        select count(distinct user_id) from finished
        where local_date = school_practice.today
      ),
      'average_seconds', (select round(avg(seconds)) from finished),
      'most_popular',
      (
        select jsonb_build_object('id', asanas.id, 'name', asanas.name)
        from (
          select asana_id, count(*) as times
          from finished
          where kind = 'practice'
          group by asana_id
        ) as practised
        join public.asanas on asanas.id = practised.asana_id
        order by practised.times desc, asanas.name, asanas.id
        limit 1
      ),
      'days',
      (
        select coalesce(jsonb_agg(
          jsonb_build_object('date', local_date, 'practices', practices, 'sits', sits)
          order by local_date
        ), '[]')
        from each_day
      )
    )
  );
end;
$$;
grant execute on function private.school_practice(date) to authenticated;

-- The name of the row that an entry of the audit log is about, as long as it is there.
create function private.audit_subject(table_name text, row_id text) returns text
language sql
stable
set search_path = ''
as $$
  select case table_name
    when 'profiles' then (select username from public.profiles where id = row_id::uuid)
    when 'asanas' then (select name from public.asanas where id = row_id::uuid)
    when 'daily_mandatory_asanas' then (select name from public.asanas where id = row_id::uuid)
    when 'communities' then (select name from public.communities where id = row_id::uuid)
    when 'assigned_asanas' then (
      select asanas.name
      from public.assigned_asanas as work
      join public.asanas on asanas.id = work.asana_id
      where work.id = row_id::uuid
    )
    when 'community_members' then (
      select profiles.username
      from public.community_members as membership
      join public.profiles on profiles.id = membership.user_id
      where membership.id = row_id::uuid
    )
  end;
$$;
grant execute on function private.audit_subject(text, text) to authenticated;

-- Admins only (42501). Takes the reader's IANA zone and the ISO number of the day on which the reader's
-- weeks begin. Answers {today, users, practices, asanas, communities: {count, new_this_week},
-- assignments: {total, completed}, active_today, average_seconds, most_popular: {id, name},
-- days: [{date, practices, sits}] of four weeks, recent: the latest five given assignments,
-- audit: the latest eight acts of administrators}. Refuses with P0001 time_zone_invalid or
-- week_start_invalid.
create function public.dashboard(time_zone text, week_start int) returns jsonb
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
      'recent',
      (
        select coalesce(jsonb_agg(to_jsonb(latest)), '[]')
        from (
          select
            work.id,
            work.created_at,
            work.completed,
            asanas.name as asana_name,
            profiles.display_name,
            profiles.full_name,
            profiles.username
          from public.assigned_asanas as work
          join public.profiles on profiles.id = work.user_id
          join public.asanas on asanas.id = work.asana_id
          where work.origin = 'teacher'
          order by work.created_at desc, work.id desc
          limit 5
        ) as latest
      ),
      'audit',
      (
        select coalesce(jsonb_agg(to_jsonb(latest)), '[]')
        from (
          select
            entry.id,
            entry.happened_at,
            entry.action,
            entry.table_name,
            entry.columns,
            coalesce(
              entry.subject, private.audit_subject(entry.table_name, entry.row_id)
            ) as subject,
            profiles.display_name,
            profiles.full_name,
            profiles.username
          from public.audit_log as entry
          left join public.profiles on profiles.id = entry.admin_id
          order by entry.id desc
          limit 8
        ) as latest
      )
    )
    from (
      select
        count(*) as total,
        count(*) filter (where completed) as completed,
        count(*) filter (where not completed and created_at >= week) as new_this_week
      from public.assigned_asanas
      where origin = 'teacher'
    ) as given
  );
end;
$$;
revoke all on function public.dashboard(text, int) from public, anon, authenticated;
grant execute on function public.dashboard(text, int) to authenticated;
