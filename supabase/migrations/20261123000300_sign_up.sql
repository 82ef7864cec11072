-- From an account to a profile, and how accounts and their sessions end.

create function private.make_profile(account uuid, email text, given jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
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
language plpgsql
security definer
set search_path = ''
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
language plpgsql
security definer
set search_path = ''
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
language sql
set search_path = ''
as $$
  select private.create_missing_profiles(users);
$$;

comment on function public.create_missing_profiles(jsonb) is
  'Takes the accounts as the function get-all-users answers them: [{id, email, user_metadata}]. '
  'Makes a student''s profile (level 1, no points) for each that has none, and answers {missing, '
  'created}. Sending the same again changes nothing. Admins only (42501).';
revoke all on function public.create_missing_profiles(jsonb) from public, anon, authenticated;
grant execute on function public.create_missing_profiles(jsonb) to authenticated;

create function private.username_taken(candidate text) returns boolean
language sql
stable
security definer
set search_path = ''
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
language sql
stable
set search_path = ''
as $$
  select coalesce(private.is_username(btrim(candidate)), false)
    and not private.username_taken(candidate);
$$;

comment on function public.username_available(text) is
  'Whether a person may choose this name: false when it can be nobody''s, such as one under 3 '
  'characters, and when somebody has it in any case.';
revoke all on function public.username_available(text) from public, anon, authenticated;
grant execute on function public.username_available(text) to anon, authenticated, service_role;

create function private.forget_password_of_sign_up() returns trigger
language plpgsql
set search_path = ''
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
revoke all on function private.forget_password_of_sign_up()
from public, anon, authenticated, service_role;

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
language sql
security definer
set search_path = ''
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
revoke all on function private.remove_unconfirmed_sign_ups(int)
from public, anon, authenticated, service_role;

create function private.require_session() returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if session is not null and not exists (
    select from auth.sessions where id = session::uuid
  ) then
    -- PT401 makes the table service answer with status 401.
    raise sqlstate 'PT401' using message = 'session_not_found';
  end if;
end;
$$;

comment on function private.require_session() is
  'A person who logs out everywhere is out on other devices at their next call, not only when the '
  'token expires that they hold. The table service runs this before every call.';
grant execute on function private.require_session() to anon, authenticated, service_role;

alter role authenticator set pgrst.db_pre_request = 'private.require_session';
notify pgrst, 'reload config';
