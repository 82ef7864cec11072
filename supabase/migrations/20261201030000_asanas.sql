-- The library of poses and breathing practices, with their guides and translations. English stands in
-- `asanas`, and every other language falls back to it text by text.

-- Bodies name objects of later files.
set local check_function_bodies = off;

create function private.are_cautions(cautions jsonb, safety_tips text[], avoid_if text[])
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select
    case jsonb_typeof(cautions)
      when 'array' then
        jsonb_array_length(cautions) = cardinality(safety_tips)
        and not exists (
          select from jsonb_array_elements(cautions) as entry
          where case jsonb_typeof(entry)
            when 'null' then false
            when 'object' then not coalesce(
              entry - array['act', 'limits'] = '{}'
              and jsonb_typeof(entry -> 'limits') = 'array'
              and entry -> 'limits' <@ to_jsonb(private.limits())
              and (entry ->> 'act' = 'note' or entry -> 'limits' <> '[]')
              and case entry ->> 'act'
                when 'avoid' then avoid_if is null or entry -> 'limits' <@ to_jsonb(avoid_if)
                when 'vary' then avoid_if is null or not exists (
                  select from jsonb_array_elements_text(entry -> 'limits') as spared
                  where spared = any (avoid_if)
                )
                when 'note' then true
              end,
              false
            )
            else true
          end
        )
      else cautions is null
    end;
$$;

comment on function private.are_cautions(jsonb, text[], text[]) is
  'Whether there is one entry for each safety tip, null or {act, limits}, that agrees with avoid_if: what a '
  'tip asks to leave out is left out, and what it asks to vary is not. Both name somebody.';

grant execute on function private.are_cautions(jsonb, text[], text[]) to authenticated, service_role;

create table public.asanas (
  id uuid primary key default gen_random_uuid(),
  key text unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  sanskrit_name text check (char_length(sanskrit_name) <= 120),
  aliases text[] not null default '{}'
    constraint asanas_aliases_length
    check (cardinality(aliases) <= 50 and char_length(array_to_string(aliases, ' ')) <= 2000),
  description text not null check (char_length(btrim(description)) between 1 and 5000),
  difficulty text not null default 'beginner'
    check (difficulty in ('beginner', 'intermediate', 'advanced', 'expert')),
  category text not null default 'standing'
    check (
      category in (
        'standing',
        'seated',
        'twists',
        'backbends',
        'core',
        'restorative',
        'inversions',
        'breathing',
        'flow'
      )
    ),
  target_area text[] not null default '{}' check (cardinality(target_area) <= 20),
  duration_seconds int not null default 60 check (duration_seconds between 5 and 7200),
  two_sided boolean not null default false,
  points int not null default 10 check (points between 1 and 1000),
  benefits text[] not null default '{}' check (cardinality(benefits) <= 50),
  safety_tips text[] not null default '{}' check (cardinality(safety_tips) <= 50),
  -- A storage path or an https address, nothing else.
  image_url text
    check (
      char_length(image_url) <= 2000
      and (image_url ~ '^asana_images/[A-Za-z0-9._-]+$' or image_url ~ '^https://[^[:space:]]+$')
    ),
  video_url text
    check (
      char_length(video_url) <= 2000
      and (video_url ~ '^asana_videos/[A-Za-z0-9._-]+$' or video_url ~ '^https://[^[:space:]]+$')
    ),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sort_name text not null generated always as (private.fold(name)) stored,
  sanskrit_iast text check (char_length(btrim(sanskrit_iast)) between 1 and 120),
  sanskrit_devanagari text check (char_length(btrim(sanskrit_devanagari)) between 1 and 120),
  -- A voice has to be done with them in time.
  entering text check (char_length(btrim(entering)) between 1 and 150),
  holding text check (char_length(btrim(holding)) between 1 and 65),
  leaving text check (char_length(btrim(leaving)) between 1 and 65),
  body_position text check (
    body_position in ('standing', 'allFours', 'kneeling', 'prone', 'seated', 'supine', 'inverted')
  ),
  spine_move text check (
    spine_move in ('neutral', 'forward', 'back', 'side', 'twist', 'mixed')
  ),
  effort smallint check (effort between 1 and 5),
  regions text[] check (
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
  avoid_if text[] check (avoid_if <@ private.limits() and cardinality(avoid_if) <= 15),
  cautions jsonb,
  text_hash text not null generated always as (
    private.text_hash(
      array[name, description, entering, holding, leaving]
      || benefits
      || array['']
      || safety_tips
    )
  ) stored,
  safety_tips_hash text not null generated always as (private.text_hash(safety_tips)) stored,
  constraint asanas_lists_length check (
    char_length(array_to_string(target_area, ' ')) <= 1000
    and char_length(array_to_string(benefits, ' ')) <= 10000
    and char_length(array_to_string(safety_tips, ' ')) <= 10000
  ),
  constraint asanas_tagged_whole check (
    num_nulls(body_position, spine_move, effort, regions, avoid_if) in (0, 5)
  ),
  constraint asanas_lists check (
    private.is_text_list(aliases)
    and private.is_text_list(target_area)
    and private.is_text_list(benefits)
    and private.is_text_list(safety_tips)
    and private.is_text_list(regions)
    and private.is_text_list(avoid_if)
  ),
  constraint asanas_texts_length check (
    char_length(name) <= 120
    and char_length(sanskrit_iast) <= 120
    and char_length(sanskrit_devanagari) <= 120
    and char_length(description) <= 5000
    and char_length(entering) <= 150
    and char_length(holding) <= 65
    and char_length(leaving) <= 65
  ),
  constraint asanas_cautions check (private.are_cautions(cautions, safety_tips, avoid_if))
);

comment on table public.asanas is
  'The poses and breathing practices. One that is deleted is archived, so that histories keep what '
  'they refer to.';

comment on column public.asanas.key is
  'The fixed name of a practice that the product itself refers to; null for an instructor''s own.';
comment on column public.asanas.aliases is 'Other names, which searching finds too.';
comment on column public.asanas.target_area is 'Free words: readers drop what they do not know.';
comment on column public.asanas.duration_seconds is 'One set, both sides together.';
comment on column public.asanas.points is 'Of one set.';
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
comment on column public.asanas.cautions is
  'What each safety tip means, in their order: {act: avoid, vary or note, limits}. Null, as an entry too, '
  'where nobody has judged it.';
comment on column public.asanas.text_hash is
  'Of the texts that are translated: a translation names the one that it was made of.';
comment on column public.asanas.safety_tips_hash is
  'Of the safety tips: translated ones are read only while they were made of just these.';

-- A page begins where the index stands, for students and for admins.
create index asanas_library_idx on public.asanas (sort_name, id) where archived_at is null;

create index asanas_archived_at_idx on public.asanas (archived_at);

alter table public.asanas enable row level security;

create policy "Visitors read the poses that are not archived"
on public.asanas for select to anon
using (archived_at is null);

create policy "Students read the poses that are not archived and admins read all"
on public.asanas for select to authenticated
using (archived_at is null or (select private.is_admin()));

create policy "Admins add poses"
on public.asanas for insert to authenticated
with check ((select private.is_admin()));

create policy "Admins change poses"
on public.asanas for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

-- A visitor reads poses and nothing else.
grant select on table public.asanas to anon, authenticated;

grant
  insert (
    -- Made on the device, so that sending an import twice adds nothing twice.
    id,
    name,
    sanskrit_name,
    aliases,
    description,
    difficulty,
    category,
    target_area,
    duration_seconds,
    two_sided,
    points,
    benefits,
    safety_tips,
    image_url,
    video_url
  ),
  update (
    name,
    sanskrit_name,
    aliases,
    description,
    difficulty,
    category,
    target_area,
    duration_seconds,
    two_sided,
    points,
    benefits,
    safety_tips,
    image_url,
    video_url,
    archived_at
  )
on table public.asanas to authenticated;

grant all on table public.asanas to service_role;

grant
  insert (sanskrit_iast, sanskrit_devanagari, entering, holding, leaving),
  update (sanskrit_iast, sanskrit_devanagari, entering, holding, leaving)
on table public.asanas to authenticated;

grant
  insert (body_position, spine_move, effort, regions, avoid_if, cautions),
  update (body_position, spine_move, effort, regions, avoid_if, cautions)
on table public.asanas to authenticated;

create trigger asanas_touch_updated_at
before update on public.asanas
for each row execute function private.touch_updated_at();

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
  safety_tips_based_on text check (safety_tips_based_on ~ '^[0-9a-f]{32}$'),
  unique (asana_id, language),
  constraint asana_translations_lists check (
    private.is_text_list(aliases)
    and private.is_text_list(benefits)
    and private.is_text_list(safety_tips)
  ),
  constraint asana_translations_texts_length check (
    char_length(name) <= 120
    and char_length(description) <= 5000
    and char_length(entering) <= 150
    and char_length(holding) <= 65
    and char_length(leaving) <= 65
  )
);

comment on table public.asana_translations is
  'The texts of poses in the languages other than English, a row for each pose and language. What '
  'is null reads as in English.';

comment on column public.asana_translations.based_on is
  'The text_hash of the pose as it was translated: another one says that English has changed since.';
comment on column public.asana_translations.safety_tips_based_on is
  'The safety_tips_hash of the pose as its tips were translated. With another one, or none, the '
  'English tips are read.';

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
    based_on,
    safety_tips_based_on
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
    based_on,
    safety_tips_based_on
  ),
  delete
on table public.asana_translations to authenticated;

grant all on table public.asana_translations to service_role;

create trigger asana_translations_touch_updated_at
before update on public.asana_translations
for each row execute function private.touch_updated_at();

-- Not a column of the poses: a new translation would change a pose that somebody is editing.
create table private.asana_words (
  asana_id uuid primary key references public.asanas (id) on delete cascade,
  words text not null
);

comment on table private.asana_words is
  'What administrators search poses by: every name of a pose in every language, folded, after a line break, and '
  'every other name after a tab. Triggers on poses and their translations update it.';

alter table private.asana_words enable row level security;

create policy "Admins read the words of poses"
on private.asana_words for select to authenticated
using ((select private.is_admin()));

grant select on table private.asana_words to authenticated;

create function private.keep_asana_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant uuid := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
begin
  -- Of two translations at once the second finds the first.
  perform from public.asanas where id = changed for no key update;
  insert into private.asana_words (asana_id, words)
  select
    asanas.id,
    (
      select
        string_agg(E'\n' || private.search_key(called.name), '')
        || coalesce(string_agg(called.others, ''), '')
      from (
        select
          named.name,
          (
            select string_agg(replace(E'\n' || private.search_key(alias), E'\n', E'\t'), '')
            from unnest(named.aliases) as alias
          ) as others
        from (
          values
            (asanas.name, asanas.aliases),
            (asanas.sanskrit_name, '{}'),
            (asanas.sanskrit_iast, '{}'),
            (asanas.sanskrit_devanagari, '{}')
          union all
          select translation.name, translation.aliases
          from public.asana_translations as translation
          where translation.asana_id = asanas.id
        ) as named (name, aliases)
      ) as called
    )
  from public.asanas
  where asanas.id = changed
  on conflict (asana_id) do update set words = excluded.words;
  return null;
end;
$$;

comment on function private.keep_asana_words() is
  'Keeps the words by which a pose is found. Takes the column that holds the id of the pose.';

create trigger asanas_keep_words
after insert or update of name, sanskrit_name, sanskrit_iast, sanskrit_devanagari, aliases
on public.asanas
for each row execute function private.keep_asana_words('id');

create trigger asana_translations_keep_words
after insert or update of name, aliases or delete on public.asana_translations
for each row execute function private.keep_asana_words('asana_id');

create function private.asana_json(pose public.asanas, language text) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when (pose).id is null then null
    when language is null then to_jsonb(pose)
    else
      to_jsonb(pose)
      - array[
        'name',
        'aliases',
        'description',
        'benefits',
        'safety_tips',
        'entering',
        'holding',
        'leaving',
        'sort_name',
        'text_hash',
        'safety_tips_hash'
      ]
      || jsonb_build_object('texts', (
        select to_jsonb(texts)
        from public.asana_texts as texts
        where texts.asana_id = (pose).id and texts.language = asana_json.language
      ))
  end;
$$;

comment on function private.asana_json(public.asanas, text) is
  'A pose as the tables answer with it, its texts in the reader''s language in a field of their own; '
  'the row as it is without a language. Null for no pose.';

grant execute on function private.asana_json(public.asanas, text) to authenticated;

create function private.asana_name(asana_id uuid, language text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'name', texts.name,
      'english_name',
      case when texts.language <> 'english' and 'name' <> all (texts.in_english) then asanas.name end
    )
    from public.asana_texts as texts
    join public.asanas on asanas.id = texts.asana_id
    where texts.asana_id = asana_name.asana_id
      and texts.language = coalesce(asana_name.language, 'english')
  );
end;
$$;

comment on function private.asana_name(uuid, text) is
  'What administrators call a pose as {name, english_name}: in their language, with the English name '
  'beside it, or in English where it has no name in that language, with null beside it. Null for no '
  'pose.';

grant execute on function private.asana_name(uuid, text) to authenticated;

create function private.flow_keys() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array[
    'surya-namaskar', 'surya-namaskar-b', 'chandra-namaskar', 'cat-cow', 'sun-breaths'
  ];
$$;

comment on function private.flow_keys() is
  'Poses that are moved through step by step and cannot be shortened: half of one would be one side only.';

grant execute on function private.flow_keys() to authenticated;

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
-- With fewer tips than the English a translation would hide a warning, and with more of them the cautions
-- would belong to others: they go by the place.
cross join lateral (
  select
    case
      when
        translation.safety_tips_based_on = asanas.safety_tips_hash
        and cardinality(translation.safety_tips) = cardinality(asanas.safety_tips)
        then translation.safety_tips
    end as translated
) as tips;

comment on view public.asana_texts is
  'The texts of poses as they are read in each language, with English where one is not translated; '
  '`in_english` names those. Safety tips are read in translation only while the English ones are '
  'just those that they were made of, and as many. The English name is an alias in the other '
  'languages, so that searching finds it.';

grant select on table public.asana_texts to anon, authenticated, service_role;

-- The API calls these for every pose of the library. A function that sets its search_path would run one query
-- per pose; a standard body is inlined, so that the whole library is one query.

create function public.texts_of_asana(asana public.asanas)
returns setof public.asana_texts
language sql stable rows 1
begin atomic
  select * from public.asana_texts where asana_id = asana.id;
end;

comment on function public.texts_of_asana(public.asanas) is
  'Embeds the texts into the poses; who asks names the language.';

grant execute on function public.texts_of_asana(public.asanas) to anon, authenticated, service_role;
