-- The summary of today also counts what was done and whose pose was archived since: it stands below it as
-- done.

-- Takes the student's IANA zone and how many rows of each list to send at most. Answers
-- {today: what is due by the end of the local day and what was completed on it, today_total,
-- upcoming: later open work, upcoming_total, replies: unread replies to what was completed before
-- today, summary: {poses, seconds, completed} of today}; each row is an assignment with its asana,
-- null where the student cannot read it. The summary counts what was done of such rows, without
-- its time, and leaves out the rest: nobody can practise it.
-- Refuses a zone that is none with P0001 time_zone_invalid.
create or replace function public.assignments(time_zone text, at_most int) returns jsonb
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
  if not private.is_time_zone(assignments.time_zone) then
    raise exception 'time_zone_invalid';
  end if;
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
