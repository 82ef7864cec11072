-- A board that touches the same few pages however many students there are: who is shown stands beside
-- the points, so that the first ten and one's own rank are read from indexes alone.

alter table public.month_points add column is_shown boolean not null default true;

comment on column public.month_points.is_shown is
  'Whether others may see its student in communities, kept here for the order of the board.';

update public.month_points
set is_shown = false
from public.profiles
where profiles.id = month_points.user_id and not profiles.visible_in_communities;

create function private.show_new_month() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Locked, so that whoever hides at this moment waits, and then hides this month too.
  select profiles.visible_in_communities into new.is_shown
  from public.profiles where profiles.id = new.user_id
  for share;
  return new;
end;
$$;

comment on function private.show_new_month() is
  'Says of a new month whether its student is shown.';
revoke all on function private.show_new_month() from public, anon, authenticated;

create trigger month_points_is_shown
before insert on public.month_points
for each row execute function private.show_new_month();

create function private.show_months() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.month_points set is_shown = new.visible_in_communities where user_id = new.id;
  return null;
end;
$$;

comment on function private.show_months() is
  'Says of all months of a student whether they are shown.';
revoke all on function private.show_months() from public, anon, authenticated;

create trigger profiles_show_months
after update of visible_in_communities on public.profiles
for each row
when (old.visible_in_communities is distinct from new.visible_in_communities)
execute function private.show_months();

drop index public.month_points_order_idx;
-- The order of a board. It is one index, so that the first morning of a month, when everybody has
-- the same points, reads ten rows and not everybody's.
create index month_points_order_idx
on public.month_points (month, points desc, joined_at, user_id) where is_shown;
-- One's own rank: how many have more. Equal entries are kept as one, so a page holds a thousand.
create index month_points_rank_idx on public.month_points (month, points) where is_shown;

create or replace function private.board(of_month date, of_community uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- A plan for any community would look for the members of a small one among everybody's points.
set plan_cache_mode = force_custom_plan
as $$
declare
  own public.profiles;
  is_on_board boolean;
  people uuid[];
  top jsonb;
  own_points int;
  before_own bigint;
begin
  perform private.require_person();
  select * into own from public.profiles where id = (select auth.uid());
  is_on_board := own.id is not null and (of_community is null or exists (
    select from public.community_members
    where community_id = of_community and user_id = own.id
  ));
  own_points := coalesce(
    (select points from public.month_points where user_id = own.id and month = of_month), 0
  );

  if of_community is null then
    people := array(
      select user_id from public.month_points
      where month = of_month and is_shown and points > 0
      order by points desc, joined_at, user_id
      limit 10
    );
  else
    people := array(
      select scored.user_id
      from public.month_points as scored
      where scored.month = of_month and scored.is_shown and scored.points > 0
        and exists (
          select from public.community_members
          where community_id = of_community and user_id = scored.user_id
        )
      order by scored.points desc, scored.joined_at, scored.user_id
      limit 10
    );
    if cardinality(people) < 10 then
      people := people || array(
        select members.user_id
        from public.community_members as members
        join public.profiles on profiles.id = members.user_id
        where members.community_id = of_community and private.is_shown(profiles)
        order by profiles.created_at, profiles.id
        limit 10
      );
    end if;
  end if;
  -- Who is hidden from others stands on the own board all the same.
  if is_on_board and own_points > 0 then
    people := people || own.id;
  end if;

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
    from public.profiles
    left join public.month_points
      on month_points.user_id = profiles.id and month_points.month = of_month
    where profiles.id = any(people)
    order by place
    limit 10
  ) as ranked;

  if not is_on_board or top @> '[{"is_self": true}]' then
    return jsonb_build_object('rows', top, 'own', null);
  end if;
  if of_community is null then
    select count(*) into before_own
    from public.month_points
    where month = of_month and is_shown and points > own_points;
  else
    select count(*) into before_own
    from public.month_points as scored
    where scored.month = of_month and scored.is_shown and scored.points > own_points
      and exists (
        select from public.community_members
        where community_id = of_community and user_id = scored.user_id
      );
  end if;
  return jsonb_build_object(
    'rows', top,
    'own', private.shown_person(own)
      || jsonb_build_object('points', own_points, 'rank', 1 + before_own)
  );
end;
$$;
