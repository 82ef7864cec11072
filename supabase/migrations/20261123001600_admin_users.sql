-- The people of the school, as the admin app lists them: with their addresses, which no profile
-- holds, in pages of 50 that begin after the last row of the page before. And what an admin may do
-- to another person: rename, take a picture away, change the role, delete. Each act runs as the
-- admin, so that the database decides and the audit log knows who it was.

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
  patterns constant text[] := private.search_patterns(search);
  found jsonb;
  total bigint;
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
       where (profiles.search_text ~ all ($4) or strpos(lower(users.email), lower($1)) > 0)
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
  using btrim(search), only_admins, after, patterns;

  if after is null then
    select count(*) into total
    from public.profiles
    join auth.users on users.id = profiles.id
    where (
        profiles.search_text ~ all (patterns)
        or strpos(lower(users.email), lower(btrim(search))) > 0
      )
      and (not only_admins or profiles.role = 'admin');
  end if;

  return jsonb_build_object(
    'items', case when jsonb_array_length(found) > 50 then found - 50 else found end,
    'next', case
      when jsonb_array_length(found) > 50
        then jsonb_build_object('key', found -> 49 ->> 'key', 'id', found -> 49 ->> 'id')
    end,
    'total', total
  );
end;
$$;

comment on function private.admin_users(text, boolean, text, boolean, jsonb) is
  'As public.admin_users, which the API serves.';
grant execute on function private.admin_users(text, boolean, text, boolean, jsonb) to authenticated;

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

comment on function public.admin_users(text, boolean, text, boolean, jsonb) is
  'A page of people as {items, next, total}: those whose username, name or address holds the '
  'words, all of them or admins only, sorted by name, email, level, practices, points, joined or '
  'role. `after` is the `next` of the page before, null for the first; `next` is null after the '
  'last. `total` comes with the first page. Admins only (42501).';
revoke all on function public.admin_users(text, boolean, text, boolean, jsonb)
from public, anon, authenticated;
grant execute on function public.admin_users(text, boolean, text, boolean, jsonb) to authenticated;

create function private.set_role(user_id uuid, role text) returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if set_role.role is null or set_role.role not in ('user', 'admin') then
    raise exception 'role_invalid';
  end if;

  -- Two admins who demote each other at once must not both succeed.
  perform from public.profiles where profiles.role = 'admin' order by id for update;
  if set_role.role = 'user' and not exists (
    select from public.profiles
    where profiles.role = 'admin' and profiles.id <> set_role.user_id
  ) then
    raise exception 'last_admin';
  end if;
  -- Again: the other admin may have demoted the caller meanwhile.
  perform private.require_admin();
  if set_role.role = 'user' and set_role.user_id = (select auth.uid()) then
    raise exception 'own_role';
  end if;

  update public.profiles set role = set_role.role where profiles.id = set_role.user_id;
  if not found then
    raise exception 'user_not_found';
  end if;
  return set_role.role;
end;
$$;

comment on function private.set_role(uuid, text) is
  'The only way for a person to become an admin or to stop being one. The first admin of an '
  'installation is made with SQL. Nobody takes the own role away.';
grant execute on function private.set_role(uuid, text) to authenticated;

create function public.set_role(user_id uuid, role text) returns text
language sql
set search_path = ''
as $$
  select private.set_role(user_id, role);
$$;

comment on function public.set_role(uuid, text) is
  'Gives a person the role ''user'' or ''admin'' and returns it. Admins only (42501). Refuses with '
  'P0001 and one of last_admin, own_role, user_not_found, role_invalid.';
revoke all on function public.set_role(uuid, text) from public, anon, authenticated;
grant execute on function public.set_role(uuid, text) to authenticated;

create function private.save_user(
  user_id uuid,
  seen jsonb,
  username text,
  full_name text,
  removes_avatar boolean
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.profiles;
begin
  perform private.require_admin();
  select * into person from public.profiles where id = user_id for update;
  if person.id is null then
    raise exception 'user_not_found';
  end if;
  -- Not updated_at: that moves whenever the student practices.
  if (person.username, person.full_name, person.avatar_url) is distinct from
    (seen ->> 'username', seen ->> 'full_name', seen ->> 'avatar_url')
  then
    raise exception 'changed_meanwhile';
  end if;
  update public.profiles
  set
    username = btrim(save_user.username),
    full_name = nullif(btrim(save_user.full_name), ''),
    avatar_url = case when removes_avatar then null else profiles.avatar_url end
  where id = user_id;
end;
$$;

comment on function private.save_user(uuid, jsonb, text, text, boolean) is
  'As public.save_user, which the API serves.';
grant execute on function private.save_user(uuid, jsonb, text, text, boolean) to authenticated;

create function public.save_user(
  user_id uuid,
  seen jsonb,
  username text,
  full_name text,
  removes_avatar boolean
) returns void
language sql
set search_path = ''
as $$
  select private.save_user(user_id, seen, username, full_name, removes_avatar);
$$;

comment on function public.save_user(uuid, jsonb, text, text, boolean) is
  'Changes a person''s names, and takes the picture away if asked to. `seen` holds username, '
  'full_name and avatar_url as the admin read them. Admins only (42501). Refuses with P0001 and '
  'user_not_found or changed_meanwhile, and with 23505 when somebody else has the username.';
revoke all on function public.save_user(uuid, jsonb, text, text, boolean)
from public, anon, authenticated;
grant execute on function public.save_user(uuid, jsonb, text, text, boolean) to authenticated;

create function private.delete_user(user_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  -- Two admins who delete each other at once must not both succeed: the slower one is an admin no
  -- longer.
  perform from public.profiles where role = 'admin' order by id for update;
  perform private.require_admin();
  -- So the last admin stays as well: nobody else could ask.
  if user_id = (select auth.uid()) then
    raise exception 'own_account';
  end if;
  delete from auth.users where id = user_id;
  if not found then
    raise exception 'user_not_found';
  end if;
end;
$$;

comment on function private.delete_user(uuid) is 'As public.delete_user, which the API serves.';
grant execute on function private.delete_user(uuid) to authenticated;

create function public.delete_user(user_id uuid) returns void
language sql
set search_path = ''
as $$
  select private.delete_user(user_id);
$$;

comment on function public.delete_user(uuid) is
  'Deletes a person''s account and everything in the database that belongs to it; the function of '
  'the same name removes the files as well. Admins only (42501). Refuses with P0001 and '
  'own_account or user_not_found.';
revoke all on function public.delete_user(uuid) from public, anon, authenticated;
grant execute on function public.delete_user(uuid) to authenticated;
