-- A time zone is what a device says, and two zones are up to 26 hours apart: named in turn they would
-- give two days within minutes. A zone counts for streaks once as much time has passed as it is ahead.

-- The day of each practice and meditation of a student, as streaks count it. A row whose zone is h hours
-- ahead of that of an earlier row counts in its own zone h hours after that row; until then in the zone
-- in which the row before it counted. Rows are taken in the order in which they were finished, so it
-- does not matter when they arrive. In one zone this is the local date, whatever the hours between.
create function private.counted_days(student uuid)
returns table (id uuid, kind text, asana_id uuid, day date)
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
    select id, kind, asana_id, local_date
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
    )::date
  from placed
  join finished as settler on settler.place = placed.settled;
end;
$$;

-- The days that a student covered: three completions, or Surya Namaskar (specification A,
-- section 9), known by its key and not by its name (decision C37).
create or replace function private.covered_days(student uuid) returns setof date
language sql
stable
set search_path = ''
as $$
  select counted.day
  from private.counted_days(student) as counted
  left join public.asanas on asanas.id = counted.asana_id
  where counted.kind = 'practice' or private.sits_cover_days()
  group by counted.day
  having count(*) >= 3 or bool_or(asanas.key = 'surya-namaskar');
$$;

-- Writes the streaks of a student into the profile (decision C1): days in a row, and meditations in a
-- row, which grow by one with each meditation and start again after a day without one. All of it follows
-- from the rows, so that it is the same in whatever order they came.
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
  where id = student;
end;
$$;
