-- What the product brings speaks five languages. English stays where it is, in `asanas` and
-- `communities`, and is what every other language falls back to, text by text. Poses gain what a
-- voice says of them, how their Sanskrit name is written, and what a class is composed by.

create function private.languages() returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array['english', 'spanish', 'french', 'german', 'japanese'];
$$;

comment on function private.languages() is
  'The languages of the product, English first, in which everything is there.';
grant execute on function private.languages() to anon, authenticated, service_role;

create function private.text_hash(texts text[]) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select md5(array_to_string(texts, e'\n', e'\r'));
$$;

comment on function private.text_hash(text[]) is
  'Tells whether texts are still those that a translation was made of. No text holds the two signs '
  'that stand between them and for one that is missing.';
grant execute on function private.text_hash(text[]) to authenticated, service_role;

alter table public.asanas
add sanskrit_iast text check (char_length(btrim(sanskrit_iast)) between 1 and 120),
add sanskrit_devanagari text check (char_length(btrim(sanskrit_devanagari)) between 1 and 120),
-- A voice has to be done with them in time.
add entering text check (char_length(btrim(entering)) between 1 and 150),
add holding text check (char_length(btrim(holding)) between 1 and 65),
add leaving text check (char_length(btrim(leaving)) between 1 and 65),
add body_position text check (
  body_position in ('standing', 'allFours', 'kneeling', 'prone', 'seated', 'supine', 'inverted')
),
add spine_move text check (
  spine_move in ('neutral', 'forward', 'back', 'side', 'twist', 'mixed')
),
add effort smallint check (effort between 1 and 5),
add regions text[] check (
  regions <@ array[
    'hips',
    'hamstrings',
    'legs',
    'shoulders',
    'chest',
    'spine',
    'core',
    'balance',
    'neck',
    'rest'
  ]
  and cardinality(regions) <= 10
),
add avoid_if text[] check (
  avoid_if <@ array[
    'knees',
    'wrists',
    'shoulders',
    'neck',
    'lowerBack',
    'hips',
    'pregnancy',
    'highPressure',
    'lowPressure',
    'heart',
    'eyes',
    'belly',
    'bones',
    'epilepsy',
    'lungs'
  ]
  and cardinality(avoid_if) <= 15
),
add constraint asanas_tagged_whole check (
  num_nulls(body_position, spine_move, effort, regions, avoid_if) in (0, 5)
),
add text_hash text not null generated always as (
  private.text_hash(
    array[name, description, entering, holding, leaving]
    || benefits
    || array['']
    || safety_tips
  )
) stored;

comment on column public.asanas.sanskrit_iast is 'The Sanskrit name in the letters of scholars.';
comment on column public.asanas.sanskrit_devanagari is 'The Sanskrit name in its own script.';
comment on column public.asanas.entering is
  'Said while getting ready. Of a pose with two sides, for the right one.';
comment on column public.asanas.holding is 'Said while the pose is held, on either side.';
comment on column public.asanas.leaving is 'Said at the end.';
comment on column public.asanas.body_position is
  'Where the body is. Null, as the four that follow, for a pose that no class is composed of.';
comment on column public.asanas.spine_move is 'What the spine does.';
comment on column public.asanas.effort is 'From 1, resting, to 5.';
comment on column public.asanas.regions is 'What of the body it works on.';
comment on column public.asanas.avoid_if is 'Who leaves it out: what is loaded, or what somebody has.';
comment on column public.asanas.text_hash is
  'Of the texts that are translated: a translation names the one that it was made of.';

create table public.asana_translations (
  -- The audit log names a row by one column.
  id uuid primary key default gen_random_uuid(),
  asana_id uuid not null references public.asanas (id) on delete cascade,
  language text not null check (language = any (private.languages()) and language <> 'english'),
  name text check (char_length(btrim(name)) between 1 and 120),
  aliases text[] not null default '{}'
    check (cardinality(aliases) <= 50 and char_length(array_to_string(aliases, ' ')) <= 2000),
  description text check (char_length(btrim(description)) between 1 and 5000),
  benefits text[]
    check (cardinality(benefits) <= 50 and char_length(array_to_string(benefits, ' ')) <= 10000),
  safety_tips text[]
    check (
      cardinality(safety_tips) <= 50 and char_length(array_to_string(safety_tips, ' ')) <= 10000
    ),
  entering text check (char_length(btrim(entering)) between 1 and 150),
  holding text check (char_length(btrim(holding)) between 1 and 65),
  leaving text check (char_length(btrim(leaving)) between 1 and 65),
  based_on text not null check (based_on ~ '^[0-9a-f]{32}$'),
  updated_at timestamptz not null default now(),
  unique (asana_id, language)
);

comment on table public.asana_translations is
  'The texts of poses in the languages other than English, a row for each pose and language. What '
  'is null reads as in English.';
comment on column public.asana_translations.based_on is
  'The text_hash of the pose as it was translated: another one says that English has changed since.';

revoke all on table public.asana_translations from anon, authenticated;
-- A visitor reads poses in their own language too.
grant select on table public.asana_translations to anon, authenticated;
grant
  insert (
    asana_id,
    language,
    name,
    aliases,
    description,
    benefits,
    safety_tips,
    entering,
    holding,
    leaving,
    based_on
  ),
  update (
    name,
    aliases,
    description,
    benefits,
    safety_tips,
    entering,
    holding,
    leaving,
    based_on
  ),
  delete
on table public.asana_translations to authenticated;
grant all on table public.asana_translations to service_role;

alter table public.asana_translations enable row level security;

-- What of a pose can be read is said by the policies of the poses.
create policy "Visitors read the translations of the poses that they read"
on public.asana_translations for select to anon
using (exists (select from public.asanas where asanas.id = asana_id));

create policy "People read the translations of the poses that they read"
on public.asana_translations for select to authenticated
using (exists (select from public.asanas where asanas.id = asana_id));

create policy "Admins add translations"
on public.asana_translations for insert to authenticated
with check ((select private.is_admin()));

create policy "Admins change translations"
on public.asana_translations for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "Admins delete translations"
on public.asana_translations for delete to authenticated
using ((select private.is_admin()));

create trigger asana_translations_touch_updated_at
before update on public.asana_translations
for each row execute function private.touch_updated_at();

create view public.asana_texts
with (security_invoker = true)
as
select
  asanas.id as asana_id,
  wanted.language,
  case
    when wanted.language = 'english' then '{}'
    else array_remove(
      array[
        case when translation.name is null then 'name' end,
        case when translation.description is null then 'description' end,
        case when translation.benefits is null then 'benefits' end,
        case when tips.translated is null then 'safety_tips' end,
        case when translation.entering is null then 'entering' end,
        case when translation.holding is null then 'holding' end,
        case when translation.leaving is null then 'leaving' end
      ],
      null
    )
  end as in_english,
  coalesce(translation.name, asanas.name) as name,
  case
    when translation.id is null then asanas.aliases
    else translation.aliases || asanas.name || asanas.aliases
  end as aliases,
  coalesce(translation.description, asanas.description) as description,
  coalesce(translation.benefits, asanas.benefits) as benefits,
  coalesce(tips.translated, asanas.safety_tips) as safety_tips,
  coalesce(translation.entering, asanas.entering) as entering,
  coalesce(translation.holding, asanas.holding) as holding,
  coalesce(translation.leaving, asanas.leaving) as leaving
from public.asanas
cross join unnest(private.languages()) as wanted (language)
left join public.asana_translations as translation
  on translation.asana_id = asanas.id and translation.language = wanted.language
-- A tip that was added in English warns somebody whom the others do not.
cross join lateral (
  select
    case
      when cardinality(translation.safety_tips) >= cardinality(asanas.safety_tips)
        then translation.safety_tips
    end as translated
) as tips;

comment on view public.asana_texts is
  'The texts of poses as they are read in each language, with English where one is not translated; '
  '`in_english` names those. Safety tips are translated all or none. The English name is an alias '
  'in the other languages, so that searching finds it.';
revoke all on table public.asana_texts from anon, authenticated;
grant select on table public.asana_texts to anon, authenticated, service_role;

create function public.texts_of_asana(asana public.asanas) returns setof public.asana_texts
language sql
stable
rows 1
set search_path = ''
as $$
  select * from public.asana_texts where asana_id = asana.id;
$$;

comment on function public.texts_of_asana(public.asanas) is
  'Embeds the texts into the poses; who asks names the language.';
revoke all on function public.texts_of_asana(public.asanas) from public, anon, authenticated;
grant execute on function public.texts_of_asana(public.asanas) to anon, authenticated, service_role;

create function public.texts_of_preset_asana(pose public.custom_preset_asanas)
returns setof public.asana_texts
language sql
stable
rows 1
set search_path = ''
as $$
  select * from public.asana_texts where asana_id = pose.asana_id;
$$;

comment on function public.texts_of_preset_asana(public.custom_preset_asanas) is
  'The same for the poses of a list, beside the pose: the embedded server filters two levels deep.';
revoke all on function public.texts_of_preset_asana(public.custom_preset_asanas)
from public, anon, authenticated;
grant execute on function public.texts_of_preset_asana(public.custom_preset_asanas)
to authenticated, service_role;

alter table public.communities
add text_hash text not null generated always as (
  private.text_hash(array[name, description])
) stored;

comment on column public.communities.text_hash is
  'Of the texts that are translated: a translation counts for the one that it was made of.';

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

revoke all on table public.community_translations from anon, authenticated;
grant select on table public.community_translations to authenticated;
grant all on table public.community_translations to service_role;

alter table public.community_translations enable row level security;

create policy "Everyone signed in reads the translations of communities"
on public.community_translations for select to authenticated
using (true);

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
revoke all on table public.community_texts from anon, authenticated;
grant select on table public.community_texts to authenticated, service_role;

create function public.texts_of_community(community public.communities)
returns setof public.community_texts
language sql
stable
rows 1
set search_path = ''
as $$
  select * from public.community_texts where community_id = community.id;
$$;

comment on function public.texts_of_community(public.communities) is
  'Embeds the texts into the communities; who asks names the language.';
revoke all on function public.texts_of_community(public.communities) from public, anon, authenticated;
grant execute on function public.texts_of_community(public.communities)
to authenticated, service_role;

-- As before, with one more column that is computed, and with the name of what was translated.

create or replace function private.audit() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  admin uuid := (select auth.uid());
  -- No column of a table has this name, which would be another thing than the variable.
  id_column text := tg_argv[0];
  counted text[] := string_to_array(tg_argv[1], ',');
begin
  if admin is null or not (select private.is_admin()) then
    return null;
  end if;

  if tg_op = 'INSERT' then
    insert into public.audit_log (admin_id, action, table_name, row_id)
    select admin, 'insert', tg_table_name, fields ->> id_column
    from (select to_jsonb(new_rows) as fields from new_rows) as added
    -- The database makes such a row when an admin has practiced.
    where fields ->> 'origin' is distinct from 'practice'
    -- And such a one when an admin has done their own work: the next of its series.
    and not exists (
      select from public.assigned_asanas as earlier
      where earlier.series_id = (fields ->> 'series_id')::uuid
        and earlier.id::text <> fields ->> 'id'
    );
  elsif tg_op = 'DELETE' then
    insert into public.audit_log (admin_id, action, table_name, row_id, subject, whom)
    select
      admin,
      'delete',
      tg_table_name,
      fields ->> id_column,
      coalesce(
        fields ->> 'username',
        fields ->> 'name',
        (select name from public.asanas where id = (fields ->> 'asana_id')::uuid),
        (select username from public.profiles where id = (fields ->> 'user_id')::uuid)
      ),
      case when tg_table_name = 'assigned_asanas' then (
        select username from public.profiles where id = (fields ->> 'user_id')::uuid
      ) end
    from (select to_jsonb(old_rows) as fields from old_rows) as removed
    -- What a row belonged to is gone before it: then that is the deletion that counts.
    where (fields ->> 'user_id' is null or exists (
      select from public.profiles where id = (fields ->> 'user_id')::uuid
    ))
    and (fields ->> 'community_id' is null or exists (
      select from public.communities where id = (fields ->> 'community_id')::uuid
    ))
    and (fields ->> 'asana_id' is null or exists (
      select from public.asanas where id = (fields ->> 'asana_id')::uuid
    ));
  else
    insert into public.audit_log (admin_id, action, table_name, row_id, columns)
    select
      admin,
      case
        when not 'archived_at' = any (changed) then 'update'
        when fields ->> 'archived_at' is null then 'restore'
        else 'archive'
      end,
      tg_table_name,
      fields ->> id_column,
      changed
    from (
      select to_jsonb(new_rows) as fields, to_jsonb(old_rows) as former
      from new_rows
      join old_rows on to_jsonb(old_rows) ->> id_column = to_jsonb(new_rows) ->> id_column
    ) as pairs
    cross join lateral (
      select coalesce(array_agg(name order by name), '{}') as changed
      from jsonb_each(fields) as field (name, value)
      where value is distinct from former -> name
        -- What is computed from the others by itself is no change of an admin's.
        and name not in ('updated_at', 'search_text', 'sort_name', 'text_hash')
        and (counted is null or name = any (counted))
    ) as difference
    where changed <> '{}';
  end if;
  return null;
end;
$$;

create or replace function private.audit_subject(table_name text, row_id text) returns text
language sql
stable
set search_path = ''
as $$
  select case table_name
    when 'profiles' then (select username from public.profiles where id = row_id::uuid)
    when 'asanas' then (select name from public.asanas where id = row_id::uuid)
    when 'daily_mandatory_asanas' then (select name from public.asanas where id = row_id::uuid)
    when 'asana_translations' then (
      select asanas.name
      from public.asana_translations as translation
      join public.asanas on asanas.id = translation.asana_id
      where translation.id = row_id::uuid
    )
    when 'communities' then (select name from public.communities where id = row_id::uuid)
    when 'assigned_asanas' then (
      select asanas.name
      from public.assigned_asanas as work
      join public.asanas on asanas.id = work.asana_id
      where work.id = row_id::uuid
    )
    when 'community_members' then (
      select profiles.username
      from public.community_members as membership
      join public.profiles on profiles.id = membership.user_id
      where membership.id = row_id::uuid
    )
  end;
$$;

create trigger asana_translations_audit_insert
after insert on public.asana_translations
referencing new table as new_rows
for each statement execute function private.audit('id');

create trigger asana_translations_audit_update
after update on public.asana_translations
referencing old table as old_rows new table as new_rows
for each statement execute function private.audit('id');

create trigger asana_translations_audit_delete
after delete on public.asana_translations
referencing old table as old_rows
for each statement execute function private.audit('id');
