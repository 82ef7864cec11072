-- A board of a community that touches the same few pages however many belong to it: the points of the month
-- stand once more beside each membership, so that the first ten and one's own rank are read from indexes alone.

create table private.board_entries (
  community_id uuid not null,
  user_id uuid not null,
  month date not null,
  points int not null check (points > 0),
  joined_at timestamptz not null,
  primary key (user_id, community_id, month),
  foreign key (user_id, community_id)
  references public.community_members (user_id, community_id) on delete cascade
);

comment on table private.board_entries is
  'The months of public.month_points that the boards of communities show: those of members whom others may '
  'see and who have points. Kept while a board may show the month.';
comment on column private.board_entries.joined_at is
  'When its student signed up, kept here for the order of the board.';
revoke all on table private.board_entries from public, anon, authenticated, service_role;
alter table private.board_entries enable row level security;

insert into private.board_entries (community_id, user_id, month, points, joined_at)
select community_id, user_id, month, points, months.joined_at
from public.community_members
join public.month_points as months using (user_id)
where is_shown and points > 0 and month >= date_trunc('month', now() - interval '1 day');

-- The order of a board. The month comes first, so that those that are over are found to be forgotten.
create index board_entries_order_idx
on private.board_entries (month, community_id, points desc, joined_at, user_id);
-- One's own rank: how many have more. Equal entries are kept as one, so a page holds a thousand.
create index board_entries_rank_idx on private.board_entries (month, community_id, points);

create function private.enter_boards() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not new.is_shown or new.points = 0 then
    delete from private.board_entries where user_id = new.user_id and month = new.month;
    return null;
  end if;
  insert into private.board_entries (community_id, user_id, month, points, joined_at)
  select community_id, new.user_id, new.month, new.points, new.joined_at
  from public.community_members
  where user_id = new.user_id
  order by community_id
  -- Whom an admin removes at this moment is waited for, and then is no member: the practice counts all the same.
  for key share
  on conflict (user_id, community_id, month) do update set points = excluded.points;
  return null;
end;
$$;

comment on function private.enter_boards() is
  'Takes what a month is worth over to the boards of its student''s communities.';
revoke all on function private.enter_boards() from public, anon, authenticated;

create trigger month_points_enter_boards
after insert or update of points, is_shown on public.month_points
for each row execute function private.enter_boards();

create function private.hold_who_joins() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.profiles where id = new.user_id for no key update;
  return new;
end;
$$;

comment on function private.hold_who_joins() is
  'Makes who joins and who hides, or practices, at the same moment wait for each other: neither would see '
  'what the other has not finished, and the board would show what is no longer so.';
revoke all on function private.hold_who_joins() from public, anon, authenticated;

create trigger community_members_hold_who_joins
before insert on public.community_members
for each row execute function private.hold_who_joins();

create function private.enter_board_of_community() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.board_entries (community_id, user_id, month, points, joined_at)
  select community_id, user_id, month, points, months.joined_at
  from changed
  join public.month_points as months using (user_id)
  where is_shown and points > 0 and month >= date_trunc('month', now() - interval '1 day');
  return null;
end;
$$;

comment on function private.enter_board_of_community() is
  'Brings who joins to the board of the community, with the months that it may still show.';
revoke all on function private.enter_board_of_community() from public, anon, authenticated;

create trigger community_members_enter_board
after insert on public.community_members
referencing new table as changed
for each statement execute function private.enter_board_of_community();

insert into private.personal_data
  (table_name, column_name, via, on_export, on_erase, reason)
values (
  'private.board_entries', 'user_id', 'public.community_members', 'no', 'delete',
  'Says once more what public.month_points says.'
);

create or replace function private.board(of_month date, of_community uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- A plan for any community would look for the members of a small one among everybody.
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
      select user_id from private.board_entries
      where community_id = of_community and month = of_month
      order by points desc, joined_at, user_id
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
    from private.board_entries
    where community_id = of_community and month = of_month and points > own_points;
  end if;
  return jsonb_build_object(
    'rows', top,
    'own', private.shown_person(own)
      || jsonb_build_object('points', own_points, 'rank', 1 + before_own)
  );
end;
$$;

create or replace function private.forget_old(at timestamptz) returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.push_messages where expires_at < at - interval '2 days';
  -- Nobody needs to know what was sent. Only of a reply it stays known that it was announced.
  delete from private.student_mails
  where created_at < at - interval '2 days' and (kind <> 'reply' or sent_at is null);
  delete from private.leaving_mails where asked_at < at - interval '1 day';
  delete from public.paused_sessions where paused_at < at - interval '90 days';
  delete from public.audit_log where happened_at < at - interval '24 months';
  -- What the boards of communities can no longer show, wherever it is still that month.
  delete from private.board_entries where month < date_trunc('month', at - interval '1 day');
$$;
