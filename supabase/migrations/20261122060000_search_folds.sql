-- Searching finds what people type: every text is folded plainly and once more as romanized Sanskrit,
-- and each word that is typed has to occur in one of the two, in any order. Lists of names are sorted
-- by the plain fold, since not every database here can sort by language. The devices fold alike, in
-- `packages/domain/src/search.ts`.

-- Small letters without accents, one kana and one width for each Japanese sound. Nothing in it
-- depends on the collation of the database.
create function private.plain(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select replace(replace(replace(replace(
    translate(
      lower(
        regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g')
        collate pg_catalog.pg_c_utf8
      ),
      'øłđðħŧıςァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ',
      'olddhtiσぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ'
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
$$;

-- A text as searching and sorting see it: plain, with a single space for punctuation and hyphens.
create or replace function private.fold(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(
    private.plain(value),
    '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u009f\u00a1-\u00bf\u00d7\u00f7\u02b9-\u02bf\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u206f\u2e00-\u2e7f\u3001-\u3003\u3008-\u3020\u3030\u303d\u30a0\u30fb\ufeff]+',
    ' ',
    'g'
  ));
$$;

-- Nothing but the punctuation of a text, which alone can be searched for too.
create function private.signs(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select btrim(regexp_replace(
    private.plain(value),
    '[^\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u009f\u00a1-\u00bf\u00d7\u00f7\u02b9-\u02bf\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u206f\u2e00-\u2e7f\u3001-\u3003\u3008-\u3020\u3030\u303d\u30a0\u30fb\ufeff]+',
    ' ',
    'g'
  ));
$$;

-- A folded text in which the ways to write Sanskrit are one. An r that is a vowel has none beside it.
create function private.romanize(folded text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(replace(folded, 'sh', 's'), 'chh?', 'c', 'g'),
      'm(?=[b-df-hj-np-tv-z])', 'n', 'g'
    ),
    '(?<![aeiou])ri?(?![aeiou])', 'ṛ', 'g'
  );
$$;

-- What a row is searched by. People leave the apostrophe of `Child's Pose` out.
create function private.search_key(value text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select concat_ws(
    ' ',
    private.fold(value),
    private.romanize(private.fold(translate(value, '''’ʼ‘', ''))),
    private.signs(value)
  );
$$;

-- What was typed as regular expressions that a search key has to match, all of them: its words, in
-- which no sign is left that means something there, or else its punctuation, letter by letter. Nobody
-- types more than 500 characters.
create function private.search_patterns(search text) returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select coalesce(
    array_agg(concat_ws('|', word, nullif(private.romanize(word), word))) filter (where word <> ''),
    array(select '***=' || sign from private.signs(left(search, 500)) as sign where sign <> '')
  )
  from regexp_split_to_table(private.fold(left(search, 500)), ' ') as words (word);
$$;

-- The elements of a list as one text; the function of the database counts as changeable, because it
-- takes lists of anything.
create function private.joined(list text[]) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select array_to_string(list, ' ');
$$;

-- Whoever writes a name folds it.
grant execute on function
  private.plain(text),
  private.signs(text),
  private.romanize(text),
  private.search_key(text),
  private.search_patterns(text),
  private.joined(text[])
to authenticated, service_role;

-- Other names of a pose: common spellings, and what beginners call it.
alter table public.asanas
add column aliases text[] not null default '{}'
constraint asanas_aliases_length
check (cardinality(aliases) <= 50 and char_length(array_to_string(aliases, ' ')) <= 2000);
grant insert (aliases), update (aliases) on table public.asanas to authenticated;

drop trigger asanas_audit_update on public.asanas;
create trigger asanas_audit_update
after update on public.asanas
referencing old table as old_rows new table as new_rows
for each statement execute function private.audit(
  'id',
  'name,sanskrit_name,aliases,description,difficulty,category,target_area,duration_seconds,two_sided,points,benefits,safety_tips,image_url,video_url,archived_at'
);

alter table public.asanas drop column search_text;
drop index public.asanas_library_idx;
alter table public.asanas
add column search_text text not null
generated always as (
  private.search_key(
    name || ' ' || coalesce(sanskrit_name, '') || ' ' || private.joined(aliases)
  )
) stored,
add column sort_name text not null generated always as (private.fold(name)) stored;
create index asanas_library_idx on public.asanas (sort_name, id) where archived_at is null;

alter table public.profiles drop column search_text;
alter table public.profiles
add column search_text text not null
generated always as (
  private.search_key(
    username || ' ' || coalesce(full_name, '') || ' ' || coalesce(display_name, '')
  )
) stored;

-- What a person is sorted by: the name that others see, folded. The index holds what it was before.
drop index public.profiles_sort_name_idx;
create or replace function private.sort_name(display_name text, full_name text, username text)
returns text
language sql
immutable
set search_path = ''
as $$
  select private.fold(
    coalesce(nullif(btrim(display_name), ''), nullif(btrim(full_name), ''), username)
  );
$$;
create index profiles_sort_name_idx
on public.profiles (private.sort_name(display_name, full_name, username), id);

create or replace function private.admin_users(
  search text,
  only_admins boolean,
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
    when 'joined' then 'profiles.created_at'
    when 'role' then 'profiles.role'
  end;
  key_type text := case
    when sort_by in ('level', 'practices', 'points') then 'int'
    when sort_by = 'joined' then 'timestamptz'
    else 'text'
  end;
  found jsonb;
begin
  perform private.require_admin();
  if key is null then
    raise exception 'sort_invalid';
  end if;

  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) order by number), ''[]'')
     from (
       select profiles.id, users.email, profiles.username, profiles.full_name,
         profiles.display_name, profiles.avatar_url, profiles.role, profiles.level,
         profiles.points, profiles.total_practices, profiles.created_at, %1$s as key,
         row_number() over (order by %1$s %3$s, profiles.id %3$s) as number
       from public.profiles
       join auth.users on users.id = profiles.id
       where (profiles.search_text ~ all ($4) or strpos(lower(users.email), lower($1)) > 0)
         and (not $2 or profiles.role = ''admin'')
         and ($3 is null
           or (%1$s, profiles.id) %4$s (($3 ->> ''key'')::%2$s, ($3 ->> ''id'')::uuid))
       order by %1$s %3$s, profiles.id %3$s
       limit 51
     ) as page',
    key,
    key_type,
    case when descending then 'desc' else 'asc' end,
    case when descending then '<' else '>' end
  )
  into found
  using btrim(search), only_admins, after, private.search_patterns(search);

  return jsonb_build_object(
    'items', case when jsonb_array_length(found) > 50 then found - 50 else found end,
    'next', case
      when jsonb_array_length(found) > 50
        then jsonb_build_object('key', found -> 49 ->> 'key', 'id', found -> 49 ->> 'id')
    end
  );
end;
$$;

-- Fifty poses of the library by name, those after {name, id}, whose names hold the searched words.
create or replace function public.admin_asanas(search text default '', after jsonb default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  patterns constant text[] := private.search_patterns(search);
begin
  perform private.require_admin();
  return (
    select coalesce(
      jsonb_agg(
        to_jsonb(page) - 'search_text' - 'sort_name' - 'archived_at' - 'created_at'
        order by page.sort_name, page.id
      ),
      '[]'
    )
    from (
      select *
      from public.asanas
      where archived_at is null
        and (sort_name, id) > (
          coalesce(private.fold(after ->> 'name'), ''),
          coalesce((after ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000')
        )
        and search_text ~ all (patterns)
      order by sort_name, id
      limit 50
    ) as page
  );
end;
$$;

-- Adds and changes poses, all of them or none. A row with the `updated_at` that was read is a
-- change; any other is new. Answers with the ids of what somebody else has changed or deleted
-- meanwhile, which stays as it is. Sending the same again changes nothing. A row without aliases
-- leaves them as they are.
create or replace function public.import_asanas(asanas jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  missed jsonb;
begin
  perform private.require_admin();

  insert into public.asanas (
    id, name, sanskrit_name, aliases, description, difficulty, category, target_area, duration_seconds,
    two_sided, points, benefits, safety_tips, image_url, video_url
  )
  select
    id, name, sanskrit_name, coalesce(aliases, '{}'), description, difficulty, category, target_area, duration_seconds,
    two_sided, points, benefits, safety_tips, image_url, video_url
  from jsonb_populate_recordset(null::public.asanas, import_asanas.asanas) as given
  where updated_at is null
  on conflict (id) do nothing;

  update public.asanas as kept
  set name = given.name,
    sanskrit_name = given.sanskrit_name,
    aliases = coalesce(given.aliases, kept.aliases),
    description = given.description,
    difficulty = given.difficulty,
    category = given.category,
    target_area = given.target_area,
    duration_seconds = given.duration_seconds,
    two_sided = given.two_sided,
    points = given.points,
    benefits = given.benefits,
    safety_tips = given.safety_tips,
    image_url = given.image_url,
    video_url = given.video_url
  from jsonb_populate_recordset(null::public.asanas, import_asanas.asanas) as given
  where kept.id = given.id and kept.updated_at = given.updated_at and kept.archived_at is null;

  select coalesce(jsonb_agg(given.id), '[]') into missed
  from jsonb_populate_recordset(null::public.asanas, import_asanas.asanas) as given
  left join public.asanas as kept on kept.id = given.id and kept.archived_at is null
  where (
    kept.name, kept.sanskrit_name, kept.aliases, kept.description, kept.difficulty,
    kept.category, kept.target_area, kept.duration_seconds, kept.two_sided, kept.points, kept.benefits,
    kept.safety_tips, kept.image_url, kept.video_url
  ) is distinct from (
    given.name, given.sanskrit_name, coalesce(given.aliases, kept.aliases), given.description,
    given.difficulty, given.category, given.target_area, given.duration_seconds, given.two_sided, given.points, given.benefits,
    given.safety_tips, given.image_url, given.video_url
  );
  return missed;
end;
$$;

-- Fifty communities, the newest first, those after {created_at, id}, that hold the searched words in
-- the name or in the description.
create or replace function public.admin_communities(search text default '', after jsonb default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  patterns constant text[] := private.search_patterns(search);
begin
  perform private.require_admin();
  return (
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
  );
end;
$$;

-- The first fifty by name who do not belong to a community and whose names hold the searched words.
create or replace function public.available_members(community_id uuid, search text default '') returns jsonb
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

-- What given work is searched by: the names of its student and of its pose.
create function private.assignment_key(user_id uuid, asana_id uuid) returns text
language sql
stable
set search_path = ''
as $$
  select student.search_text || ' ' || asana.search_text
  from public.profiles as student, public.asanas as asana
  where student.id = assignment_key.user_id and asana.id = assignment_key.asana_id;
$$;
grant execute on function private.assignment_key(uuid, uuid) to authenticated;

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
  last_at timestamptz := coalesce((after ->> 'created_at')::timestamptz, 'infinity');
  last_id uuid := coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  -- More than these are found sooner by going through the latest work.
  few constant int := 40;
  -- Those that hold every word, and those that hold one or more: of two words, one can be the
  -- student's and one the pose's.
  people uuid[];
  some_people uuid[];
  poses uuid[];
  some_poses uuid[];
  page uuid[];
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
    page := array(
      select found.id
      from (
        select theirs.id, theirs.created_at
        from unnest(some_people) as person (id)
        cross join lateral (
          select work.id, work.created_at
          from public.assigned_asanas as work
          where work.user_id = person.id and work.origin = 'teacher'
            and (status = 'all' or work.completed = (status = 'completed'))
            and (work.created_at, work.id) < (last_at, last_id)
            and (
              person.id = any (people)
              or work.asana_id = any (some_poses)
              and private.assignment_key(work.user_id, work.asana_id) ~ all (patterns)
            )
          order by work.created_at desc, work.id desc
          limit 50
        ) as theirs
        union
        select its.id, its.created_at
        from unnest(poses) as pose (id)
        cross join lateral (
          select id, created_at from public.assigned_asanas
          where asana_id = pose.id and origin = 'teacher'
            and (status = 'all' or completed = (status = 'completed'))
            and (created_at, id) < (last_at, last_id)
          order by created_at desc, id desc
          limit 50
        ) as its
      ) as found
      order by found.created_at desc, found.id desc
      limit 50
    );
  else
    page := array(
      select id from public.assigned_asanas
      where origin = 'teacher'
        and (status = 'all' or completed = (status = 'completed'))
        and (created_at, id) < (last_at, last_id)
        and (
          patterns = '{}'
          or user_id in (select unnest(people))
          or asana_id in (select unnest(poses))
          or cardinality(patterns) > 1
          and user_id in (select unnest(some_people))
          and asana_id in (select unnest(some_poses))
          and private.assignment_key(user_id, asana_id) ~ all (patterns)
        )
      order by created_at desc, id desc
      limit 50
    );
  end if;
  return private.given_assignments(page, time_zone);
end;
$$;
