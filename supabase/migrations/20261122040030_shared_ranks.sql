-- Equal points share a rank: 1, 1, 3. Among equals whoever signed up first stands first, which is how
-- the ten of a board are chosen when more have the same points. The order is one index, so that the
-- first morning of a month, when everybody has the same, reads ten rows and not everybody's.

alter table public.month_points
add column joined_at timestamptz not null default now();
update public.month_points
set joined_at = profiles.created_at
from public.profiles
where profiles.id = month_points.user_id;
alter table public.month_points alter column joined_at drop default;
comment on column public.month_points.joined_at is
  'When its student signed up, kept here for the order of the board.';

create index month_points_order_idx
on public.month_points (month, points desc, joined_at, user_id);
drop index public.month_points_board_idx;

-- Every row of the ledger counts, achievements included. Once a statement and not once a row: rows of
-- one student that come together would each write the same month again.
create or replace function private.add_month_points() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.month_points as kept (user_id, month, points, joined_at)
  select
    added.user_id, date_trunc('month', added.local_date)::date, sum(added.points),
    profiles.created_at
  from added
  join public.profiles on profiles.id = added.user_id
  group by 1, 2, 4
  order by 1, 2
  on conflict (user_id, month) do update set points = kept.points + excluded.points;
  return null;
end;
$$;

-- The ten first of a month, and the caller's own row when it is not among them. In a community also
-- those without points this month stand on the board, after the others. A rank counts who is shown and
-- has more points; who came first stands first among equals.
create or replace function private.board(of_month date, of_community uuid) returns jsonb
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
