-- Pausing 500 students with five series each took seconds of a database that others wait for. Each of the
-- functions below was planned anew for each piece of work, since PostgreSQL keeps no plan of a function in
-- SQL from one statement to the next; in plpgsql it does. And all students are paused by one statement each.

create or replace function private.first_day_not_paused(student uuid, day date) returns date
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select min(candidate.day)
    from (
      select first_day_not_paused.day as day
      union all
      select pauses.to_day + 1 from public.pauses where pauses.user_id = student
    ) as candidate
    where candidate.day >= first_day_not_paused.day
      and not exists (
        select from public.pauses
        where pauses.user_id = student
          and candidate.day between pauses.from_day and pauses.to_day
      )
  );
end;
$$;

create or replace function private.expected_days(series uuid, from_day date, to_day date)
returns table (day date)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  select candidate::date
  from public.assignment_series as given
  cross join lateral (
    select given.frequency, given.days_of_week, given.starts_on, given.ends_on
    union all
    select former.frequency, former.days_of_week, former.starts_on, former.ends_on
    from private.former_rhythms as former
    where former.series_id = given.id
  ) as rhythm
  cross join lateral generate_series(
    greatest(expected_days.from_day, rhythm.starts_on)::timestamp,
    least(expected_days.to_day, rhythm.ends_on)::timestamp,
    interval '1 day'
  ) as candidate
  where given.id = expected_days.series
    and case rhythm.frequency
      when 'once' then candidate::date = private.first_day_not_paused(given.user_id, rhythm.starts_on)
      when 'daily' then true
      when 'weekly' then (candidate::date - rhythm.starts_on) % 7 = 0
      when 'biweekly' then (candidate::date - rhythm.starts_on) % 14 = 0
      -- Monday is 1, whatever language the server speaks.
      when 'specific_days' then (array[
        'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
      ])[extract(isodow from candidate)::int] = any (rhythm.days_of_week)
    end
    and not exists (
      select from public.pauses
      where pauses.user_id = given.user_id
        and candidate::date between pauses.from_day and pauses.to_day
    )
  order by candidate;
end;
$$;

create or replace function private.next_expected_day(series uuid, after date) returns date
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select min(expected.day)
    from public.assignment_series as given
    cross join lateral (
      -- No day of a pause is looked at: of a long one that were hundreds for each piece of work.
      select private.first_day_not_paused(
        given.user_id, greatest(next_expected_day.after + 1, given.starts_on)
      ) - 1 as day
    ) as before
    cross join lateral (
      -- Two weeks have an expected day, and each pause hides its own days and at most one turn more.
      select coalesce(sum(pauses.to_day - pauses.from_day + 15), 0)::int + 14 as days
      from public.pauses
      where pauses.user_id = given.user_id and pauses.to_day > before.day
    ) as ahead
    cross join lateral private.expected_days(
      given.id, before.day + 1, before.day + ahead.days
    ) as expected
    where given.id = next_expected_day.series
  );
end;
$$;

create function private.settle_open_work(students uuid[], from_days date[], moves daterange[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Materialized, or each day would be looked for twice.
  with settled as materialized (
    select
      work.id,
      work.series_id,
      coalesce(
        -- What was done ahead, or on an earlier day, is not asked again.
        private.next_expected_day(work.series_id, greatest(held.from_day - 1, last_done.day)),
        private.first_day_not_paused(held.student, held.from_day)
      ) as day
    from unnest(students, from_days, settle_open_work.moves) as held (student, from_day, moves)
    join public.assigned_asanas as work on work.user_id = held.student
    cross join lateral (
      select max(greatest(coalesce(done.moved_from, done.due_date), ledger.local_date)) as day
      from public.assigned_asanas as done
      join public.practice_ledger as ledger on ledger.id = done.completion_id
      where done.series_id = work.series_id
    ) as last_done
    where work.origin = 'teacher'
      and not work.completed
      and work.due_date <@ held.moves
      -- What an instructor moved by hand only makes way.
      and (
        work.moved_from is null
        or private.first_day_not_paused(held.student, work.due_date) <> work.due_date
      )
  ),
  moved as (
    update public.assigned_asanas as work
    set due_date = settled.day, moved_from = null
    from settled
    where work.id = settled.id and work.due_date <> settled.day
    returning work.series_id
  )
  update public.assignment_series
  set revision = revision + 1
  where id in (select series_id from moved);
end;
$$;

comment on function private.settle_open_work(uuid[], date[], daterange[]) is
  'Brings the open work of each of these students that is due in its range of `moves` to the first day '
  'from its `from_day` on which it is expected, by the pauses as they are, or which at least is not paused.';

create or replace function private.settle_open_work(student uuid, from_day date, moves daterange)
returns void
language sql
set search_path = ''
as $$
  select private.settle_open_work(array[student], array[from_day], array[moves]);
$$;

create or replace function private.pause_students(student_ids uuid[], from_day date, to_day date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen record;
begin
  perform private.require_admin();
  if cardinality(pause_students.student_ids) > 500 then
    raise exception 'too_many_people';
  end if;
  -- The day that is over last: before it, it is over for everybody.
  if from_day is null or from_day < private.local_day(now(), 'Etc/GMT+12') then
    raise exception 'pause_invalid';
  end if;
  -- In one order, so that of two instructors neither waits for the other.
  perform from public.profiles where id = any (pause_students.student_ids) order by id for update;

  select
    coalesce(array_agg(judged.id) filter (where judged.is_free), '{}') as free,
    array_agg(judged.first_day) filter (where judged.is_free) as first_days,
    -- What is late already waits as well, when the pause begins at once.
    array_agg(
      case when not judged.is_invalid then daterange(
        case when judged.first_day > judged.today then judged.first_day end,
        pause_students.to_day,
        '[]'
      ) end
    ) filter (where judged.is_free) as moves,
    -- Sent again, because the answer was lost.
    count(*) filter (where judged.is_there) as already,
    coalesce(
      array_agg(judged.id order by judged.id) filter (
        where not judged.is_there and not judged.is_free
      ),
      '{}'
    ) as overlapping,
    coalesce(bool_or(judged.is_invalid and not judged.is_there), false) as is_refused
  into chosen
  from (
    select
      people.*,
      people.is_there is false and not exists (
        select from public.pauses
        where pauses.user_id = people.id
          and pauses.from_day <= pause_students.to_day
          and pauses.to_day >= people.first_day
      ) as is_free,
      pause_students.to_day is null
        or people.first_day > people.today + 365
        or pause_students.to_day not between people.first_day and people.first_day + 365
      as is_invalid
    from (
      select
        profiles.id,
        days.today,
        -- Where they live it may be tomorrow already.
        greatest(pause_students.from_day, days.today) as first_day,
        exists (
          select from public.pauses
          where pauses.user_id = profiles.id
            and pauses.from_day = greatest(pause_students.from_day, days.today)
            and pauses.to_day = pause_students.to_day
        ) as is_there
      from public.profiles
      cross join lateral (
        select private.local_day(now(), coalesce(profiles.time_zone, 'UTC')) as today
      ) as days
      where profiles.id = any (pause_students.student_ids)
    ) as people
  ) as judged;
  if chosen.is_refused then
    raise exception 'pause_invalid';
  end if;

  insert into public.pauses (user_id, from_day, to_day, made_by)
  select held.id, held.first_day, pause_students.to_day, (select auth.uid())
  from unnest(chosen.free, chosen.first_days) as held (id, first_day);
  perform private.settle_open_work(chosen.free, chosen.first_days, chosen.moves);
  insert into public.audit_log (admin_id, action, table_name, row_id, columns)
  select (select auth.uid()), 'update', 'profiles', held.id, array['pause']
  from unnest(chosen.free) as held (id)
  order by held.id;
  return jsonb_build_object(
    'paused', chosen.already + cardinality(chosen.free),
    'overlapping', to_jsonb(chosen.overlapping)
  );
end;
$$;
