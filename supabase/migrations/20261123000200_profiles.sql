-- Who people are: their profiles, and the question whether somebody is an admin.

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

comment on function private.is_username(text) is
  'Whether a name may be a person''s: 3 to 50 characters, none of them unseen. With invisible '
  'ones, or ones that reverse the direction of the text, a name could look like another''s.';
grant execute on function private.is_username(text) to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null check (private.is_username(username)),
  full_name text
    check (
      char_length(full_name) between 1 and 100
      and full_name !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
    ),
  avatar_url text
    check (char_length(avatar_url) <= 300 and avatar_url ~ ('^avatars/' || id || '/[A-Za-z0-9._-]+$'))
    constraint profiles_avatar_is_a_file check (avatar_url !~ '/[.]+$'),
  role text not null default 'user' check (role in ('user', 'admin')),

  -- Counters, written by the completion function only.
  points int not null default 0 check (points >= 0),
  level int not null generated always as (points / 100 + 1) stored,
  daily_streak int not null default 0 check (daily_streak >= 0),
  daily_streak_date date,
  total_practices int not null default 0 check (total_practices >= 0),
  current_streak int not null default 0 check (current_streak >= 0),
  current_streak_date date,
  best_streak int not null default 0 check (best_streak >= 0),

  -- Settings.
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
  updated_at timestamptz not null default now(),
  search_text text not null
    generated always as (
      private.search_key(
        username || ' ' || coalesce(full_name, '') || ' ' || coalesce(display_name, '')
      )
    ) stored
);

comment on table public.profiles is
  'One row per person, made by the trigger of the sign-up. It holds no email address, and no other '
  'student can read it.';
comment on column public.profiles.full_name is
  'May hold what a username may not, such as the wide space of Japanese, but nothing that breaks a '
  'line or reverses the direction of a page''s text.';
comment on column public.profiles.avatar_url is
  'A path in the person''s own folder: an address elsewhere would tell its owner who looks at it.';
comment on column public.profiles.level is 'A level is a hundred points.';
comment on column public.profiles.daily_streak is
  'Days in a row that the student covered, as of daily_streak_date.';
comment on column public.profiles.daily_streak_date is
  'The last day that the student covered. Not updated_at, which any change of the row moves.';
comment on column public.profiles.current_streak is
  'Meditations in a row without a day between them, as of current_streak_date.';
comment on column public.profiles.best_streak is
  'The longest run of meditations. It never falls, because the student has seen it.';
comment on column public.profiles.time_zone is
  'The IANA time zone that the student''s device named last.';
comment on column public.profiles.search_text is
  'What the person is searched by: every name of theirs.';

-- Two names that differ in case only are one name, and so are two that look the same and are
-- encoded differently.
create unique index profiles_username_key on public.profiles (lower(normalize(username, nfkc)));
create index profiles_role_idx on public.profiles (role);
create index profiles_sort_name_idx
on public.profiles (private.sort_name(display_name, full_name, username), id);
create index profiles_created_at_idx on public.profiles (created_at, id);
create index profiles_level_idx on public.profiles (level, id);
create index profiles_points_idx on public.profiles (points, id);
create index profiles_total_practices_idx on public.profiles (total_practices, id);

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

comment on function private.is_admin() is
  'True when the caller is an admin. Policies call it as (select private.is_admin()), so that it '
  'runs once per statement and not once per row.';
grant execute on function private.is_admin() to authenticated;

create function private.require_admin() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
end;
$$;

comment on function private.require_admin() is
  'Refuses everybody but admins with 42501 not_admin, also one whose token is older than the '
  'demotion.';
grant execute on function private.require_admin() to authenticated;

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

create trigger profiles_touch_updated_at
before update on public.profiles
for each row execute function private.touch_updated_at();

create function private.tell_language() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update auth.users
  set raw_user_meta_data =
    coalesce(raw_user_meta_data, '{}') || jsonb_build_object('language', new.language)
  where id = new.id;
  return null;
end;
$$;

comment on function private.tell_language() is
  'Copies the language of the profile to the account, where the auth service reads it: mails are '
  'written in the language of today, not that of the sign-up.';

create trigger profiles_tell_language
after update of language on public.profiles
for each row when (old.language is distinct from new.language)
execute function private.tell_language();
