-- Streaks, counted from the ledger each time: an offline completion that arrives late then lands
-- on its own day, and the same rows give the same number in whatever order they came.

-- Whether a sit counts towards the three completions of a day (decision C5).
create function private.sits_cover_days() returns boolean
language sql
immutable
set search_path = ''
as $$
  select false;
$$;

-- The days that a student covered: three completions, or Surya Namaskar (specification A,
-- section 9), known by its key and not by its name (decision C37).
create function private.covered_days(student uuid) returns setof date
language sql
stable
set search_path = ''
as $$
  select ledger.local_date
  from public.practice_ledger as ledger
  left join public.asanas on asanas.id = ledger.asana_id
  where ledger.user_id = student
    and (
      ledger.kind = 'practice'
      or (ledger.kind = 'timer' and private.sits_cover_days())
    )
  group by ledger.local_date
  having count(*) >= 3 or bool_or(asanas.key = 'surya-namaskar');
$$;

-- The latest run of days without a gap: how many, the first and the last; nulls without days.
create function private.latest_run(
  days date[],
  out length int,
  out first_day date,
  out last_day date
)
language sql
immutable
set search_path = ''
as $$
  -- Days in a row keep their distance to their own rank, counted from the latest.
  select count(*)::int, min(day), max(day)
  from (
    select day, day + (row_number() over (order by day desc))::int as run
    from (select distinct unnest(days) as day) as each_day
  ) as ranked
  where run = (select max(unnested) + 1 from unnest(days) as unnested);
$$;

-- Writes the streaks of a student into the profile (decision C1): days in a row, and sits in a
-- row, which grow by one with each sit and start again after a day without one.
create function private.refresh_streaks(student uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  practice record;
  sits record;
  sits_in_a_row int;
begin
  select * into practice
  from private.latest_run(array(select private.covered_days(student)));

  select * into sits
  from private.latest_run(
    array(
      select distinct local_date
      from public.practice_ledger
      where user_id = student and kind = 'timer'
    )
  );
  select count(*) into sits_in_a_row
  from public.practice_ledger
  where user_id = student and kind = 'timer' and local_date >= sits.first_day;

  update public.profiles
  set
    daily_streak = practice.length,
    daily_streak_date = practice.last_day,
    current_streak = sits_in_a_row,
    current_streak_date = sits.last_day,
    best_streak = greatest(best_streak, sits_in_a_row)
  where id = student;
end;
$$;
