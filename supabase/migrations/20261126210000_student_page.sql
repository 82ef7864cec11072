-- All that an instructor has to know of one student, on one page: how they practice, what they were
-- given, what they answered, and what instructors noted of them.

create table private.student_notes (
  id uuid primary key,
  student_id uuid not null references public.profiles (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  body text not null check (char_length(body) between 1 and 4000),
  created_at timestamptz not null default now(),
  changed_at timestamptz
);

comment on table private.student_notes is
  'What instructors noted of a student, for each other. The student does not see them in the app, and '
  'receives them with all that is kept of them.';
comment on column private.student_notes.author_id is
  'The instructor; null when their account is gone.';
comment on column private.student_notes.changed_at is 'When the body was changed last; null if never.';

create index student_notes_student_id_idx on private.student_notes (student_id, created_at desc, id);
create index student_notes_author_id_idx on private.student_notes (author_id);

revoke all on table private.student_notes from public, anon, authenticated, service_role;
alter table private.student_notes enable row level security;

-- What a student was given, in the order in which the page shows it.
drop index public.assignment_series_user_id_idx;
create index assignment_series_user_id_idx
on public.assignment_series (user_id, created_at desc, id);

create index assigned_asanas_answered_idx
on public.assigned_asanas (user_id, completed_date desc, id)
where origin = 'teacher' and completed and reflection_answer is not null;

create function private.weeks_of_work(student uuid, first_day date, weeks int, today date)
returns table (week date, expected int, done int)
language sql
stable
set search_path = ''
-- Only a plan for these dates knows how few days they are.
set plan_cache_mode = force_custom_plan
as $$
  with recent as (
    select series_id, completed, completion_id
    from public.assigned_asanas
    where user_id = weeks_of_work.student
      and origin = 'teacher'
      and completed
      -- A day of the student may begin a day before that of the server.
      and completed_date >= weeks_of_work.first_day - 2
    union all
    select series_id, completed, completion_id
    from public.assigned_asanas
    where user_id = weeks_of_work.student and origin = 'teacher' and not completed
  ),
  series as (
    select
      given.id,
      private.local_day(asanas.archived_at, coalesce(profiles.time_zone, 'UTC')) - 1 as last_day
    from public.assignment_series as given
    join public.asanas on asanas.id = given.asana_id
    join public.profiles on profiles.id = given.user_id
    where given.user_id = weeks_of_work.student
      and (given.ends_on is null or given.ends_on >= weeks_of_work.first_day)
      -- What was given once and is done is over, and nobody writes that into its series.
      and (given.frequency <> 'once' or given.id in (select series_id from recent))
  ),
  done_days as (
    select distinct series.id, ledger.local_date as day
    from series
    join recent as work on work.series_id = series.id and work.completed
    join public.practice_ledger as ledger on ledger.id = work.completion_id
    where ledger.local_date
      between weeks_of_work.first_day and weeks_of_work.first_day + 7 * weeks_of_work.weeks - 1
  ),
  expected_days as (
    select series.id, expected.day
    from series
    cross join lateral private.expected_days(
      series.id,
      weeks_of_work.first_day,
      least(
        weeks_of_work.first_day + 7 * weeks_of_work.weeks - 1, weeks_of_work.today, series.last_day
      )
    ) as expected
    where expected.day < weeks_of_work.today or exists (
      select from done_days where done_days.id = series.id and done_days.day = expected.day
    )
  ),
  counts as (
    select id, number, sum(expected)::int as expected, sum(done)::int as done
    from (
      select id, (day - weeks_of_work.first_day) / 7 as number, 1 as expected, 0 as done
      from expected_days
      union all
      select id, (day - weeks_of_work.first_day) / 7, 0, 1 from done_days
    ) as days
    group by id, number
  )
  select
    weeks_of_work.first_day + 7 * numbers.number,
    coalesce(sum(counts.expected), 0)::int,
    -- What was done more often than asked makes up for nothing else.
    coalesce(sum(least(counts.done, counts.expected)), 0)::int
  from generate_series(0, weeks_of_work.weeks - 1) as numbers (number)
  left join counts on counts.number = numbers.number
  group by numbers.number
  order by numbers.number;
$$;

comment on function private.weeks_of_work(uuid, date, int, date) is
  'How a student kept what was given, in weeks from a day on: on how many days each series was '
  'expected, as private.week_adherence counts them, and on how many of these many it was done, summed '
  'over all series.';

create function private.student_page(student_id uuid, week_start int) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person public.profiles;
  today date;
  first_day date;
begin
  perform private.require_admin();
  if week_start is null or week_start not between 1 and 7 then
    raise exception 'week_start_invalid';
  end if;
  select * into person from public.profiles where id = student_page.student_id;
  if person.id is null then
    return null;
  end if;
  today := private.local_day(now(), coalesce(person.time_zone, 'UTC'));
  first_day := today - ((extract(isodow from today)::int - week_start + 7) % 7) - 77;

  return jsonb_build_object(
    'person', jsonb_build_object(
      'id', person.id,
      'username', person.username,
      'full_name', person.full_name,
      'display_name', person.display_name,
      'avatar_url', person.avatar_url
    ),
    'since', person.created_at,
    'zone', person.time_zone,
    'today', today,
    'streak', case
      when private.streak_stands(person.daily_streak_date, today) then person.daily_streak else 0
    end,
    'pause', (
      select jsonb_build_object('id', id, 'from_day', from_day, 'to_day', to_day)
      from public.pauses
      where user_id = person.id and to_day >= today
      order by from_day
      limit 1
    ),
    'weeks', (
      select jsonb_agg(
        jsonb_build_object(
          'week', work.week,
          'expected', work.expected,
          'done', work.done,
          'seconds', coalesce(practiced.seconds, 0),
          'days', coalesce(practiced.days, 0)
        )
        order by work.week
      )
      from private.weeks_of_work(person.id, first_day, 12, today) as work
      cross join lateral (
        select sum(seconds)::int as seconds, count(*)::int as days
        from public.practice_days
        where user_id = person.id
          and local_date between work.week and work.week + 6
          and practices + sits > 0
      ) as practiced
    ),
    'series', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', shown.id,
            'asana', jsonb_build_object(
              'id', asanas.id, 'name', asanas.name, 'archived', asanas.archived_at is not null
            ),
            'frequency', shown.frequency,
            'days_of_week', shown.days_of_week,
            'starts_on', shown.starts_on,
            'due_date', shown.due_date
          )
          order by shown.due_date nulls last, shown.created_at desc, shown.id
        ),
        '[]'
      )
      from (
        (
          select given.*, opened.due_date
          from (
            select series_id, min(assigned_asanas.due_date) as due_date
            from public.assigned_asanas
            where user_id = person.id and origin = 'teacher' and not completed
            group by series_id
            order by min(assigned_asanas.due_date), series_id
            limit 20
          ) as opened
          join public.assignment_series as given on given.id = opened.series_id
        )
        union all
        (
          select given.*, null
          from public.assignment_series as given
          where given.user_id = person.id and not exists (
            select from public.assigned_asanas as work
            where work.series_id = given.id and not work.completed
          )
          order by given.created_at desc, given.id
          limit 20
        )
        order by due_date nulls last, created_at desc, id
        limit 20
      ) as shown
      join public.asanas on asanas.id = shown.asana_id
    ),
    'last', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', shown.id,
            'what', asanas.name,
            'seconds', shown.duration_seconds * shown.sets,
            'at', shown.finished_at
          )
          order by shown.local_date desc, shown.finished_at desc, shown.id desc
        ),
        '[]'
      )
      from (
        select id, asana_id, duration_seconds, sets, local_date, finished_at
        from public.practice_ledger
        where user_id = person.id and kind in ('practice', 'timer')
        order by local_date desc, finished_at desc, id desc
        limit 20
      ) as shown
      left join public.asanas on asanas.id = shown.asana_id
    ),
    'reflections', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', shown.id,
            'asana', asanas.name,
            'completed_date', shown.completed_date,
            'reflection_question', shown.reflection_question,
            'reflection_answer', shown.reflection_answer,
            'reply', shown.reply,
            'reply_seen', shown.reply_seen_at is not null
          )
          order by shown.completed_date desc, shown.id
        ),
        '[]'
      )
      from (
        select *
        from public.assigned_asanas
        where user_id = person.id
          and origin = 'teacher'
          and completed
          and reflection_answer is not null
        order by completed_date desc, id
        limit 20
      ) as shown
      join public.asanas on asanas.id = shown.asana_id
    ),
    'notes', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', notes.id,
            'body', notes.body,
            'created_at', notes.created_at,
            'changed_at', notes.changed_at,
            'is_own', notes.author_id is not distinct from (select auth.uid()),
            'username', author.username,
            'full_name', author.full_name,
            'display_name', author.display_name
          )
          order by notes.created_at desc, notes.id
        ),
        '[]'
      )
      from private.student_notes as notes
      left join public.profiles as author on author.id = notes.author_id
      where notes.student_id = person.id
    )
  );
end;
$$;

comment on function private.student_page(uuid, int) is 'As public.student_page, which the API serves.';
grant execute on function private.student_page(uuid, int) to authenticated;

create function public.student_page(student_id uuid, week_start int) returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.student_page(student_id, week_start);
$$;

comment on function public.student_page(uuid, int) is
  'One student, for instructors; null when there is none. Takes the ISO number of the day on which the '
  'reader''s weeks begin. Answers {person, since, zone, today: where the student lives, streak: as the '
  'student reads it, pause: the present or the next one, weeks: twelve of {week, expected, done, '
  'seconds, days}, the running one last, series: at most twenty, what is still open first, with the day '
  'on which it is due, last: the latest twenty practices and meditations, whose what is '
  'null, reflections: the latest twenty answers to given work, notes: of instructors, the latest first}. '
  'Admins only (42501). Refuses with P0001 week_start_invalid.';
revoke all on function public.student_page(uuid, int) from public, anon, authenticated;
grant execute on function public.student_page(uuid, int) to authenticated;

create function private.keep_student_note(note_id uuid, student_id uuid, body text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  words text := nullif(btrim(keep_student_note.body, e' \t\r\n'), '');
  known private.student_notes;
begin
  perform private.require_admin();
  -- Two notes at once count each other.
  perform from public.profiles where id = keep_student_note.student_id for update;
  if not found then
    raise exception 'user_not_found';
  end if;
  if note_id is null or words is null or char_length(words) > 4000 then
    raise exception 'note_invalid';
  end if;
  select * into known from private.student_notes where id = note_id for update;
  if known.id is null then
    if (
      select count(*) from private.student_notes as notes
      where notes.student_id = keep_student_note.student_id
    ) >= 100
    then
      raise exception 'notes_full';
    end if;
    insert into private.student_notes (id, student_id, author_id, body)
    values (note_id, keep_student_note.student_id, (select auth.uid()), words);
  elsif known.student_id <> keep_student_note.student_id
    or known.author_id is distinct from (select auth.uid())
  then
    raise exception 'note_not_own';
  elsif known.body = words then
    -- Sent again, because the answer was lost.
    return;
  else
    update private.student_notes set body = words, changed_at = now() where id = note_id;
  end if;
  insert into public.audit_log (admin_id, action, table_name, row_id, columns)
  values ((select auth.uid()), 'update', 'profiles', keep_student_note.student_id, array['note']);
end;
$$;

comment on function private.keep_student_note(uuid, uuid, text) is
  'As public.keep_student_note, which the API serves.';
grant execute on function private.keep_student_note(uuid, uuid, text) to authenticated;

create function public.keep_student_note(note_id uuid, student_id uuid, body text) returns void
language sql
set search_path = ''
as $$
  select private.keep_student_note(note_id, student_id, body);
$$;

comment on function public.keep_student_note(uuid, uuid, text) is
  'Keeps a note of a student under the id that the client chose, or changes what it says. Admins only '
  '(42501), and what somebody else noted nobody changes. Refuses with P0001 and user_not_found, '
  'note_invalid (nothing, or more than 4000 characters), note_not_own, or notes_full (100 of one '
  'student).';
revoke all on function public.keep_student_note(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.keep_student_note(uuid, uuid, text) to authenticated;

create function private.delete_student_note(note_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  student uuid;
begin
  perform private.require_admin();
  delete from private.student_notes where id = note_id returning student_id into student;
  -- Sent again, or another instructor was first.
  if student is null then
    return;
  end if;
  insert into public.audit_log (admin_id, action, table_name, row_id, columns)
  values ((select auth.uid()), 'update', 'profiles', student, array['note_deleted']);
end;
$$;

comment on function private.delete_student_note(uuid) is
  'As public.delete_student_note, which the API serves.';
grant execute on function private.delete_student_note(uuid) to authenticated;

create function public.delete_student_note(note_id uuid) returns void
language sql
set search_path = ''
as $$
  select private.delete_student_note(note_id);
$$;

comment on function public.delete_student_note(uuid) is
  'Deletes a note of a student, whoever wrote it. Admins only (42501).';
revoke all on function public.delete_student_note(uuid) from public, anon, authenticated;
grant execute on function public.delete_student_note(uuid) to authenticated;

comment on table public.audit_log is
  'What administrators did: who, when, in which table, to which row and, of a change, to which '
  'columns (of a person, also that they were paused, `pause`, or not any longer, `resume`, and that '
  'something was noted of them, `note`, or such a note deleted, `note_deleted`). Names of columns and '
  'never their contents, so that no note, answer or secret is in it; of a row that is gone, what it was '
  'called. Only the database writes it, and nobody changes or deletes what it says.';
