-- Of whom an instructor should know that something is amiss: who waits for a reply, who has not begun, who
-- stopped, who keeps less of what is asked. What that takes is looked at student by student, by the clock,
-- so that the list costs the same however many students there are.

create table private.teacher_marks (
  student_id uuid not null references public.profiles (id) on delete cascade,
  reason text not null check (reason in ('answer', 'new', 'silent', 'adherence')),
  until timestamptz not null,
  by uuid references public.profiles (id) on delete set null,
  primary key (student_id, reason)
);

comment on table private.teacher_marks is
  'What an instructor has taken care of: until then it is not told again.';
comment on column private.teacher_marks.by is 'The instructor; null when their account is gone.';
create index teacher_marks_by_idx on private.teacher_marks (by);
revoke all on table private.teacher_marks from public, anon, authenticated, service_role;
alter table private.teacher_marks enable row level security;

create table private.student_checks (
  student_id uuid primary key references public.profiles (id) on delete cascade,
  due_at timestamptz not null default now(),
  -- The more the sooner; null while nothing is amiss.
  weight int
);

comment on table private.student_checks is
  'When the clock looks next at a student, and how much they needed a word when it looked last.';
create index student_checks_due_at_idx on private.student_checks (due_at);
create index student_checks_weight_idx
on private.student_checks (weight desc, student_id) where weight is not null;
revoke all on table private.student_checks from public, anon, authenticated, service_role;
alter table private.student_checks enable row level security;

insert into private.student_checks (student_id) select id from public.profiles;

create function private.begin_student_check() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.student_checks (student_id) values (new.id) on conflict do nothing;
  return null;
end;
$$;

comment on function private.begin_student_check() is 'Lets the clock look at whoever is new.';

create trigger profiles_begin_student_check
after insert on public.profiles
for each row execute function private.begin_student_check();

create function private.word_for(
  student uuid,
  at timestamptz,
  out reason text,
  out weight int,
  out facts jsonb
)
language plpgsql
stable
set search_path = ''
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
  select * into person from public.profiles where id = word_for.student;
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
    select marks.reason from private.teacher_marks as marks
    where marks.student_id = person.id and marks.until > at
  );

  if not 'answer' = any (marked) then
    select extract(day from at - min(completed_date))::int into days
    from public.assigned_asanas
    where user_id = person.id
      and origin = 'teacher'
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
  where user_id = person.id and practices + sits > 0;
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
      and practices + sits > 0;
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
    from private.weeks_of_work(person.id, today - 42, 6, today);
    if kept.expected_before > 0
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

comment on function private.word_for(uuid, timestamptz) is
  'Why an instructor should have a word with a student, with its weight and its figures; all null if there is '
  'no reason, of administrators, and while the student is paused. The first of these that no instructor '
  'has marked as done: answer (without a reply for more than two days), new (nothing practiced since they '
  'joined, 5 to 30 days ago), silent (nothing for 7 to 60 days, after 12 days of practice or more in four '
  'weeks), adherence (less than half of what was expected in two weeks, after 70 % or more in the four '
  'before).';

create function private.check_students(at timestamptz, most int) returns int
language plpgsql
security definer
set search_path = ''
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
  set due_at = at + interval '6 hours', weight = word.weight
  from due
  cross join lateral private.word_for(due.student_id, at) as word
  where checks.student_id = due.student_id;
  get diagnostics checked = row_count;
  return checked;
end;
$$;

comment on function private.check_students(timestamptz, int) is
  'As public.check_students, which the API serves.';
grant execute on function private.check_students(timestamptz, int) to service_role;

create function public.check_students(at timestamptz default now(), most int default 200) returns int
language sql
set search_path = ''
as $$
  select private.check_students(at, most);
$$;

comment on function public.check_students(timestamptz, int) is
  'Looks at students whom nobody has looked at for six hours, at most this many, and returns how many '
  'they were: whether an instructor should have a word with them. For the clock.';
revoke all on function public.check_students(timestamptz, int) from public, anon, authenticated;
grant execute on function public.check_students(timestamptz, int) to service_role;

-- On a host the database looks by itself; here the clock does.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule(
      'niyama-students', '* * * * *', 'select private.check_students(now(), 500)'
    );
  end if;
end;
$$;

create function private.needs_a_word() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'student', jsonb_build_object(
            'id', shown.student_id,
            'username', shown.username,
            'full_name', shown.full_name,
            'display_name', shown.display_name
          ),
          'reason', shown.reason,
          'facts', shown.facts
        )
        order by shown.weight desc, shown.student_id
      ),
      '[]'
    )
    from (
      select
        heaviest.student_id, word.*, profiles.username, profiles.full_name, profiles.display_name
      from (
        select student_id from private.student_checks
        where weight is not null
        order by weight desc, student_id
        limit 30
      ) as heaviest
      join public.profiles on profiles.id = heaviest.student_id
      -- As it is now: they may have practiced since, and a colleague replied.
      cross join lateral private.word_for(heaviest.student_id, now()) as word
      where word.reason is not null
      order by word.weight desc, heaviest.student_id
      limit 20
    ) as shown
  );
end;
$$;

comment on function private.needs_a_word() is
  'At most twenty students with whom an instructor should have a word, the most urgent first, with '
  'their names, the reason and its figures: {days} of answer, new and silent, beside it {before} of '
  'silent, and {done, expected, done_before, expected_before} of adherence. Admins only (42501).';
grant execute on function private.needs_a_word() to authenticated;

create function private.mark_word(student_id uuid, reason text, done boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from public.profiles where id = mark_word.student_id) then
    raise exception 'user_not_found';
  end if;
  if mark_word.reason is null or mark_word.reason not in ('answer', 'new', 'silent', 'adherence') then
    raise exception 'reason_invalid';
  end if;
  if done then
    insert into private.teacher_marks as marks (student_id, reason, until, by)
    values (
      mark_word.student_id, mark_word.reason, now() + interval '7 days', (select auth.uid())
    )
    on conflict on constraint teacher_marks_pkey do update
    set until = excluded.until, by = excluded.by;
  else
    delete from private.teacher_marks as marks
    where marks.student_id = mark_word.student_id and marks.reason = mark_word.reason;
  end if;
  -- Another reason may stand behind this one, or this one again.
  update private.student_checks as checks
  set weight = word.weight
  from private.word_for(mark_word.student_id, now()) as word
  where checks.student_id = mark_word.student_id;
end;
$$;

comment on function private.mark_word(uuid, text, boolean) is
  'As public.mark_word, which the API serves.';
grant execute on function private.mark_word(uuid, text, boolean) to authenticated;

create function public.mark_word(student_id uuid, reason text, done boolean) returns void
language sql
set search_path = ''
as $$
  select private.mark_word(student_id, reason, done);
$$;

comment on function public.mark_word(uuid, text, boolean) is
  'Marks for seven days that an instructor has taken care of why a student needed a word, or takes that '
  'back. Admins only (42501). Refuses with P0001 user_not_found or reason_invalid.';
revoke all on function public.mark_word(uuid, text, boolean) from public, anon, authenticated;
grant execute on function public.mark_word(uuid, text, boolean) to authenticated;

create or replace function public.dashboard(time_zone text, week_start int) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  today date;
  week timestamptz;
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
  perform private.require_time_zone(dashboard.time_zone);
  if week_start is null or week_start not between 1 and 7 then
    raise exception 'week_start_invalid';
  end if;
  today := private.local_day(now(), dashboard.time_zone);
  week := (today - ((extract(isodow from today)::int - week_start + 7) % 7))::timestamp
    at time zone dashboard.time_zone;

  return private.school_practice(today) || (
    select jsonb_build_object(
      'today', today,
      'users',
      (
        select jsonb_build_object(
          'count', count(*), 'new_this_week', count(*) filter (where created_at >= week)
        )
        from public.profiles
      ),
      'asanas',
      (
        select jsonb_build_object(
          'count', count(*), 'new_this_week', count(*) filter (where created_at >= week)
        )
        from public.asanas
        where archived_at is null
      ),
      'communities',
      (
        select jsonb_build_object(
          'count', count(*), 'new_this_week', count(*) filter (where created_at >= week)
        )
        from public.communities
      ),
      'practices',
      jsonb_build_object(
        'count', given.total - given.completed, 'new_this_week', given.new_this_week
      ),
      'assignments',
      jsonb_build_object('total', given.total, 'completed', given.completed),
      'recent', private.recent_events(),
      'audit', private.audit_acts(8, null, null, null),
      'words', private.needs_a_word()
    )
    from (
      select
        count(*) as total,
        count(*) filter (where completed) as completed,
        (
          -- Series by series: the next occurrences of this week are many more than what was given.
          select coalesce(sum((
            select count(*)
            from public.assigned_asanas as work
            where work.series_id = series.id
              and work.created_at >= week
              and not work.completed
              and private.is_given(work)
          )), 0)
          from public.assignment_series as series
          where series.created_at >= week
        ) as new_this_week
      from public.assigned_asanas
      where origin = 'teacher'
    ) as given
  );
end;
$$;

comment on function public.dashboard(text, int) is
  'Admins only (42501). Takes the reader''s IANA zone and the ISO number of the day on which the '
  'reader''s weeks begin. Answers {today, users, practices, asanas, communities: {count, '
  'new_this_week}, assignments: {total, completed}, active_today, average_seconds, most_popular: '
  '{id, name}, days: [{date, practices, sits}] of four weeks, recent: the newest five events of '
  'the work that was given, audit: the latest eight acts of administrators, words: students with whom '
  'to have a word, as private.needs_a_word says}. Refuses with P0001 time_zone_invalid or '
  'week_start_invalid.';
