-- How administrators find people and change their accounts. One index of all names and addresses answers
-- a search.

create extension if not exists pg_trgm with schema extensions;

create function private.set_role(user_id uuid, role text) returns text
language plpgsql security definer set search_path = ''
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
language sql set search_path = ''
as $$
  select private.set_role(user_id, role);
$$;

comment on function public.set_role(uuid, text) is
  'Gives a person the role ''user'' or ''admin'' and returns it. Admins only (42501). Refuses with '
  'P0001 and one of last_admin, own_role, user_not_found, role_invalid.';

grant execute on function public.set_role(uuid, text) to authenticated;

create function private.save_user(
  user_id uuid,
  seen jsonb,
  username text,
  full_name text,
  removes_avatar boolean
) returns void
language plpgsql security definer set search_path = ''
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
language sql set search_path = ''
as $$
  select private.save_user(user_id, seen, username, full_name, removes_avatar);
$$;

comment on function public.save_user(uuid, jsonb, text, text, boolean) is
  'Changes a person''s names, and takes the picture away if asked to. `seen` holds username, '
  'full_name and avatar_url as the admin read them. Admins only (42501). Refuses with P0001 and '
  'user_not_found or changed_meanwhile, and with 23505 when somebody else has the username.';

grant execute on function public.save_user(uuid, jsonb, text, text, boolean) to authenticated;

create function private.delete_user(user_id uuid) returns void
language plpgsql security definer set search_path = ''
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
  if not private.erase_user(user_id) then
    raise exception 'user_not_found';
  end if;
end;
$$;

comment on function private.delete_user(uuid) is 'As public.delete_user, which the API serves.';

grant execute on function private.delete_user(uuid) to authenticated;

create function public.delete_user(user_id uuid) returns void
language sql set search_path = ''
as $$
  select private.delete_user(user_id);
$$;

comment on function public.delete_user(uuid) is
  'Deletes a person''s account and everything in the database that belongs to it; the function of '
  'the same name removes the files as well. Admins only (42501). Refuses with P0001 and '
  'own_account or user_not_found.';

grant execute on function public.delete_user(uuid) to authenticated;

-- `leaves_at` says who is leaving, so that instructors do not assign what the student will not see.

create function private.admin_users(
  search text,
  show text,
  sort_by text,
  descending boolean,
  after jsonb
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  key text := case sort_by
    when 'name' then
      'private.sort_name(profiles.display_name, profiles.full_name, profiles.username)'
    when 'email' then 'lower(coalesce(users.email, ''''))'
    when 'level' then 'profiles.level'
    when 'practices' then 'profiles.total_practices'
    when 'points' then 'profiles.points'
    when 'active' then 'coalesce(profiles.last_active_on, ''-infinity''::date)'
    when 'joined' then 'profiles.created_at'
    when 'role' then 'profiles.role'
  end;
  key_type text := case
    when sort_by in ('level', 'practices', 'points') then 'int'
    when sort_by = 'active' then 'date'
    when sort_by = 'joined' then 'timestamptz'
    else 'text'
  end;
  -- Which people the list shows. Students who never did anything are counted from the day they joined.
  shown text := case show
    when 'all' then 'true'
    when 'admins' then $sql$ profiles.role = 'admin' $sql$
    when 'new' then
      $sql$ profiles.role = 'user' and profiles.created_at >= now() - interval '7 days' $sql$
    when 'inactive' then $sql$
      profiles.role = 'user'
      -- By the index, for those who may be, wherever on earth it is latest.
      and coalesce(profiles.last_active_on, '-infinity'::date)
        < private.local_day(now(), 'Etc/GMT-14') - 7
      and coalesce(
        profiles.last_active_on,
        private.local_day(profiles.created_at, coalesce(profiles.time_zone, 'UTC'))
      ) < private.local_day(now(), coalesce(profiles.time_zone, 'UTC')) - 7
    $sql$
    when 'overdue' then 'profiles.id = any ($2)'
    else 'false'
  end;
  searches constant boolean := btrim(search) <> '';
  overdue uuid[];
  hits uuid[];
  found jsonb;
  total bigint;
begin
  perform private.require_admin();
  if key is null then
    raise exception 'sort_invalid';
  end if;
  if show = 'overdue' then
    overdue := array(select private.overdue_students());
  end if;
  if searches then
    hits := array(select private.people_found(search));
    shown := shown || ' and profiles.id = any ($1)';
  end if;

  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) || jsonb_build_object(
       ''leaves_at'', (select due_at from private.leavings where user_id = page.id)
     ) order by number), ''[]'')
     from (
       select profiles.id, users.email, profiles.username, profiles.full_name,
         profiles.display_name, profiles.avatar_url, profiles.role, profiles.level,
         profiles.points, profiles.total_practices, profiles.last_active_on, profiles.created_at,
         %1$s as key,
         row_number() over (order by %1$s %3$s, profiles.id %3$s) as number
       from public.profiles
       join auth.users on users.id = profiles.id
       where %5$s
         and ($3 is null
           or (%1$s, profiles.id) %4$s (($3 ->> ''key'')::%2$s, ($3 ->> ''id'')::uuid))
       order by %1$s %3$s, profiles.id %3$s
       limit 51
     ) as page',
    key,
    key_type,
    case when descending then 'desc' else 'asc' end,
    case when descending then '<' else '>' end,
    shown
  )
  into found
  using hits, overdue, after;

  if after is null then
    if show = 'all' and searches then
      total := cardinality(hits);
    elsif show in ('all', 'admins') and not searches then
      select case show when 'all' then people else people - students end into total
      from private.count_people();
    else
      execute 'select count(*) from public.profiles where ' || shown
      into total
      using hits, overdue;
    end if;
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

comment on function private.admin_users(text, text, text, boolean, jsonb) is
  'As public.admin_users, which the API serves.';

grant execute on function private.admin_users(text, text, text, boolean, jsonb) to authenticated;

create function public.admin_users(
  search text default '',
  -- Of tabs that were opened before there was `show`.
  only_admins boolean default false,
  sort_by text default 'joined',
  descending boolean default true,
  after jsonb default null,
  show text default 'all'
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_users(
    search, case when only_admins then 'admins' else show end, sort_by, descending, after
  );
$$;

comment on function public.admin_users(text, boolean, text, boolean, jsonb, text) is
  'A page of people as {items, next, total}: those whose username, name or address holds the '
  'words, of them `show`: all, admins, inactive, overdue or new, sorted by name, email, level, '
  'practices, points, active, joined or role. `after` is the `next` of the page before, null for the '
  'first; `next` is null after the last. `total` comes with the first page. Admins only (42501).';

grant execute on function public.admin_users(text, boolean, text, boolean, jsonb, text)
to authenticated;

-- Not columns of the profiles, because every practice rewrites those and each of their indexes.
create table private.people_words (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  names text not null,
  address text
);

comment on table private.people_words is
  'What people are searched by: the names in profiles.search_text, and the address in lower case. '
  'Triggers on profiles and accounts update it.';

create index people_words_names_idx
on private.people_words using gin (names extensions.gin_trgm_ops) with (fastupdate = off);

create index people_words_address_idx
on private.people_words using gin (address extensions.gin_trgm_ops) with (fastupdate = off);

alter table private.people_words enable row level security;

create function private.keep_names() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.people_words (user_id, names, address)
  select new.id, new.search_text, lower(users.email)
  from auth.users
  where users.id = new.id
  on conflict (user_id) do update set names = excluded.names;
  return null;
end;
$$;

comment on function private.keep_names() is 'Keeps the names by which somebody is found.';

create trigger profiles_keep_names
after insert on public.profiles
for each row execute function private.keep_names();

create trigger profiles_keep_new_names
after update of username, full_name, display_name on public.profiles
for each row when (old.search_text <> new.search_text)
execute function private.keep_names();

create function private.keep_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.people_words set address = lower(new.email) where user_id = new.id;
  return null;
end;
$$;

comment on function private.keep_address() is 'Keeps the address by which somebody is found.';

create trigger on_address_changed
after update of email on auth.users
for each row when (old.email is distinct from new.email)
execute function private.keep_address();

create function private.names_match(patterns text[], joined_by text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(string_agg(format('names ~ %L', pattern), format(' %s ', joined_by)), 'true')
  from unnest(patterns) as pattern;
$$;

comment on function private.names_match(text[], text) is
  'The condition on private.people_words that the names match all (joined by `and`) or any (`or`) of the '
  'patterns, one by one, for of a list of patterns no index is asked.';

create function private.people_named(patterns text[], joined_by text) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute
    'select user_id from private.people_words where '
    || private.names_match(patterns, case joined_by when 'or' then 'or' else 'and' end);
end;
$$;

comment on function private.people_named(text[], text) is
  'Whose names match all (joined by `and`) or any (`or`) of the patterns. Admins only (42501).';

grant execute on function private.people_named(text[], text) to authenticated;

create function private.people_found(search text) returns setof uuid
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format(
    'select user_id from private.people_words where %s or address like %L',
    private.names_match(private.person_patterns(search), 'and'),
    '%' || regexp_replace(lower(btrim(search)), '([\\%_])', '\\\1', 'g') || '%'
  );
end;
$$;

comment on function private.people_found(text) is
  'Whose names hold all of these words, or whose address holds what was typed.';
