-- The people of the school, as the admin area lists them: with their addresses, which no profile
-- holds (decision C33), in pages of 50 that begin after the last row of the page before.

-- Without case and without the diacritics of romanised Sanskrit, as the apps fold what they search in
-- (decision C28).
create function private.fold(value text) returns text
language sql
immutable
strict
set search_path = ''
as $$
  select lower(normalize(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g'), nfc));
$$;
-- Whoever writes a name folds it.
grant execute on function private.fold(text) to authenticated, service_role;

-- What a person is searched by: every name of theirs.
alter table public.profiles
add column search_text text not null
generated always as (
  private.fold(
    username || e'\n' || coalesce(full_name, '') || e'\n' || coalesce(display_name, '')
  )
) stored;

-- What a person is sorted by: the name that others see (decision C53), without its case.
create function private.sort_name(display_name text, full_name text, username text) returns text
language sql
immutable
set search_path = ''
as $$
  select lower(coalesce(nullif(btrim(display_name), ''), nullif(btrim(full_name), ''), username));
$$;
-- The index calls it as whoever changes a name.
grant execute on function private.sort_name(text, text, text) to authenticated, service_role;

create index profiles_sort_name_idx
on public.profiles (private.sort_name(display_name, full_name, username), id);
drop index public.profiles_created_at_idx;
create index profiles_created_at_idx on public.profiles (created_at, id);
create index profiles_level_idx on public.profiles (level, id);
create index profiles_points_idx on public.profiles (points, id);
create index profiles_total_practices_idx on public.profiles (total_practices, id);

create function private.admin_users(
  search text,
  only_admins boolean,
  sort_by text,
  descending boolean,
  after jsonb
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  key text := case sort_by
    when 'name' then
      'private.sort_name(profiles.display_name, profiles.full_name, profiles.username)'
    when 'email' then 'lower(coalesce(users.email, ''''))'
    when 'level' then 'profiles.level'
    when 'practices' then 'profiles.total_practices'
    when 'points' then 'profiles.points'
    when 'joined' then 'profiles.created_at'
    when 'role' then 'profiles.role'
  end;
  key_type text := case
    when sort_by in ('level', 'practices', 'points') then 'int'
    when sort_by = 'joined' then 'timestamptz'
    else 'text'
  end;
  found jsonb;
begin
  perform private.require_admin();
  if key is null then
    raise exception 'sort_invalid';
  end if;

  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) order by number), ''[]'')
     from (
       select profiles.id, users.email, profiles.username, profiles.full_name,
         profiles.display_name, profiles.avatar_url, profiles.role, profiles.level,
         profiles.points, profiles.total_practices, profiles.created_at, %1$s as key,
         row_number() over (order by %1$s %3$s, profiles.id %3$s) as number
       from public.profiles
       join auth.users on users.id = profiles.id
       where ($1 = ''''
           or strpos(profiles.search_text, private.fold($1)) > 0
           or strpos(lower(users.email), lower($1)) > 0)
         and (not $2 or profiles.role = ''admin'')
         and ($3 is null
           or (%1$s, profiles.id) %4$s (($3 ->> ''key'')::%2$s, ($3 ->> ''id'')::uuid))
       order by %1$s %3$s, profiles.id %3$s
       limit 51
     ) as page',
    key,
    key_type,
    case when descending then 'desc' else 'asc' end,
    case when descending then '<' else '>' end
  )
  into found
  using btrim(search), only_admins, after;

  return jsonb_build_object(
    'items', case when jsonb_array_length(found) > 50 then found - 50 else found end,
    'next', case
      when jsonb_array_length(found) > 50
        then jsonb_build_object('key', found -> 49 ->> 'key', 'id', found -> 49 ->> 'id')
    end
  );
end;
$$;
grant execute on function private.admin_users(text, boolean, text, boolean, jsonb) to authenticated;

-- A page of people: those whose username, name or address holds the words, all of them or admins
-- only, sorted by name, email, level, practices, points, joined or role. `after` is the `next` of the
-- page before, null for the first; `next` is null after the last. Admins only (42501).
create function public.admin_users(
  search text default '',
  only_admins boolean default false,
  sort_by text default 'joined',
  descending boolean default true,
  after jsonb default null
) returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.admin_users(search, only_admins, sort_by, descending, after);
$$;
revoke all on function public.admin_users(text, boolean, text, boolean, jsonb)
from public, anon, authenticated;
grant execute on function public.admin_users(text, boolean, text, boolean, jsonb) to authenticated;
