-- What the demo instructor gave the first demo student: one pose overdue, one due today, one to
-- come, and one answered question with a reply that has not been opened. Running it again adds
-- nothing.

do $$
declare
  student uuid := (select id from auth.users where email = 'student@niyama.example');
  instructor uuid := (select id from auth.users where email = 'admin@niyama.example');
  -- The weekly pose that was done yesterday and comes again in six days.
  weekly uuid := gen_random_uuid();
  answered public.assigned_asanas;
begin
  if student is null or instructor is null or exists (
    select from public.assigned_asanas where user_id = student and origin = 'instructor'
  ) then
    return;
  end if;

  insert into public.assigned_asanas (
    user_id, asana_id, assigned_by, frequency, created_at, assigned_date, due_date, notes,
    reflection_question
  )
  select
    student, asanas.id, instructor, given.frequency, now() - interval '9 days',
    now() - interval '9 days', current_date + given.due_in, given.notes, given.question
  from (
    values
      ('warrior-ii', 'weekly', -2, 'Keep the front knee over the ankle.', null),
      (
        'downward-facing-dog', 'daily', 0, 'Bend your knees as much as you like.',
        'Where did you feel the stretch?'
      )
  ) as given (key, frequency, due_in, notes, question)
  join public.asanas on asanas.key = given.key;

  update public.assigned_asanas
  set
    origin = 'instructor',
    series_id = weekly,
    frequency = 'weekly',
    assigned_by = instructor,
    created_at = now() - interval '9 days',
    assigned_date = now() - interval '9 days',
    notes = 'Rest whenever you need to.',
    reflection_question = 'How did your breath change?',
    reflection_answer = 'It became slower and I could feel my back move with it.',
    reply = 'Lovely. Stay with that next time, and try one more minute.',
    -- Done yesterday, whatever the hour is now.
    replied_at = completed_date + interval '3 hours',
    replied_by = instructor
  where id = (
    select work.id
    from public.assigned_asanas as work
    join public.practice_ledger as ledger on ledger.id = work.completion_id
    where work.user_id = student and ledger.source = 'library'
    order by ledger.finished_at desc
    limit 1
  )
  returning * into answered;

  if answered.id is not null then
    update public.practice_ledger
    set source = 'assignment', assignment_id = answered.id
    where id = answered.completion_id;

    insert into public.assignment_series (
      id, created_at, user_id, asana_id, given_by, frequency, starts_on, notes, reflection_question
    )
    values (
      weekly, answered.created_at, student, answered.asana_id, instructor, 'weekly',
      answered.due_date, answered.notes, answered.reflection_question
    );

    insert into public.assigned_asanas (
      user_id, asana_id, assigned_by, series_id, frequency, created_at, assigned_date, due_date,
      notes, reflection_question
    )
    values (
      student, answered.asana_id, instructor, weekly, 'weekly', answered.completed_date,
      answered.completed_date, current_date + 6, answered.notes, answered.reflection_question
    );
  end if;
end;
$$;
