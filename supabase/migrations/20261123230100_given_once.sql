-- Work that is given for one day. And what nobody can practice is not expected: from the day on which
-- a pose was deleted none of its work was missed.

alter table public.assignment_series drop constraint assignment_series_frequency_check;
alter table public.assignment_series
add constraint assignment_series_frequency_check
check (frequency in ('once', 'daily', 'weekly', 'biweekly', 'specific_days'));

alter table public.assigned_asanas drop constraint assigned_asanas_frequency_check;
alter table public.assigned_asanas
add constraint assigned_asanas_frequency_check
check (frequency in ('once', 'daily', 'weekly', 'biweekly', 'specific_days'));

create function private.first_day_not_paused(student uuid, day date) returns date
language sql
stable
set search_path = ''
as $$
  select min(candidate.day)
  from (
    select first_day_not_paused.day
    union all
    select pauses.to_day + 1 from public.pauses where pauses.user_id = student
  ) as candidate
  where candidate.day >= first_day_not_paused.day
    and not exists (
      select from public.pauses
      where pauses.user_id = student
        and candidate.day between pauses.from_day and pauses.to_day
    );
$$;

comment on function private.first_day_not_paused(uuid, date) is
  'The first day from `day` on, itself too, on which a student is not paused.';

create or replace function private.expected_days(series uuid, from_day date, to_day date)
returns table (day date)
language sql
stable
set search_path = ''
as $$
  select candidate::date
  from public.assignment_series as given
  cross join lateral generate_series(
    greatest(expected_days.from_day, given.starts_on)::timestamp,
    least(expected_days.to_day, given.ends_on)::timestamp,
    interval '1 day'
  ) as candidate
  where given.id = expected_days.series
    and case given.frequency
      when 'once' then candidate::date = private.first_day_not_paused(given.user_id, given.starts_on)
      when 'daily' then true
      when 'weekly' then (candidate::date - given.starts_on) % 7 = 0
      when 'biweekly' then (candidate::date - given.starts_on) % 14 = 0
      -- Monday is 1, whatever language the server speaks.
      when 'specific_days' then (array[
        'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
      ])[extract(isodow from candidate)::int] = any (given.days_of_week)
    end
    and not exists (
      select from public.pauses
      where pauses.user_id = given.user_id
        and candidate::date between pauses.from_day and pauses.to_day
    )
  order by candidate;
$$;

comment on function private.expected_days(uuid, date, date) is
  'The days from one to another on which a series is expected to be done: its rhythm, without the '
  'days on which its student is paused. What is given once for a paused day is expected after the '
  'pause. They are days of the student''s calendar, whatever zone that is in.';

create or replace function private.week_adherence(
  series uuid,
  week_begins date,
  today date,
  out done int,
  out expected int,
  out adherence numeric
)
language sql
stable
set search_path = ''
as $$
  with done_days as (
    select distinct ledger.local_date as day
    from public.assigned_asanas as work
    join public.practice_ledger as ledger on ledger.id = work.completion_id
    where work.series_id = week_adherence.series
      and ledger.local_date between week_begins and week_begins + 6
  ),
  counts as (
    select
      (select count(*)::int from done_days) as done,
      (
        select count(*)::int
        from private.expected_days(
          week_adherence.series, week_begins, least(
            week_begins + 6,
            today,
            (
              select private.local_day(asanas.archived_at, coalesce(student.time_zone, 'UTC')) - 1
              from public.assignment_series as given
              join public.asanas on asanas.id = given.asana_id
              join public.profiles as student on student.id = given.user_id
              where given.id = week_adherence.series
            )
          )
        ) as expected
        where expected.day < today or exists (
          select from done_days where done_days.day = expected.day
        )
      ) as expected
  )
  select
    counts.done,
    counts.expected,
    case when counts.expected > 0 then least(1, counts.done::numeric / counts.expected) end
  from counts;
$$;

comment on function private.week_adherence(uuid, date, date) is
  'How a series was kept in the week that begins on a day: the days on which it was done, of those '
  'on which it was expected, and the share of them, at most 1. A day that is not over is expected '
  'only once it was done, and none from the day on which the pose was deleted. The share is null, '
  'and not 0, where nothing was expected.';

create or replace function private.complete_assignment(
  student uuid,
  given private.completion,
  done date
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  work public.assigned_asanas;
begin
  update public.assigned_asanas
  set
    completed = true,
    completed_date = given.finished_at,
    reflection_answer = given.reflection_answer,
    completion_id = given.id
  where id = (
    select open_work.id
    from public.assigned_asanas as open_work
    where open_work.user_id = student
      and open_work.asana_id = given.asana_id
      and open_work.origin = 'teacher'
      and not open_work.completed
      and given.whole
      and not exists (
        select
        from public.assigned_asanas as done_work
        join public.practice_ledger as ledger on ledger.id = done_work.completion_id
        where done_work.series_id = open_work.series_id and ledger.local_date = done
      )
    order by open_work.due_date, open_work.id
    limit 1
  )
  returning * into work;

  if work.id is null then
    insert into public.assigned_asanas (
      user_id, asana_id, assigned_by, origin, series_id, frequency, assigned_date, due_date,
      completed, completed_date, notes, reflection_answer, completion_id
    )
    values (
      student, given.asana_id, null, 'practice', null, 'daily', given.finished_at, done,
      true, given.finished_at, format('Self-practice - %s sets completed', given.sets),
      given.reflection_answer, given.id
    );
    return null;
  end if;

  insert into public.assigned_asanas (
    user_id, asana_id, assigned_by, origin, series_id, frequency, days_of_week, due_date, notes,
    reflection_question
  )
  select
    series.user_id, series.asana_id, series.given_by, 'teacher', series.id, series.frequency,
    series.days_of_week, next.day, series.notes, series.reflection_question
  from public.assignment_series as series
  cross join lateral (
    -- Late work is not followed by work that is late at once.
    select private.next_expected_day(series.id, greatest(work.due_date, done)) as day
  ) as next
  where series.id = work.series_id and series.frequency <> 'once' and next.day is not null;
  return work.id;
end;
$$;

comment on function private.complete_assignment(uuid, private.completion, date) is
  'Completes the earliest open assignment of the pose and makes the next occurrence of its series, '
  'unless that is over or was given once; returns its id. Without one it writes the completed row of '
  'a practice of the student''s own and returns null, and so it does for a shortened practice, which '
  'is not what was asked for. An assignment is completed once a day, wherever its practice was begun. '
  'Two tabs may both have been opened from the same row: the second practice earns its points, and '
  'leaves the next occurrence, which the first one made, alone.';
