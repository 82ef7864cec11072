-- The work that instructors give, as its student sees it, and as instructors look at it, reply to
-- it and end it.

create function public.assignments(time_zone text, at_most int) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  student uuid := (select auth.uid());
  today date;
  day_begins timestamptz;
  few int := greatest(1, least(assignments.at_most, 1000));
begin
  perform private.require_time_zone(assignments.time_zone);
  today := private.local_day(now(), assignments.time_zone);
  day_begins := today::timestamp at time zone assignments.time_zone;

  return jsonb_build_object(
    'today', (
      select coalesce(jsonb_agg(
        to_jsonb(work) || jsonb_build_object('asana', to_jsonb(asanas))
        order by work.due_date, work.id
      ), '[]')
      from (
        select * from public.assigned_asanas
        where user_id = student
          and origin = 'teacher'
          and (not completed and due_date <= today or completed and completed_date >= day_begins)
        order by due_date, id
        limit few
      ) as work
      left join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
    ),
    'today_total', (
      select count(*) from public.assigned_asanas
      where user_id = student
        and origin = 'teacher'
        and (not completed and due_date <= today or completed and completed_date >= day_begins)
    ),
    'upcoming', (
      select coalesce(jsonb_agg(
        to_jsonb(work) || jsonb_build_object('asana', to_jsonb(asanas))
        order by work.due_date, work.id
      ), '[]')
      from (
        select * from public.assigned_asanas
        where user_id = student and origin = 'teacher' and not completed and due_date > today
        order by due_date, id
        limit few
      ) as work
      left join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
    ),
    'upcoming_total', (
      select count(*) from public.assigned_asanas
      where user_id = student and origin = 'teacher' and not completed and due_date > today
    ),
    'replies', (
      select coalesce(jsonb_agg(
        to_jsonb(work) || jsonb_build_object('asana', to_jsonb(asanas))
        order by work.replied_at desc, work.id
      ), '[]')
      from (
        select * from public.assigned_asanas
        where user_id = student
          and origin = 'teacher'
          and completed_date < day_begins
          and reply is not null
          and reply_seen_at is null
        order by replied_at desc, id
        limit few
      ) as work
      left join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
    ),
    'summary', (
      select jsonb_build_object(
        'poses', count(*),
        'seconds', coalesce(sum(asanas.duration_seconds), 0),
        'completed', count(*) filter (where work.completed)
      )
      from public.assigned_asanas as work
      left join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
      where work.user_id = student
        and work.origin = 'teacher'
        and (asanas.id is not null or work.completed)
        and (
          not work.completed and work.due_date <= today
          or work.completed and work.completed_date >= day_begins
        )
    )
  );
end;
$$;

comment on function public.assignments(text, int) is
  'Everything that the Assignments tab shows, in one request. Takes the student''s IANA zone and '
  'how many rows of each list to send at most. Answers {today: what is due by the end of the local '
  'day and what was completed on it, today_total, upcoming: later open work, upcoming_total, '
  'replies: unread replies to what was completed before today, summary: {poses, seconds, '
  'completed} of today}; each row is an assignment with its asana, null where the student cannot '
  'read it. The summary counts what was done of such rows, without its time, and leaves out the '
  'rest: nobody can practice it. Refuses a zone that is none with P0001 time_zone_invalid.';
revoke all on function public.assignments(text, int) from public, anon, authenticated;
grant execute on function public.assignments(text, int) to authenticated;

create function private.refuse_archived_assignments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from new_rows
    join public.asanas on asanas.id = new_rows.asana_id and asanas.archived_at is not null
    where new_rows.origin = 'teacher' and not exists (
      select from public.assigned_asanas as earlier
      where earlier.series_id = new_rows.series_id and earlier.id <> new_rows.id
    )
  ) then
    raise exception 'asana_not_found';
  end if;
  return null;
end;
$$;

comment on function private.refuse_archived_assignments() is
  'New work with a pose that somebody deleted meanwhile is refused. Work that comes back is not: '
  'the student has done it, and its next occurrence says that the pose is gone.';

create trigger assigned_asanas_refuse_archived
after insert on public.assigned_asanas
referencing new table as new_rows
for each statement execute function private.refuse_archived_assignments();

create function private.is_given(work public.assigned_asanas) returns boolean
language sql
stable
set search_path = ''
as $$
  select not exists (
    select from public.assigned_asanas as earlier
    where earlier.series_id = work.series_id
      and (earlier.created_at, coalesce(earlier.completed_date, 'infinity'), earlier.id)
        < (work.created_at, coalesce(work.completed_date, 'infinity'), work.id)
  );
$$;

comment on function private.is_given(public.assigned_asanas) is
  'Whether an occurrence is the one that an instructor gave: the others of its series came later. '
  'Of two open occurrences that were written in one moment only one was given: a time that is not '
  'there yet is later than any other, and not unknown.';
grant execute on function private.is_given(public.assigned_asanas) to authenticated;

create function private.given_assignments(ids uuid[], time_zone text) returns jsonb
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
        )
      )
      order by array_position(ids, work.id)
    ),
    '[]'
  )
  from public.assigned_asanas as work
  join public.profiles as student on student.id = work.user_id
  join public.asanas as asana on asana.id = work.asana_id
  where work.id = any (ids) and work.origin = 'teacher';
$$;

comment on function private.given_assignments(uuid[], text) is
  'These assignments as an admin sees them, in the order of their ids: the rows with their '
  'students and poses, `today` where the student lives (in `time_zone` while that is not known), '
  'whether the pose is deleted, and whether an occurrence is still open.';
grant execute on function private.given_assignments(uuid[], text) to authenticated;

create function private.assignment_key(user_id uuid, asana_id uuid) returns text
language sql
stable
set search_path = ''
as $$
  select student.search_text || ' ' || asana.search_text
  from public.profiles as student, public.asanas as asana
  where student.id = assignment_key.user_id and asana.id = assignment_key.asana_id;
$$;

comment on function private.assignment_key(uuid, uuid) is
  'What given work is searched by: the names of its student and of its pose.';
grant execute on function private.assignment_key(uuid, uuid) to authenticated;

create function public.admin_assignments(
  search text default '',
  status text default 'all',
  time_zone text default 'UTC',
  after jsonb default null
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  patterns constant text[] := private.search_patterns(search);
  -- More than these are found sooner by going through the latest work.
  few constant int := 40;
  -- Those that hold every word, and those that hold one or more: of two words, one can be the
  -- student's and one the pose's.
  people uuid[];
  some_people uuid[];
  poses uuid[];
  some_poses uuid[];
  -- By what the rows are ordered, and which of them are looked at.
  moment text := case when status in ('completed', 'waiting') then 'completed_date' else 'created_at' end;
  kept text := case status
    when 'active' then 'not completed'
    when 'completed' then 'completed'
    when 'waiting' then 'completed and reflection_answer is not null and reply is null'
    else 'true'
  end;
  page uuid[];
  total bigint;
begin
  perform private.require_admin();
  perform private.require_time_zone(time_zone);

  if patterns <> '{}' then
    people := array(select id from public.profiles where search_text ~ all (patterns));
    poses := array(select id from public.asanas where search_text ~ all (patterns));
    some_people := people;
    some_poses := poses;
    if cardinality(patterns) > 1 then
      some_people := array(select id from public.profiles where search_text ~ any (patterns));
      some_poses := array(select id from public.asanas where search_text ~ any (patterns));
    end if;
  end if;

  if patterns <> '{}' and cardinality(some_people) + cardinality(poses) <= few then
    execute format(
      $query$
        select array(
          select found.id
          from (
            select theirs.id, theirs.at
            from unnest($5) as person (id)
            cross join lateral (
              select id, %1$I as at from public.assigned_asanas
              where user_id = person.id and origin = 'teacher' and %2$s and (%1$I, id) < ($3, $4)
                and (
                  person.id = any ($1)
                  or asana_id = any ($6)
                  and private.assignment_key(user_id, asana_id) ~ all ($7)
                )
              order by %1$I desc, id desc
              limit 50
            ) as theirs
            union
            select its.id, its.at
            from unnest($2) as pose (id)
            cross join lateral (
              select id, %1$I as at from public.assigned_asanas
              where asana_id = pose.id and origin = 'teacher' and %2$s and (%1$I, id) < ($3, $4)
              order by %1$I desc, id desc
              limit 50
            ) as its
          ) as found
          order by found.at desc, found.id desc
          limit 50
        )
      $query$,
      moment,
      kept
    )
    into page
    using
      people,
      poses,
      coalesce((after ->> 'at')::timestamptz, 'infinity'),
      coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
      some_people,
      some_poses,
      patterns;
  else
    execute format(
      $query$
        select array(
          select id from public.assigned_asanas
          where origin = 'teacher' and %2$s and (%1$I, id) < ($3, $4)
            and (
              $7 = '{}'
              or user_id = any ($1)
              or asana_id = any ($2)
              or cardinality($7) > 1
              and user_id = any ($5)
              and asana_id = any ($6)
              and private.assignment_key(user_id, asana_id) ~ all ($7)
            )
          order by %1$I desc, id desc
          limit 50
        )
      $query$,
      moment,
      kept
    )
    into page
    using
      people,
      poses,
      coalesce((after ->> 'at')::timestamptz, 'infinity'),
      coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
      some_people,
      some_poses,
      patterns;
  end if;

  if after is null then
    execute format(
      $query$
        select count(*) from public.assigned_asanas
        where origin = 'teacher' and %s
          and (
              $7 = '{}'
              or user_id = any ($1)
              or asana_id = any ($2)
              or cardinality($7) > 1
              and user_id = any ($5)
              and asana_id = any ($6)
              and private.assignment_key(user_id, asana_id) ~ all ($7)
            )
      $query$,
      kept
    )
    into total
    using people, poses, null::timestamptz, null::uuid, some_people, some_poses, patterns;
  end if;
  return jsonb_build_object(
    'items', private.given_assignments(page, time_zone), 'total', total
  );
end;
$$;

comment on function public.admin_assignments(text, text, text, jsonb) is
  'Fifty assignments as {items, total}, those after {at, id} of the last one, that hold the '
  'searched words in the student''s names or in the pose''s. `status` is all, active, completed or '
  'waiting (answered and without a reply). What is completed comes by its completion, the rest by '
  'when it was made, the latest first; `total` comes with the first page. Admins only (42501).';
revoke all on function public.admin_assignments(text, text, text, jsonb)
from public, anon, authenticated;
grant execute on function public.admin_assignments(text, text, text, jsonb) to authenticated;

create function public.admin_assignment(
  assignment_id uuid,
  time_zone text default 'UTC'
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  found_work jsonb;
begin
  perform private.require_admin();
  perform private.require_time_zone(time_zone);
  found_work := private.given_assignments(array[assignment_id], time_zone) -> 0;
  if found_work is null then
    raise exception 'assignment_not_found';
  end if;
  return found_work;
end;
$$;

comment on function public.admin_assignment(uuid, text) is
  'One assignment as admin_assignments shows it, as it is now; P0001 assignment_not_found when it '
  'is gone. Admins only (42501).';
revoke all on function public.admin_assignment(uuid, text) from public, anon, authenticated;
grant execute on function public.admin_assignment(uuid, text) to authenticated;

create function private.reply_to_assignment(assignment_id uuid, seen text, reply text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  work public.assigned_asanas;
  words text := nullif(btrim(reply_to_assignment.reply, e' \t\r\n'), '');
begin
  perform private.require_admin();
  select * into work from public.assigned_asanas
  where id = assignment_id and origin = 'teacher'
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
language sql
set search_path = ''
as $$
  select private.reply_to_assignment(assignment_id, seen, reply);
$$;

comment on function public.reply_to_assignment(uuid, text, text) is
  'Replies to what a student has done, or changes the reply; `seen` is the reply as the admin read '
  'it, empty for none. Admins only (42501). Refuses with P0001 and assignment_not_found, '
  'changed_meanwhile or reply_invalid (nothing written, or work that is not done yet).';
revoke all on function public.reply_to_assignment(uuid, text, text)
from public, anon, authenticated;
grant execute on function public.reply_to_assignment(uuid, text, text) to authenticated;

create function public.end_assignment(assignment_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  series uuid;
begin
  perform private.require_admin();
  select series_id into series from public.assigned_asanas where id = assignment_id;
  if series is null then
    raise exception 'assignment_not_found';
  end if;
  delete from public.assigned_asanas where series_id = series and not completed;
  if not found and exists (
    select from public.assigned_asanas where series_id = series and not completed
  ) then
    raise exception 'changed_meanwhile';
  end if;
end;
$$;

comment on function public.end_assignment(uuid) is
  'Ends an assignment: what of its series is still to do goes, what was done stays with its '
  'student. Admins only (42501). Refuses with P0001 and assignment_not_found, or changed_meanwhile '
  'when the student was completing it in the same moment.';
revoke all on function public.end_assignment(uuid) from public, anon, authenticated;
grant execute on function public.end_assignment(uuid) to authenticated;
