-- Whom a word finds is looked up in an index of all names and addresses, and who has overdue work in one of
-- what is open: before, each person was asked one after the other. How many there are in all is counted
-- only where it does not stand written down.

create extension if not exists pg_trgm with schema extensions;

-- Not columns of the profiles, which change with every practice, and with them each of their indexes.
create table private.people_words (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  names text not null,
  address text
);

comment on table private.people_words is
  'What people are searched by: their names, as profiles.search_text has them, and their address in '
  'small letters. Kept with the profiles and the accounts.';
-- Put in order at once: what waits for it is read by every search.
create index people_words_names_idx
on private.people_words using gin (names extensions.gin_trgm_ops) with (fastupdate = off);
create index people_words_address_idx
on private.people_words using gin (address extensions.gin_trgm_ops) with (fastupdate = off);
revoke all on table private.people_words from public, anon, authenticated, service_role;
alter table private.people_words enable row level security;

insert into private.personal_data (table_name, column_name, on_export, on_erase, reason)
values (
  'private.people_words', 'user_id', 'no', 'delete',
  'Says once more what the profile and the account say.'
);

insert into private.people_words (user_id, names, address)
select profiles.id, profiles.search_text, lower(users.email)
from public.profiles
join auth.users on users.id = profiles.id;

create function private.keep_names() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.people_words (user_id, names, address)
  select new.id, new.search_text, lower(users.email)
  from auth.users
  where users.id = new.id
  on conflict (user_id) do update set names = excluded.names;
  return null;
end;
$$;

comment on function private.keep_names() is 'Keeps the names by which somebody is found.';

create trigger profiles_keep_names
after insert on public.profiles
for each row execute function private.keep_names();

create trigger profiles_keep_new_names
after update of username, full_name, display_name on public.profiles
for each row when (old.search_text <> new.search_text)
execute function private.keep_names();

create function private.keep_address() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.people_words set address = lower(new.email) where user_id = new.id;
  return null;
end;
$$;

comment on function private.keep_address() is 'Keeps the address by which somebody is found.';

create trigger on_address_changed
after update of email on auth.users
for each row when (old.email is distinct from new.email)
execute function private.keep_address();

create function private.names_match(patterns text[], joined_by text) returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(string_agg(format('names ~ %L', pattern), format(' %s ', joined_by)), 'true')
  from unnest(patterns) as pattern;
$$;

comment on function private.names_match(text[], text) is
  'The condition on private.people_words that the names match all (joined by `and`) or any (`or`) of the '
  'patterns, one by one, for of a list of patterns no index is asked.';

create function private.people_named(patterns text[], joined_by text) returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute
    'select user_id from private.people_words where '
    || private.names_match(patterns, case joined_by when 'or' then 'or' else 'and' end);
end;
$$;

comment on function private.people_named(text[], text) is
  'Whose names match all (joined by `and`) or any (`or`) of the patterns. Admins only (42501).';
grant execute on function private.people_named(text[], text) to authenticated;

create function private.people_found(search text) returns setof uuid
language plpgsql
stable
set search_path = ''
as $$
begin
  return query execute format(
    'select user_id from private.people_words where %s or address like %L',
    private.names_match(private.search_patterns(search), 'and'),
    '%' || regexp_replace(lower(btrim(search)), '([\\%_])', '\\\1', 'g') || '%'
  );
end;
$$;

comment on function private.people_found(text) is
  'Whose names hold all of these words, or whose address holds what was typed.';

-- Of what is due later nothing is read, and of the rest the index says whose it is.
create index assigned_asanas_due_idx
on public.assigned_asanas (due_date, user_id, asana_id)
where origin = 'teacher' and not completed;

create index profiles_time_zone_idx on public.profiles (time_zone);

create function private.overdue_students() returns setof uuid
language plpgsql
stable
set search_path = ''
-- Only a plan for this day knows how little is due before it.
set plan_cache_mode = force_custom_plan
as $$
declare
  latest date;
begin
  -- The latest day of all zones in which somebody lives, from one zone to the next by their index.
  with recursive zones (zone) as (
    select min(time_zone) from public.profiles
    union all
    select (select min(time_zone) from public.profiles where time_zone > zones.zone)
    from zones
    where zones.zone is not null
  )
  select greatest(
    private.local_day(now(), 'UTC'),
    max(private.local_day(now(), zone)) filter (where private.is_time_zone(zone))
  )
  into latest
  from zones;

  return query
  select distinct work.user_id
  from public.assigned_asanas as work
  join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
  join public.profiles as person on person.id = work.user_id
  where work.origin = 'teacher'
    and not work.completed
    and work.due_date < latest
    and work.due_date < private.local_day(now(), coalesce(person.time_zone, 'UTC'));
end;
$$;

comment on function private.overdue_students() is
  'Who has overdue work with a pose that is still there, each by their own calendar.';

create or replace function private.admin_users(
  search text,
  show text,
  sort_by text,
  descending boolean,
  after jsonb
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  key text := case sort_by
    when 'name' then
      'private.sort_name(profiles.display_name, profiles.full_name, profiles.username)'
    when 'email' then 'lower(coalesce(users.email, ''''))'
    when 'level' then 'profiles.level'
    when 'practices' then 'profiles.total_practices'
    when 'points' then 'profiles.points'
    when 'active' then 'coalesce(profiles.last_active_on, ''-infinity''::date)'
    when 'joined' then 'profiles.created_at'
    when 'role' then 'profiles.role'
  end;
  key_type text := case
    when sort_by in ('level', 'practices', 'points') then 'int'
    when sort_by = 'active' then 'date'
    when sort_by = 'joined' then 'timestamptz'
    else 'text'
  end;
  -- Whom the list shows. Whoever never did anything is counted from the day on which they joined.
  shown text := case show
    when 'all' then 'true'
    when 'admins' then $sql$ profiles.role = 'admin' $sql$
    when 'new' then
      $sql$ profiles.role = 'user' and profiles.created_at >= now() - interval '7 days' $sql$
    when 'inactive' then $sql$
      profiles.role = 'user'
      -- By the index, for those who may be, wherever on earth it is latest.
      and coalesce(profiles.last_active_on, '-infinity'::date)
        < private.local_day(now(), 'Etc/GMT-14') - 7
      and coalesce(
        profiles.last_active_on,
        private.local_day(profiles.created_at, coalesce(profiles.time_zone, 'UTC'))
      ) < private.local_day(now(), coalesce(profiles.time_zone, 'UTC')) - 7
    $sql$
    when 'overdue' then 'profiles.id = any ($2)'
    else 'false'
  end;
  searches constant boolean := btrim(search) <> '';
  overdue uuid[];
  hits uuid[];
  found jsonb;
  total bigint;
begin
  perform private.require_admin();
  if key is null then
    raise exception 'sort_invalid';
  end if;
  if show = 'overdue' then
    overdue := array(select private.overdue_students());
  end if;
  if searches then
    hits := array(select private.people_found(search));
    shown := shown || ' and profiles.id = any ($1)';
  end if;

  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) order by number), ''[]'')
     from (
       select profiles.id, users.email, profiles.username, profiles.full_name,
         profiles.display_name, profiles.avatar_url, profiles.role, profiles.level,
         profiles.points, profiles.total_practices, profiles.last_active_on, profiles.created_at,
         %1$s as key,
         row_number() over (order by %1$s %3$s, profiles.id %3$s) as number
       from public.profiles
       join auth.users on users.id = profiles.id
       where %5$s
         and ($3 is null
           or (%1$s, profiles.id) %4$s (($3 ->> ''key'')::%2$s, ($3 ->> ''id'')::uuid))
       order by %1$s %3$s, profiles.id %3$s
       limit 51
     ) as page',
    key,
    key_type,
    case when descending then 'desc' else 'asc' end,
    case when descending then '<' else '>' end,
    shown
  )
  into found
  using hits, overdue, after;

  if after is null then
    if show = 'all' and searches then
      total := cardinality(hits);
    elsif show in ('all', 'admins') and not searches then
      select case show when 'all' then kept.people else kept.people - kept.students end into total
      from private.school_totals() as kept;
    else
      execute 'select count(*) from public.profiles where ' || shown
      into total
      using hits, overdue;
    end if;
  end if;

  return jsonb_build_object(
    'items', case when jsonb_array_length(found) > 50 then found - 50 else found end,
    'next', case
      when jsonb_array_length(found) > 50
        then jsonb_build_object('key', found -> 49 ->> 'key', 'id', found -> 49 ->> 'id')
    end,
    'total', total
  );
end;
$$;

drop function private.is_in_list(public.profiles, text);

create function private.require_communities(community_ids uuid[]) returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if exists (
    select from unnest(community_ids) as named (id)
    where not exists (select from public.communities where communities.id = named.id)
  ) then
    raise exception 'community_not_found';
  end if;
end;
$$;

comment on function private.require_communities(uuid[]) is
  'Refuses with P0001 community_not_found when one of them is not there.';
grant execute on function private.require_communities(uuid[]) to authenticated;

create or replace function private.recipients(
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

create or replace function public.count_recipients(
  student_ids uuid[] default '{}',
  everybody boolean default false,
  community_ids uuid[] default '{}',
  searches text[] default '{}'
) returns int
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not everybody then
    return (
      select count(*) from private.recipients(student_ids, false, community_ids, searches)
    );
  end if;
  -- Everybody is counted already, and beside them are only those named who are no students.
  perform private.require_communities(community_ids);
  return (select students from private.school_totals()) + (
    select count(distinct named.id)
    from unnest(student_ids) as named (id)
    where not exists (
      select from public.profiles where profiles.id = named.id and profiles.role = 'user'
    )
  );
end;
$$;

create or replace function private.recipient_options(search text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
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
    select students into everybody from private.school_totals();
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
  has_few boolean := false;
  page uuid[];
  total bigint;
begin
  perform private.require_admin();
  perform private.require_time_zone(time_zone);

  if patterns <> '{}' then
    people := array(select private.people_named(patterns, 'and'));
    poses := array(select id from public.asanas where search_text ~ all (patterns));
    some_people := people;
    some_poses := poses;
    if cardinality(patterns) > 1 then
      some_poses := array(select id from public.asanas where search_text ~ any (patterns));
      -- While no pose holds one of the words, a student has to hold all of them.
      if some_poses <> '{}' then
        some_people := array(select private.people_named(patterns, 'or'));
      end if;
    end if;
    has_few := cardinality(some_people) + cardinality(poses) <= few;
  end if;

  if has_few then
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

  if after is null and patterns = '{}' and status is distinct from 'waiting' then
    select
      case status
        when 'active' then kept_totals.given - kept_totals.completed
        when 'completed' then kept_totals.completed
        else kept_totals.given
      end
    into total
    from private.school_totals() as kept_totals;
  elsif after is null and has_few then
    execute format(
      $query$
        select (
          select count(*)
          from unnest($5) as person (id)
          join public.assigned_asanas as work on work.user_id = person.id
          where origin = 'teacher' and %1$s
            and (
              person.id = any ($1)
              or asana_id = any ($6)
              and asana_id <> all ($2)
              and private.assignment_key(user_id, asana_id) ~ all ($7)
            )
        ) + (
          select count(*)
          from unnest($2) as pose (id)
          join public.assigned_asanas as work on work.asana_id = pose.id
          where origin = 'teacher' and %1$s and user_id <> all ($1)
        )
      $query$,
      kept
    )
    into total
    using people, poses, null::timestamptz, null::uuid, some_people, some_poses, patterns;
  elsif after is null then
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
