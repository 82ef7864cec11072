-- The numbers of the dashboard. Adding up four weeks on request would take longer with every student, so
-- past days are stored; people and assignments are counted.

create function private.school_practice(today date, language text) returns jsonb
language plpgsql stable security definer set search_path = ''
-- Only a plan for these dates knows that they are few days and not all the years.
set plan_cache_mode = force_custom_plan
as $$
declare
  from_day constant date := today - 27;
  open_days date[];
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
  open_days := array(
    select from_day + number from generate_series(0, 27) as number
    except
    select day from private.school_days
  );
  return (
    with each_day as materialized (
      select day as local_date, practices, meditations, seconds, people
      from private.school_days
      where day between from_day and today and people > 0
      union all
      select local_date, sum(practices), sum(meditations), sum(seconds), count(*)
      from public.practice_days
      where local_date = any (open_days) and practices + meditations > 0
      group by local_date
    )
    select jsonb_build_object(
      'active_today',
      coalesce((select people from each_day where local_date = today), 0),
      'average_seconds',
      (select round(sum(seconds) / sum(practices + meditations)) from each_day),
      'most_popular',
      (
        select private.asana_name(asanas.id, school_practice.language)
        from (
          select pose, sum(times) as times
          from (
            select pose, times from private.school_poses where day between from_day and today
            union all
            select asana_id, count(*)
            from public.practice_ledger
            where kind = 'practice' and local_date = any (open_days)
            group by asana_id
          ) as practiced
          group by pose
        ) as poses
        join public.asanas on asanas.id = poses.pose
        order by poses.times desc, asanas.name, asanas.id
        limit 1
      ),
      'days',
      (
        select coalesce(jsonb_agg(
          jsonb_build_object('date', local_date, 'practices', practices, 'meditations', meditations)
          order by local_date
        ), '[]')
        from each_day
      )
    )
  );
end;
$$;

comment on function private.school_practice(date, text) is
  'What the whole school practiced in the four weeks up to `today`, its average length, the most '
  'practiced pose and the people of today. It reads everybody''s ledger, so it asks who wants to '
  'know.';

grant execute on function private.school_practice(date, text) to authenticated;

create function private.recent_events(language text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(latest)), '[]')
  from (
    select
      event.id,
      event.kind,
      event.happened_at,
      private.work_name(event.asana_id, event.class_version_id, recent_events.language) as work,
      profiles.display_name,
      profiles.full_name,
      profiles.username
    from (
      (
        select id, 'given' as kind, created_at as happened_at, user_id, asana_id, class_version_id
        from public.assigned_asanas as work
        where origin = 'instructor' and private.is_given(work)
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
          asana_id,
          class_version_id
        from public.assigned_asanas
        where origin = 'instructor' and completed
        order by completed_date desc, id desc
        limit 5
      )
      union all
      (
        select id, 'replied', replied_at, user_id, asana_id, class_version_id
        from public.assigned_asanas
        where origin = 'instructor' and replied_at is not null
        order by replied_at desc
        limit 5
      )
    ) as event
    join public.profiles on profiles.id = event.user_id
    order by event.happened_at desc, event.id desc, event.kind
    limit 5
  ) as latest;
$$;

comment on function private.recent_events(text) is
  'What happened last among the work that instructors gave: the newest five times that some was '
  'given, completed, or replied to, as {id, kind, happened_at, work} and the student''s '
  'names. Several can be of one piece of work. The next occurrence of a series, which the database '
  'makes, is none of it.';

grant execute on function private.recent_events(text) to authenticated;

create function public.dashboard(
  time_zone text,
  week_start int,
  language text default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  today date;
  week timestamptz;
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
  perform private.require_time_zone(dashboard.time_zone);
  perform private.require_language(dashboard.language);
  if week_start is null or week_start not between 1 and 7 then
    raise exception 'week_start_invalid';
  end if;
  today := private.local_day(now(), dashboard.time_zone);
  week := (today - ((extract(isodow from today)::int - week_start + 7) % 7))::timestamp
    at time zone dashboard.time_zone;

  return private.school_practice(today, language) || (
    select jsonb_build_object(
      'today', today,
      'users',
      jsonb_build_object(
        'count', people.people,
        'new_this_week', (select count(*) from public.profiles where created_at >= week)
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
        'count', counted.given - counted.completed,
        'new_this_week',
        (
          -- Series by series, by its first: the next occurrences of this week are many more than what was
          -- given.
          select count(*)
          from public.assignment_series as series
          cross join lateral (
            select work.created_at, work.completed
            from public.assigned_asanas as work
            where work.series_id = series.id
            order by work.created_at, coalesce(work.completed_date, 'infinity'), work.id
            limit 1
          ) as given
          where series.created_at >= week and given.created_at >= week and not given.completed
        )
      ),
      'assignments',
      jsonb_build_object('total', counted.given, 'completed', counted.completed),
      'recent', private.recent_events(language),
      'audit', private.audit_acts(8, null, null, null, language),
      'check_ins', urgent -> 'check_ins',
      'more_check_ins', urgent ->> 'next' is not null
    )
    from private.count_people() as people, private.count_assignments() as counted,
      private.check_ins(5, null) as urgent
  );
end;
$$;

comment on function public.dashboard(text, int, text) is
  'Admins only (42501). Takes the reader''s IANA zone, the ISO number of the day on which the '
  'reader''s weeks begin, and the language in which poses are named. Answers {today, users, practices, asanas, communities: {count, '
  'new_this_week}, assignments: {total, completed}, active_today, average_seconds, most_popular: '
  '{name, english_name}, days: [{date, practices, meditations}] of four weeks, recent: the newest five events of '
  'the work that was given, audit: the latest eight acts of administrators, check_ins: the five '
  'most urgent students, as public.check_ins returns them, more_check_ins: whether others '
  'may follow}. Refuses with P0001 time_zone_invalid, week_start_invalid or '
  'language_invalid.';

grant execute on function public.dashboard(text, int, text) to authenticated;

create function private.take_practice_days() returns trigger
language plpgsql security definer set search_path = ''
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

create function private.count_people(out people bigint, out students bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  select count(*), count(*) filter (where role = 'user') into people, students
  from public.profiles;
end;
$$;

comment on function private.count_people() is
  'How many people there are and how many of them are students. Admins only (42501).';

grant execute on function private.count_people() to authenticated;

create function private.count_assignments(out given bigint, out completed bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  select count(*), count(*) filter (where work.completed) into given, completed
  from public.assigned_asanas as work
  where origin = 'instructor';
end;
$$;

comment on function private.count_assignments() is
  'How many assignments instructors gave and how many of them are completed. Admins only (42501).';

grant execute on function private.count_assignments() to authenticated;

create function private.overdue_students() returns setof uuid
language plpgsql stable set search_path = ''
-- Only a plan for this day knows how little is due before it.
set plan_cache_mode = force_custom_plan
as $$
declare
  latest date;
begin
  -- The latest day of all zones in which somebody lives, from one zone to the next by their index.
  with recursive zones (zone) as (
    select min(time_zone) from public.profiles
    union all
    select (select min(time_zone) from public.profiles where time_zone > zones.zone)
    from zones
    where zones.zone is not null
  )
  select greatest(
    private.local_day(now(), 'UTC'),
    max(private.local_day(now(), zone)) filter (where private.is_time_zone(zone))
  )
  into latest
  from zones;

  return query
  select distinct work.user_id
  from public.assigned_asanas as work
  left join public.asanas on asanas.id = work.asana_id
  join public.profiles as person on person.id = work.user_id
  where work.origin = 'instructor'
    and asanas.archived_at is null
    and not work.completed
    and work.due_date < latest
    and work.due_date < private.local_day(now(), coalesce(person.time_zone, 'UTC'));
end;
$$;

comment on function private.overdue_students() is
  'Who has overdue work, unless its pose was deleted, each by their own calendar.';

-- Days that are over everywhere on earth are stored; the others are added up on request.

create table private.school_days (
  day date primary key,
  practices bigint not null,
  meditations bigint not null,
  seconds bigint not null,
  people bigint not null
);

comment on table private.school_days is
  'What days of the school that are over add up to. The clock adds a day, and a practice that arrives late or '
  'is deleted removes it again, so that a stored day always equals a count.';

comment on column private.school_days.people is 'Who practiced or meditated.';

alter table private.school_days enable row level security;

create table private.school_poses (
  day date references private.school_days (day) on delete cascade,
  pose uuid references public.asanas (id) on delete cascade,
  times bigint not null,
  primary key (day, pose)
);

comment on table private.school_poses is 'How often each pose was practiced on a day of private.school_days.';

create index school_poses_pose_idx on private.school_poses (pose);

alter table private.school_poses enable row level security;

create function private.last_open_day() returns date
language sql stable set search_path = ''
as $$
  select private.local_day(now(), 'Etc/GMT+12');
$$;

comment on function private.last_open_day() is
  'The day where it is earliest on earth: those before it are over for everybody.';

create function private.keep_school_days(most int) returns void
language plpgsql set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  missing date[];
begin
  -- With the lock, this sees every earlier change of a day that is over, and a later change deletes what is
  -- written here. While such a change is in progress, this waits for the next run.
  if not pg_try_advisory_xact_lock(hashtext('niyama-school-days')) then
    return;
  end if;
  delete from private.school_days where day < private.last_open_day() - 28;
  missing := array(
    select day
    from (
      select private.last_open_day() - ago as day from generate_series(1, 28) as ago
    ) as days
    where not exists (select from private.school_days as kept where kept.day = days.day)
    order by day desc
    limit most
  );
  insert into private.school_days (day, practices, meditations, seconds, people)
  select
    missed.day,
    coalesce(sum(practices), 0),
    coalesce(sum(meditations), 0),
    coalesce(sum(seconds), 0),
    count(practices)
  from unnest(missing) as missed (day)
  left join public.practice_days
    on practice_days.local_date = missed.day and practices + meditations > 0
  group by missed.day;

  insert into private.school_poses (day, pose, times)
  select local_date, asana_id, count(*)
  from public.practice_ledger
  where kind = 'practice' and local_date = any (missing)
  group by local_date, asana_id;
end;
$$;

comment on function private.keep_school_days(int) is
  'Writes down what the last four weeks of the school add up to, of days that are over: at most so many, the '
  'latest first.';
