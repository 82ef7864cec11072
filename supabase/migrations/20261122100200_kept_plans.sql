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
