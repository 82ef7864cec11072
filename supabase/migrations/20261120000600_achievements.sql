-- What can be earned, as rules in rows (decision C31), and who has earned it. Only the completion
-- function writes user_achievements.

create table public.achievements (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  description text not null check (char_length(description) <= 500),
  image_url text
    check (char_length(image_url) <= 2000 and image_url ~ '^https://[^[:space:]]+$'),
  -- early_practices: practices that ended before 08:00 local. daily_streak: days in a row.
  -- sit_minutes: minutes of sits. target_practices: practices of poses with the target area.
  metric text not null
    check (metric in ('early_practices', 'daily_streak', 'sit_minutes', 'target_practices')),
  target_area text,
  threshold int not null check (threshold between 1 and 1000000),
  check ((metric = 'target_practices') = (target_area is not null))
);

create table public.user_achievements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  achievement_id uuid not null references public.achievements (id) on delete cascade,
  date_earned timestamptz not null default now(),
  unique (user_id, achievement_id)
);

revoke all on table public.achievements, public.user_achievements from anon, authenticated;
grant select on table public.achievements, public.user_achievements to authenticated;
grant all on table public.achievements, public.user_achievements to service_role;

alter table public.achievements enable row level security;
alter table public.user_achievements enable row level security;

create policy "Everyone signed in reads what can be earned"
on public.achievements for select to authenticated
using (true);

create policy "Students read what they earned and admins read all"
on public.user_achievements for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

create index user_achievements_achievement_id_idx on public.user_achievements (achievement_id);
create index user_achievements_date_earned_idx
on public.user_achievements (user_id, date_earned desc);
