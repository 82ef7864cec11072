-- Instructors give work to everybody, to communities and to all that a search finds, in one call, however
-- many they are. Who that is the database knows at that moment.

create function private.recipients(
  student_ids uuid[],
  everybody boolean,
  community_ids uuid[],
  searches text[]
) returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  people uuid[] := student_ids;
  typed text;
begin
  perform private.require_admin();
  if exists (
    select from unnest(community_ids) as named (id)
    where not exists (select from public.communities where communities.id = named.id)
  ) then
    raise exception 'community_not_found';
  end if;
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
      from public.profiles
      join auth.users on users.id = profiles.id
      where profiles.role = 'user'
        and (
          profiles.search_text ~ all (private.search_patterns(typed))
          or strpos(lower(users.email), lower(btrim(typed))) > 0
        )
    );
  end loop;
  return query select distinct unnest(people);
end;
$$;

comment on function private.recipients(uuid[], boolean, uuid[], text[]) is
  'Whom instructors mean: these people, and the students of these groups, each once. Administrators are '
  'in no group. Admins only (42501). Refuses with P0001 and community_not_found.';
grant execute on function private.recipients(uuid[], boolean, uuid[], text[]) to authenticated;

create function public.count_recipients(
  student_ids uuid[] default '{}',
  everybody boolean default false,
  community_ids uuid[] default '{}',
  searches text[] default '{}'
) returns int
language sql
stable
set search_path = ''
as $$
  select count(*)::int from private.recipients(student_ids, everybody, community_ids, searches);
$$;

comment on function public.count_recipients(uuid[], boolean, uuid[], text[]) is
  'How many people would be given work now: these, and the students of these groups, each once. Admins '
  'only (42501). Refuses with P0001 and community_not_found.';
revoke all on function public.count_recipients(uuid[], boolean, uuid[], text[])
from public, anon, authenticated;
grant execute on function public.count_recipients(uuid[], boolean, uuid[], text[]) to authenticated;

create function private.recipient_options(search text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  typed constant text := btrim(search);
  patterns constant text[] := private.search_patterns(search);
  everybody bigint;
  matching bigint;
begin
  perform private.require_admin();
  if typed = '' then
    select count(*) into everybody from public.profiles where role = 'user';
  else
    select count(*) into matching
    from public.profiles
    join auth.users on users.id = profiles.id
    where profiles.role = 'user'
      and (profiles.search_text ~ all (patterns) or strpos(lower(users.email), lower(typed)) > 0);
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
        where profiles.search_text ~ all (patterns) or strpos(lower(users.email), lower(typed)) > 0
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
language sql
stable
set search_path = ''
as $$
  select private.recipient_options(search);
$$;

comment on function public.recipient_options(text) is
  'To whom work can be given, as {everybody, matching, communities, people}: how many students there '
  'are, or how many of them the words find (the other is null), at most 20 communities by their name '
  'with how many students each has, and the first 50 people by name with their addresses. '
  'Admins only (42501).';
revoke all on function public.recipient_options(text) from public, anon, authenticated;
grant execute on function public.recipient_options(text) to authenticated;

create function public.give_assignments(
  request_id uuid,
  asana_ids uuid[],
  due_date date,
  frequency text,
  student_ids uuid[] default '{}',
  everybody boolean default false,
  community_ids uuid[] default '{}',
  searches text[] default '{}',
  days_of_week text[] default null,
  notes text default null,
  reflection_question text default null
) returns int
language plpgsql
set search_path = ''
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
  if cardinality(people) * cardinality(asana_ids) > most then
    raise exception 'too_many_assignments';
  end if;
  insert into public.assigned_asanas (
    id, user_id, asana_id, frequency, days_of_week, due_date, notes, reflection_question
  )
  select
    -- The same work that is sent again under its request is given once. Of work that is given at once the
    -- list is in the order of the ids: student by student, and the poses of each in the same order.
    overlay(
      overlay(
        md5(concat_ws(
          E'\n', request_id, person.id, pose.id, frequency, days_of_week, give_assignments.due_date,
          coalesce(notes, ''), coalesce(reflection_question, '')
        ))
        placing left(md5(person.id::text), 8) from 1
      )
      placing left(md5(pose.id::text), 4) || '8' from 9
    )::uuid,
    person.id,
    pose.id,
    give_assignments.frequency,
    give_assignments.days_of_week,
    give_assignments.due_date,
    give_assignments.notes,
    give_assignments.reflection_question
  from unnest(people) as person (id)
  cross join (select distinct unnest(asana_ids)) as pose (id)
  on conflict (id) do nothing;
  return cardinality(people);
end;
$$;

comment on function public.give_assignments(
  uuid, uuid[], date, text, uuid[], boolean, uuid[], text[], text[], text, text
) is
  'Gives each pose to each of these people and to the students of these groups, all of it or nothing, '
  'and returns how many people that are. `request_id` is the device''s: the same work that is sent '
  'again under it is given once. Admins only (42501). Refuses with P0001 and community_not_found, '
  'recipients_none, too_many_assignments (more than 2000, people by poses) or asana_not_found.';
revoke all on function public.give_assignments(
  uuid, uuid[], date, text, uuid[], boolean, uuid[], text[], text[], text, text
) from public, anon, authenticated;
grant execute on function public.give_assignments(
  uuid, uuid[], date, text, uuid[], boolean, uuid[], text[], text[], text, text
) to authenticated;
