-- Communities, their members and their boards. Students read only their own memberships. They see other
-- members through narrow functions: name, avatar, level and points, and in the feed the kind, the pose and
-- the time of an activity. No function returns the id of another person, and a student who does not want to
-- be shown appears to nobody else.

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
  updated_at timestamptz not null default now(),
  text_hash text not null generated always as (
    private.text_hash(array[name, description])
  ) stored,
  constraint communities_name_length check (char_length(name) <= 100)
);

comment on table public.communities is 'The communities, which administrators make.';

comment on column public.communities.member_count is
  'The number of members, stored here because the list would be slow if it counted them, and because '
  'students cannot count them: they can read only their own membership.';
comment on column public.communities.updated_at is
  'When an administrator last changed it. Members who join or leave do not change it.';
comment on column public.communities.text_hash is
  'Of the texts that are translated: a translation counts for the one that it was made of.';

create index communities_created_at_idx on public.communities (created_at desc);

alter table public.communities enable row level security;

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

create trigger communities_touch_updated_at
before update of name, description, image_url on public.communities
for each row execute function private.touch_updated_at();

create table public.community_members (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  joined_at timestamptz not null default now(),
  unique (user_id, community_id)
);

comment on table public.community_members is 'Who belongs to which community.';

create index community_members_order_idx
on public.community_members (community_id, joined_at desc);

alter table public.community_members enable row level security;

create policy "Students read their own memberships and admins read all"
on public.community_members for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Students join for themselves and admins add anyone"
on public.community_members for insert to authenticated
with check (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Students leave for themselves and admins remove anyone"
on public.community_members for delete to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

grant select, insert (community_id, user_id), delete
on table public.community_members to authenticated;

grant all on table public.communities, public.community_members to service_role;

create table private.left_memberships (
  user_id uuid not null references public.profiles (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  joined_at timestamptz not null,
  left_at timestamptz not null default now(),
  primary key (user_id, community_id)
);

comment on table private.left_memberships is
  'What students left within the last ten minutes. Who comes back at once has never left: the day '
  'of joining stays, and the feed shows no second one.';

alter table private.left_memberships enable row level security;

create index left_memberships_community_id_idx on private.left_memberships (community_id);

create function private.count_members() returns trigger
language plpgsql security definer set search_path = ''
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
language plpgsql security definer set search_path = ''
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
language plpgsql security definer set search_path = ''
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
language sql immutable set search_path = ''
as $$
  select coalesce(
    nullif(btrim(person.display_name), ''),
    nullif(btrim(person.full_name), ''),
    nullif(btrim(person.username), '')
  );
$$;

comment on function private.shown_name(public.profiles) is
  'The name that others see; null when there is none.';

grant execute on function private.shown_name(public.profiles) to authenticated;

create function private.shown_person(person public.profiles) returns jsonb
language sql stable set search_path = ''
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
language sql stable set search_path = ''
as $$
  select person.visible_in_communities or person.id = (select auth.uid());
$$;

comment on function private.is_shown(public.profiles) is
  'Whether the caller may see this person in communities.';

create function private.require_person() returns void
language plpgsql stable set search_path = ''
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
language plpgsql stable security definer set search_path = ''
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

comment on function private.board(date, uuid) is
  'The ten first of a month, and the caller''s own row when it is not among them. In a community '
  'also those without points this month stand on the board, after the others. Equal points share a '
  'rank: 1, 1, 3. Among equals the one who signed up first comes first.';

grant execute on function private.board(date, uuid) to authenticated;

create function private.community_members(of_community uuid, after jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.require_person();
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
language plpgsql stable set search_path = ''
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

grant execute on function public.leaderboard(text, uuid) to authenticated;

create function public.community_members_page(community_id uuid, after jsonb default null)
returns jsonb
language sql stable set search_path = ''
as $$
  select private.community_members(
    community_members_page.community_id, community_members_page.after
  );
$$;

comment on function public.community_members_page(uuid, jsonb) is
  'Fifty members of a community after the one that `after` names ({joined_at, number} of the last '
  'row of the page before), or the first fifty: [{name, avatar_url, level, is_self, joined_at, '
  'number}].';

grant execute on function public.community_members_page(uuid, jsonb) to authenticated;

-- Communities as an admin keeps them: a list that is searched and paged here, who belongs to one
-- and who could.

create function public.admin_communities(search text default '', after jsonb default null)
returns jsonb
language plpgsql stable set search_path = ''
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

grant execute on function public.admin_communities(text, jsonb) to authenticated;

create function public.admin_community_members(community_id uuid, after jsonb default null)
returns jsonb
language plpgsql stable set search_path = ''
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

grant execute on function public.admin_community_members(uuid, jsonb) to authenticated;

create function public.available_members(community_id uuid, search text default '') returns jsonb
language plpgsql stable set search_path = ''
-- A plan for these words and this community: one for any goes through the names person by person.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  patterns constant text[] := private.person_patterns(search);
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

grant execute on function public.available_members(uuid, text) to authenticated;

create table public.community_translations (
  community_id uuid not null references public.communities (id) on delete cascade,
  language text not null check (language = any (private.languages()) and language <> 'english'),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  description text not null check (char_length(description) <= 2000),
  based_on text not null check (based_on ~ '^[0-9a-f]{32}$'),
  primary key (community_id, language)
);

comment on table public.community_translations is
  'The communities that the product brings, in the languages other than English. Those that '
  'administrators make have one text.';

comment on column public.community_translations.based_on is
  'The text_hash of the community as it was translated. Once an administrator has changed the '
  'text, theirs is read in every language.';

alter table public.community_translations enable row level security;

create policy "Everyone signed in reads the translations of communities"
on public.community_translations for select to authenticated
using (true);

grant select on table public.community_translations to authenticated;

grant all on table public.community_translations to service_role;

create view public.community_texts
with (security_invoker = true)
as
select
  communities.id as community_id,
  wanted.language,
  case
    when translation.community_id is not null then wanted.language
    when exists (
      select from public.community_translations as other
      where other.community_id = communities.id and other.based_on = communities.text_hash
    ) then 'english'
  end as text_language,
  coalesce(translation.name, communities.name) as name,
  coalesce(translation.description, communities.description) as description
from public.communities
cross join unnest(private.languages()) as wanted (language)
left join public.community_translations as translation
  on translation.community_id = communities.id
  and translation.language = wanted.language
  and translation.based_on = communities.text_hash;

comment on view public.community_texts is
  'The texts of communities as they are read in each language. `text_language` is the one they are '
  'in: what was translated is English, and what an administrator wrote may be in any, so null.';

grant select on table public.community_texts to authenticated, service_role;

create function private.community_feed(of_community uuid, language text) returns jsonb
language plpgsql stable security definer set search_path = ''
-- A plan for any community would walk the whole ledger for one where little happens.
set plan_cache_mode = force_custom_plan
as $$
begin
  perform private.require_person();
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
          'what', texts.name,
          'key', asanas.key,
          'minutes', case ledger.kind when 'timer' then greatest(1, ledger.duration_seconds / 60) end
        )
      from public.practice_ledger as ledger
      left join public.asanas on asanas.id = ledger.asana_id
      left join public.asana_texts as texts
        on texts.asana_id = ledger.asana_id
        and texts.language = coalesce(community_feed.language, 'english')
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

comment on function private.community_feed(uuid, text) is
  'The five latest joins, achievements, and practices with meditations of the members, merged, '
  'newest first. Poses are named in the reader''s language; they and achievements by their keys too, '
  'so that the app can draw the one and name the other. A meditation has its minutes, everything else '
  'null.';

grant execute on function private.community_feed(uuid, text) to authenticated;

create function public.community(
  community_id uuid,
  time_zone text,
  week_start int,
  language text default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  today date;
  first_day date;
begin
  perform private.require_time_zone(community.time_zone);
  perform private.require_language(community.language);
  if week_start is null or week_start not between 1 and 7 then
    raise exception 'week_start_invalid';
  end if;
  today := private.local_day(now(), community.time_zone);
  first_day := today - ((extract(isodow from today)::int - week_start + 7) % 7);
  return (
    select jsonb_build_object(
      'id', communities.id,
      'name', texts.name,
      'description', texts.description,
      'text_language', texts.text_language,
      'image_url', communities.image_url,
      'member_count', communities.member_count,
      'joined', exists (
        select from public.community_members as members
        where members.community_id = communities.id and members.user_id = (select auth.uid())
      ),
      'activity', private.community_feed(communities.id, community.language),
      'meditation_days', (
        select count(distinct local_date)
        from public.practice_ledger
        where user_id = (select auth.uid())
          and kind = 'timer'
          and local_date between first_day and today
      )
    )
    from public.communities
    join public.community_texts as texts
      on texts.community_id = communities.id
      and texts.language = coalesce(community.language, 'english')
    where communities.id = community.community_id
  );
end;
$$;

comment on function public.community(uuid, text, int, text) is
  'Everything that a community''s first tab shows: {id, name, description, text_language, image_url, '
  'member_count, joined, activity: [{kind, happened_at, what, key, minutes, name, avatar_url, '
  'level, is_self}], meditation_days: days with a meditation in the caller''s own week}, or null when '
  'there is none. `week_start` is the ISO number of the day on which the caller''s weeks begin, 1 '
  '(Monday) to 7, `language` the caller''s.';

grant execute on function public.community(uuid, text, int, text) to authenticated;

create function public.texts_of_community(community public.communities)
returns setof public.community_texts
language sql stable rows 1
begin atomic
  select * from public.community_texts where community_id = community.id;
end;

comment on function public.texts_of_community(public.communities) is
  'Embeds the texts into the communities; who asks names the language.';

grant execute on function public.texts_of_community(public.communities)
to authenticated, service_role;

create function private.show_new_month() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked, so that a student who hides at this moment waits, and then hides this month too.
  select profiles.visible_in_communities into new.is_shown
  from public.profiles where profiles.id = new.user_id
  for share;
  return new;
end;
$$;

comment on function private.show_new_month() is 'Says of a new month whether its student is shown.';

create trigger month_points_is_shown
before insert on public.month_points
for each row execute function private.show_new_month();

create function private.show_months() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.month_points set is_shown = new.visible_in_communities where user_id = new.id;
  return null;
end;
$$;

comment on function private.show_months() is
  'Says of all months of a student whether they are shown.';

create trigger profiles_show_months
after update of visible_in_communities on public.profiles
for each row
when (old.visible_in_communities is distinct from new.visible_in_communities)
execute function private.show_months();

create function private.add_members(community_id uuid, user_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  people uuid[];
  added int;
begin
  perform private.require_admin();
  if cardinality(add_members.user_ids) > 500 then
    raise exception 'too_many_people';
  end if;
  perform from public.communities where id = add_members.community_id for key share;
  if not found then
    raise exception 'community_not_found';
  end if;
  people := array(select id from public.profiles where id = any (add_members.user_ids));
  insert into public.community_members (community_id, user_id)
  select add_members.community_id, person.id
  from unnest(people) as person (id)
  order by person.id
  on conflict on constraint community_members_user_id_community_id_key do nothing;
  get diagnostics added = row_count;
  return jsonb_build_object('added', added, 'already', cardinality(people) - added);
end;
$$;

comment on function private.add_members(uuid, uuid[]) is 'As public.add_members, which the API serves.';

grant execute on function private.add_members(uuid, uuid[]) to authenticated;

create function public.add_members(community_id uuid, user_ids uuid[]) returns jsonb
language sql set search_path = ''
as $$
  select private.add_members(community_id, user_ids);
$$;

comment on function public.add_members(uuid, uuid[]) is
  'Adds people to a community and answers {added, already}: how many, and how many belonged to it '
  'before. Whose account is gone is in neither. Admins only (42501). Refuses with P0001 and '
  'too_many_people (more than 500) or community_not_found.';

grant execute on function public.add_members(uuid, uuid[]) to authenticated;

create function private.require_communities(community_ids uuid[]) returns void
language plpgsql stable set search_path = ''
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

-- The points of the month are copied for each membership, so that the first ten and a student's own rank
-- are read from an index, however large the community is.

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
  'The months of public.month_points that the boards of communities show: those of members who are visible '
  'to others and have points. The clock deletes a month once no board can show it.';

comment on column private.board_entries.joined_at is
  'When the student signed up, copied here for the order of the board.';

-- The order of a board. The month comes first, so that past months are found and deleted fast.
create index board_entries_order_idx
on private.board_entries (month, community_id, points desc, joined_at, user_id);

-- A student's own rank: how many have more. The index stores equal entries once, so a page holds a thousand.
create index board_entries_rank_idx on private.board_entries (month, community_id, points);

alter table private.board_entries enable row level security;

create function private.enter_boards() returns trigger
language plpgsql security definer set search_path = ''
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
  -- This waits for an admin who is removing the member at this moment; the practice counts all the same.
  for key share
  on conflict (user_id, community_id, month) do update set points = excluded.points;
  return null;
end;
$$;

comment on function private.enter_boards() is
  'Takes what a month is worth over to the boards of its student''s communities.';

create trigger month_points_enter_boards
after insert or update of points, is_shown on public.month_points
for each row execute function private.enter_boards();

create function private.lock_new_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles where id = new.user_id for no key update;
  return new;
end;
$$;

comment on function private.lock_new_member() is
  'Makes who joins and who hides, or practices, at the same moment wait for each other: neither would see '
  'what the other has not finished, and the board would show what is no longer so.';

create trigger community_members_lock_new_member
before insert on public.community_members
for each row execute function private.lock_new_member();

create function private.enter_board_of_community() returns trigger
language plpgsql security definer set search_path = ''
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

create trigger community_members_enter_board
after insert on public.community_members
referencing new table as changed
for each statement execute function private.enter_board_of_community();
