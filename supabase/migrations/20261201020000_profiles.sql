-- Who people are: their profiles, how an account gets one, and which sessions may call.

-- Bodies name objects of later files.
set local check_function_bodies = off;

create function private.is_username(candidate text) returns boolean
language sql immutable set search_path = ''
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

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
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
  health_notice_seen_at timestamptz,

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null
    generated always as (
      private.person_key(
        username || ' ' || coalesce(full_name, '') || ' ' || coalesce(display_name, '')
      )
    ) stored,
  guidance text not null default 'off' check (guidance in ('off', 'short', 'full')),
  reminder_time time not null default '07:00'
    check (extract(second from reminder_time) = 0),
  quiet_from time not null default '21:00' check (extract(second from quiet_from) = 0),
  quiet_until time not null default '07:00' check (extract(second from quiet_until) = 0),
  push_reminder boolean not null default true,
  push_new_work boolean not null default true,
  push_replies boolean not null default true,
  push_details boolean not null default true,
  last_active_on date,
  mail_reminder boolean not null default false
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
comment on column public.profiles.guidance is
  'What a practice says aloud: nothing, its cues, or also how one comes into a pose and each step of a '
  'flow.';
comment on column public.profiles.reminder_time is 'By the clock of the student''s time zone.';
comment on column public.profiles.quiet_from is
  'From here to quiet_until, over midnight too, new work and replies wait. The same time twice means '
  'no quiet hours. They do not move the reminder.';
comment on column public.profiles.push_details is
  'Off: what shows on a locked screen names no pose.';
comment on column public.profiles.last_active_on is
  'The last day, in the person''s own calendar, with a practice or a meditation; null for none. '
  'private.count_days updates it.';
comment on column public.profiles.mail_reminder is
  'Whether the daily reminder is also mailed. No mail leaves while notifications or mails are switched off.';

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

create index profiles_last_active_on_idx
on public.profiles (coalesce(last_active_on, '-infinity'::date), id);

create index profiles_time_zone_idx on public.profiles (time_zone);

alter table public.profiles enable row level security;

create policy "People read their own profile and admins read all"
on public.profiles for select to authenticated
using (id = (select auth.uid()) or (select private.is_admin()));

create policy "People change their own profile"
on public.profiles for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));

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
  guidance,
  health_notice_seen_at,
  reminder_time,
  quiet_from,
  quiet_until,
  push_reminder,
  push_new_work,
  push_replies,
  push_details,
  mail_reminder,
  updated_at
) on table public.profiles to authenticated;

grant all on table public.profiles to service_role;

create trigger profiles_touch_updated_at
before update on public.profiles
for each row execute function private.touch_updated_at();

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
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

create function private.tell_language() returns trigger
language plpgsql security definer set search_path = ''
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

create function private.make_profile(account uuid, email text, given jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  full_name text := nullif(left(btrim(regexp_replace(
    given ->> 'full_name', '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]', '', 'g'
  )), 100), '');
  language text := case
    when given ->> 'language' in ('english', 'spanish', 'french', 'german', 'japanese')
      then given ->> 'language'
    else coalesce((select default_language from public.app_settings), 'english')
  end;
  hex text := replace(account::text, '-', '');
  candidate text;
begin
  foreach candidate in array array[
    btrim(given ->> 'username'),
    btrim(split_part(email, '@', 1)),
    'user_' || left(hex, 6),
    'user_' || hex
  ]
  loop
    begin
      insert into public.profiles (id, username, full_name, language)
      values (account, candidate, full_name, language);
      return true;
    exception
      when unique_violation or check_violation or not_null_violation then
        -- Somebody else made it meanwhile: there is nothing left to do.
        if exists (select from public.profiles where id = account) then
          return false;
        end if;
        -- Else the name is taken: the index decides, not a look beforehand.
    end;
  end loop;
  return false;
exception
  when others then
    raise warning 'no profile for account %: %', account, sqlerrm;
    return false;
end;
$$;

comment on function private.make_profile(uuid, text, jsonb) is
  'Makes the profile of one account, of what it said of itself, and answers whether it did. It '
  'never fails, because a failure would undo a sign-up: a name that is too short, taken or '
  'impossible gives way to the next of the list. The role in the sign-up data is not read. An '
  'account that speaks none of the five languages gets the language that an administrator chose as '
  'the default, which is English at first.';

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.make_profile(new.id, new.email, coalesce(new.raw_user_meta_data, '{}'));
  return new;
end;
$$;

comment on function private.create_profile() is 'Makes the profile of a new account.';

create trigger on_account_created
after insert on auth.users
for each row execute function private.create_profile();

create function private.create_missing_profiles(users jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  missing int;
  created int;
begin
  perform private.require_admin();
  with given as materialized (
    select (account ->> 'id')::uuid as id, account ->> 'email' as email,
      coalesce(nullif(account -> 'user_metadata', 'null'), '{}') as metadata
    from jsonb_array_elements(users) as account
  ),
  lacking as materialized (
    select given.*
    from given
    -- An id that is nobody's account gets no profile.
    join auth.users on users.id = given.id
    where not exists (select from public.profiles where profiles.id = given.id)
  )
  select count(*), count(*) filter (where private.make_profile(id, email, metadata))
  into missing, created
  from lacking;
  return jsonb_build_object('missing', missing, 'created', created);
end;
$$;

comment on function private.create_missing_profiles(jsonb) is
  'As public.create_missing_profiles, which the API serves.';

grant execute on function private.create_missing_profiles(jsonb) to authenticated;

create function public.create_missing_profiles(users jsonb) returns jsonb
language sql set search_path = ''
as $$
  select private.create_missing_profiles(users);
$$;

comment on function public.create_missing_profiles(jsonb) is
  'Takes the accounts as the function get-all-users answers them: [{id, email, user_metadata}]. '
  'Makes a student''s profile (level 1, no points) for each that has none, and answers {missing, '
  'created}. Sending the same again changes nothing. Admins only (42501).';

grant execute on function public.create_missing_profiles(jsonb) to authenticated;

create function private.username_taken(candidate text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profiles
    where lower(normalize(username, nfkc)) = lower(normalize(btrim(candidate), nfkc))
  );
$$;

comment on function private.username_taken(text) is
  'Looks past row level security on purpose: the answer is one bit about one name.';

grant execute on function private.username_taken(text) to anon, authenticated, service_role;

create function public.username_available(candidate text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(private.is_username(btrim(candidate)), false)
    and not private.username_taken(candidate);
$$;

comment on function public.username_available(text) is
  'Whether a person may choose this name: false when it can be nobody''s, such as one under 3 '
  'characters, and when somebody has it in any case.';

grant execute on function public.username_available(text) to anon, authenticated, service_role;

create function private.forget_password_of_sign_up() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.encrypted_password := null;
  return new;
end;
$$;

comment on function private.forget_password_of_sign_up() is
  'An account belongs to the person who reads the mails of its address, not to the one who signed '
  'up with it first. The password of a sign-up ends when its address is confirmed, by whatever '
  'link: it may be that of somebody who signed up with a stranger''s address and waited. The '
  'person who confirms chooses the password.';

-- An account that an administrator makes has had no confirmation mail and keeps its password; so
-- does one that is given a password by the same statement.
create trigger on_address_confirmed
before update on auth.users
for each row
when (
  old.email_confirmed_at is null
  and new.email_confirmed_at is not null
  and old.confirmation_sent_at is not null
  and new.encrypted_password is not distinct from old.encrypted_password
)
execute function private.forget_password_of_sign_up();

create function private.remove_unconfirmed_sign_ups(most int default null) returns void
language sql security definer set search_path = ''
as $$
  delete from auth.users
  where id in (
    select id from auth.users
    where email_confirmed_at is null
      and last_sign_in_at is null
      and created_at < now() - interval '7 days'
      and (
        confirmation_sent_at < now() - interval '1 hour'
        or confirmation_sent_at is not null and created_at < now() - interval '7 days 1 hour'
      )
    order by created_at
    limit most
  );
$$;

comment on function private.remove_unconfirmed_sign_ups(int) is
  'Removes the sign-ups that are older than seven days and that nobody has confirmed, with their '
  'profiles and the usernames that these hold: all, or the `most` oldest. Another mail gains no '
  'more time than the hour for which its link works, so that nobody keeps a username by asking for '
  'mails. For a schedule; no role of the API may call it.';

create function private.require_session() returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  refusal text := private.session_refusal(
    claims ->> 'session_id', claims ->> 'sub', current_setting('request.path', true)
  );
begin
  -- PT401 makes the table service answer with status 401, PT403 with 403.
  if refusal = 'session_not_found' then
    raise sqlstate 'PT401' using message = refusal;
  elsif refusal is not null then
    raise sqlstate 'PT403' using message = refusal;
  end if;
end;
$$;

comment on function private.require_session() is
  'Refuses a session that was ended by logging out everywhere at its next call, not only when its '
  'token expires, and refuses people who are leaving. The table service runs this before every call.';

grant execute on function private.require_session() to anon, authenticated, service_role;

create function private.require_known_zone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_time_zone(new.time_zone);
  return new;
end;
$$;

comment on function private.require_known_zone() is
  'Refuses a zone of a profile that is none with P0001 time_zone_invalid.';

create trigger profiles_require_known_zone
before insert or update of time_zone on public.profiles
for each row when (new.time_zone is not null)
execute function private.require_known_zone();

alter role authenticator set pgrst.db_pre_request = 'private.require_session';

notify pgrst, 'reload config';
