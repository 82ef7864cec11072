-- What instructors do with work that they gave: they change one occurrence, or all that come, and pause
-- a student.

alter table public.assigned_asanas add moved_from date;
comment on column public.assigned_asanas.moved_from is
  'The day of its series that an occurrence stands for, when an instructor moved only this one.';

create table private.former_rhythms (
  series_id uuid not null references public.assignment_series (id) on delete cascade,
  frequency text not null,
  days_of_week text[],
  starts_on date not null,
  ends_on date not null,
  primary key (series_id, starts_on),
  check (ends_on >= starts_on)
);

comment on table private.former_rhythms is
  'The rhythms that a series had before an instructor changed it: what was expected then stays '
  'expected.';

create or replace function private.expected_days(series uuid, from_day date, to_day date)
returns table (day date)
language sql
stable
set search_path = ''
as $$
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
$$;

comment on function private.expected_days(uuid, date, date) is
  'The days from one to another on which a series is expected to be done: its rhythms, the present '
  'and the former ones, without the days on which its student is paused. What is given once for a '
  'paused day is expected after the pause. They are days of the student''s calendar, whatever zone '
  'that is in.';

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
    select private.next_expected_day(
      series.id, greatest(coalesce(work.moved_from, work.due_date), done)
    ) as day
  ) as next
  where series.id = work.series_id and series.frequency <> 'once' and next.day is not null;
  return work.id;
end;
$$;

create function private.hold_student(student uuid) returns date
language plpgsql
set search_path = ''
as $$
declare
  held public.profiles;
begin
  select * into held from public.profiles where id = student for update;
  if held.id is null then
    raise exception 'profile_not_found';
  end if;
  return private.local_day(now(), coalesce(held.time_zone, 'UTC'));
end;
$$;

comment on function private.hold_student(uuid) is
  'Holds back what a student completes, and what other instructors do with their work, until the '
  'transaction ends; returns the day it is where they live.';

create function private.change_assignment(
  assignment_id uuid,
  revision int,
  later boolean,
  due_date date,
  notes text,
  reflection_question text,
  frequency text,
  days_of_week text[]
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  work public.assigned_asanas;
  series public.assignment_series;
  today date;
  done date;
  first_day date := change_assignment.due_date;
  former_end date;
begin
  perform private.require_admin();
  select * into work from public.assigned_asanas where id = assignment_id and origin = 'teacher';
  if work.id is null then
    raise exception 'assignment_not_found';
  end if;
  today := private.hold_student(work.user_id);
  select * into work from public.assigned_asanas where id = assignment_id;
  select * into series from public.assignment_series where id = work.series_id;
  if work.id is null or work.completed or series.revision is distinct from change_assignment.revision
  then
    raise exception 'changed_meanwhile';
  end if;
  select max(ledger.local_date) into done
  from public.assigned_asanas as finished
  join public.practice_ledger as ledger on ledger.id = finished.completion_id
  where finished.series_id = series.id;
  -- Nothing begins on a day that is over, or on which it was done. What is late may stay so.
  if first_day is null
    or first_day >= date '2100-01-01'
    or first_day <> work.due_date and (first_day < today or first_day <= done)
  then
    raise exception 'assignment_invalid';
  end if;

  -- Of what is given once, this one is all there is.
  if not later and series.frequency <> 'once' then
    update public.assigned_asanas
    set
      due_date = first_day,
      moved_from = nullif(coalesce(work.moved_from, work.due_date), first_day),
      notes = change_assignment.notes,
      reflection_question = change_assignment.reflection_question
    where id = work.id;
  else
    if (change_assignment.frequency, change_assignment.days_of_week, first_day)
      is distinct from (series.frequency, series.days_of_week, work.due_date)
    then
      first_day := greatest(first_day, today);
      former_end := least(first_day - 1, case when done = today then today else today - 1 end);
      if series.frequency <> 'once' and former_end >= series.starts_on then
        insert into private.former_rhythms (series_id, frequency, days_of_week, starts_on, ends_on)
        values (series.id, series.frequency, series.days_of_week, series.starts_on, former_end);
      end if;
      update public.assignment_series
      set
        frequency = change_assignment.frequency,
        days_of_week = change_assignment.days_of_week,
        starts_on = first_day
      where id = series.id;
      work.moved_from := null;
      work.due_date := private.next_expected_day(series.id, first_day - 1);
      if work.due_date is null then
        raise exception 'assignment_invalid';
      end if;
    end if;
    update public.assignment_series
    set
      notes = change_assignment.notes,
      reflection_question = change_assignment.reflection_question
    where id = series.id;
    update public.assigned_asanas
    set
      due_date = work.due_date,
      moved_from = work.moved_from,
      frequency = change_assignment.frequency,
      days_of_week = change_assignment.days_of_week,
      notes = change_assignment.notes,
      reflection_question = change_assignment.reflection_question
    where id = work.id;
  end if;
  update public.assignment_series set revision = series.revision + 1 where id = series.id;
  insert into public.audit_log (admin_id, action, table_name, row_id)
  values ((select auth.uid()), 'update', 'assigned_asanas', work.id);
end;
$$;

comment on function private.change_assignment(uuid, int, boolean, date, text, text, text, text[]) is
  'As public.change_assignment, which the API serves.';
grant execute on function private.change_assignment(uuid, int, boolean, date, text, text, text, text[])
to authenticated;

create function public.change_assignment(
  assignment_id uuid,
  revision int,
  later boolean,
  due_date date,
  frequency text,
  notes text default null,
  reflection_question text default null,
  days_of_week text[] default null
) returns void
language sql
set search_path = ''
as $$
  select private.change_assignment(
    assignment_id, revision, later, due_date, notes, reflection_question, frequency, days_of_week
  );
$$;

comment on function public.change_assignment(uuid, int, boolean, date, text, text, text, text[]) is
  'Changes an open assignment: this occurrence (its day, notes and question), or with `later` also '
  'all that come, which take the rhythm too. What was expected before stays expected, and what is '
  'done never changes. `revision` is the one that the admin read. Admins only (42501). Refuses with '
  'P0001 and assignment_not_found, changed_meanwhile (also when it was completed meanwhile), or '
  'assignment_invalid for a day that is over or on which it was done.';
revoke all on function public.change_assignment(uuid, int, boolean, date, text, text, text, text[])
from public, anon, authenticated;
grant execute on function public.change_assignment(uuid, int, boolean, date, text, text, text, text[])
to authenticated;

create function private.settle_open_work(student uuid, from_day date, moves daterange) returns void
language sql
set search_path = ''
as $$
  with settled as (
    select
      work.id,
      work.series_id,
      coalesce(
        -- What was done ahead, or on an earlier day, is not asked again.
        private.next_expected_day(work.series_id, greatest(from_day - 1, last_done.day)),
        private.first_day_not_paused(student, from_day)
      ) as day
    from public.assigned_asanas as work
    cross join lateral (
      select max(greatest(coalesce(done.moved_from, done.due_date), ledger.local_date)) as day
      from public.assigned_asanas as done
      join public.practice_ledger as ledger on ledger.id = done.completion_id
      where done.series_id = work.series_id
    ) as last_done
    where work.user_id = student
      and work.origin = 'teacher'
      and not work.completed
      and work.due_date <@ moves
      -- What an instructor moved by hand only makes way.
      and (
        work.moved_from is null
        or private.first_day_not_paused(student, work.due_date) <> work.due_date
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
$$;

comment on function private.settle_open_work(uuid, date, daterange) is
  'Brings the open work of a student that is due in `moves` to the first day from `from_day` on '
  'which it is expected, by the pauses as they are, or which at least is not paused.';

create function private.pause_student(student_id uuid, from_day date, to_day date) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  today date;
  pause uuid;
begin
  perform private.require_admin();
  today := private.hold_student(student_id);
  select id into pause from public.pauses
  where user_id = student_id
    and pauses.from_day = pause_student.from_day
    and pauses.to_day = pause_student.to_day;
  -- Sent again, because the answer was lost.
  if pause is not null then
    return pause;
  end if;
  if from_day is null
    or to_day is null
    or from_day not between today and today + 365
    or to_day not between from_day and from_day + 365
  then
    raise exception 'pause_invalid';
  end if;
  begin
    insert into public.pauses (user_id, from_day, to_day, made_by)
    values (student_id, pause_student.from_day, pause_student.to_day, (select auth.uid()))
    returning id into pause;
  exception
    when exclusion_violation then
      raise exception 'pause_overlaps';
  end;
  perform private.settle_open_work(
    student_id,
    from_day,
    -- What is late already waits as well, when the pause begins at once.
    daterange(case when from_day > today then from_day end, to_day, '[]')
  );
  insert into public.audit_log (admin_id, action, table_name, row_id, columns)
  values ((select auth.uid()), 'update', 'profiles', student_id, array['pause']);
  return pause;
end;
$$;

comment on function private.pause_student(uuid, date, date) is
  'As public.pause_student, which the API serves.';
grant execute on function private.pause_student(uuid, date, date) to authenticated;

create function public.pause_student(student_id uuid, from_day date, to_day date) returns uuid
language sql
set search_path = ''
as $$
  select private.pause_student(student_id, from_day, to_day);
$$;

comment on function public.pause_student(uuid, date, date) is
  'Pauses all assignments of a student, the first and the last day included, and returns the id of '
  'the pause. What is open and due in it comes after it. Admins only (42501). Refuses with P0001 and '
  'profile_not_found, pause_invalid (that begins before today, or in more than a year, or is longer '
  'than one), or pause_overlaps (with another one of theirs).';
revoke all on function public.pause_student(uuid, date, date) from public, anon, authenticated;
grant execute on function public.pause_student(uuid, date, date) to authenticated;

create function private.end_pause(pause_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  pause public.pauses;
  today date;
begin
  perform private.require_admin();
  select * into pause from public.pauses where id = pause_id;
  if pause.id is null then
    raise exception 'pause_not_found';
  end if;
  today := private.hold_student(pause.user_id);
  select * into pause from public.pauses where id = pause_id;
  -- Another instructor was first, or it is over.
  if pause.id is null or pause.to_day < today then
    return;
  end if;
  delete from public.pauses where id = pause_id and from_day >= today;
  update public.pauses set to_day = today - 1 where id = pause_id;
  perform private.settle_open_work(
    pause.user_id, greatest(pause.from_day, today), daterange(pause.to_day + 1, null)
  );
  insert into public.audit_log (admin_id, action, table_name, row_id, columns)
  values ((select auth.uid()), 'update', 'profiles', pause.user_id, array['resume']);
end;
$$;

comment on function private.end_pause(uuid) is 'As public.end_pause, which the API serves.';
grant execute on function private.end_pause(uuid) to authenticated;

create function public.end_pause(pause_id uuid) returns void
language sql
set search_path = ''
as $$
  select private.end_pause(pause_id);
$$;

comment on function public.end_pause(uuid) is
  'Ends a pause: from today on, where the student lives, their assignments go on; one that has not '
  'begun is gone. Admins only (42501). Refuses with P0001 pause_not_found.';
revoke all on function public.end_pause(uuid) from public, anon, authenticated;
grant execute on function public.end_pause(uuid) to authenticated;

create or replace function private.given_assignments(ids uuid[], time_zone text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', work.id,
        'created_at', work.created_at,
        'student', jsonb_build_object(
          'id', student.id,
          'username', student.username,
          'full_name', student.full_name,
          'display_name', student.display_name
        ),
        'asana', jsonb_build_object(
          'id', asana.id, 'name', asana.name, 'archived', asana.archived_at is not null
        ),
        'frequency', work.frequency,
        'days_of_week', work.days_of_week,
        'due_date', work.due_date,
        'today',
        (now() at time zone coalesce(student.time_zone, given_assignments.time_zone))::date,
        'completed', work.completed,
        'completed_date', work.completed_date,
        'notes', work.notes,
        'reflection_question', work.reflection_question,
        'reflection_answer', work.reflection_answer,
        'reply', work.reply,
        'replied_at', work.replied_at,
        'reply_seen_at', work.reply_seen_at,
        'goes_on', not work.completed or exists (
          select from public.assigned_asanas as other
          where other.series_id = work.series_id and not other.completed
        ),
        'revision', series.revision,
        'pause', (
          select jsonb_build_object(
            'id', pauses.id, 'from_day', pauses.from_day, 'to_day', pauses.to_day
          )
          from public.pauses
          where pauses.user_id = work.user_id
            and pauses.to_day >= private.local_day(
              now(), coalesce(student.time_zone, given_assignments.time_zone)
            )
          order by pauses.from_day
          limit 1
        )
      )
      order by array_position(ids, work.id)
    ),
    '[]'
  )
  from public.assigned_asanas as work
  join public.assignment_series as series on series.id = work.series_id
  join public.profiles as student on student.id = work.user_id
  join public.asanas as asana on asana.id = work.asana_id
  where work.id = any (ids) and work.origin = 'teacher';
$$;

comment on function private.given_assignments(uuid[], text) is
  'These assignments as an admin sees them, in the order of their ids: the rows with their '
  'students and poses, `today` where the student lives (in `time_zone` while that is not known), '
  'whether the pose is deleted, whether an occurrence is still open, the `revision` of what is asked, '
  'and the pause of the student that is, or comes next.';

-- Of a row that is written, only a reply is an act by itself: what else instructors do is one line
-- that the function writes, whatever rows follow from it.
drop trigger assigned_asanas_audit_update on public.assigned_asanas;
create trigger assigned_asanas_audit_update
after update on public.assigned_asanas
referencing old table as old_rows new table as new_rows
for each statement execute function private.audit('id', 'reply');

comment on table public.audit_log is
  'What administrators did: who, when, in which table, to which row and, of a change, to which '
  'columns (of a person, also that they were paused, `pause`, or not any longer, `resume`). Names of '
  'columns and never their contents, so that no note, answer or secret is in it; of a row that is '
  'gone, what it was called. Only the database writes it, and nobody changes or deletes what it says.';
