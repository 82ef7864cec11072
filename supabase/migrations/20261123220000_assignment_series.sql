-- A series is the whole of one piece of work that an instructor gave: its rhythm, and from when to
-- when. Until now only its occurrences were rows, and the next was made when one was done: work that
-- lay open for four days left no trace of the days that were missed.

create table public.assignment_series (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  asana_id uuid not null references public.asanas (id),
  given_by uuid references public.profiles (id) on delete set null,
  frequency text not null check (frequency in ('daily', 'weekly', 'biweekly', 'specific_days')),
  days_of_week text[],
  starts_on date not null check (starts_on between date '2000-01-01' and date '2199-12-31'),
  ends_on date check (ends_on between date '1999-12-31' and date '2199-12-31'),
  notes text check (char_length(notes) <= 2000),
  reflection_question text check (char_length(reflection_question) <= 500),
  revision int not null default 1,
  constraint assignment_series_lists check (private.is_text_list(days_of_week)),
  constraint assignment_series_days_of_week_check check (
    case frequency
      when 'specific_days' then
        coalesce(cardinality(days_of_week), 0) between 1 and 7
        and days_of_week <@ array[
          'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
        ]
      else days_of_week is null
    end
  )
);

comment on table public.assignment_series is
  'What instructors gave: one row for all occurrences of one assignment, from which the next is '
  'made. Which days were expected follows from it, so that missed ones are seen. Only the database '
  'writes it.';
comment on column public.assignment_series.given_by is
  'The instructor; null for nobody, or when their account is gone.';
comment on column public.assignment_series.starts_on is
  'The day, of the student''s calendar, from which its rhythm counts.';
comment on column public.assignment_series.ends_on is
  'The last day on which it is expected; null while it goes on.';
comment on column public.assignment_series.revision is
  'Goes up with each change of what is asked, so that of two instructors who change it at once the '
  'second is told.';

create index assignment_series_user_id_idx on public.assignment_series (user_id);
create index assignment_series_asana_id_idx on public.assignment_series (asana_id);
create index assignment_series_given_by_idx on public.assignment_series (given_by);

revoke all on table public.assignment_series from anon, authenticated;
grant select on table public.assignment_series to authenticated;
grant all on table public.assignment_series to service_role;

alter table public.assignment_series enable row level security;

create policy "Students read their own series and admins read all"
on public.assignment_series for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

create table public.pauses (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  from_day date not null check (from_day between date '2000-01-01' and date '2199-12-31'),
  to_day date not null,
  made_by uuid references public.profiles (id) on delete set null,
  -- Whoever is away for longer than a year has ended.
  check (to_day between from_day and from_day + 365),
  constraint pauses_no_overlap
  exclude using gist (user_id with =, daterange(from_day, to_day, '[]') with &&)
);

comment on table public.pauses is
  'When nothing is expected of a student. Days of the student''s calendar, the first and the last of '
  'them paused too.';
comment on column public.pauses.made_by is
  'The instructor; null when their account is gone.';

create index pauses_made_by_idx on public.pauses (made_by);

revoke all on table public.pauses from anon, authenticated;
grant select on table public.pauses to authenticated;
grant all on table public.pauses to service_role;

alter table public.pauses enable row level security;

create policy "Students read their own pauses and admins read all"
on public.pauses for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

-- What was given so far. A series that is ended left no word of when: its last known day is the one
-- on which it was done last.
insert into public.assignment_series (
  id, created_at, user_id, asana_id, given_by, frequency, days_of_week, starts_on, ends_on, notes,
  reflection_question
)
select distinct on (work.series_id)
  work.series_id,
  work.created_at,
  work.user_id,
  work.asana_id,
  work.assigned_by,
  work.frequency,
  work.days_of_week,
  min(work.due_date) over series,
  case when bool_and(work.completed) over series then
    max(coalesce(
      ledger.local_date,
      (work.completed_date at time zone coalesce(student.time_zone, 'UTC'))::date
    )) over series
  end,
  work.notes,
  work.reflection_question
from public.assigned_asanas as work
join public.profiles as student on student.id = work.user_id
left join public.practice_ledger as ledger on ledger.id = work.completion_id
where work.origin = 'teacher'
window series as (partition by work.series_id)
order by
  work.series_id, work.created_at, coalesce(work.completed_date, 'infinity'), work.id;

-- Looked at when all is written: whoever gives work writes an occurrence, from which the series comes.
alter table public.assigned_asanas
add constraint assigned_asanas_series_id_fkey
foreign key (series_id) references public.assignment_series (id) deferrable initially deferred;

create function private.begin_series() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.assignment_series (
    id, created_at, user_id, asana_id, given_by, frequency, days_of_week, starts_on, notes,
    reflection_question
  )
  select distinct on (series_id)
    series_id, created_at, user_id, asana_id, assigned_by, frequency, days_of_week, due_date, notes,
    reflection_question
  from new_rows
  where origin = 'teacher'
  order by series_id, due_date
  on conflict (id) do nothing;
  return null;
end;
$$;

comment on function private.begin_series() is
  'The first occurrence of an assignment begins its series. Later ones find it there.';

create trigger assigned_asanas_begin_series
after insert on public.assigned_asanas
referencing new table as new_rows
for each statement execute function private.begin_series();

create function private.expected_days(series uuid, from_day date, to_day date)
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
  'days on which its student is paused. They are days of the student''s calendar, whatever zone that '
  'is in.';

create function private.next_expected_day(series uuid, after date) returns date
language sql
stable
set search_path = ''
as $$
  select min(expected.day)
  from public.assignment_series as given
  cross join lateral (
    select greatest(next_expected_day.after, given.starts_on - 1) as day
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
  where given.id = next_expected_day.series;
$$;

comment on function private.next_expected_day(uuid, date) is
  'The first day after `after` on which a series is expected; null when it is over.';

create function private.week_adherence(
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
          week_adherence.series, week_begins, least(week_begins + 6, today)
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
  'only once it was done. The share is null, and not 0, where nothing was expected.';

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
  where series.id = work.series_id and next.day is not null;
  return work.id;
end;
$$;

comment on function private.complete_assignment(uuid, private.completion, date) is
  'Completes the earliest open assignment of the pose and makes the next occurrence of its series, '
  'unless that is over; returns its id. Without one it writes the completed row of a practice of '
  'the student''s own and returns null, and so it does for a shortened practice, which is not what '
  'was asked for. An assignment is completed once a day, wherever its practice was begun. Two tabs '
  'may both have been opened from the same row: the second practice earns its points, and leaves '
  'the next occurrence, which the first one made, alone.';

drop function private.next_due_date(text, text[], date, date);

create function private.end_series(ids uuid[]) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.assigned_asanas
  where series_id = any (ids) and not completed;
  update public.assignment_series as series
  set ends_on = least(series.ends_on, last.day)
  from (
    select
      each.id,
      -- What was done today was expected today; what was not done is not missed.
      today.day - case when exists (
        select
        from public.assigned_asanas as work
        join public.practice_ledger as ledger on ledger.id = work.completion_id
        where work.series_id = each.id and ledger.local_date = today.day
      ) then 0 else 1 end as day
    from public.assignment_series as each
    join public.profiles as student on student.id = each.user_id
    cross join lateral (
      select private.local_day(now(), coalesce(student.time_zone, 'UTC')) as day
    ) as today
    where each.id = any (ids)
  ) as last
  where series.id = last.id and (series.ends_on is null or series.ends_on > last.day);
end;
$$;

comment on function private.end_series(uuid[]) is
  'Ends series: what of them is still to do goes, and nothing more is expected from today on, where '
  'their students live. Admins only (42501).';
grant execute on function private.end_series(uuid[]) to authenticated;

create function private.end_assignment(assignment_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  series public.assignment_series;
begin
  perform private.require_admin();
  select given.* into series
  from public.assigned_asanas as work
  join public.assignment_series as given on given.id = work.series_id
  where work.id = assignment_id;
  if series.id is null then
    raise exception 'assignment_not_found';
  end if;
  -- Holds back the student's completions, which would make a next occurrence unseen by what follows.
  perform from public.profiles where id = series.user_id for update;
  perform private.end_series(array[series.id]);
end;
$$;

comment on function private.end_assignment(uuid) is
  'As public.end_assignment, which the API serves.';
grant execute on function private.end_assignment(uuid) to authenticated;

create or replace function public.end_assignment(assignment_id uuid) returns void
language sql
set search_path = ''
as $$
  select private.end_assignment(assignment_id);
$$;

comment on function public.end_assignment(uuid) is
  'Ends an assignment: what of its series is still to do goes, what was done stays with its '
  'student. Admins only (42501). Refuses with P0001 and assignment_not_found.';

create or replace function public.delete_asana(
  asana_id uuid,
  seen timestamptz,
  ends_work boolean default false
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  archived jsonb;
begin
  perform private.require_admin();
  -- Until the end nobody gives further work of it, and whatever refers to it and is already being
  -- written is waited for, so that it is seen below. An update alone lets both pass.
  perform from public.asanas where id = delete_asana.asana_id for update;
  update public.asanas
  set archived_at = now()
  where id = delete_asana.asana_id and updated_at = seen and archived_at is null
  returning to_jsonb(asanas) - 'search_text' - 'sort_name' - 'archived_at' - 'created_at'
  into archived;
  if archived is null then
    raise exception 'changed_meanwhile';
  end if;
  if ends_work then
    perform private.end_series(array(
      select distinct series_id from public.assigned_asanas as work
      where work.asana_id = delete_asana.asana_id and origin = 'teacher' and not completed
    ));
  end if;
  return archived;
end;
$$;

-- Work is ended by its series, which has to know.
drop policy "Admins delete assignments" on public.assigned_asanas;
revoke delete on table public.assigned_asanas from authenticated;
