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
  if not private.is_time_zone(time_zone) then
    raise exception 'time_zone_invalid';
  end if;

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
