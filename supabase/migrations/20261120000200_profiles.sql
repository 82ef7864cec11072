-- One row per person (specification A and B, section 3), made by the sign-up trigger. It holds no
-- e-mail address, and no other student can read it (decision C33).

-- Whether a name may be a person's: 3 to 50 characters (specification A, section 5), none of them
-- unseen. With invisible ones, or ones that turn the writing round, a name could look like another's.
create function private.is_username(candidate text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select char_length(candidate) between 3 and 50
    and candidate = btrim(candidate)
    and candidate !~ (
      '[\u0001-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u180E\u2000-\u200F'
      || '\u2028-\u202F\u205F-\u206F\u3000\u3164\uFEFF\uFFA0]'
    );
$$;
grant execute on function private.is_username(text) to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null check (private.is_username(username)),
  -- A full name may hold what a username may not, such as the wide space of Japanese, but nothing
  -- that breaks a line or turns the writing of a page round.
  full_name text
    check (
      char_length(full_name) between 1 and 100
      and full_name !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
    ),
  -- A path in the person's own folder: an address elsewhere would tell its owner who looks at it.
  avatar_url text
    check (char_length(avatar_url) <= 300 and avatar_url ~ ('^avatars/' || id || '/[A-Za-z0-9._-]+$')),
  role text not null default 'user' check (role in ('user', 'admin')),

  -- Counters, written by the completion function only.
  level int not null default 1 check (level >= 1),
  points int not null default 0 check (points >= 0),
  daily_streak int not null default 0 check (daily_streak >= 0),
  -- The last covered day: the guard of the streak, apart from updated_at (decision C2).
  daily_streak_date date,
  total_practices int not null default 0 check (total_practices >= 0),
  current_streak int not null default 0 check (current_streak >= 0),
  current_streak_date date,
  best_streak int not null default 0 check (best_streak >= 0),

  -- Settings (specification B, section 2; decisions C33, C44, C47).
  display_name text
    check (
      char_length(display_name) <= 100
      and display_name !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
    ),
  notifications_enabled boolean not null default false,
  push_notifications_enabled boolean not null default false,
  email_notifications_enabled boolean not null default false,
  sound_enabled boolean not null default true,
  sound_volume int not null default 80 check (sound_volume between 0 and 100),
  language text not null default 'english'
    check (language in ('english', 'spanish', 'french', 'german', 'japanese')),
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  text_size int not null default 100 check (text_size between 100 and 200),
  pinch_zoom boolean not null default false,
  time_zone text check (char_length(time_zone) between 1 and 64),
  visible_in_communities boolean not null default true,
  cue_get_ready boolean not null default true,
  cue_switch_sides boolean not null default true,
  cue_last_seconds boolean not null default true,
  cue_spoken boolean not null default false,
  health_notice_seen_at timestamptz,

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- True when the caller is an admin. Policies call it as (select private.is_admin()), so that it
-- runs once per statement and not once per row.
create function private.is_admin() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.profiles
    where id = (select auth.uid()) and role = 'admin'
  );
$$;
grant execute on function private.is_admin() to authenticated;

-- level = floor(points / 100) + 1, whoever writes the points (decision C7).
create function private.keep_level() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.level := new.points / 100 + 1;
  return new;
end;
$$;

create trigger profiles_keep_level
before insert or update of points, level on public.profiles
for each row execute function private.keep_level();

create trigger profiles_touch_updated_at
before update on public.profiles
for each row execute function private.touch_updated_at();

revoke all on table public.profiles from anon, authenticated;
grant select on table public.profiles to authenticated;
grant update (
  username,
  full_name,
  avatar_url,
  display_name,
  notifications_enabled,
  push_notifications_enabled,
  email_notifications_enabled,
  sound_enabled,
  sound_volume,
  language,
  theme,
  text_size,
  pinch_zoom,
  time_zone,
  visible_in_communities,
  cue_get_ready,
  cue_switch_sides,
  cue_last_seconds,
  cue_spoken,
  health_notice_seen_at,
  updated_at
) on table public.profiles to authenticated;
grant all on table public.profiles to service_role;

alter table public.profiles enable row level security;

create policy "People read their own profile and admins read all"
on public.profiles for select to authenticated
using (id = (select auth.uid()) or (select private.is_admin()));

create policy "People change their own profile"
on public.profiles for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));

-- Two names that differ in case only are one name (decision C17), and so are two that look the same
-- and are encoded differently.
create unique index profiles_username_key on public.profiles (lower(normalize(username, nfkc)));
create index profiles_created_at_idx on public.profiles (created_at desc);
create index profiles_role_idx on public.profiles (role);
