-- The first page of people, of the library and of the communities says how many there are in all, as
-- that of assignments does; and the library shows what is deleted, to bring it back.

create or replace function private.admin_users(
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

drop function public.admin_asanas(text, jsonb);

-- Fifty poses by name as {items, total}, those after {name, id}, whose names hold the searched words: of
-- the library or, with `archived`, of what was deleted from it. `total` comes with the first page.
-- Admins only (42501).
create function public.admin_asanas(
  search text default '',
  archived boolean default false,
  after jsonb default null
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  patterns constant text[] := private.search_patterns(search);
  items jsonb;
  total bigint;
begin
  perform private.require_admin();
  -- Written into the query, since the index of the library holds these rows alone.
  execute format(
    $query$
      select coalesce(
        jsonb_agg(
          to_jsonb(page) - 'search_text' - 'sort_name' - 'archived_at' - 'created_at'
          order by page.sort_name, page.id
        ),
        '[]'
      )
      from (
        select *
        from public.asanas
        where archived_at is %s
          and (sort_name, id) > ($1, $2)
          and search_text ~ all ($3)
        order by sort_name, id
        limit 50
      ) as page
    $query$,
    case when archived then 'not null' else 'null' end
  )
  into items
  using
    coalesce(private.fold(after ->> 'name'), ''),
    coalesce((after ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000'),
    patterns;
  if after is null then
    select count(*) into total
    from public.asanas
    where (archived_at is not null) = archived and search_text ~ all (patterns);
  end if;
  return jsonb_build_object('items', items, 'total', total);
end;
$$;
revoke all on function public.admin_asanas(text, boolean, jsonb)
from public, anon, authenticated;
grant execute on function public.admin_asanas(text, boolean, jsonb) to authenticated;

-- Fifty communities as {items, total}, the newest first, those after {created_at, id}, that hold the
-- searched words in the name or in the description; `total` comes with the first page. Admins only
-- (42501).
create or replace function public.admin_communities(search text default '', after jsonb default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  patterns constant text[] := private.search_patterns(search);
begin
  perform private.require_admin();
  return jsonb_build_object(
    'items',
    (
      select coalesce(jsonb_agg(to_jsonb(page)), '[]')
      from (
        select *
        from public.communities
        where (after is null or (created_at, id) < (
            (after ->> 'created_at')::timestamptz,
            (after ->> 'id')::uuid
          ))
          and private.search_key(name || ' ' || description) ~ all (patterns)
        order by created_at desc, id desc
        limit 50
      ) as page
    ),
    'total',
    case when after is null then (
      select count(*)
      from public.communities
      where private.search_key(name || ' ' || description) ~ all (patterns)
    ) end
  );
end;
$$;

-- Deletes a pose that is still as it was at `seen`, and with `ends_work` what of it is still to do;
-- what was done stays with its students. Answers with the row. Admins only (42501). Refuses with P0001
-- and changed_meanwhile, or asana_is_mandatory for a pose of every day.
create function public.delete_asana(asana_id uuid, seen timestamptz, ends_work boolean default false)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  archived jsonb;
begin
  perform private.require_admin();
  -- Until the end nobody gives further work of it, and whatever refers to it and is already being
  -- written is waited for, so that it is seen below. An update alone lets both pass.
  perform from public.asanas where id = delete_asana.asana_id for update;
  update public.asanas
  set archived_at = now()
  where id = delete_asana.asana_id and updated_at = seen and archived_at is null
  returning to_jsonb(asanas) - 'search_text' - 'sort_name' - 'archived_at' - 'created_at'
  into archived;
  if archived is null then
    raise exception 'changed_meanwhile';
  end if;
  if ends_work then
    delete from public.assigned_asanas
    where assigned_asanas.asana_id = delete_asana.asana_id
      and origin = 'teacher'
      and not completed;
  end if;
  return archived;
end;
$$;
revoke all on function public.delete_asana(uuid, timestamptz, boolean)
from public, anon, authenticated;
grant execute on function public.delete_asana(uuid, timestamptz, boolean) to authenticated;
