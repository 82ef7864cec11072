-- The work that instructors gave, as they look at it, reply to it and end it (specification B,
-- sections 2 and 7; decisions C18, C20, C21).

-- 'infinity' is a date to the database and to nobody else. The days are far apart: an occurrence
-- follows another for a century after the last day on which work can begin.
update public.assigned_asanas
set due_date = least(greatest(due_date, date '2000-01-01'), date '2199-12-31')
where due_date not between date '2000-01-01' and date '2199-12-31';
alter table public.assigned_asanas
add constraint assigned_asanas_due_date_check
check (due_date between date '2000-01-01' and date '2199-12-31');

alter policy "Admins assign open work" on public.assigned_asanas
with check ((select private.is_admin()) and not completed and due_date < date '2100-01-01');

-- What a student has done is theirs: only what is still to do can be taken back.
alter policy "Admins delete assignments" on public.assigned_asanas
using ((select private.is_admin()) and not completed);

-- New work with a pose that somebody deleted meanwhile is refused. Work that comes back is not: the
-- student has done it, and its next occurrence says that the pose is gone.
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
create trigger assigned_asanas_refuse_archived
after insert on public.assigned_asanas
referencing new table as new_rows
for each statement execute function private.refuse_archived_assignments();

-- One assignment as an admin sees it: the row with its student and pose, `today` where the student
-- lives (in `time_zone` while that is not known), and whether an occurrence of it is still open.
create function private.given_assignment(work public.assigned_asanas, time_zone text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
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
    'today', private.local_day(now(), coalesce(student.time_zone, given_assignment.time_zone)),
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
  from public.profiles as student
  join public.asanas as asana on asana.id = work.asana_id
  where student.id = work.user_id;
$$;
grant execute on function private.given_assignment(public.assigned_asanas, text) to authenticated;

-- Fifty assignments, the latest first and those after {created_at, id}, that hold the searched words
-- in the student's names or in the pose's. `status` is all, active or completed. Admins only (42501).
create function public.admin_assignments(
  search text default '',
  status text default 'all',
  time_zone text default 'UTC',
  after jsonb default null
) returns jsonb
language plpgsql
stable
set search_path = ''
-- A plan for these words: few people or poses are found by their index, all of them by the order.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  needle text := private.fold(btrim(search));
  students uuid[];
  poses uuid[];
begin
  perform private.require_admin();
  if needle <> '' then
    students := array(
      select id from public.profiles
      where position(needle in search_text) > 0
    );
    poses := array(
      select id from public.asanas where position(needle in asanas.search_text) > 0
    );
  end if;
  if not private.is_time_zone(time_zone) then
    raise exception 'time_zone_invalid';
  end if;
  return (
    select coalesce(
      jsonb_agg(
        private.given_assignment(page, admin_assignments.time_zone)
        order by page.created_at desc, page.id desc
      ),
      '[]'
    )
    from (
      select *
      from public.assigned_asanas as work
      where origin = 'teacher'
        and (status = 'all' or completed = (status = 'completed'))
        and (created_at, id) < (
          coalesce((after ->> 'created_at')::timestamptz, 'infinity'),
          coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        )
        and (
          needle = ''
          or user_id = any (students)
          or asana_id = any (poses)
        )
      order by created_at desc, id desc
      limit 50
    ) as page
  );
end;
$$;

-- One of them as it is now; P0001 assignment_not_found when it is gone. Admins only (42501).
create function public.admin_assignment(assignment_id uuid, time_zone text default 'UTC')
returns jsonb
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
  select private.given_assignment(work, admin_assignment.time_zone) into found_work
  from public.assigned_asanas as work
  where work.id = assignment_id and origin = 'teacher';
  if found_work is null then
    raise exception 'assignment_not_found';
  end if;
  return found_work;
end;
$$;

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
grant execute on function private.reply_to_assignment(uuid, text, text) to authenticated;

-- Replies to what a student has done, or changes the reply; `seen` is the reply as the admin read it, empty for none.
-- Admins only (42501). Refuses with P0001 and assignment_not_found, changed_meanwhile or
-- reply_invalid (nothing written, or work that is not done yet).
create function public.reply_to_assignment(assignment_id uuid, seen text, reply text) returns void
language sql
set search_path = ''
as $$
  select private.reply_to_assignment(assignment_id, seen, reply);
$$;

-- Ends an assignment: what of its series is still to do goes, what was done stays with its student
-- (decision C20). Admins only (42501). Refuses with P0001 and assignment_not_found, or
-- changed_meanwhile when the student was completing it in the same moment.
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

revoke all on function
  public.admin_assignments(text, text, text, jsonb),
  public.admin_assignment(uuid, text),
  public.reply_to_assignment(uuid, text, text),
  public.end_assignment(uuid)
from public, anon, authenticated;
grant execute on function
  public.admin_assignments(text, text, text, jsonb),
  public.admin_assignment(uuid, text),
  public.reply_to_assignment(uuid, text, text),
  public.end_assignment(uuid)
to authenticated;
