-- The library of poses and breathing practices.

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
  search_text text not null
    generated always as (
      private.search_key(
        name || ' ' || coalesce(sanskrit_name, '') || ' ' || private.joined(aliases)
      )
    ) stored,
  sort_name text not null generated always as (private.fold(name)) stored,
  constraint asanas_lists_length check (
    char_length(array_to_string(target_area, ' ')) <= 1000
    and char_length(array_to_string(benefits, ' ')) <= 10000
    and char_length(array_to_string(safety_tips, ' ')) <= 10000
  )
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
comment on column public.asanas.search_text is 'What the pose is searched by: every name of it.';

-- A page begins where the index stands, for students and for admins.
create index asanas_library_idx on public.asanas (sort_name, id) where archived_at is null;
create index asanas_archived_at_idx on public.asanas (archived_at);

revoke all on table public.asanas from anon, authenticated;
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

create trigger asanas_touch_updated_at
before update on public.asanas
for each row execute function private.touch_updated_at();
