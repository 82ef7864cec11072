-- Streaks, counted from the ledger each time: a completion of an offline device that arrives late
-- then lands on its own day, and the same rows give the same number in whatever order they came.
--
-- A time zone is what a device says, and two zones are up to 26 hours apart: named in turn they
-- would give two days within minutes. A zone counts once as much time has passed as it is ahead. A
-- practice is of the day on which streaks count it wherever a day decides: for the assignment that
-- it completes, for the month that gets its points, and for what is early.

create function private.streak_stands(last_day date, today date) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(last_day >= today - 1, false);
$$;

comment on function private.streak_stands(date, date) is
  'Whether a streak whose last day is `last_day` still stands on `today`: the day itself and the '
  'day after keep it.';
grant execute on function private.streak_stands(date, date) to authenticated;

create function private.sits_cover_days() returns boolean
language sql
immutable
set search_path = ''
as $$
  select false;
$$;

comment on function private.sits_cover_days() is
  'Whether a meditation counts towards the three completions of a day.';

create function private.counted_times(student uuid)
returns table (id uuid, kind text, asana_id uuid, moment timestamp)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  if (
    select count(distinct time_zone) < 2
    from public.practice_ledger
    where user_id = student and kind in ('practice', 'timer')
  ) then
    return query
    select id, kind, asana_id, finished_at at time zone time_zone
    from public.practice_ledger
    where user_id = student and kind in ('practice', 'timer');
    return;
  end if;

  return query
  with finished as (
    select
      id, kind, asana_id, finished_at, time_zone,
      row_number() over in_time as place,
      (finished_at at time zone time_zone) - (finished_at at time zone 'UTC') as ahead
    from public.practice_ledger
    where user_id = student and kind in ('practice', 'timer')
    window in_time as (order by finished_at, id)
  ),
  measured as (
    select
      finished.*,
      min(ahead) over (order by place) as least_ahead,
      -- How far ahead of Greenwich every earlier row lets this one be. It grows by an hour an hour.
      finished_at at time zone 'UTC' - max(finished_at at time zone 'UTC' - ahead)
        over (order by place rows between unbounded preceding and 1 preceding) as allowed
    from finished
  ),
  placed as (
    select
      measured.*,
      -- The last row up to this one that counts in its own zone.
      max(place) filter (where allowed is null or ahead <= allowed) over (order by place) as settled
    from measured
  )
  select
    placed.id,
    placed.kind,
    placed.asana_id,
    least(
      placed.finished_at at time zone settler.time_zone,
      -- Around the whole world a student gains one day and not two.
      placed.finished_at at time zone 'UTC' + placed.least_ahead + interval '24 hours'
    )
  from placed
  join finished as settler on settler.place = placed.settled;
end;
$$;

comment on function private.counted_times(uuid) is
  'When each practice and meditation of a student was, by the clock by which it counts. A row '
  'whose zone is h hours ahead of that of an earlier row counts in its own zone h hours after that '
  'row; until then in the zone in which the row before it counted. Rows are taken in the order in '
  'which they were finished, so it does not matter when they arrive. In one zone this is the local '
  'time, whatever the hours between.';

create function private.counted_days(student uuid)
returns table (id uuid, kind text, asana_id uuid, day date)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  select counted.id, counted.kind, counted.asana_id, counted.moment::date
  from private.counted_times(student) as counted;
end;
$$;

comment on function private.counted_days(uuid) is
  'The day of each practice and meditation of a student, by the clock by which it counts.';

create function private.covered_days(student uuid) returns setof date
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  select counted.day
  from private.counted_days(student) as counted
  left join public.asanas on asanas.id = counted.asana_id
  where counted.kind = 'practice' or private.sits_cover_days()
  group by counted.day
  having count(*) >= 3 or bool_or(asanas.key = 'surya-namaskar');
end;
$$;

comment on function private.covered_days(uuid) is
  'The days that a student covered: three completions, or Surya Namaskar, known by its key and not '
  'by its name. Not in SQL, since such a function with a search path of its own is planned anew at '
  'each call, which was most of the time that recording a practice took.';

create function private.latest_run(
  days date[],
  out length int,
  out first_day date,
  out last_day date
)
language plpgsql
immutable
set search_path = ''
as $$
begin
  -- Days in a row keep their distance to their own rank, counted from the latest.
  select count(*)::int, min(day), max(day) into length, first_day, last_day
  from (
    select day, day + (row_number() over (order by day desc))::int as run
    from (select distinct unnest(days) as day) as each_day
  ) as ranked
  where run = (select max(unnested) + 1 from unnest(days) as unnested);
end;
$$;

comment on function private.latest_run(date[]) is
  'The latest run of days without a gap: how many, the first and the last; nulls without days.';

create function private.settle_days(student uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  moves jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'id', ledger.id, 'day', counted.day, 'points', ledger.points,
    'left', date_trunc('month', ledger.local_date), 'entered', date_trunc('month', counted.day)
  ))
  into moves
  from private.counted_days(student) as counted
  join public.practice_ledger as ledger on ledger.id = counted.id
  where ledger.local_date <> counted.day;
  if moves is null then
    return;
  end if;

  update public.practice_ledger
  set local_date = move.day
  from jsonb_to_recordset(moves) as move (id uuid, day date)
  where practice_ledger.id = move.id;

  insert into public.month_points as kept (user_id, month, points, joined_at)
  select profiles.id, entered::date, sum(move.points), profiles.created_at
  from jsonb_to_recordset(moves) as move (points int, "left" timestamp, entered timestamp)
  join public.profiles on profiles.id = student
  where move."left" <> entered
  group by profiles.id, entered
  on conflict (user_id, month) do update set points = kept.points + excluded.points;

  update public.month_points
  set points = month_points.points - gone.points
  from (
    select "left"::date as month, sum(move.points) as points
    from jsonb_to_recordset(moves) as move (points int, "left" timestamp, entered timestamp)
    where "left" <> entered
    group by "left"
  ) as gone
  where user_id = student and month_points.month = gone.month;
end;
$$;

comment on function private.settle_days(uuid) is
  'Writes the day on which each row counts into the ledger, and moves its points to the month of '
  'that day. A row that arrives late may be the one that says in which zone later ones count.';

create function private.refresh_streaks(student uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  practice record;
  latest record;
begin
  select * into practice
  from private.latest_run(array(select private.covered_days(student)));

  -- Days in a row keep their distance to their own rank.
  with days as (
    select day, count(*) as meditations, day - (row_number() over (order by day))::int as run
    from private.counted_days(student)
    where kind = 'timer'
    group by day
  ),
  runs as (
    select sum(meditations)::int as length, max(day) as last_day from days group by run
  )
  select length, last_day, max(length) over () as best into latest
  from runs
  order by last_day desc
  limit 1;

  update public.profiles
  set
    daily_streak = practice.length,
    daily_streak_date = practice.last_day,
    current_streak = coalesce(latest.length, 0),
    current_streak_date = latest.last_day,
    best_streak = greatest(best_streak, latest.best)
  where id = student
    and (
      daily_streak, daily_streak_date, current_streak, current_streak_date, best_streak
    ) is distinct from (
      practice.length, practice.last_day, coalesce(latest.length, 0), latest.last_day,
      greatest(best_streak, latest.best)
    );
end;
$$;

comment on function private.refresh_streaks(uuid) is
  'Writes the streaks of a student into the profile: days in a row, and meditations in a row, '
  'which grow by one with each meditation and start again after a day without one. These follow '
  'from the rows, so that they are the same in whatever order they came. The best never falls, '
  'because the student has seen it.';
