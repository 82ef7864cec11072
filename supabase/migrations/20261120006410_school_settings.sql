-- What administrators set for everybody (decision C37): the daily mandatory poses and the default
-- language, read and saved whole; and profiles for accounts that have none (specification B, section 8).

-- For two administrators who save at once.
alter table public.app_settings add column updated_at timestamptz not null default now();

-- Takes nothing. Answers {default_language, updated_at, mandatory: [{id, name, sanskrit_name}] in their
-- order}; poses that were archived meanwhile are left out.
create function public.school_settings() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'default_language', settings.default_language,
    'updated_at', settings.updated_at,
    'mandatory',
    (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', asanas.id, 'name', asanas.name, 'sanskrit_name', asanas.sanskrit_name
        )
        order by mandatory.position, asanas.name
      ), '[]')
      from public.daily_mandatory_asanas as mandatory
      join public.asanas on asanas.id = mandatory.asana_id
      where asanas.archived_at is null
    )
  )
  from public.app_settings as settings;
$$;
revoke all on function public.school_settings() from public, anon, authenticated;
grant execute on function public.school_settings() to authenticated;

create function private.save_school_settings(
  seen timestamptz,
  default_language text,
  mandatory uuid[]
) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if mandatory is null or cardinality(mandatory) > 20
    or cardinality(mandatory) <> (select count(distinct id) from unnest(mandatory) as id)
  then
    raise exception 'mandatory_invalid';
  end if;
  update public.app_settings
  set default_language = save_school_settings.default_language, updated_at = now()
  where updated_at = seen;
  if not found then
    raise exception 'changed_meanwhile';
  end if;

  -- What stays as it is, is not written, so that the audit log tells of real changes.
  delete from public.daily_mandatory_asanas as kept
  where kept.asana_id <> all (mandatory);
  insert into public.daily_mandatory_asanas (asana_id, position)
  select wanted.id, wanted.place
  from unnest(mandatory) with ordinality as wanted (id, place)
  on conflict (asana_id) do update set position = excluded.position
  where daily_mandatory_asanas.position <> excluded.position;
end;
$$;
grant execute on function private.save_school_settings(timestamptz, text, uuid[]) to authenticated;

-- Saves both at once. `seen` is the updated_at that was read; `mandatory` holds at most 20 poses, none
-- twice, in their order. Admins only (42501). Refuses with P0001 and changed_meanwhile or
-- mandatory_invalid, with 23514 when the language is none of the five and with 23503 when a pose is none.
create function public.save_school_settings(
  seen timestamptz,
  default_language text,
  mandatory uuid[]
) returns void
language sql
set search_path = ''
as $$
  select private.save_school_settings(seen, default_language, mandatory);
$$;
revoke all on function public.save_school_settings(timestamptz, text, uuid[])
from public, anon, authenticated;
grant execute on function public.save_school_settings(timestamptz, text, uuid[]) to authenticated;

-- Makes the profile of one account, of what it said of itself. It never fails, because a failure would
-- undo a sign-up: a name that is too short, taken or impossible gives way to the next of the list. The
-- role in the sign-up data is not read. An account that speaks none of the five languages gets the
-- language that an administrator chose as the default, which is English at first (decision C47).
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

create or replace function private.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.make_profile(new.id, new.email, coalesce(new.raw_user_meta_data, '{}'));
  return new;
end;
$$;

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
grant execute on function private.create_missing_profiles(jsonb) to authenticated;

-- Takes the accounts as the function get-all-users answers them: [{id, email, user_metadata}]. Makes a
-- student's profile (level 1, no points) for each that has none, and answers {missing, created}.
-- Sending the same again changes nothing. Admins only (42501).
create function public.create_missing_profiles(users jsonb) returns jsonb
language sql
set search_path = ''
as $$
  select private.create_missing_profiles(users);
$$;
revoke all on function public.create_missing_profiles(jsonb) from public, anon, authenticated;
grant execute on function public.create_missing_profiles(jsonb) to authenticated;
