-- The list of given work: what is completed comes by its completion, the latest first, and can be
-- narrowed to answers that wait for a reply; the first page says how many rows there are in all.

-- These assignments as an admin sees them, in the order of their ids: the rows with their students and
-- poses, `today` where the student lives (in `time_zone` while that is not known), whether the pose is
-- deleted, and whether an occurrence is still open.
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

-- Fifty assignments as {items, total}, those after {at, id} of the last one, that hold the searched words
-- in the student's names or in the pose's. `status` is all, active, completed or waiting (answered and
-- without a reply). What is completed comes by its completion, the rest by when it was made, the latest
-- first; `total` comes with the first page. Admins only (42501).
create or replace function public.admin_assignments(
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
  needle text := private.fold(btrim(search));
  -- More than these are found sooner by going through the latest work.
  few constant int := 40;
  people uuid[];
  poses uuid[];
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
  if not private.is_time_zone(time_zone) then
    raise exception 'time_zone_invalid';
  end if;

  if needle <> '' then
    people := array(select id from public.profiles where position(needle in search_text) > 0);
    poses := array(select id from public.asanas where position(needle in search_text) > 0);
  end if;

  if needle <> '' and cardinality(people) + cardinality(poses) <= few then
    execute format(
      $query$
        select array(
          select found.id
          from (
            select theirs.id, theirs.at
            from unnest($1) as person (id)
            cross join lateral (
              select id, %1$I as at from public.assigned_asanas
              where user_id = person.id and origin = 'teacher' and %2$s and (%1$I, id) < ($3, $4)
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
      coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  else
    execute format(
      $query$
        select array(
          select id from public.assigned_asanas
          where origin = 'teacher' and %2$s and (%1$I, id) < ($3, $4)
            and ($1 is null or user_id = any ($1) or asana_id = any ($2))
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
      coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  end if;

  if after is null then
    execute format(
      $query$
        select count(*) from public.assigned_asanas
        where origin = 'teacher' and %s
          and ($1 is null or user_id = any ($1) or asana_id = any ($2))
      $query$,
      kept
    )
    into total
    using people, poses;
  end if;
  return jsonb_build_object(
    'items', private.given_assignments(page, time_zone), 'total', total
  );
end;
$$;
