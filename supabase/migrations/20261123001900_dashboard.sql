-- The administrators' first page, in one request.

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

comment on function private.school_practice(date) is
  'What the whole school practiced in the four weeks up to `today`, its average length, the most '
  'practiced pose and the people of today. It reads everybody''s ledger, so it asks who wants to '
  'know.';
grant execute on function private.school_practice(date) to authenticated;

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

comment on function private.recent_events() is
  'What happened last among the work that instructors gave: the newest five times that some was '
  'given, completed, or replied to, as {id, kind, happened_at, asana_name} and the student''s '
  'names. Several can be of one piece of work. The next occurrence of a series, which the database '
  'makes, is none of it.';
grant execute on function private.recent_events() to authenticated;

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
  perform private.require_time_zone(dashboard.time_zone);
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

comment on function public.dashboard(text, int) is
  'Admins only (42501). Takes the reader''s IANA zone and the ISO number of the day on which the '
  'reader''s weeks begin. Answers {today, users, practices, asanas, communities: {count, '
  'new_this_week}, assignments: {total, completed}, active_today, average_seconds, most_popular: '
  '{id, name}, days: [{date, practices, sits}] of four weeks, recent: the newest five events of '
  'the work that was given, audit: the latest eight acts of administrators}. Refuses with P0001 '
  'time_zone_invalid or week_start_invalid.';
revoke all on function public.dashboard(text, int) from public, anon, authenticated;
grant execute on function public.dashboard(text, int) to authenticated;
