-- What an instructor sees of one student, the notes about them, and the list of students who need an
-- instructor's attention.

create table private.student_notes (
  id uuid primary key,
  student_id uuid not null references public.profiles (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  body text not null check (char_length(body) between 1 and 4000),
  created_at timestamptz not null default now(),
  changed_at timestamptz
);

comment on table private.student_notes is
  'Notes that instructors write about a student for each other. The student does not see them in the '
  'app, but downloads them with all other data about them.';

comment on column private.student_notes.author_id is
  'The instructor; null when their account is gone.';
comment on column private.student_notes.changed_at is 'When the body was changed last; null if never.';

create index student_notes_student_id_idx on private.student_notes (student_id, created_at desc, id);

create index student_notes_author_id_idx on private.student_notes (author_id);

alter table private.student_notes enable row level security;

create function private.assignment_weeks(student uuid, first_day date, weeks int, today date)
returns table (week date, expected int, done int)
language sql stable set search_path = ''
-- Only a plan for these dates knows how few days they are.
set plan_cache_mode = force_custom_plan
as $$
  with recent as (
    select series_id, completed, completion_id
    from public.assigned_asanas
    where user_id = assignment_weeks.student
      and origin = 'instructor'
      and completed
      -- A day of the student may begin a day before that of the server.
      and completed_date >= assignment_weeks.first_day - 2
    union all
    select series_id, completed, completion_id
    from public.assigned_asanas
    where user_id = assignment_weeks.student and origin = 'instructor' and not completed
  ),
  series as (
    select
      given.id,
      private.local_day(asanas.archived_at, coalesce(profiles.time_zone, 'UTC')) - 1 as last_day
    from public.assignment_series as given
    left join public.asanas on asanas.id = given.asana_id
    join public.profiles on profiles.id = given.user_id
    where given.user_id = assignment_weeks.student
      and (given.ends_on is null or given.ends_on >= assignment_weeks.first_day)
      -- What was given once and is done is over, and nobody writes that into its series.
      and (given.frequency <> 'once' or given.id in (select series_id from recent))
  ),
  done_days as (
    select distinct series.id, ledger.local_date as day
    from series
    join recent as work on work.series_id = series.id and work.completed
    join public.practice_ledger as ledger on ledger.id = work.completion_id
    where ledger.local_date
      between assignment_weeks.first_day and assignment_weeks.first_day + 7 * assignment_weeks.weeks - 1
  ),
  expected_days as (
    select series.id, expected.day
    from series
    cross join lateral private.expected_days(
      series.id,
      assignment_weeks.first_day,
      least(
        assignment_weeks.first_day + 7 * assignment_weeks.weeks - 1, assignment_weeks.today, series.last_day
      )
    ) as expected
    where expected.day < assignment_weeks.today or exists (
      select from done_days where done_days.id = series.id and done_days.day = expected.day
    )
  ),
  counts as (
    select id, number, sum(expected)::int as expected, sum(done)::int as done
    from (
      select id, (day - assignment_weeks.first_day) / 7 as number, 1 as expected, 0 as done
      from expected_days
      union all
      select id, (day - assignment_weeks.first_day) / 7, 0, 1 from done_days
    ) as days
    group by id, number
  )
  select
    assignment_weeks.first_day + 7 * numbers.number,
    coalesce(sum(counts.expected), 0)::int,
    -- What was done more often than asked makes up for nothing else.
    coalesce(sum(least(counts.done, counts.expected)), 0)::int
  from generate_series(0, assignment_weeks.weeks - 1) as numbers (number)
  left join counts on counts.number = numbers.number
  group by numbers.number
  order by numbers.number;
$$;

comment on function private.assignment_weeks(uuid, date, int, date) is
  'How well a student followed assignments, by week from a day on: the number of days on which each '
  'series was expected, as private.week_adherence counts them, and the number on which it was done, at '
  'most as many, summed over all series.';

create function private.student_page(student_id uuid, week_start int, language text)
returns jsonb
language plpgsql stable security definer set search_path = ''
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
  perform private.require_language(student_page.language);
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
      'email', (select email from auth.users where users.id = person.id),
      'avatar_url', person.avatar_url
    ),
    'since', person.created_at,
    'leaves_at', (select due_at from private.leavings where user_id = person.id),
    'zone', person.time_zone,
    'today', today,
    'streak', case
      when private.streak_stands(
        person.id, person.daily_streak_date, today, coalesce(person.time_zone, 'UTC')
      ) then person.daily_streak
      else 0
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
      from private.assignment_weeks(person.id, first_day, 12, today) as work
      cross join lateral (
        select sum(seconds)::int as seconds, count(*)::int as days
        from public.practice_days
        where user_id = person.id
          and local_date between work.week and work.week + 6
          and practices + meditations > 0
      ) as practiced
    ),
    'series', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', shown.id,
            'work', private.given_work(shown.asana_id, shown.class_version_id, student_page.language),
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
            where user_id = person.id and origin = 'instructor' and not completed
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
    ),
    'last', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', shown.id,
            'asana', private.asana_name(shown.asana_id, student_page.language),
            'seconds', shown.duration_seconds * shown.sets,
            'day', shown.local_date
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
    ),
    'reflections', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', shown.id,
            'work', private.given_work(shown.asana_id, shown.class_version_id, student_page.language),
            'completed_day', private.local_day(shown.completed_date, coalesce(person.time_zone, 'UTC')),
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
          and origin = 'instructor'
          and completed
          and reflection_answer is not null
        order by completed_date desc, id
        limit 20
      ) as shown
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

comment on function private.student_page(uuid, int, text) is 'As public.student_page, which the API serves.';

grant execute on function private.student_page(uuid, int, text) to authenticated;

create function public.student_page(
  student_id uuid,
  week_start int,
  language text default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.student_page(student_id, week_start, language);
$$;

comment on function public.student_page(uuid, int, text) is
  'One student, for instructors; null when there is none. Takes the ISO number of the day on which the '
  'reader''s weeks begin, and the language in which poses are named. Answers {person, since, zone, today: where the student lives, streak: as the '
  'student reads it, pause: the present or the next one, weeks: twelve of {week, expected, done, '
  'seconds, days}, the running one last, series: at most twenty, what is still open first, with its work '
  'and the day on which it is due, last: the latest twenty practices and meditations, whose asana is '
  'null, reflections: the latest twenty answers to given work, notes: of instructors, the latest first}. '
  'Admins only (42501). Refuses with P0001 week_start_invalid or language_invalid.';

grant execute on function public.student_page(uuid, int, text) to authenticated;

create function private.save_student_note(note_id uuid, student_id uuid, body text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  words text := nullif(btrim(save_student_note.body, e' \t\r\n'), '');
  known private.student_notes;
begin
  perform private.require_admin();
  -- Two notes at once count each other.
  perform from public.profiles where id = save_student_note.student_id for update;
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
      where notes.student_id = save_student_note.student_id
    ) >= 100
    then
      raise exception 'notes_full';
    end if;
    insert into private.student_notes (id, student_id, author_id, body)
    values (note_id, save_student_note.student_id, (select auth.uid()), words);
  elsif known.student_id <> save_student_note.student_id
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
  values ((select auth.uid()), 'update', 'profiles', save_student_note.student_id, array['note']);
end;
$$;

comment on function private.save_student_note(uuid, uuid, text) is
  'As public.save_student_note, which the API serves.';

grant execute on function private.save_student_note(uuid, uuid, text) to authenticated;

create function public.save_student_note(note_id uuid, student_id uuid, body text) returns void
language sql set search_path = ''
as $$
  select private.save_student_note(note_id, student_id, body);
$$;

comment on function public.save_student_note(uuid, uuid, text) is
  'Keeps a note of a student under the id that the client chose, or changes what it says. Admins only '
  '(42501), and what somebody else noted nobody changes. Refuses with P0001 and user_not_found, '
  'note_invalid (nothing, or more than 4000 characters), note_not_own, or notes_full (100 of one '
  'student).';

grant execute on function public.save_student_note(uuid, uuid, text) to authenticated;

create function private.delete_student_note(note_id uuid) returns void
language plpgsql security definer set search_path = ''
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
language sql set search_path = ''
as $$
  select private.delete_student_note(note_id);
$$;

comment on function public.delete_student_note(uuid) is
  'Deletes a note of a student, no matter which admin wrote it. Admins only (42501).';

grant execute on function public.delete_student_note(uuid) to authenticated;

-- The clock checks student by student for what an instructor should know: a reply that is due, a student who
-- has not begun, who stopped, or who does less than was asked. So the list costs the same at any size.

create table private.check_in_marks (
  student_id uuid not null references public.profiles (id) on delete cascade,
  reason text not null check (reason in ('answer', 'new', 'silent', 'adherence')),
  until timestamptz not null,
  by uuid references public.profiles (id) on delete set null,
  primary key (student_id, reason)
);

comment on table private.check_in_marks is
  'Check-ins that an instructor marked as done; they are not shown again before `until`.';

comment on column private.check_in_marks.by is 'The instructor; null when their account is gone.';

create index check_in_marks_by_idx on private.check_in_marks (by);

alter table private.check_in_marks enable row level security;

create table private.student_checks (
  student_id uuid primary key references public.profiles (id) on delete cascade,
  due_at timestamptz not null default now(),
  -- The more the sooner; null while nothing is amiss.
  weight int
);

comment on table private.student_checks is
  'When the clock looks next at a student, and how urgent a check-in was when it looked last.';

create index student_checks_due_at_idx on private.student_checks (due_at);

-- Read from any place in one go, also among many of the same weight, such as a class that joined in one day.
create index student_checks_by_weight_idx
on private.student_checks (weight, student_id) where weight is not null;

alter table private.student_checks enable row level security;

create function private.begin_student_check() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.student_checks (student_id) values (new.id) on conflict do nothing;
  return null;
end;
$$;

comment on function private.begin_student_check() is 'Has the clock check every new person.';

create trigger profiles_begin_student_check
after insert on public.profiles
for each row execute function private.begin_student_check();

create function private.check_in_for(
  student uuid,
  at timestamptz,
  out reason text,
  out weight int,
  out facts jsonb
)
language plpgsql stable set search_path = ''
-- Only a plan for these dates knows how few days they are.
set plan_cache_mode = force_custom_plan
as $$
declare
  person public.profiles;
  today date;
  marked text[];
  days int;
  last_day date;
  before int;
  kept record;
begin
  select * into person from public.profiles where id = check_in_for.student;
  if person.id is null or person.role = 'admin' then
    return;
  end if;
  today := private.local_day(at, coalesce(person.time_zone, 'UTC'));
  if exists (
    select from public.pauses
    where pauses.user_id = person.id and today between pauses.from_day and pauses.to_day
  ) then
    return;
  end if;
  marked := array(
    select marks.reason from private.check_in_marks as marks
    where marks.student_id = person.id and marks.until > at
  );

  if not 'answer' = any (marked) then
    select extract(day from at - min(completed_date))::int into days
    from public.assigned_asanas
    where user_id = person.id
      and origin = 'instructor'
      and completed
      and reflection_answer is not null
      and reply is null
      and completed_date < at - interval '2 days';
    if days is not null then
      reason := 'answer';
      weight := 4000 + least(days, 999);
      facts := jsonb_build_object('days', days);
      return;
    end if;
  end if;

  select max(local_date) into last_day
  from public.practice_days
  where user_id = person.id and practices + meditations > 0;
  days := today - coalesce(
    last_day, private.local_day(person.created_at, coalesce(person.time_zone, 'UTC'))
  );

  -- Who never began in a month is not new any more.
  if last_day is null and not 'new' = any (marked) and days between 5 and 30 then
    reason := 'new';
    weight := 3000 + days;
    facts := jsonb_build_object('days', days);
    return;
  end if;

  if last_day is not null and not 'silent' = any (marked) and days between 7 and 60 then
    select count(*)::int into before
    from public.practice_days
    where user_id = person.id
      and local_date between last_day - 27 and last_day
      and practices + meditations > 0;
    if before >= 12 then
      reason := 'silent';
      weight := 2000 + days;
      facts := jsonb_build_object('days', days, 'before', before);
      return;
    end if;
  end if;

  if not 'adherence' = any (marked) then
    -- Six weeks that end yesterday: today may still bring what is expected.
    select
      sum(expected) filter (where week < today - 14) as expected_before,
      sum(done) filter (where week < today - 14) as done_before,
      sum(expected) filter (where week >= today - 14) as expected,
      sum(done) filter (where week >= today - 14) as done
    into kept
    from private.assignment_weeks(person.id, today - 42, 6, today);
    -- One missed of one says nothing about somebody's habits.
    if kept.expected_before >= 4
      and kept.expected > 0
      and kept.done_before >= 0.7 * kept.expected_before
      and kept.done < 0.5 * kept.expected
    then
      reason := 'adherence';
      weight := 1000 + round(100 * (
        kept.done_before::numeric / kept.expected_before - kept.done::numeric / kept.expected
      ))::int;
      facts := to_jsonb(kept);
    end if;
  end if;
end;
$$;

comment on function private.check_in_for(uuid, timestamptz) is
  'Why an instructor should check in with a student, with its weight and its figures; all null if there is '
  'no reason, of administrators, and while the student is paused. The first of these that no instructor '
  'has marked as done: answer (without a reply for more than two days), new (nothing practiced since they '
  'joined, 5 to 30 days ago), silent (nothing for 7 to 60 days, after 12 days of practice or more in four '
  'weeks), adherence (less than half of what was expected in two weeks, after 70 % or more of at least four '
  'in the four before).';

create function private.check_students(at timestamptz, most int) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  checked int;
begin
  with due as (
    select student_id from private.student_checks
    where due_at <= at
    order by due_at
    limit most
    for update skip locked
  )
  update private.student_checks as checks
  set due_at = at + interval '6 hours', weight = check_in.weight
  from due
  cross join lateral private.check_in_for(due.student_id, at) as check_in
  where checks.student_id = due.student_id;
  get diagnostics checked = row_count;
  return checked;
end;
$$;

comment on function private.check_students(timestamptz, int) is
  'As public.check_students, which the API serves.';

grant execute on function private.check_students(timestamptz, int) to service_role;

create function public.check_students(at timestamptz default now(), most int default 200) returns int
language sql set search_path = ''
as $$
  select private.check_students(at, most);
$$;

comment on function public.check_students(timestamptz, int) is
  'Decides for each student whose last check was six hours ago whether an instructor should check in '
  'with them, for at most this many, and returns how many there were. For the clock.';

grant execute on function public.check_students(timestamptz, int) to service_role;

create function private.mark_check_in(student_id uuid, reason text, done boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from public.profiles where id = mark_check_in.student_id) then
    raise exception 'user_not_found';
  end if;
  if mark_check_in.reason is null or mark_check_in.reason not in ('answer', 'new', 'silent', 'adherence') then
    raise exception 'reason_invalid';
  end if;
  if done then
    insert into private.check_in_marks as marks (student_id, reason, until, by)
    values (
      mark_check_in.student_id, mark_check_in.reason, now() + interval '7 days', (select auth.uid())
    )
    on conflict on constraint check_in_marks_pkey do update
    set until = excluded.until, by = excluded.by;
  else
    delete from private.check_in_marks as marks
    where marks.student_id = mark_check_in.student_id and marks.reason = mark_check_in.reason;
  end if;
  -- Another reason may stand behind this one, or this one again.
  update private.student_checks as checks
  set weight = check_in.weight
  from private.check_in_for(mark_check_in.student_id, now()) as check_in
  where checks.student_id = mark_check_in.student_id;
end;
$$;

comment on function private.mark_check_in(uuid, text, boolean) is
  'As public.mark_check_in, which the API serves.';

grant execute on function private.mark_check_in(uuid, text, boolean) to authenticated;

create function public.mark_check_in(student_id uuid, reason text, done boolean) returns void
language sql set search_path = ''
as $$
  select private.mark_check_in(student_id, reason, done);
$$;

comment on function public.mark_check_in(uuid, text, boolean) is
  'Marks for seven days that an instructor has checked in with a student for a reason, or takes that '
  'back. Admins only (42501). Refuses with P0001 user_not_found or reason_invalid.';

grant execute on function public.mark_check_in(uuid, text, boolean) to authenticated;

create function public.admin_reflections(
  time_zone text default 'UTC',
  after jsonb default null,
  language text default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  page uuid[];
begin
  perform private.require_admin();
  perform private.require_time_zone(time_zone);
  perform private.require_language(language);
  page := array(
    select id from public.assigned_asanas
    where origin = 'instructor' and completed and reflection_answer is not null and reply is null
      and (
        after is null
        or (completed_date, id) > ((after ->> 'at')::timestamptz, (after ->> 'id')::uuid)
      )
    order by completed_date, id
    limit 20
  );
  return private.given_assignments(page, time_zone, language);
end;
$$;

comment on function public.admin_reflections(text, jsonb, text) is
  'Twenty answers without a reply, the one that has waited longest first, those after {at, id} of the '
  'last one: assignments as admin_assignments shows them. Admins only (42501).';

grant execute on function public.admin_reflections(text, jsonb, text) to authenticated;

create function private.check_ins(most int, after jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Before the first page: heavier than anybody can be.
  from_weight int := coalesce((after ->> 'weight')::int, 2147483647);
  from_id uuid := coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  looked_at record;
  line record;
  found_lines jsonb := '[]';
  next_place jsonb;
begin
  perform private.require_admin();
  for looked_at in
    select checks.student_id, checks.weight
    from private.student_checks as checks
    where checks.weight is not null
      and (checks.weight, checks.student_id) < (from_weight, from_id)
    order by checks.weight desc, checks.student_id desc
    -- A hundred looked at are a page, were it empty: what no longer holds costs no more than that.
    limit 100
  loop
    from_weight := looked_at.weight;
    from_id := looked_at.student_id;
    -- As it is now: they may have practiced since, and a colleague replied.
    select
      check_in.reason, check_in.facts, profiles.username, profiles.full_name, profiles.display_name,
      users.email
    into line
    from public.profiles
    join auth.users on users.id = profiles.id
    cross join lateral private.check_in_for(profiles.id, now()) as check_in
    where profiles.id = looked_at.student_id
      and check_in.reason is not null
      -- No check-in for students who are leaving: they have said what there is to say.
      and not exists (
        select from private.leavings where leavings.user_id = looked_at.student_id
      );
    if found then
      found_lines := found_lines || jsonb_build_object(
        'student', jsonb_build_object(
          'id', looked_at.student_id,
          'username', line.username,
          'full_name', line.full_name,
          'display_name', line.display_name,
          'email', line.email
        ),
        'reason', line.reason,
        'facts', line.facts
      );
      exit when jsonb_array_length(found_lines) = most;
    end if;
  end loop;

  if exists (
    select from private.student_checks as checks
    where checks.weight is not null
      and (checks.weight, checks.student_id) < (from_weight, from_id)
  ) then
    next_place := jsonb_build_object('weight', from_weight, 'id', from_id);
  end if;
  return jsonb_build_object('check_ins', found_lines, 'next', next_place);
end;
$$;

comment on function private.check_ins(int, jsonb) is
  'As public.check_ins, which the API serves, with at most so many students.';

grant execute on function private.check_ins(int, jsonb) to authenticated;

create function public.check_ins(after jsonb default null) returns jsonb
language sql stable set search_path = ''
as $$
  select private.check_ins(20, after);
$$;

comment on function public.check_ins(jsonb) is
  'Students an instructor should check in with, the most urgent first as the clock saw them, '
  'those after {weight, id}: {check_ins, next}. Each of at most twenty check-ins has {student: {id, username, '
  'full_name, display_name, email}, reason, facts}, as it is now: {days} of answer, new and silent, beside it '
  '{before} of silent, and {done, expected, done_before, expected_before} of adherence. Of a hundred '
  'that were looked at, those whose reason is gone are left out: next says from where to go on, even '
  'if a page has no check-ins; null at the end. Admins only (42501).';

grant execute on function public.check_ins(jsonb) to authenticated;
