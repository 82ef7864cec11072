-- What instructors do with assignments: give them to many students, change one occurrence or all that
-- follow, reply, end them, and pause students.

-- Bodies name objects of later files.
set local check_function_bodies = off;

create function private.reply_to_assignment(assignment_id uuid, seen text, reply text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  work public.assigned_asanas;
  words text := nullif(btrim(reply_to_assignment.reply, e' \t\r\n'), '');
begin
  perform private.require_admin();
  select * into work from public.assigned_asanas
  where id = assignment_id and origin = 'instructor'
  for update;
  if work.id is null then
    raise exception 'assignment_not_found';
  elsif words is null or not work.completed then
    raise exception 'reply_invalid';
  elsif work.reply = words then
    -- Sent again because the answer was lost.
    return;
  elsif work.reply is distinct from nullif(seen, '') then
    raise exception 'changed_meanwhile';
  end if;
  update public.assigned_asanas
  set
    reply = words,
    replied_at = now(),
    replied_by = (select auth.uid()),
    -- What reads differently is new again.
    reply_seen_at = null
  where id = assignment_id;
end;
$$;

comment on function private.reply_to_assignment(uuid, text, text) is
  'As public.reply_to_assignment, which the API serves.';

grant execute on function private.reply_to_assignment(uuid, text, text) to authenticated;

create function public.reply_to_assignment(assignment_id uuid, seen text, reply text) returns void
language sql set search_path = ''
as $$
  select private.reply_to_assignment(assignment_id, seen, reply);
$$;

comment on function public.reply_to_assignment(uuid, text, text) is
  'Replies to what a student has done, or changes the reply; `seen` is the reply as the admin read '
  'it, empty for none. Admins only (42501). Refuses with P0001 and assignment_not_found, '
  'changed_meanwhile or reply_invalid (nothing written, or work that is not done yet).';

grant execute on function public.reply_to_assignment(uuid, text, text) to authenticated;

create function public.end_assignment(assignment_id uuid) returns void
language sql set search_path = ''
as $$
  select private.end_assignment(assignment_id);
$$;

comment on function public.end_assignment(uuid) is
  'Ends an assignment: what of its series is still to do goes, what was done stays with its '
  'student. One that has ended stays so. Admins only (42501).';

grant execute on function public.end_assignment(uuid) to authenticated;

create function private.end_series(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
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
language plpgsql security definer set search_path = ''
as $$
declare
  series public.assignment_series;
begin
  perform private.require_admin();
  select given.* into series
  from public.assigned_asanas as work
  join public.assignment_series as given on given.id = work.series_id
  where work.id = assignment_id;
  -- Sent again, or another instructor was first.
  if series.id is null then
    return;
  end if;
  -- Holds back the student's completions, which would make a next occurrence unseen by what follows.
  perform from public.profiles where id = series.user_id for update;
  perform private.end_series(array[series.id]);
end;
$$;

comment on function private.end_assignment(uuid) is
  'As public.end_assignment, which the API serves.';

grant execute on function private.end_assignment(uuid) to authenticated;

-- `user_not_found`, because `profile_not_found` is about the caller's own profile.

create function private.lock_student(student uuid) returns date
language plpgsql set search_path = ''
as $$
declare
  held public.profiles;
begin
  select * into held from public.profiles where id = student for update;
  if held.id is null then
    raise exception 'user_not_found';
  end if;
  return private.local_day(now(), coalesce(held.time_zone, 'UTC'));
end;
$$;

comment on function private.lock_student(uuid) is
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
language plpgsql security definer set search_path = ''
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
  select * into work from public.assigned_asanas where id = assignment_id and origin = 'instructor';
  if work.id is null then
    raise exception 'assignment_not_found';
  end if;
  today := private.lock_student(work.user_id);
  select * into work from public.assigned_asanas where id = assignment_id;
  select * into series from public.assignment_series where id = work.series_id;
  -- Sent again, because the answer to the first was lost.
  if series.revision = change_assignment.revision + 1
    and not work.completed
    and (work.notes, work.reflection_question, work.frequency, work.days_of_week)
      is not distinct from (
        change_assignment.notes,
        change_assignment.reflection_question,
        change_assignment.frequency,
        change_assignment.days_of_week
      )
    and (
      not later
      or (series.notes, series.reflection_question)
        is not distinct from (change_assignment.notes, change_assignment.reflection_question)
    )
    and (
      work.due_date in (first_day, private.first_day_not_paused(work.user_id, first_day))
      or later
        and series.starts_on = greatest(first_day, today)
        and work.due_date = private.next_expected_day(series.id, series.starts_on - 1)
    )
  then
    return;
  end if;
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
    first_day := private.first_day_not_paused(work.user_id, first_day);
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
  -- A pause that is taken back does not undo what was changed in it.
  update public.pauses set late = late - work.id::text where user_id = work.user_id;
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
language sql set search_path = ''
as $$
  select private.change_assignment(
    assignment_id, revision, later, due_date, notes, reflection_question, frequency, days_of_week
  );
$$;

comment on function public.change_assignment(uuid, int, boolean, date, text, text, text, text[]) is
  'Changes an open assignment: this occurrence (its day, notes and question), or with `later` also '
  'all that come, which take the rhythm too. What was expected before stays expected, and what is '
  'done never changes. `revision` is the one that the admin read; the same sent again changes nothing. Admins only (42501). Refuses with '
  'P0001 and assignment_not_found, changed_meanwhile (also when it was completed meanwhile), or '
  'assignment_invalid for a day that is over or on which it was done.';

grant execute on function public.change_assignment(uuid, int, boolean, date, text, text, text, text[])
to authenticated;

create function private.settle_open_assignments(student uuid, from_day date, moves daterange)
returns void
language sql set search_path = ''
as $$
  select private.settle_open_assignments(array[student], array[from_day], array[moves]);
$$;

comment on function private.settle_open_assignments(uuid, date, daterange) is
  'Brings the open work of a student that is due in `moves` to the first day from `from_day` on '
  'which it is expected, by the pauses as they are, or which at least is not paused.';

create function private.settle_open_assignments(students uuid[], from_days date[], moves daterange[])
returns void
language plpgsql set search_path = ''
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
    from unnest(students, from_days, settle_open_assignments.moves) as held (student, from_day, moves)
    join public.assigned_asanas as work on work.user_id = held.student
    cross join lateral (
      select max(greatest(coalesce(done.moved_from, done.due_date), ledger.local_date)) as day
      from public.assigned_asanas as done
      join public.practice_ledger as ledger on ledger.id = done.completion_id
      where done.series_id = work.series_id
    ) as last_done
    where work.origin = 'instructor'
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

comment on function private.settle_open_assignments(uuid[], date[], daterange[]) is
  'Brings the open work of each of these students that is due in its range of `moves` to the first day '
  'from its `from_day` on which it is expected, by the pauses as they are, or which at least is not paused.';

create function private.pause_student(student_id uuid, from_day date, to_day date) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  today date;
  pause uuid;
begin
  perform private.require_admin();
  today := private.lock_student(student_id);
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
  perform private.settle_open_assignments(
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
language sql set search_path = ''
as $$
  select private.pause_student(student_id, from_day, to_day);
$$;

comment on function public.pause_student(uuid, date, date) is
  'Pauses all assignments of a student, the first and the last day included, and returns the id of '
  'the pause. What is open and due in it comes after it. Admins only (42501). Refuses with P0001 and '
  'user_not_found, pause_invalid (that begins before today, or in more than a year, or is longer than '
  'one), or pause_overlaps (with another one of theirs).';

grant execute on function public.pause_student(uuid, date, date) to authenticated;

create function private.end_pause(pause_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  pause public.pauses;
  today date;
begin
  perform private.require_admin();
  select * into pause from public.pauses where id = pause_id;
  -- Sent again, or another instructor was first.
  if pause.id is null then
    return;
  end if;
  today := private.lock_student(pause.user_id);
  select * into pause from public.pauses where id = pause_id;
  -- The same, or it is over.
  if pause.id is null or pause.to_day < today then
    return;
  end if;
  delete from public.pauses where id = pause_id and from_day >= today;
  if pause.from_day >= today then
    -- Taken back: what was late is late again.
    with moved as (
      update public.assigned_asanas as work
      set due_date = late.day::date
      from jsonb_each_text(pause.late) as late (id, day)
      where work.id = late.id::uuid
        and not work.completed
        and work.moved_from is null
        and work.due_date > pause.to_day
      returning work.series_id
    )
    update public.assignment_series
    set revision = revision + 1
    where id in (select series_id from moved);
  end if;
  update public.pauses set to_day = today - 1 where id = pause_id;
  perform private.settle_open_assignments(
    pause.user_id, greatest(pause.from_day, today), daterange(pause.to_day + 1, null)
  );
  insert into public.audit_log (admin_id, action, table_name, row_id, columns)
  values ((select auth.uid()), 'update', 'profiles', pause.user_id, array['resume']);
end;
$$;

comment on function private.end_pause(uuid) is 'As public.end_pause, which the API serves.';

grant execute on function private.end_pause(uuid) to authenticated;

create function public.end_pause(pause_id uuid) returns void
language sql set search_path = ''
as $$
  select private.end_pause(pause_id);
$$;

comment on function public.end_pause(uuid) is
  'Ends a pause: from today on, where the student lives, their assignments go on; one that has not '
  'begun before today is gone, and what was late before it is late again. One that is over stays so. Admins only (42501).';

grant execute on function public.end_pause(uuid) to authenticated;

create function private.recipients(
  student_ids uuid[],
  everybody boolean,
  community_ids uuid[],
  searches text[]
) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  people uuid[] := student_ids;
  typed text;
begin
  perform private.require_admin();
  perform private.require_communities(community_ids);
  if everybody then
    people := people || array(select id from public.profiles where role = 'user');
  end if;
  people := people || array(
    select members.user_id
    from public.community_members as members
    join public.profiles on profiles.id = members.user_id and profiles.role = 'user'
    where members.community_id = any (community_ids)
  );
  foreach typed in array searches loop
    people := people || array(
      select profiles.id
      from private.people_found(typed) as hit (id)
      join public.profiles using (id)
      where profiles.role = 'user'
    );
  end loop;
  return query select distinct unnest(people);
end;
$$;

comment on function private.recipients(uuid[], boolean, uuid[], text[]) is
  'The recipients of work: these people, and the students of these groups, each once. Administrators are '
  'in no group. Admins only (42501). Refuses with P0001 and community_not_found.';

grant execute on function private.recipients(uuid[], boolean, uuid[], text[]) to authenticated;

create function private.count_recipients(
  student_ids uuid[],
  everybody boolean,
  community_ids uuid[],
  searches text[],
  asana_ids uuid[],
  due_date date,
  frequency text,
  days_of_week text[],
  class_ids uuid[]
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counted jsonb;
begin
  perform private.require_admin();
  with people as materialized (
    select
      profiles.id, profiles.username, profiles.full_name, profiles.display_name,
      coalesce(
        private.first_day_given(
          profiles.id,
          count_recipients.due_date,
          count_recipients.frequency,
          count_recipients.days_of_week
        ),
        private.local_day(now(), coalesce(profiles.time_zone, 'UTC'))
      ) as first_day,
      not exists (select from private.leavings where user_id = profiles.id) and (
        private.wants_mail(profiles, 'assignment')
        or private.wants_push(profiles, 'assignment')
        and exists (select from public.push_subscriptions where user_id = profiles.id)
      ) as is_notified
    from private.recipients(student_ids, everybody, community_ids, searches) as person (id)
    join public.profiles using (id)
  ),
  paused as (
    select people.*
    from people
    join public.pauses on pauses.user_id = people.id
      and people.first_day between pauses.from_day and pauses.to_day
  )
  select jsonb_build_object(
    'people', (select count(*) from people),
    'notified', (select count(*) from people where is_notified),
    'having', (
      select count(distinct work.user_id)
      from public.assigned_asanas as work
      join people on people.id = work.user_id
      where work.work_key = any (
          asana_ids || array(select id from public.class_versions where class_id = any (class_ids))
        )
        and not work.completed
        and work.origin = 'instructor'
    ),
    'paused', (select count(*) from paused),
    'only_paused', (
      select jsonb_build_object(
        'username', username,
        'full_name', full_name,
        'display_name', display_name,
        'until', private.first_day_not_paused(id, first_day) - 1
      )
      from paused
      where (select count(*) from paused) = 1
    ),
    'later', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('due_date', later.first_day, 'people', later.people)
          order by later.first_day
        ),
        '[]'
      )
      from (
        select first_day, count(*) as people
        from people
        where first_day > count_recipients.due_date and id not in (select id from paused)
        group by first_day
      ) as later
    )
  )
  into counted;
  return counted;
end;
$$;

comment on function private.count_recipients(
  uuid[], boolean, uuid[], text[], uuid[], date, text, text[], uuid[]
) is
  'As public.count_recipients, which the API serves.';

grant execute on function private.count_recipients(
  uuid[], boolean, uuid[], text[], uuid[], date, text, text[], uuid[]
) to authenticated;

create function public.count_recipients(
  student_ids uuid[] default '{}',
  everybody boolean default false,
  community_ids uuid[] default '{}',
  searches text[] default '{}',
  asana_ids uuid[] default '{}',
  due_date date default null,
  frequency text default 'daily',
  days_of_week text[] default null,
  class_ids uuid[] default '{}'
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.count_recipients(
    student_ids, everybody, community_ids, searches, asana_ids, due_date, frequency, days_of_week, class_ids
  );
$$;

comment on function public.count_recipients(
  uuid[], boolean, uuid[], text[], uuid[], date, text, text[], uuid[]
) is
  'Of these people, and the students of these groups, as {people, notified, having, paused, only_paused, later}: '
  'how many would be given work now, how many of them hear of it by notification or mail, how many have one '
  'of these poses or classes to do already, how many are paused '
  'on its first day (today without one) and, where that is one person, their names and the last day of the '
  'pause, and how many others would begin on a later day, as {due_date, people} for each. Admins only '
  '(42501). Refuses with P0001 and community_not_found.';

grant execute on function public.count_recipients(
  uuid[], boolean, uuid[], text[], uuid[], date, text, text[], uuid[]
) to authenticated;

create function private.recipient_options(search text) returns jsonb
language plpgsql stable security definer set search_path = ''
-- A plan for any list of people would not know whether it is short.
set plan_cache_mode = force_custom_plan
as $$
declare
  typed constant text := btrim(search);
  patterns constant text[] := private.search_patterns(search);
  everybody bigint;
  matching bigint;
  hits uuid[];
begin
  perform private.require_admin();
  if typed = '' then
    select students into everybody from private.count_people();
  else
    hits := array(select private.people_found(search));
    select count(*) into matching
    from public.profiles
    where id = any (hits) and role = 'user';
  end if;
  return jsonb_build_object(
    'everybody', everybody,
    'matching', matching,
    'communities', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', named.id,
        'name', named.name,
        'students', named.member_count - (
          select count(*)
          from public.profiles
          join public.community_members as members
            on members.user_id = profiles.id and members.community_id = named.id
          where profiles.role = 'admin'
        )
      ) order by named.name, named.id), '[]')
      from (
        select id, name, member_count
        from public.communities
        where private.search_key(name) ~ all (patterns)
        order by name, id
        limit 20
      ) as named
    ),
    'people', (
      select coalesce(jsonb_agg(to_jsonb(person)), '[]')
      from (
        select profiles.id, profiles.username, profiles.full_name, profiles.display_name, users.email
        from public.profiles
        join auth.users on users.id = profiles.id
        where hits is null or profiles.id = any (hits)
        order by
          private.sort_name(profiles.display_name, profiles.full_name, profiles.username),
          profiles.id
        limit 50
      ) as person
    )
  );
end;
$$;

comment on function private.recipient_options(text) is
  'As public.recipient_options, which the API serves.';

grant execute on function private.recipient_options(text) to authenticated;

create function public.recipient_options(search text default '') returns jsonb
language sql stable set search_path = ''
as $$
  select private.recipient_options(search);
$$;

comment on function public.recipient_options(text) is
  'The possible recipients of work, as {everybody, matching, communities, people}: how many students '
  'there are, or how many of them the words find (the other is null), at most 20 communities by name '
  'with how many students each has, and the first 50 people by name with their addresses. '
  'Admins only (42501).';

grant execute on function public.recipient_options(text) to authenticated;

create function private.first_day_given(
  student uuid, due_date date, frequency text, days_of_week text[]
) returns date
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := (
    select private.local_day(now(), coalesce(time_zone, 'UTC'))
    from public.profiles
    where id = student
  );
begin
  -- The table refuses null and days before 2000.
  if (due_date >= date '2000-01-01' and due_date < today) is not true then
    return due_date;
  elsif frequency <> 'specific_days' then
    return today;
  end if;
  return (
    select min(today + ahead)
    from generate_series(0, 6) as ahead
    where (array[
      'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
    ])[extract(isodow from today + ahead)::int] = any (days_of_week)
  );
end;
$$;

comment on function private.first_day_given(uuid, date, text, text[]) is
  'The day on which work begins that is given for `due_date`: where it is over already for the student, '
  'their own today, or the next of the days of the week.';

grant execute on function private.first_day_given(uuid, date, text, text[]) to authenticated;

create function private.versions_to_give(class_ids uuid[])
returns table (class_id uuid, version_id uuid)
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  -- In one order, so that of two instructors neither waits for the other.
  for class_id in select distinct unnest(class_ids) as id order by id loop
    version_id := private.version_of(class_id);
    if (select archived_at is not null from public.classes where id = class_id) then
      raise exception 'class_not_found';
    elsif (
      select private.seconds_to_complete(class_versions) = 0
      from public.class_versions where id = version_id
    ) then
      raise exception 'class_empty';
    end if;
    return next;
  end loop;
end;
$$;

comment on function private.versions_to_give(uuid[]) is
  'The version of each of these classes of the shelf as it stands now. Admins only (42501). Refuses with P0001 '
  'and class_not_found, also for one that is archived or a student''s own, or class_empty, of which nothing '
  'could be practiced.';

grant execute on function private.versions_to_give(uuid[]) to authenticated;

create function public.give_assignments(
  request_id uuid,
  due_date date,
  frequency text,
  asana_ids uuid[] default '{}',
  class_ids uuid[] default '{}',
  student_ids uuid[] default '{}',
  everybody boolean default false,
  community_ids uuid[] default '{}',
  searches text[] default '{}',
  days_of_week text[] default null,
  notes text default null,
  reflection_question text default null
) returns int
language plpgsql set search_path = ''
as $$
declare
  people uuid[];
  -- What one request writes before the deadline of the API, with the mails and notifications.
  most constant int := 2000;
begin
  perform private.require_admin();
  people := array(
    select private.recipients(student_ids, everybody, community_ids, searches)
  );
  if people = '{}' then
    raise exception 'recipients_none';
  end if;
  if cardinality(people) * (
    coalesce(cardinality(asana_ids), 0) + coalesce(cardinality(class_ids), 0)
  ) > most then
    raise exception 'too_many_assignments';
  end if;
  insert into public.assigned_asanas (
    id, user_id, asana_id, class_version_id, frequency, days_of_week, due_date, notes, reflection_question
  )
  select
    -- The same work that is sent again under its request is given once. Of work that is given at once the
    -- list is in the order of the ids: student by student, and the work of each in the same order.
    overlay(
      overlay(
        md5(concat_ws(
          E'\n', request_id, person.id, work.id, frequency, days_of_week, give_assignments.due_date,
          coalesce(notes, ''), coalesce(reflection_question, '')
        ))
        placing left(md5(person.id::text), 8) from 1
      )
      placing left(md5(work.id::text), 4) || '8' from 9
    )::uuid,
    person.id,
    work.asana_id,
    work.class_version_id,
    give_assignments.frequency,
    give_assignments.days_of_week,
    person.first_day,
    give_assignments.notes,
    give_assignments.reflection_question
  from (
    select
      given.id,
      private.first_day_given(
        given.id, give_assignments.due_date, give_assignments.frequency, give_assignments.days_of_week
      ) as first_day
    from unnest(people) as given (id)
  ) as person
  cross join (
    select distinct pose, pose, null::uuid from unnest(asana_ids) as pose
    union all
    select class_id, null, version_id from private.versions_to_give(class_ids)
  ) as work (id, asana_id, class_version_id)
  on conflict (id) do nothing;
  return cardinality(people);
end;
$$;

comment on function public.give_assignments(
  uuid, date, text, uuid[], uuid[], uuid[], boolean, uuid[], text[], text[], text, text
) is
  'Gives each pose and each class, as it stands now, to each of these people and to the students of these groups, all of it or nothing, '
  'and returns how many people that are. It is never due before the day where they live, nor in a pause, '
  'but on the first day after it on which it is expected. `request_id` is the device''s: the same work that is sent '
  'again under it is given once. Admins only (42501). Refuses with P0001 and community_not_found, '
  'recipients_none, too_many_assignments (more than 2000, people by poses and classes), asana_not_found, '
  'class_not_found (also for a class that is archived or a student''s own) or class_empty (without practice).';

grant execute on function public.give_assignments(
  uuid, date, text, uuid[], uuid[], uuid[], boolean, uuid[], text[], text[], text, text
) to authenticated;

create function private.pause_students(student_ids uuid[], from_day date, to_day date)
returns jsonb
language plpgsql security definer set search_path = ''
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
  perform private.settle_open_assignments(chosen.free, chosen.first_days, chosen.moves);
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

comment on function private.pause_students(uuid[], date, date) is
  'As public.pause_students, which the API serves.';

grant execute on function private.pause_students(uuid[], date, date) to authenticated;

create function public.pause_students(student_ids uuid[], from_day date, to_day date) returns jsonb
language sql set search_path = ''
as $$
  select private.pause_students(student_ids, from_day, to_day);
$$;

comment on function public.pause_students(uuid[], date, date) is
  'Pauses all assignments of these students as pause_student does, each in the days where they live, '
  'and answers {paused, overlapping}: how many, and the ids of those who have another pause in these '
  'days, which stays as it is. Whose account is gone is in neither. Admins only (42501). Refuses with '
  'P0001 and too_many_people (more than 500) or pause_invalid.';

grant execute on function public.pause_students(uuid[], date, date) to authenticated;
