-- Instructors go on giving work to somebody whose account is about to be deleted, and nothing told them: the
-- student sees none of it unless they keep the account.

create or replace function private.admin_users(
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
  -- Whom the list shows. Whoever never did anything is counted from the day on which they joined.
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
      select case show when 'all' then kept.people else kept.people - kept.students end into total
      from private.school_totals() as kept;
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

create or replace function private.student_page(student_id uuid, week_start int) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person public.profiles;
  today date;
  first_day date;
begin
  perform private.require_admin();
  if week_start is null or week_start not between 1 and 7 then
    raise exception 'week_start_invalid';
  end if;
  select * into person from public.profiles where id = student_page.student_id;
  if person.id is null then
    return null;
  end if;
  today := private.local_day(now(), coalesce(person.time_zone, 'UTC'));
  first_day := today - ((extract(isodow from today)::int - week_start + 7) % 7) - 77;

  return jsonb_build_object(
    'person', jsonb_build_object(
      'id', person.id,
      'username', person.username,
      'full_name', person.full_name,
      'display_name', person.display_name,
      'avatar_url', person.avatar_url
    ),
    'since', person.created_at,
    'leaves_at', (select due_at from private.leavings where user_id = person.id),
    'zone', person.time_zone,
    'today', today,
    'streak', case
      when private.streak_stands(person.daily_streak_date, today) then person.daily_streak else 0
    end,
    'pause', (
      select jsonb_build_object('id', id, 'from_day', from_day, 'to_day', to_day)
      from public.pauses
      where user_id = person.id and to_day >= today
      order by from_day
      limit 1
    ),
    'weeks', (
      select jsonb_agg(
        jsonb_build_object(
          'week', work.week,
          'expected', work.expected,
          'done', work.done,
          'seconds', coalesce(practiced.seconds, 0),
          'days', coalesce(practiced.days, 0)
        )
        order by work.week
      )
      from private.weeks_of_work(person.id, first_day, 12, today) as work
      cross join lateral (
        select sum(seconds)::int as seconds, count(*)::int as days
        from public.practice_days
        where user_id = person.id
          and local_date between work.week and work.week + 6
          and practices + sits > 0
      ) as practiced
    ),
    'series', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', shown.id,
            'asana', jsonb_build_object(
              'id', asanas.id, 'name', asanas.name, 'archived', asanas.archived_at is not null
            ),
            'frequency', shown.frequency,
            'days_of_week', shown.days_of_week,
            'starts_on', shown.starts_on,
            'due_date', shown.due_date
          )
          order by shown.due_date nulls last, shown.created_at desc, shown.id
        ),
        '[]'
      )
      from (
        (
          select given.*, opened.due_date
          from (
            select series_id, min(assigned_asanas.due_date) as due_date
            from public.assigned_asanas
            where user_id = person.id and origin = 'teacher' and not completed
            group by series_id
            order by min(assigned_asanas.due_date), series_id
            limit 20
          ) as opened
          join public.assignment_series as given on given.id = opened.series_id
        )
        union all
        (
          select given.*, null
          from public.assignment_series as given
          where given.user_id = person.id and not exists (
            select from public.assigned_asanas as work
            where work.series_id = given.id and not work.completed
          )
          order by given.created_at desc, given.id
          limit 20
        )
        order by due_date nulls last, created_at desc, id
        limit 20
      ) as shown
      join public.asanas on asanas.id = shown.asana_id
    ),
    'last', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', shown.id,
            'what', asanas.name,
            'seconds', shown.duration_seconds * shown.sets,
            'at', shown.finished_at
          )
          order by shown.local_date desc, shown.finished_at desc, shown.id desc
        ),
        '[]'
      )
      from (
        select id, asana_id, duration_seconds, sets, local_date, finished_at
        from public.practice_ledger
        where user_id = person.id and kind in ('practice', 'timer')
        order by local_date desc, finished_at desc, id desc
        limit 20
      ) as shown
      left join public.asanas on asanas.id = shown.asana_id
    ),
    'reflections', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', shown.id,
            'asana', asanas.name,
            'completed_date', shown.completed_date,
            'reflection_question', shown.reflection_question,
            'reflection_answer', shown.reflection_answer,
            'reply', shown.reply,
            'reply_seen', shown.reply_seen_at is not null
          )
          order by shown.completed_date desc, shown.id
        ),
        '[]'
      )
      from (
        select *
        from public.assigned_asanas
        where user_id = person.id
          and origin = 'teacher'
          and completed
          and reflection_answer is not null
        order by completed_date desc, id
        limit 20
      ) as shown
      join public.asanas on asanas.id = shown.asana_id
    ),
    'notes', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', notes.id,
            'body', notes.body,
            'created_at', notes.created_at,
            'changed_at', notes.changed_at,
            'is_own', notes.author_id is not distinct from (select auth.uid()),
            'username', author.username,
            'full_name', author.full_name,
            'display_name', author.display_name
          )
          order by notes.created_at desc, notes.id
        ),
        '[]'
      )
      from private.student_notes as notes
      left join public.profiles as author on author.id = notes.author_id
      where notes.student_id = person.id
    )
  );
end;
$$;
