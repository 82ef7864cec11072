-- The list of given work in a large school: what is shown of a page is put together at once and not
-- row by row, and words that few people or poses hold are looked for among theirs alone, where the
-- search went through all work before.

create index assigned_asanas_given_to_idx
on public.assigned_asanas (user_id, created_at desc, id desc) where origin = 'teacher';
create index assigned_asanas_given_asana_idx
on public.assigned_asanas (asana_id, created_at desc, id desc) where origin = 'teacher';

-- These assignments as an admin sees them, the latest first: the rows with their students and poses,
-- `today` where the student lives (in `time_zone` while that is not known), and whether an occurrence
-- is still open.
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
        'asana', jsonb_build_object('id', asana.id, 'name', asana.name),
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
      order by work.created_at desc, work.id desc
    ),
    '[]'
  )
  from public.assigned_asanas as work
  join public.profiles as student on student.id = work.user_id
  join public.asanas as asana on asana.id = work.asana_id
  where work.id = any (ids) and work.origin = 'teacher';
$$;
grant execute on function private.given_assignments(uuid[], text) to authenticated;

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
  last_at timestamptz := coalesce((after ->> 'created_at')::timestamptz, 'infinity');
  last_id uuid := coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  -- More than these are found sooner by going through the latest work.
  few constant int := 40;
  people uuid[];
  poses uuid[];
  page uuid[];
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
    page := array(
      select found.id
      from (
        select theirs.id, theirs.created_at
        from unnest(people) as person (id)
        cross join lateral (
          select id, created_at from public.assigned_asanas
          where user_id = person.id and origin = 'teacher'
            and (status = 'all' or completed = (status = 'completed'))
            and (created_at, id) < (last_at, last_id)
          order by created_at desc, id desc
          limit 50
        ) as theirs
        union
        select its.id, its.created_at
        from unnest(poses) as pose (id)
        cross join lateral (
          select id, created_at from public.assigned_asanas
          where asana_id = pose.id and origin = 'teacher'
            and (status = 'all' or completed = (status = 'completed'))
            and (created_at, id) < (last_at, last_id)
          order by created_at desc, id desc
          limit 50
        ) as its
      ) as found
      order by found.created_at desc, found.id desc
      limit 50
    );
  else
    page := array(
      select id from public.assigned_asanas
      where origin = 'teacher'
        and (status = 'all' or completed = (status = 'completed'))
        and (created_at, id) < (last_at, last_id)
        and (
          needle = ''
          or user_id in (select unnest(people))
          or asana_id in (select unnest(poses))
        )
      order by created_at desc, id desc
      limit 50
    );
  end if;
  return private.given_assignments(page, time_zone);
end;
$$;

create or replace function public.admin_assignment(
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
  if not private.is_time_zone(time_zone) then
    raise exception 'time_zone_invalid';
  end if;
  found_work := private.given_assignments(array[assignment_id], time_zone) -> 0;
  if found_work is null then
    raise exception 'assignment_not_found';
  end if;
  return found_work;
end;
$$;

drop function private.given_assignment(public.assigned_asanas, text);
