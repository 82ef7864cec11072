-- When somebody practiced or meditated last stands in their profile, so that the list of people shows it, and
-- finds who stopped, without reading their days one by one.

alter table public.profiles add last_active_on date;
comment on column public.profiles.last_active_on is
  'The last day, of the person''s own calendar, with a practice or a meditation; null for none. Kept '
  'with the days.';

update public.profiles
set last_active_on = active.day
from (
  select user_id, max(local_date) as day
  from public.practice_days
  where practices > 0 or sits > 0
  group by user_id
) as active
where profiles.id = active.user_id;

create index profiles_last_active_on_idx
on public.profiles (coalesce(last_active_on, '-infinity'::date), id);

create or replace function private.count_days(student uuid, days date[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- The days of a move may hold nothing any more.
  delete from public.practice_days
  where user_id = student and local_date = any (days) and not exists (
    select from public.practice_ledger as ledger
    where ledger.user_id = student and ledger.local_date = practice_days.local_date
  );

  insert into public.practice_days (
    user_id, local_date, practices, sits, seconds, points, is_covered
  )
  select
    student,
    ledger.local_date,
    count(*) filter (where ledger.kind = 'practice'),
    count(*) filter (where ledger.kind = 'timer'),
    sum(ledger.duration_seconds * ledger.sets),
    sum(ledger.points),
    count(*) filter (
      where ledger.kind = 'practice' or ledger.kind = 'timer' and private.sits_cover_days()
    ) >= 3 or coalesce(bool_or(asanas.key = 'surya-namaskar'), false)
  from public.practice_ledger as ledger
  left join public.asanas on asanas.id = ledger.asana_id
  where ledger.user_id = student and ledger.local_date = any (days)
  group by ledger.local_date
  on conflict (user_id, local_date) do update
  set
    practices = excluded.practices,
    sits = excluded.sits,
    seconds = excluded.seconds,
    points = excluded.points,
    is_covered = excluded.is_covered;

  update public.profiles
  set last_active_on = active.day
  from (
    select (
      select local_date from public.practice_days
      where user_id = student and (practices > 0 or sits > 0)
      order by local_date desc
      limit 1
    ) as day
  ) as active
  where profiles.id = student and profiles.last_active_on is distinct from active.day;
end;
$$;

create function private.is_in_list(person public.profiles, show text) returns boolean
language sql
stable
set search_path = ''
as $$
  select case show
    when 'all' then true
    when 'admins' then person.role = 'admin'
    when 'new' then person.role = 'user' and person.created_at >= now() - interval '7 days'
    when 'inactive' then
      person.role = 'user'
      and coalesce(
        person.last_active_on, private.local_day(person.created_at, coalesce(person.time_zone, 'UTC'))
      ) < private.local_day(now(), coalesce(person.time_zone, 'UTC')) - 7
    when 'overdue' then exists (
      select from public.assigned_asanas as work
      join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
      where work.user_id = person.id
        and work.origin = 'teacher'
        and not work.completed
        and work.due_date < private.local_day(now(), coalesce(person.time_zone, 'UTC'))
    )
  end;
$$;

comment on function private.is_in_list(public.profiles, text) is
  'Whether the list of people shows somebody: everybody, administrators, students who are new in the '
  'last seven days or have done nothing for more than seven (counted from when they joined while they '
  'never did), or whoever has overdue work with a pose that is still there. Null for another word.';

drop function public.admin_users(text, boolean, text, boolean, jsonb);
drop function private.admin_users(text, boolean, text, boolean, jsonb);

create function private.admin_users(
  search text,
  show text,
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
         profiles.points, profiles.total_practices, profiles.last_active_on, profiles.created_at,
         %1$s as key,
         row_number() over (order by %1$s %3$s, profiles.id %3$s) as number
       from public.profiles
       join auth.users on users.id = profiles.id
       where (profiles.search_text ~ all ($4) or strpos(lower(users.email), lower($1)) > 0)
         and ($2 = ''all'' or private.is_in_list(profiles, $2))
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
  using btrim(search), show, after, patterns;

  if after is null then
    select count(*) into total
    from public.profiles
    join auth.users on users.id = profiles.id
    where (
        profiles.search_text ~ all (patterns)
        or strpos(lower(users.email), lower(btrim(search))) > 0
      )
      and (show = 'all' or private.is_in_list(profiles, show));
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
language sql
stable
set search_path = ''
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
revoke all on function public.admin_users(text, boolean, text, boolean, jsonb, text)
from public, anon, authenticated;
grant execute on function public.admin_users(text, boolean, text, boolean, jsonb, text)
to authenticated;
