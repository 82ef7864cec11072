-- The library of poses and breathing practices (specification A and B, section 3). A pose is
-- archived, never deleted, so that histories keep their reference (decision C50).

create table public.asanas (
  id uuid primary key default gen_random_uuid(),
  -- The fixed name of a practice that the product itself refers to; null for an instructor's own.
  key text unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  sanskrit_name text check (char_length(sanskrit_name) <= 120),
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
  -- Free words: readers drop what they do not know (specification A, section 5).
  target_area text[] not null default '{}' check (cardinality(target_area) <= 20),
  -- One set, both sides together.
  duration_seconds int not null default 60 check (duration_seconds between 5 and 7200),
  two_sided boolean not null default false,
  -- One set.
  points int not null default 10 check (points between 1 and 1000),
  benefits text[] not null default '{}' check (cardinality(benefits) <= 50),
  safety_tips text[] not null default '{}' check (cardinality(safety_tips) <= 50),
  -- A storage path or an https address, nothing else (decision C56).
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
  constraint asanas_lists_length check (
    char_length(array_to_string(target_area, ' ')) <= 1000
    and char_length(array_to_string(benefits, ' ')) <= 10000
    and char_length(array_to_string(safety_tips, ' ')) <= 10000
  )
);

create trigger asanas_touch_updated_at
before update on public.asanas
for each row execute function private.touch_updated_at();

revoke all on table public.asanas from anon, authenticated;
-- A visitor reads poses and nothing else (decision C11).
grant select on table public.asanas to anon, authenticated;
grant
  insert (
    name,
    sanskrit_name,
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

create index asanas_name_idx on public.asanas (name);
create index asanas_archived_at_idx on public.asanas (archived_at);
