-- Communities and who belongs to them. A student reads the own memberships only; other members are
-- seen through narrow functions, which show name, avatar, level and points, and in the feed the
-- kind, the pose and the time of what they did. Nothing else leaves these functions, and no ids of
-- people. Who does not want to be shown is not, except to themselves.

create table public.communities (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  description text not null default 'A yoga community' check (char_length(description) <= 2000),
  image_url text
    check (
      char_length(image_url) <= 2000
      and (
        image_url ~ '^community_images/[A-Za-z0-9._-]+$'
        or image_url ~ '^https://[^[:space:]]+$'
      )
    ),
  member_count int not null default 0 check (member_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.community_members (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  joined_at timestamptz not null default now(),
  unique (user_id, community_id)
);

create table private.left_memberships (
  user_id uuid not null references public.profiles (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  joined_at timestamptz not null,
  left_at timestamptz not null default now(),
  primary key (user_id, community_id)
);

comment on table public.communities is 'The communities, which administrators make.';
comment on column public.communities.member_count is
  'How many belong to it, kept with it: the list shows it without counting members, and a student '
  'cannot count them, who reads the own membership only.';
comment on column public.communities.updated_at is
  'When an administrator last changed it. Who joins or leaves changes the number of members and '
  'not this.';
comment on table public.community_members is 'Who belongs to which community.';
comment on table private.left_memberships is
  'What students left within the last ten minutes. Who comes back at once has never left: the day '
  'of joining stays, and the feed shows no second one.';

create index communities_created_at_idx on public.communities (created_at desc);
create index community_members_order_idx
on public.community_members (community_id, joined_at desc);
create index left_memberships_community_id_idx on private.left_memberships (community_id);

revoke all on table public.communities, public.community_members from anon, authenticated;
grant
  select,
  insert (
    -- Made on the device, so that sending a new community twice makes one.
    id,
    name,
    description,
    image_url
  ),
  update (name, description, image_url),
  delete
on table public.communities to authenticated;
grant select, insert (community_id, user_id), delete
on table public.community_members to authenticated;
grant all on table public.communities, public.community_members to service_role;

alter table public.communities enable row level security;
alter table public.community_members enable row level security;

create policy "Everyone signed in reads communities"
on public.communities for select to authenticated
using (true);

create policy "Admins create communities"
on public.communities for insert to authenticated
with check ((select private.is_admin()));

create policy "Admins change communities"
on public.communities for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "Admins delete communities"
on public.communities for delete to authenticated
using ((select private.is_admin()));

create policy "Students read their own memberships and admins read all"
on public.community_members for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Students join for themselves and admins add anyone"
on public.community_members for insert to authenticated
with check (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Students leave for themselves and admins remove anyone"
on public.community_members for delete to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger communities_touch_updated_at
before update of name, description, image_url on public.communities
for each row execute function private.touch_updated_at();

create function private.count_members() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.communities
    set member_count = member_count + joined.people
    from (select community_id, count(*) as people from changed group by 1) as joined
    where communities.id = joined.community_id;
  else
    -- Nothing to count when the community itself is being deleted.
    update public.communities
    set member_count = member_count - gone.people
    from (select community_id, count(*) as people from changed group by 1) as gone
    where communities.id = gone.community_id;
  end if;
  return null;
end;
$$;

comment on function private.count_members() is 'Keeps the number of members of a community.';

create trigger community_members_joined
after insert on public.community_members
referencing new table as changed
for each statement execute function private.count_members();

create trigger community_members_gone
after delete on public.community_members
referencing old table as changed
for each statement execute function private.count_members();

create function private.remember_left_membership() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.left_memberships where left_at < now() - interval '10 minutes';
  insert into private.left_memberships (user_id, community_id, joined_at)
  select old.user_id, old.community_id, old.joined_at
  where old.user_id = (select auth.uid())
    and exists (select from public.profiles where id = old.user_id)
    and exists (select from public.communities where id = old.community_id)
  on conflict (user_id, community_id) do update
  set joined_at = excluded.joined_at, left_at = excluded.left_at;
  return null;
end;
$$;

comment on function private.remember_left_membership() is
  'Remembers for ten minutes what a student left. Nothing of what an admin removes, and nothing of '
  'what goes with the account or with the community.';

create trigger community_members_remember
after delete on public.community_members
for each row execute function private.remember_left_membership();

create function private.take_leaving_back() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  former private.left_memberships;
begin
  delete from private.left_memberships
  where user_id = new.user_id and community_id = new.community_id
  returning * into former;
  if former.left_at >= now() - interval '10 minutes' then
    new.joined_at := former.joined_at;
  end if;
  return new;
end;
$$;

comment on function private.take_leaving_back() is
  'Restores the day of joining when a student returns within ten minutes.';

create trigger community_members_take_back
before insert on public.community_members
for each row execute function private.take_leaving_back();

-- What members see of each other.

create function private.shown_name(person public.profiles) returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    nullif(btrim(person.display_name), ''),
    nullif(btrim(person.full_name), ''),
    nullif(btrim(person.username), '')
  );
$$;

comment on function private.shown_name(public.profiles) is
  'The name that others see; null when there is none.';

create function private.shown_person(person public.profiles) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', private.shown_name(person),
    'avatar_url', person.avatar_url,
    'level', person.level,
    'is_self', person.id = (select auth.uid())
  );
$$;

comment on function private.shown_person(public.profiles) is 'What others see of a person.';

create function private.is_shown(person public.profiles) returns boolean
language sql
stable
set search_path = ''
as $$
  select person.visible_in_communities or person.id = (select auth.uid());
$$;

comment on function private.is_shown(public.profiles) is
  'Whether the caller may see this person in communities.';

create function private.require_person() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
end;
$$;

comment on function private.require_person() is
  'Refuses callers who are not signed in with 42501 not_signed_in.';

create function private.board(of_month date, of_community uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- A plan for any community would look for the members of a small one among everybody's points.
set plan_cache_mode = force_custom_plan
as $$
declare
  top jsonb;
  own public.profiles;
  own_points int;
  before_own bigint;
begin
  perform private.require_person();

  select coalesce(jsonb_agg(
    private.shown_person(person) || jsonb_build_object('rank', rank, 'points', points)
    order by place
  ), '[]')
  into top
  from (
    select
      profiles as person,
      coalesce(month_points.points, 0) as points,
      rank() over (order by coalesce(month_points.points, 0) desc) as rank,
      row_number() over (
        order by coalesce(month_points.points, 0) desc, profiles.created_at, profiles.id
      ) as place
    from (
      (
        select scored.user_id
        from public.month_points as scored
        join public.profiles as shown on shown.id = scored.user_id
        where scored.month = of_month
          and scored.points > 0
          and (shown.visible_in_communities or shown.id = (select auth.uid()))
          and (of_community is null or exists (
            select from public.community_members
            where community_id = of_community and user_id = scored.user_id
          ))
        order by scored.points desc, scored.joined_at, scored.user_id
        limit 10
      )
      union
      (
        select members.user_id
        from public.community_members as members
        join public.profiles on profiles.id = members.user_id
        where members.community_id = of_community
          and (profiles.visible_in_communities or profiles.id = (select auth.uid()))
        order by profiles.created_at, profiles.id
        limit 10
      )
    ) as candidates
    join public.profiles on profiles.id = candidates.user_id
    left join public.month_points
      on month_points.user_id = profiles.id and month_points.month = of_month
    order by place
    limit 10
  ) as ranked;

  select * into own from public.profiles where id = (select auth.uid());
  if own.id is null or top @> '[{"is_self": true}]' or (
    of_community is not null and not exists (
      select from public.community_members where community_id = of_community and user_id = own.id
    )
  ) then
    return jsonb_build_object('rows', top, 'own', null);
  end if;
  select coalesce(
    (select points from public.month_points where user_id = own.id and month = of_month), 0
  ) into own_points;
  select count(*) into before_own
  from public.month_points as scored
  join public.profiles on profiles.id = scored.user_id
  where scored.month = of_month
    and scored.points > own_points
    and profiles.visible_in_communities
    and (of_community is null or exists (
      select from public.community_members
      where community_id = of_community and user_id = scored.user_id
    ));
  return jsonb_build_object(
    'rows', top,
    'own', private.shown_person(own)
      || jsonb_build_object('points', own_points, 'rank', 1 + before_own)
  );
end;
$$;

comment on function private.board(date, uuid) is
  'The ten first of a month, and the caller''s own row when it is not among them. In a community '
  'also those without points this month stand on the board, after the others. Equal points share a '
  'rank: 1, 1, 3. Among equals the one who signed up first comes first.';
grant execute on function private.board(date, uuid) to authenticated;

create function private.community_feed(of_community uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- A plan for any community would walk the whole ledger for one where little happens.
set plan_cache_mode = force_custom_plan
as $$
begin
  return (select coalesce(jsonb_agg(item order by happened_at desc), '[]')
  from (
    (
      select
        members.joined_at as happened_at,
        private.shown_person(profiles) || jsonb_build_object(
          'kind', 'joined', 'happened_at', members.joined_at, 'what', null, 'key', null,
          'minutes', null
        ) as item
      from public.community_members as members
      join public.profiles on profiles.id = members.user_id
      where members.community_id = of_community and private.is_shown(profiles)
      order by members.joined_at desc
      limit 5
    )
    union all
    (
      select
        earned.date_earned,
        private.shown_person(profiles) || jsonb_build_object(
          'kind', 'achievement',
          'happened_at', earned.date_earned,
          'what', achievements.name,
          'key', achievements.key,
          'minutes', null
        )
      from public.user_achievements as earned
      join public.achievements on achievements.id = earned.achievement_id
      join public.profiles on profiles.id = earned.user_id
      where private.is_shown(profiles) and exists (
        select from public.community_members
        where community_id = of_community and user_id = earned.user_id
      )
      order by earned.date_earned desc
      limit 5
    )
    union all
    (
      select
        ledger.finished_at,
        private.shown_person(profiles) || jsonb_build_object(
          'kind', case ledger.kind when 'practice' then 'practice' else 'meditation' end,
          'happened_at', ledger.finished_at,
          'what', asanas.name,
          'key', asanas.key,
          'minutes', case ledger.kind when 'timer' then greatest(1, ledger.duration_seconds / 60) end
        )
      from public.practice_ledger as ledger
      left join public.asanas on asanas.id = ledger.asana_id
      join public.profiles on profiles.id = ledger.user_id
      where ledger.kind in ('practice', 'timer') and private.is_shown(profiles) and exists (
        select from public.community_members
        where community_id = of_community and user_id = ledger.user_id
      )
      order by ledger.finished_at desc
      limit 5
    )
  ) as items);
end;
$$;

comment on function private.community_feed(uuid) is
  'The five latest joins, achievements, and practices with meditations of the members, merged, '
  'newest first. Poses and achievements are named by their keys too, so that the app can draw the '
  'one and name the other in the reader''s language. A meditation has its minutes, everything else '
  'null.';
grant execute on function private.community_feed(uuid) to authenticated;

create function private.community_members(of_community uuid, after jsonb) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    private.shown_person(person) || jsonb_build_object('joined_at', joined_at, 'number', id)
    order by joined_at desc, id desc
  ), '[]')
  from (
    select profiles as person, members.joined_at, members.id
    from public.community_members as members
    join public.profiles on profiles.id = members.user_id
    where members.community_id = of_community
      and private.is_shown(profiles)
      and (
        after is null
        or (members.joined_at, members.id)
          < ((after ->> 'joined_at')::timestamptz, (after ->> 'number')::uuid)
      )
    order by members.joined_at desc, members.id desc
    limit 50
  ) as page;
$$;

comment on function private.community_members(uuid, jsonb) is
  'Fifty members from a place on, those who joined last first. The cursor is the last row''s '
  'moment and its number; a page that is not full is the last one.';
grant execute on function private.community_members(uuid, jsonb) to authenticated;

create function public.leaderboard(time_zone text, community_id uuid default null) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_time_zone(leaderboard.time_zone);
  return private.board(
    date_trunc('month', private.local_day(now(), leaderboard.time_zone))::date,
    leaderboard.community_id
  );
end;
$$;

comment on function public.leaderboard(text, uuid) is
  'The board of the caller''s current month, of everybody or of one community: {rows: [{rank, '
  'name, avatar_url, level, points, is_self}], own: the caller''s row when it is not among them, '
  'else null}. Refuses a zone that is none with P0001 time_zone_invalid.';
revoke all on function public.leaderboard(text, uuid) from public, anon, authenticated;
grant execute on function public.leaderboard(text, uuid) to authenticated;

create function public.community(community_id uuid, time_zone text, week_start int) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  today date;
  first_day date;
begin
  perform private.require_time_zone(community.time_zone);
  if week_start is null or week_start not between 1 and 7 then
    raise exception 'week_start_invalid';
  end if;
  today := private.local_day(now(), community.time_zone);
  first_day := today - ((extract(isodow from today)::int - week_start + 7) % 7);
  return (
    select jsonb_build_object(
      'id', communities.id,
      'name', communities.name,
      'description', communities.description,
      'image_url', communities.image_url,
      'member_count', communities.member_count,
      'joined', exists (
        select from public.community_members as members
        where members.community_id = communities.id and members.user_id = (select auth.uid())
      ),
      'activity', private.community_feed(communities.id),
      'sit_days', (
        select count(distinct local_date)
        from public.practice_ledger
        where user_id = (select auth.uid())
          and kind = 'timer'
          and local_date between first_day and today
      )
    )
    from public.communities
    where communities.id = community.community_id
  );
end;
$$;

comment on function public.community(uuid, text, int) is
  'Everything that a community''s first tab shows: {id, name, description, image_url, '
  'member_count, joined, activity: [{kind, happened_at, what, key, minutes, name, avatar_url, '
  'level, is_self}], sit_days: days with a meditation in the caller''s own week}, or null when '
  'there is none. `week_start` is the ISO number of the day on which the caller''s weeks begin, 1 '
  '(Monday) to 7.';
revoke all on function public.community(uuid, text, int) from public, anon, authenticated;
grant execute on function public.community(uuid, text, int) to authenticated;

create function public.community_members_page(community_id uuid, after jsonb default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.community_members(
    community_members_page.community_id, community_members_page.after
  );
$$;

comment on function public.community_members_page(uuid, jsonb) is
  'Fifty members of a community after the one that `after` names ({joined_at, number} of the last '
  'row of the page before), or the first fifty: [{name, avatar_url, level, is_self, joined_at, '
  'number}].';
revoke all on function public.community_members_page(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.community_members_page(uuid, jsonb) to authenticated;

-- Communities as an admin keeps them: a list that is searched and paged here, who belongs to one
-- and who could.

create function public.admin_communities(search text default '', after jsonb default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  patterns constant text[] := private.search_patterns(search);
begin
  perform private.require_admin();
  return jsonb_build_object(
    'items',
    (
      select coalesce(jsonb_agg(to_jsonb(page)), '[]')
      from (
        select *
        from public.communities
        where (after is null or (created_at, id) < (
            (after ->> 'created_at')::timestamptz,
            (after ->> 'id')::uuid
          ))
          and private.search_key(name || ' ' || description) ~ all (patterns)
        order by created_at desc, id desc
        limit 50
      ) as page
    ),
    'total',
    case when after is null then (
      select count(*)
      from public.communities
      where private.search_key(name || ' ' || description) ~ all (patterns)
    ) end
  );
end;
$$;

comment on function public.admin_communities(text, jsonb) is
  'Fifty communities as {items, total}, the newest first, those after {created_at, id}, that hold '
  'the searched words in the name or in the description; `total` comes with the first page. Admins '
  'only (42501).';
revoke all on function public.admin_communities(text, jsonb) from public, anon, authenticated;
grant execute on function public.admin_communities(text, jsonb) to authenticated;

create function public.admin_community_members(community_id uuid, after jsonb default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (
    select from public.communities where id = admin_community_members.community_id
  ) then
    raise exception 'community_not_found';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(page)), '[]')
    from (
      select member.id, member.user_id, member.joined_at, person.username, person.full_name,
        person.display_name, person.avatar_url
      from public.community_members as member
      join public.profiles as person on person.id = member.user_id
      where member.community_id = admin_community_members.community_id
        and (after is null or (member.joined_at, member.id) < (
          (after ->> 'joined_at')::timestamptz,
          (after ->> 'id')::uuid
        ))
      order by member.joined_at desc, member.id desc
      limit 50
    ) as page
  );
end;
$$;

comment on function public.admin_community_members(uuid, jsonb) is
  'Fifty who belong to a community, those who joined last first, those after {joined_at, id}: all '
  'of them, including those who do not want to be shown to other students. Admins only (42501).';
revoke all on function public.admin_community_members(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.admin_community_members(uuid, jsonb) to authenticated;

create function public.available_members(community_id uuid, search text default '') returns jsonb
language plpgsql
stable
set search_path = ''
-- A plan for these words and this community: one for any goes through the names person by person.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  patterns constant text[] := private.search_patterns(search);
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(page)), '[]')
    from (
      select person.id, person.username, person.full_name, person.display_name
      from public.profiles as person
      where person.search_text ~ all (patterns)
        and not exists (
          select
          from public.community_members as member
          where member.user_id = person.id
            and member.community_id = available_members.community_id
        )
      order by private.sort_name(person.display_name, person.full_name, person.username), person.id
      limit 50
    ) as page
  );
end;
$$;

comment on function public.available_members(uuid, text) is
  'The first fifty by name who do not belong to a community and whose names hold the searched '
  'words. Admins only (42501).';
revoke all on function public.available_members(uuid, text) from public, anon, authenticated;
grant execute on function public.available_members(uuid, text) to authenticated;
