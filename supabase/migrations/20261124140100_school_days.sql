-- What goes from the ledger goes from its days as well.
create function private.take_practice_days() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.count_days(user_id, array_agg(distinct local_date))
  from gone
  group by user_id
  order by user_id;
  return null;
end;
$$;

comment on function private.take_practice_days() is
  'Counts the days of rows that are gone from the ledger.';

create trigger practice_ledger_days_gone
after delete on public.practice_ledger
referencing old table as gone
for each statement execute function private.take_practice_days();

-- The four weeks of the whole school are read from days and from indexes, and not from the rows of
-- everybody's practices.

create index practice_days_local_date_idx
on public.practice_days (local_date) include (practices, sits, seconds);

create index practice_ledger_school_poses_idx
on public.practice_ledger (local_date, asana_id) where kind = 'practice';
drop index public.practice_ledger_local_date_idx;

create or replace function private.school_practice(today date) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- Only a plan for these dates knows that they are four weeks and not all the years.
set plan_cache_mode = force_custom_plan
as $$
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
  return (
    with each_day as materialized (
      select
        local_date,
        sum(practices) as practices,
        sum(sits) as sits,
        sum(seconds) as seconds,
        count(*) as people
      from public.practice_days
      where local_date between school_practice.today - 27 and school_practice.today
        and practices + sits > 0
      group by local_date
    )
    select jsonb_build_object(
      'active_today',
      coalesce((select people from each_day where local_date = school_practice.today), 0),
      'average_seconds',
      (select round(sum(seconds) / sum(practices + sits)) from each_day),
      'most_popular',
      (
        select jsonb_build_object('id', asanas.id, 'name', asanas.name)
        from (
          select asana_id, count(*) as times
          from public.practice_ledger
          where kind = 'practice'
            and local_date between school_practice.today - 27 and school_practice.today
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

create index assignment_series_created_at_idx on public.assignment_series (created_at desc);

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
        (
          -- Series by series: the next occurrences of this week are many more than what was given.
          select coalesce(sum((
            select count(*)
            from public.assigned_asanas as work
            where work.series_id = series.id
              and work.created_at >= week
              and not work.completed
              and private.is_given(work)
          )), 0)
          from public.assignment_series as series
          where series.created_at >= week
        ) as new_this_week
      from public.assigned_asanas
      where origin = 'teacher'
    ) as given
  );
end;
$$;
