-- What every recorded practice asks of the ledger, with a plan that is kept: a function in SQL that sets
-- its search path is planned anew at each call, which was most of the time that recording took.

-- The days that a student covered: three completions, or Surya Namaskar, known by its key and not by its
-- name.
create or replace function private.covered_days(student uuid) returns setof date
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

-- The latest run of days without a gap: how many, the first and the last; nulls without days.
create or replace function private.latest_run(
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

-- How far a student is in a metric of the table achievements.
create or replace function private.metric_value(student uuid, metric text, target text) returns int
language plpgsql
stable
set search_path = ''
as $$
begin
  case metric
    when 'early_practices' then
      return (
        select count(*)
        from public.practice_ledger
        where user_id = student
          and kind = 'practice'
          and (finished_at at time zone time_zone)::time < '08:00'
      );
    when 'daily_streak' then
      return (select daily_streak from public.profiles where id = student);
    when 'sit_minutes' then
      return (
        select coalesce(sum(duration_seconds), 0) / 60
        from public.practice_ledger
        where user_id = student and kind = 'timer'
      );
    when 'target_practices' then
      return (
        select count(*)
        from public.practice_ledger as ledger
        join public.asanas on asanas.id = ledger.asana_id
        where ledger.user_id = student
          and ledger.kind = 'practice'
          and target = any (asanas.target_area)
      );
    else
      return null;
  end case;
end;
$$;

-- Writes the streaks of a student into the profile, where they changed: days in a row, and meditations in
-- a row, which grow by one with each meditation and start again after a day without one. All of it
-- follows from the rows, so that it is the same in whatever order they came.
create or replace function private.refresh_streaks(student uuid) returns void
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
    best_streak = coalesce(latest.best, 0)
  where id = student
    and (
      daily_streak, daily_streak_date, current_streak, current_streak_date, best_streak
    ) is distinct from (
      practice.length, practice.last_day, coalesce(latest.length, 0), latest.last_day,
      coalesce(latest.best, 0)
    );
end;
$$;
