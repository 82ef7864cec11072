-- An assignment is completed once a day, wherever its practice was begun. Two tabs may both have been
-- opened from the same row: the second practice earns its points, and leaves the next occurrence,
-- which the first one made, alone.

-- Completes the earliest open assignment of the pose and makes its next occurrence; returns its
-- id. Without one it writes the completed row of a self practice and returns null.
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
  values (
    student, work.asana_id, work.assigned_by, 'teacher', work.series_id, work.frequency,
    work.days_of_week,
    private.next_due_date(work.frequency, work.days_of_week, work.due_date, done),
    work.notes, work.reflection_question
  );
  return work.id;
end;
$$;
