-- Classes: documents of poses, meditations and pauses in their order. A student sees their own classes as
-- custom presets; classes without a student stand on the school's shelf.

create function private.json_text(value jsonb) returns text
language sql immutable parallel safe
return case when jsonb_typeof(value) = 'string' then value #>> '{}' end;

comment on function private.json_text(jsonb) is 'A string of JSON as text; null where it is no string.';

create function private.json_number(value jsonb) returns numeric
language sql immutable parallel safe
return case when jsonb_typeof(value) = 'number' then value::numeric end;

comment on function private.json_number(jsonb) is 'A number of JSON; null where it is no number.';

create function private.is_whole_number(value jsonb, lowest int, highest int) returns boolean
language sql immutable parallel safe
return private.json_number(value) % 1 = 0 and private.json_number(value) between lowest and highest;

comment on function private.is_whole_number(jsonb, int, int) is
  'Whether JSON is a whole number within these; null where it is no number.';

-- What reads an item is PL/pgSQL: a function in SQL would be planned again for every item.

create function private.is_class_item(item jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when jsonb_typeof(item) is distinct from 'object' then false
    else coalesce(
      private.json_text(item -> 'id') ~ '^[a-z0-9]{8}$'
      and (
        not item ? 'part'
        or private.json_text(item -> 'part')
          in ('arrive', 'warm', 'stand', 'peak', 'counter', 'floor', 'breath', 'rest')
      )
      and (
        not item ? 'words'
        or (
          char_length(private.json_text(item -> 'words')) between 1 and 300
          and private.json_text(item -> 'words')
            !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
        )
      )
      and (not item ? 'link' or item -> 'link' = 'true')
      and case item ->> 'kind'
        when 'pose' then
          item - array[
            'id', 'part', 'words', 'link', 'kind', 'asanaId', 'side', 'sets', 'seconds', 'breaths', 'variant'
          ] = '{}'
          and jsonb_typeof(item -> 'asanaId') = 'string'
          and private.json_text(item -> 'side') in ('both', 'right', 'left')
          and private.is_whole_number(item -> 'sets', 1, 10)
          and not (item ? 'seconds' and item ? 'breaths')
          and (not item ? 'seconds' or private.is_whole_number(item -> 'seconds', 3, 7200))
          and (
            not item ? 'breaths'
            or (
              private.json_number(item -> 'breaths') between 0.5 and 60
              and private.json_number(item -> 'breaths') % 0.5 = 0
            )
          )
          and (not item ? 'variant' or private.json_text(item -> 'variant') ~ '^[a-z-]{1,40}$')
        when 'meditation' then
          item - array['id', 'part', 'words', 'link', 'kind', 'minutes', 'bells'] = '{}'
          and private.is_whole_number(item -> 'minutes', 1, 60)
          and private.is_whole_number(item -> 'bells', 0, 4)
        when 'pause' then
          item - array['id', 'part', 'words', 'link', 'kind', 'seconds'] = '{}'
          and private.is_whole_number(item -> 'seconds', 5, 300)
      end,
      false
    )
  end;
end;
$$;

comment on function private.is_class_item(jsonb) is
  'Whether JSON is a pose, a meditation or a pause as a class holds it; what no version knows is refused.';

create function private.is_class_entry(entry jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when entry ->> 'kind' is distinct from 'rounds' then private.is_class_item(entry)
    when jsonb_typeof(entry -> 'items') is distinct from 'array' then false
    else coalesce(
      entry - array['kind', 'id', 'times', 'swap', 'items'] = '{}'
      and private.json_text(entry -> 'id') ~ '^[a-z0-9]{8}$'
      and private.is_whole_number(entry -> 'times', 2, 20)
      and jsonb_typeof(entry -> 'swap') = 'boolean'
      and jsonb_array_length(entry -> 'items') between 1 and 20
      and (select bool_and(private.is_class_item(item)) from jsonb_array_elements(entry -> 'items') as item),
      false
    )
  end;
end;
$$;

comment on function private.is_class_entry(jsonb) is
  'Whether JSON is an item of a class or a group of items that is repeated; groups are never nested.';

create function private.class_items(body jsonb) returns table (item jsonb, times int)
language sql immutable parallel safe set search_path = ''
as $$
  select inside.item, entries.times
  from (
    select
      place,
      case when entry ->> 'kind' = 'rounds' then entry -> 'items' else jsonb_build_array(entry) end as items,
      case when entry ->> 'kind' = 'rounds' then private.json_number(entry -> 'times')::int else 1 end as times
    from jsonb_array_elements(body -> 'items') with ordinality as listed (entry, place)
  ) as entries
  cross join lateral jsonb_array_elements(entries.items) with ordinality as inside (item, place)
  order by entries.place, inside.place;
$$;

comment on function private.class_items(jsonb) is
  'The items of a class in their order, those of a group once, and how often each is practiced.';

create function private.is_class_body(body jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when octet_length(body::text) > 65536 then false
    when jsonb_typeof(body) is distinct from 'object' then false
    when jsonb_typeof(body -> 'items') is distinct from 'array' then false
    when exists (
      select from jsonb_array_elements(body -> 'items') as entry
      where not private.is_class_entry(entry)
    ) then false
    else coalesce(
      body - array['v', 'language', 'items'] = '{}'
      and body -> 'v' = '1'
      and private.json_text(body -> 'language') in ('en', 'es', 'fr', 'de', 'ja')
      and (select count(*) <= 100 and coalesce(sum(times), 0) <= 300 from private.class_items(body))
      and (
        select count(*) = count(distinct id)
        from (
          select item ->> 'id' as id from private.class_items(body)
          union all
          select entry ->> 'id' from jsonb_array_elements(body -> 'items') as entry
          where entry ->> 'kind' = 'rounds'
        ) as ids
      ),
      false
    )
  end;
end;
$$;

comment on function private.is_class_body(jsonb) is
  'Whether JSON is a class as the apps write it, within the limits of its size: they read it by the same '
  'rules.';

create function private.practice_seconds(body jsonb, with_archived boolean) returns numeric
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(sum(
      times * case item ->> 'kind'
        when 'meditation' then 60 * (item ->> 'minutes')::numeric
        when 'pause' then 0
        else (item ->> 'sets')::numeric * case
          when pose.key = any (private.flow_keys()) then pose.duration_seconds
          when item ? 'seconds' then (item ->> 'seconds')::numeric
          when item ? 'breaths' then
            8 * (item ->> 'breaths')::numeric
            * case when pose.two_sided and item ->> 'side' = 'both' then 2 else 1 end
          when pose.two_sided and item ->> 'side' <> 'both' then ceil(pose.duration_seconds / 2.0)
          else pose.duration_seconds
        end
      end
    ), 0)
    from private.class_items(body)
    left join public.asanas as pose on pose.id::text = item ->> 'asanaId'
    where item ->> 'kind' <> 'pose'
      or pose.id is not null and (with_archived or pose.archived_at is null)
  );
end;
$$;

comment on function private.practice_seconds(jsonb, boolean) is
  'Seconds of a class that count as practice, at a steady pace and as long as its poses are now: a breath '
  'takes eight, pauses do not count. Archived poses count only with `with_archived`.';

grant execute on function private.practice_seconds(jsonb, boolean) to authenticated;

create function private.class_seconds(body jsonb) returns int
language plpgsql stable set search_path = ''
as $$
declare
  seconds numeric;
begin
  if exists (
    select from private.class_items(body)
    where item ->> 'kind' = 'pose'
      and not exists (select from public.asanas where asanas.id::text = item ->> 'asanaId')
  ) then
    raise exception 'asana_not_found';
  end if;
  seconds := private.practice_seconds(body, with_archived => true);
  if seconds > 3 * 60 * 60 then
    raise exception 'class_too_long';
  end if;
  return seconds;
end;
$$;

comment on function private.class_seconds(jsonb) is
  'Seconds of practice of a class that is saved; archived poses count. Refuses with P0001 asana_not_found what '
  'names a pose that never was, and with class_too_long more than three hours.';

grant execute on function
  private.is_class_body(jsonb),
  private.is_class_entry(jsonb),
  private.is_class_item(jsonb),
  private.is_whole_number(jsonb, int, int),
  private.json_number(jsonb),
  private.json_text(jsonb),
  private.class_items(jsonb)
to authenticated, service_role;

create table public.classes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  made_by uuid references public.profiles (id) on delete set null,
  changed_by uuid references public.profiles (id) on delete set null,
  name text not null check (char_length(btrim(name)) between 1 and 100 and char_length(name) <= 100),
  description text check (char_length(description) <= 1000),
  body jsonb not null check (private.is_class_body(body)),
  asana_ids uuid[] not null default '{}',
  seconds int not null default 0,
  total_seconds int not null default 0,
  revision int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (user_id is null or (made_by is null and changed_by is null and archived_at is null))
);

comment on table public.classes is
  'Classes as they are written: a student''s own, and those of the school''s shelf, which all instructors '
  'edit together.';

comment on column public.classes.user_id is 'The student whose own it is; null on the school''s shelf.';
comment on column public.classes.made_by is 'The instructor who put it on the shelf.';
comment on column public.classes.changed_by is
  'On the shelf alone: the instructor who saved its name, its description or its body last, or archived it.';
comment on column public.classes.body is
  'The document: {v, language, items}, with its keys as the apps write them.';
comment on column public.classes.asana_ids is
  'Its poses in their order, those of a group once, found out when it is saved.';
comment on column public.classes.seconds is
  'Of practice, at a steady pace and as long as its poses were when it was saved.';
comment on column public.classes.total_seconds is
  'With its rests, as the app that saved it counts them; the seconds of practice where that cannot be true. '
  'Nothing but screens reads it.';
comment on column public.classes.revision is
  'Raised by each change of the name, the description or the body, and when it is archived or comes back. An '
  'editor saves only over the revision that it has read.';
comment on column public.classes.archived_at is
  'When it left the shelf. It can come back.';

create index classes_order_idx on public.classes (user_id, created_at desc);

create index classes_made_by_idx on public.classes (made_by);

create index classes_changed_by_idx on public.classes (changed_by);

create index classes_asana_ids_idx on public.classes using gin (asana_ids);

create function private.prepare_class() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.made_by := case when new.user_id is null then (select auth.uid()) end;
    new.changed_by := new.made_by;
    new.revision := 1;
    -- Of another person it counts nothing: the policy refuses the row.
    if coalesce(new.user_id = (select auth.uid()), new.user_id is null) and (
      select count(*) from public.classes
      where user_id is not distinct from new.user_id and id <> new.id
    ) >= (case when new.user_id is null then 1000 else 200 end) then
      raise exception 'too_many_classes';
    end if;
  elsif (new.name, new.description, new.body, new.archived_at)
    is distinct from (old.name, old.description, old.body, old.archived_at)
  then
    new.changed_by := case when new.user_id is null then (select auth.uid()) end;
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  -- What is no class is refused by the check of the column, which comes after this.
  if private.is_class_body(new.body) then
    if tg_op = 'INSERT' or new.body <> old.body then
      new.seconds := private.class_seconds(new.body);
      new.asana_ids := array(
        select item ->> 'asanaId' from private.class_items(new.body) where item ->> 'kind' = 'pose'
      );
    end if;
    if new.total_seconds is null
      or new.total_seconds < new.seconds
      or new.total_seconds > new.seconds + 9000
        + 60 * (select coalesce(sum(times), 0) from private.class_items(new.body))
    then
      new.total_seconds := new.seconds;
    end if;
  end if;
  return new;
end;
$$;

comment on function private.prepare_class() is
  'Fills what follows from a class that is saved. Refuses with P0001 too_many_classes more than 200 of a '
  'student or 1,000 on the shelf.';

create trigger classes_prepare
before insert or update on public.classes
for each row execute function private.prepare_class();

alter table public.classes enable row level security;

create policy "Students read their own classes and admins read the shelf"
on public.classes for select to authenticated
using (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())));

create policy "Students add their own classes and admins add to the shelf"
on public.classes for insert to authenticated
with check (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())));

create policy "Students change their own classes and admins those of the shelf"
on public.classes for update to authenticated
using (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())))
with check (user_id = (select auth.uid()) or (user_id is null and (select private.is_admin())));

create policy "Students delete their own classes"
on public.classes for delete to authenticated
using (user_id = (select auth.uid()));

-- With the id and the time of a class, what was deleted comes back as it was, in its place.
grant
  select,
  insert (id, user_id, name, description, body, total_seconds, created_at),
  update (name, description, body, total_seconds),
  delete
on table public.classes to authenticated;

create function public.own_classes(language text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_language(own_classes.language);
  return jsonb_build_object(
    'classes', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', id,
          'name', name,
          'description', description,
          'created_at', created_at,
          'revision', revision,
          'body', body
        )
        order by created_at desc, id
      )
      from public.classes
      where user_id = (select auth.uid())
    ), '[]'),
    'asanas', coalesce((
      select jsonb_agg(private.asana_json(asanas, own_classes.language) order by asanas.id)
      from public.asanas
      where archived_at is null
        and id in (
          select unnest(asana_ids) from public.classes where user_id = (select auth.uid())
        )
    ), '[]')
  );
end;
$$;

comment on function public.own_classes(text) is
  'The caller''s own classes, the newest first, and each of their poses once with its texts in this '
  'language; poses that were archived are left out: {classes: [{id, name, description, created_at, '
  'revision, body}], asanas}.';

grant execute on function public.own_classes(text) to authenticated;

-- What a preset is to those who know nothing of classes: a name and a list of poses.
create view public.custom_presets
with (security_invoker = true)
as
select id, user_id, name, description, asana_ids, created_at
from public.classes
where user_id is not null and asana_ids <> '{}';

comment on view public.custom_presets is
  'A student''s own classes as lists of poses. A list that is put in becomes a class in which each pose '
  'takes its own length.';

create function private.write_preset() returns trigger
language plpgsql set search_path = ''
as $$
declare
  tags text[] := array['en', 'es', 'fr', 'de', 'ja'];
begin
  if tg_op = 'DELETE' then
    delete from public.classes where id = old.id;
    return old;
  end if;
  if coalesce(cardinality(new.asana_ids), 0) = 0
    or cardinality(new.asana_ids) <> (select count(distinct listed) from unnest(new.asana_ids) as listed)
  then
    raise exception 'preset_invalid';
  end if;
  insert into public.classes (id, user_id, name, description, created_at, body)
  values (
    coalesce(new.id, gen_random_uuid()),
    coalesce(new.user_id, (select auth.uid())),
    new.name,
    nullif(btrim(new.description), ''),
    coalesce(new.created_at, now()),
    jsonb_build_object(
      'v', 1,
      'language', coalesce(
        tags[array_position(
          private.languages(),
          (select language from public.profiles where profiles.id = (select auth.uid()))
        )],
        'en'
      ),
      'items', (
        select jsonb_agg(
          jsonb_build_object(
            'id', lpad(place::text, 8, '0'),
            'kind', 'pose',
            'asanaId', asana_id,
            'side', 'both',
            'sets', 1
          )
          order by place
        )
        from unnest(new.asana_ids) with ordinality as listed (asana_id, place)
      )
    )
  )
  returning id, user_id, name, description, asana_ids, created_at
  into new.id, new.user_id, new.name, new.description, new.asana_ids, new.created_at;
  return new;
end;
$$;

comment on function private.write_preset() is
  'Puts a list of poses in as a class, or deletes the class. Refuses with P0001 preset_invalid a list '
  'without poses or with one twice.';

create trigger custom_presets_write
instead of insert or delete on public.custom_presets
for each row execute function private.write_preset();

grant
  select,
  insert (id, user_id, name, description, asana_ids, created_at),
  delete
on table public.custom_presets to authenticated;

create table public.class_versions (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references public.classes (id) on delete cascade,
  number int not null,
  name text not null,
  description text,
  body jsonb not null,
  asana_ids uuid[] not null,
  seconds int not null,
  total_seconds int not null,
  made_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  words text not null generated always as (private.search_key(name)) stored,
  unique (class_id, number)
);

comment on table public.class_versions is
  'Classes of the shelf as they were when they left the editor. Nobody changes a version: what was '
  'assigned never changes under the feet of those who practice it.';

comment on column public.class_versions.number is 'Counted within its class, from 1.';
comment on column public.class_versions.made_by is 'The instructor with whose request it was made.';
comment on column public.class_versions.words is
  'What administrators search given work by: the name, folded.';

create index class_versions_made_by_idx on public.class_versions (made_by);

alter table public.class_versions enable row level security;

-- Its policy stands beside the work that was given, which says who reads a version.
grant select on table public.class_versions to authenticated;

grant all on table public.classes, public.class_versions to service_role;

create function private.version_of(class_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
declare
  draft public.classes;
  latest public.class_versions;
begin
  -- Two requests in one moment make one version.
  select * into draft from public.classes where id = version_of.class_id and user_id is null for update;
  if draft.id is null then
    raise exception 'class_not_found';
  end if;
  select * into latest
  from public.class_versions as versions
  where versions.class_id = draft.id
  order by number desc
  limit 1;
  if (latest.name, latest.description, latest.body)
    is not distinct from (draft.name, draft.description, draft.body)
  then
    return latest.id;
  end if;
  insert into public.class_versions (
    class_id, number, name, description, body, asana_ids, seconds, total_seconds, made_by
  )
  values (
    draft.id, coalesce(latest.number, 0) + 1, draft.name, draft.description, draft.body,
    draft.asana_ids, draft.seconds, draft.total_seconds, (select auth.uid())
  )
  returning id into latest.id;
  return latest.id;
end;
$$;

comment on function private.version_of(uuid) is
  'The version of a class of the shelf as it stands now: the latest one, or a new one if the class was '
  'changed since. Refuses with P0001 class_not_found. Functions for administrators call it, nobody else.';

create function private.pose_count(asana_ids uuid[]) returns int
language sql immutable set search_path = ''
as $$
  select count(distinct asana_id)::int from unnest(asana_ids) as asana_id;
$$;

comment on function private.pose_count(uuid[]) is 'How many different poses these are.';

create function private.first_poses(asana_ids uuid[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(jsonb_build_object('id', id, 'key', key, 'category', category) order by place), '[]'
    )
    from (
      select pose.id, pose.key, pose.category, listed.place
      from (
        select asana_id, min(place) as place
        from unnest(first_poses.asana_ids) with ordinality as each (asana_id, place)
        group by asana_id
      ) as listed
      join public.asanas as pose on pose.id = listed.asana_id
      order by listed.place
      limit 4
    ) as first_four
  );
end;
$$;

comment on function private.first_poses(uuid[]) is
  'The first four different poses of these that the caller may read, as [{id, key, category}].';

grant execute on function private.pose_count(uuid[]), private.first_poses(uuid[]) to authenticated;

create function public.class_for_me(version_id uuid, language text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  given public.class_versions;
begin
  perform private.require_language(class_for_me.language);
  select * into given from public.class_versions where id = class_for_me.version_id;
  return jsonb_build_object(
    'class', case when given.id is not null then jsonb_build_object(
      'version_id', given.id,
      'class_id', given.class_id,
      'name', given.name,
      'description', given.description,
      'body', given.body,
      'total_seconds', given.total_seconds,
      'needed_seconds', private.seconds_to_complete(given)
    ) end,
    'asanas', (
      select coalesce(
        jsonb_agg(private.asana_json(asanas, class_for_me.language) order by asanas.id), '[]'
      )
      from public.asanas
      where archived_at is null and id = any (given.asana_ids)
    )
  );
end;
$$;

comment on function public.class_for_me(uuid, text) is
  'A version of a class that was given to the caller, and each of its poses once with its texts in this '
  'language; poses that were archived are left out: {class: {version_id, class_id, name, description, body, '
  'total_seconds, needed_seconds: of a run that completes it}, asanas}. The class is null where nobody gave it '
  'to them. Admins read every version.';

grant execute on function public.class_for_me(uuid, text) to authenticated;

-- The school's shelf as administrators see it: a list that is searched and paged here, and one class for
-- the editor.

create function public.shelf(
  search text default '',
  archived boolean default false,
  after jsonb default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    with typed as materialized (
      select pattern, array(select asana_id from private.asana_words where words ~ pattern) as poses
      from unnest(private.search_patterns(search)) as pattern
    ),
    -- No body among them: the list must not grow with what the classes hold.
    found as materialized (
      select id, name, total_seconds, asana_ids, updated_at, changed_by
      from public.classes
      where user_id is null
        and (archived_at is not null) = archived
        and not exists (
          select from typed where not (private.search_key(name) ~ pattern or asana_ids && poses)
        )
    )
    select jsonb_build_object(
      'items', coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', page.id,
            'name', page.name,
            'total_seconds', page.total_seconds,
            'pose_count', private.pose_count(page.asana_ids),
            'asanas', private.first_poses(page.asana_ids),
            'changed_at', page.updated_at,
            'changed_by', (
              select private.shown_name(profiles) from public.profiles where id = page.changed_by
            )
          )
          order by page.updated_at desc, page.id desc
        ),
        '[]'
      ),
      'total', case when shelf.after is null then (select count(*) from found) end
    )
    from (
      select *
      from found
      where shelf.after is null or (updated_at, id) < (
        (shelf.after ->> 'changed_at')::timestamptz,
        (shelf.after ->> 'id')::uuid
      )
      order by updated_at desc, id desc
      limit 50
    ) as page
  );
end;
$$;

comment on function public.shelf(text, boolean, jsonb) is
  'Fifty classes of the school''s shelf as {items, total}, those changed last first, those after '
  '{changed_at, id}: on the shelf or, with `archived`, no longer on it. Each searched word is found in the '
  'name of the class or in what one of its poses is called in any language. Each has its first four poses, '
  'as {id, key, category}, and the name of who changed it. `total` comes with the first page. Admins only '
  '(42501).';

grant execute on function public.shelf(text, boolean, jsonb) to authenticated;

create function public.class_for_editor(language text, class_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_language(class_for_editor.language);
  return jsonb_build_object(
    'class', (
      select jsonb_build_object(
        'id', id,
        'name', name,
        'description', description,
        'body', body,
        'revision', revision,
        'is_archived', archived_at is not null,
        'changed_at', updated_at,
        'changed_by', (
          select private.shown_name(profiles)
          from public.profiles
          where profiles.id = classes.changed_by
        ),
        'changed_by_me', coalesce(changed_by = (select auth.uid()), false)
      )
      from public.classes
      where id = class_for_editor.class_id and user_id is null
    ),
    'asanas', (
      select coalesce(
        jsonb_agg(
          private.asana_json(asanas, class_for_editor.language)
          || jsonb_build_object(
            'english_name',
            private.asana_name(asanas.id, class_for_editor.language) -> 'english_name',
            'words', known.words,
            'is_archived', archived_at is not null
          )
          order by asanas.id
        ),
        '[]'
      )
      from public.asanas
      join private.asana_words as known on known.asana_id = asanas.id
      where archived_at is null
        or id in (
          select unnest(asana_ids)
          from public.classes
          where classes.id = class_for_editor.class_id and user_id is null
        )
    )
  );
end;
$$;

comment on function public.class_for_editor(text, uuid) is
  'A class of the shelf, null where it is none or a new one, and every pose with its texts in this language, '
  'its English name beside one in another language, and the words of all languages by which it is found; those '
  'that were archived only where the class names them: {class: {id, name, description, body, revision, '
  'is_archived, changed_at, changed_by, changed_by_me}, asanas}. Admins only (42501).';

grant execute on function public.class_for_editor(text, uuid) to authenticated;

create function private.archive_class(class_id uuid, is_archived boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.classes
  set archived_at = case when is_archived then coalesce(archived_at, now()) end
  where id = archive_class.class_id and user_id is null;
  if not found then
    raise exception 'class_not_found';
  end if;
end;
$$;

comment on function private.archive_class(uuid, boolean) is
  'As public.archive_class, which the API serves.';

grant execute on function private.archive_class(uuid, boolean) to authenticated;

create function public.archive_class(class_id uuid, is_archived boolean) returns void
language sql set search_path = ''
as $$
  select private.archive_class(class_id, is_archived);
$$;

comment on function public.archive_class(uuid, boolean) is
  'Takes a class off the shelf, or puts it back; an editor in which it is open notices by the revision. '
  'Admins only (42501). Refuses with P0001 class_not_found.';

grant execute on function public.archive_class(uuid, boolean) to authenticated;
