-- What happened last among the work that instructors gave: that it was given, completed, or replied to.
-- The next occurrence of a series, which the database makes, is none of it.

-- The completed work, the latest first: of the dashboard and of the list of what is completed.
create index assigned_asanas_given_completed_idx
on public.assigned_asanas (completed_date desc, id desc)
where origin = 'teacher' and completed;
create index assigned_asanas_replied_at_idx
on public.assigned_asanas (replied_at desc)
where replied_at is not null;

-- Whether an occurrence is the one that an instructor gave: the others of its series came later.
create function private.is_given(work public.assigned_asanas) returns boolean
language sql
stable
set search_path = ''
as $$
  select not exists (
    select from public.assigned_asanas as earlier
    where earlier.series_id = work.series_id
      and (earlier.created_at, earlier.completed_date, earlier.id)
        < (work.created_at, coalesce(work.completed_date, 'infinity'), work.id)
  );
$$;
grant execute on function private.is_given(public.assigned_asanas) to authenticated;

-- The newest five events, each with its time: {id, kind, happened_at, asana_name} and the student's
-- names. Of one piece of work several can be told.
create function private.recent_events() returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(latest)), '[]')
  from (
    select
      event.id,
      event.kind,
      event.happened_at,
      asanas.name as asana_name,
      profiles.display_name,
      profiles.full_name,
      profiles.username
    from (
      (
        select id, 'given' as kind, created_at as happened_at, user_id, asana_id
        from public.assigned_asanas as work
        where origin = 'teacher' and private.is_given(work)
        order by created_at desc, id desc
        limit 5
      )
      union all
      (
        select
          id,
          case when reflection_answer is null then 'completed' else 'answered' end,
          completed_date,
          user_id,
          asana_id
        from public.assigned_asanas
        where origin = 'teacher' and completed
        order by completed_date desc, id desc
        limit 5
      )
      union all
      (
        select id, 'replied', replied_at, user_id, asana_id
        from public.assigned_asanas
        where origin = 'teacher' and replied_at is not null
        order by replied_at desc
        limit 5
      )
    ) as event
    join public.profiles on profiles.id = event.user_id
    join public.asanas on asanas.id = event.asana_id
    order by event.happened_at desc, event.id desc, event.kind
    limit 5
  ) as latest;
$$;
grant execute on function private.recent_events() to authenticated;

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
        count(*) filter (
          where not completed and created_at >= week and private.is_given(work)
        ) as new_this_week
      from public.assigned_asanas as work
      where origin = 'teacher'
    ) as given
  );
end;
$$;
