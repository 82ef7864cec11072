-- What members see of each other: name, avatar, level and points, and in the feed the kind, the pose
-- and the time of what they did. Nothing else leaves these functions, and no ids of people
-- (decision C33). Who does not want to be shown is not, except to themselves.

create index practice_ledger_latest_practices_idx
on public.practice_ledger (finished_at desc) where kind = 'practice';
create index user_achievements_latest_idx on public.user_achievements (date_earned desc);

-- The name that others see (decision C53); null when there is none.
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

create function private.is_shown(person public.profiles) returns boolean
language sql
stable
set search_path = ''
as $$
  select person.visible_in_communities or person.id = (select auth.uid());
$$;

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

-- The ten first of a month, and the caller's own row when it is not among them. In a community also
-- those without points this month stand on the board, after the others. Everywhere the order is the
-- same: who has more points, then who came first. So the own rank agrees with the rows.
create function private.board(of_month date, of_community uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
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
    order by rank
  ), '[]')
  into top
  from (
    select
      profiles as person,
      coalesce(month_points.points, 0) as points,
      row_number() over (
        order by coalesce(month_points.points, 0) desc, profiles.created_at, profiles.id
      ) as rank
    from (
      (
        select user_id from public.month_points
        where month = of_month
          and points > 0
          and (of_community is null or user_id in (
            select user_id from public.community_members where community_id = of_community
          ))
          and user_id in (
            select id from public.profiles where visible_in_communities or id = (select auth.uid())
          )
        order by points desc
        -- Who came first is decided below.
        fetch first 10 rows with ties
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
    order by 3
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
  if of_community is null then
    select count(*) into before_own
    from public.month_points
    join public.profiles on profiles.id = month_points.user_id
    where month_points.month = of_month
      and month_points.points >= greatest(own_points, 1)
      and profiles.visible_in_communities
      and (-month_points.points, profiles.created_at, profiles.id)
        < (-own_points, own.created_at, own.id);
  else
    select count(*) into before_own
    from public.community_members as members
    join public.profiles on profiles.id = members.user_id
    left join public.month_points
      on month_points.user_id = profiles.id and month_points.month = of_month
    where members.community_id = of_community
      and profiles.visible_in_communities
      and (-coalesce(month_points.points, 0), profiles.created_at, profiles.id)
        < (-own_points, own.created_at, own.id);
  end if;
  return jsonb_build_object(
    'rows', top,
    'own', private.shown_person(own)
      || jsonb_build_object('points', own_points, 'rank', 1 + before_own)
  );
end;
$$;

-- The five latest joins, achievements and practices of the members, merged, newest first.
create function private.community_feed(of_community uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(item order by happened_at desc), '[]')
  from (
    (
      select
        members.joined_at as happened_at,
        private.shown_person(profiles) || jsonb_build_object(
          'kind', 'joined', 'happened_at', members.joined_at, 'what', null
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
          'kind', 'achievement', 'happened_at', earned.date_earned, 'what', achievements.name
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
          'kind', 'practice', 'happened_at', ledger.finished_at, 'what', asanas.name
        )
      from public.practice_ledger as ledger
      join public.asanas on asanas.id = ledger.asana_id
      join public.profiles on profiles.id = ledger.user_id
      where ledger.kind = 'practice' and private.is_shown(profiles) and exists (
        select from public.community_members
        where community_id = of_community and user_id = ledger.user_id
      )
      order by ledger.finished_at desc
      limit 5
    )
  ) as items;
$$;

-- Fifty members from a place on, those who joined last first. The cursor is the last row's moment
-- and its number; a page that is not full is the last one.
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

grant execute on function
  private.board(date, uuid),
  private.community_feed(uuid),
  private.community_members(uuid, jsonb)
to authenticated;

-- The board of the caller's current month, of everybody or of one community: {rows: [{rank, name,
-- avatar_url, level, points, is_self}], own: the caller's row when it is not among them, else null}.
-- Refuses a zone that is none with P0001 time_zone_invalid.
create function public.leaderboard(time_zone text, community_id uuid default null) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_time_zone(leaderboard.time_zone) then
    raise exception 'time_zone_invalid';
  end if;
  return private.board(
    date_trunc('month', private.local_day(now(), leaderboard.time_zone))::date,
    leaderboard.community_id
  );
end;
$$;

-- Everything that a community's first tab shows: {id, name, description, image_url, member_count,
-- joined, activity: [{kind, happened_at, what, name, avatar_url, level, is_self}], sit_days: days
-- with a sit in the caller's own week}, or null when there is none. `week_start` is the ISO number of
-- the day on which the caller's weeks begin, 1 (Monday) to 7.
create function public.community(community_id uuid, time_zone text, week_start int) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  today date;
  first_day date;
begin
  if not private.is_time_zone(community.time_zone) then
    raise exception 'time_zone_invalid';
  end if;
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

-- Fifty members of a community after the one that `after` names ({joined_at, number} of the last row
-- of the page before), or the first fifty: [{name, avatar_url, level, is_self, joined_at, number}].
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

revoke all on function
  public.leaderboard(text, uuid),
  public.community(uuid, text, int),
  public.community_members_page(uuid, jsonb)
from public, anon, authenticated;
grant execute on function
  public.leaderboard(text, uuid),
  public.community(uuid, text, int),
  public.community_members_page(uuid, jsonb)
to authenticated;
