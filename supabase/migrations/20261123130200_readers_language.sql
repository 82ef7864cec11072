-- What students read comes in their language: the poses and communities of the functions of the API,
-- the names in a feed, and those in mails. A function that is called without a language answers as it
-- did before, in English, for whoever has a page open from before.

create function private.require_language(language text) returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if language <> all (private.languages()) then
    raise exception 'language_invalid';
  end if;
end;
$$;

comment on function private.require_language(text) is
  'Refuses what is no language of the product with P0001 language_invalid; none is no language.';
grant execute on function private.require_language(text) to authenticated;

create function private.asana_json(pose public.asanas, language text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when (pose).id is null then null
    when language is null then to_jsonb(pose)
    else
      to_jsonb(pose)
      - array[
        'name',
        'aliases',
        'description',
        'benefits',
        'safety_tips',
        'entering',
        'holding',
        'leaving',
        'search_text',
        'sort_name',
        'text_hash'
      ]
      || jsonb_build_object('texts', (
        select to_jsonb(texts)
        from public.asana_texts as texts
        where texts.asana_id = (pose).id and texts.language = asana_json.language
      ))
  end;
$$;

comment on function private.asana_json(public.asanas, text) is
  'A pose as the tables answer with it, its texts in the reader''s language in a field of their own; '
  'the row as it is without a language. Null for no pose.';
grant execute on function private.asana_json(public.asanas, text) to authenticated;

drop function public.home(text);

create function public.home(time_zone text, language text default null) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  student uuid := (select auth.uid());
  today date;
begin
  perform private.require_time_zone(home.time_zone);
  perform private.require_language(home.language);
  today := private.local_day(now(), home.time_zone);

  return jsonb_build_object(
    'profile', (
      select to_jsonb(person) || jsonb_build_object(
        'daily_streak',
          case when private.streak_stands(daily_streak_date, today) then daily_streak else 0 end,
        'current_streak',
          case when private.streak_stands(current_streak_date, today) then current_streak else 0 end
      )
      from public.profiles as person
      where person.id = student
    ),
    'mandatory', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'asana', private.asana_json(asanas, home.language),
          'done_today', exists (
            select from public.practice_ledger as ledger
            where ledger.user_id = student
              and ledger.asana_id = asanas.id
              and ledger.local_date = today
          )
        ) order by mandatory.position, asanas.name
      ), '[]')
      from public.daily_mandatory_asanas as mandatory
      join public.asanas on asanas.id = mandatory.asana_id
      where asanas.archived_at is null
    ),
    'assigned', (
      select coalesce(jsonb_agg(
        to_jsonb(work) || jsonb_build_object('asana', private.asana_json(asanas, home.language))
        order by work.due_date, work.id
      ), '[]')
      from (
        select * from public.assigned_asanas
        where user_id = student and not completed and due_date <= today
        order by due_date, id
        limit 3
      ) as work
      left join public.asanas on asanas.id = work.asana_id
    ),
    'open_assignments', (
      select count(*) from public.assigned_asanas where user_id = student and not completed
    ),
    'paused', (
      select to_jsonb(paused) || jsonb_build_object('asana', private.asana_json(asanas, home.language))
      from public.paused_sessions as paused
      join public.asanas on asanas.id = paused.asana_id
      where paused.user_id = student
      order by paused.paused_at desc, paused.id
      limit 1
    ),
    'more_paused', (
      select greatest(count(*) - 1, 0)
      from public.paused_sessions as paused
      join public.asanas on asanas.id = paused.asana_id
      where paused.user_id = student
    ),
    'in_community', exists (
      select from public.community_members where user_id = student
    )
  );
end;
$$;

comment on function public.home(text, text) is
  'Everything that the home screen shows, in one request. It only reads: the completion function '
  'alone writes streaks. Takes the student''s IANA zone and language. Answers {profile, mandatory: [{asana, '
  'done_today}], assigned: [assignment with asana], open_assignments, paused: paused session with '
  'asana or null, more_paused, in_community}. Refuses a zone that is none with P0001 '
  'time_zone_invalid, and a language with language_invalid.';
revoke all on function public.home(text, text) from public, anon, authenticated;
grant execute on function public.home(text, text) to authenticated;

drop function public.assignments(text, int);

create function public.assignments(
  time_zone text,
  at_most int,
  language text default null
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  student uuid := (select auth.uid());
  today date;
  day_begins timestamptz;
  few int := greatest(1, least(assignments.at_most, 1000));
begin
  perform private.require_time_zone(assignments.time_zone);
  perform private.require_language(assignments.language);
  today := private.local_day(now(), assignments.time_zone);
  day_begins := today::timestamp at time zone assignments.time_zone;

  return jsonb_build_object(
    'today', (
      select coalesce(jsonb_agg(
        to_jsonb(work) || jsonb_build_object('asana', private.asana_json(asanas, assignments.language))
        order by work.due_date, work.id
      ), '[]')
      from (
        select * from public.assigned_asanas
        where user_id = student
          and origin = 'teacher'
          and (not completed and due_date <= today or completed and completed_date >= day_begins)
        order by due_date, id
        limit few
      ) as work
      left join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
    ),
    'today_total', (
      select count(*) from public.assigned_asanas
      where user_id = student
        and origin = 'teacher'
        and (not completed and due_date <= today or completed and completed_date >= day_begins)
    ),
    'upcoming', (
      select coalesce(jsonb_agg(
        to_jsonb(work) || jsonb_build_object('asana', private.asana_json(asanas, assignments.language))
        order by work.due_date, work.id
      ), '[]')
      from (
        select * from public.assigned_asanas
        where user_id = student and origin = 'teacher' and not completed and due_date > today
        order by due_date, id
        limit few
      ) as work
      left join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
    ),
    'upcoming_total', (
      select count(*) from public.assigned_asanas
      where user_id = student and origin = 'teacher' and not completed and due_date > today
    ),
    'replies', (
      select coalesce(jsonb_agg(
        to_jsonb(work) || jsonb_build_object('asana', private.asana_json(asanas, assignments.language))
        order by work.replied_at desc, work.id
      ), '[]')
      from (
        select * from public.assigned_asanas
        where user_id = student
          and origin = 'teacher'
          and completed_date < day_begins
          and reply is not null
          and reply_seen_at is null
        order by replied_at desc, id
        limit few
      ) as work
      left join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
    ),
    'summary', (
      select jsonb_build_object(
        'poses', count(*),
        'seconds', coalesce(sum(asanas.duration_seconds), 0),
        'completed', count(*) filter (where work.completed)
      )
      from public.assigned_asanas as work
      left join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
      where work.user_id = student
        and work.origin = 'teacher'
        and (asanas.id is not null or work.completed)
        and (
          not work.completed and work.due_date <= today
          or work.completed and work.completed_date >= day_begins
        )
    )
  );
end;
$$;

comment on function public.assignments(text, int, text) is
  'Everything that the Assignments tab shows, in one request. Takes the student''s IANA zone, '
  'their language and how many rows of each list to send at most. Answers {today: what is due by the end of the local '
  'day and what was completed on it, today_total, upcoming: later open work, upcoming_total, '
  'replies: unread replies to what was completed before today, summary: {poses, seconds, '
  'completed} of today}; each row is an assignment with its asana, null where the student cannot '
  'read it. The summary counts what was done of such rows, without its time, and leaves out the '
  'rest: nobody can practice it. Refuses a zone that is none with P0001 time_zone_invalid, '
  'and a language with language_invalid.';
revoke all on function public.assignments(text, int, text) from public, anon, authenticated;
grant execute on function public.assignments(text, int, text) to authenticated;

drop function public.community(uuid, text, int);
drop function private.community_feed(uuid);

create function private.community_feed(of_community uuid, language text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- A plan for any community would walk the whole ledger for one where little happens.
set plan_cache_mode = force_custom_plan
as $$
begin
  return (select coalesce(jsonb_agg(item order by happened_at desc), '[]')
  from (
    (
      select
        members.joined_at as happened_at,
        private.shown_person(profiles) || jsonb_build_object(
          'kind', 'joined', 'happened_at', members.joined_at, 'what', null, 'key', null,
          'minutes', null
        ) as item
      from public.community_members as members
      join public.profiles on profiles.id = members.user_id
      where members.community_id = of_community and private.is_shown(profiles)
      order by members.joined_at desc
      limit 5
    )
    union all
    (
      select
        earned.date_earned,
        private.shown_person(profiles) || jsonb_build_object(
          'kind', 'achievement',
          'happened_at', earned.date_earned,
          'what', achievements.name,
          'key', achievements.key,
          'minutes', null
        )
      from public.user_achievements as earned
      join public.achievements on achievements.id = earned.achievement_id
      join public.profiles on profiles.id = earned.user_id
      where private.is_shown(profiles) and exists (
        select from public.community_members
        where community_id = of_community and user_id = earned.user_id
      )
      order by earned.date_earned desc
      limit 5
    )
    union all
    (
      select
        ledger.finished_at,
        private.shown_person(profiles) || jsonb_build_object(
          'kind', case ledger.kind when 'practice' then 'practice' else 'meditation' end,
          'happened_at', ledger.finished_at,
          'what', texts.name,
          'key', asanas.key,
          'minutes', case ledger.kind when 'timer' then greatest(1, ledger.duration_seconds / 60) end
        )
      from public.practice_ledger as ledger
      left join public.asanas on asanas.id = ledger.asana_id
      left join public.asana_texts as texts
        on texts.asana_id = ledger.asana_id
        and texts.language = coalesce(community_feed.language, 'english')
      join public.profiles on profiles.id = ledger.user_id
      where ledger.kind in ('practice', 'timer') and private.is_shown(profiles) and exists (
        select from public.community_members
        where community_id = of_community and user_id = ledger.user_id
      )
      order by ledger.finished_at desc
      limit 5
    )
  ) as items);
end;
$$;

comment on function private.community_feed(uuid, text) is
  'The five latest joins, achievements, and practices with meditations of the members, merged, '
  'newest first. Poses are named in the reader''s language; they and achievements by their keys too, '
  'so that the app can draw the one and name the other. A meditation has its minutes, everything else '
  'null.';
grant execute on function private.community_feed(uuid, text) to authenticated;

create function public.community(
  community_id uuid,
  time_zone text,
  week_start int,
  language text default null
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  today date;
  first_day date;
begin
  perform private.require_time_zone(community.time_zone);
  perform private.require_language(community.language);
  if week_start is null or week_start not between 1 and 7 then
    raise exception 'week_start_invalid';
  end if;
  today := private.local_day(now(), community.time_zone);
  first_day := today - ((extract(isodow from today)::int - week_start + 7) % 7);
  return (
    select jsonb_build_object(
      'id', communities.id,
      'name', texts.name,
      'description', texts.description,
      'text_language', texts.text_language,
      'image_url', communities.image_url,
      'member_count', communities.member_count,
      'joined', exists (
        select from public.community_members as members
        where members.community_id = communities.id and members.user_id = (select auth.uid())
      ),
      'activity', private.community_feed(communities.id, community.language),
      'sit_days', (
        select count(distinct local_date)
        from public.practice_ledger
        where user_id = (select auth.uid())
          and kind = 'timer'
          and local_date between first_day and today
      )
    )
    from public.communities
    join public.community_texts as texts
      on texts.community_id = communities.id
      and texts.language = coalesce(community.language, 'english')
    where communities.id = community.community_id
  );
end;
$$;

comment on function public.community(uuid, text, int, text) is
  'Everything that a community''s first tab shows: {id, name, description, text_language, image_url, '
  'member_count, joined, activity: [{kind, happened_at, what, key, minutes, name, avatar_url, '
  'level, is_self}], sit_days: days with a meditation in the caller''s own week}, or null when '
  'there is none. `week_start` is the ISO number of the day on which the caller''s weeks begin, 1 '
  '(Monday) to 7, `language` the caller''s.';
revoke all on function public.community(uuid, text, int, text) from public, anon, authenticated;
grant execute on function public.community(uuid, text, int, text) to authenticated;

create or replace function private.mail_new_assignments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  insert into private.student_mails (user_id, kind, poses, due_date)
  select new_rows.user_id, 'assignment', array_agg(texts.name order by texts.name), due_date
  from new_rows
  join public.profiles on profiles.id = new_rows.user_id
    and notifications_enabled and email_notifications_enabled
  join public.asana_texts as texts
    on texts.asana_id = new_rows.asana_id and texts.language = profiles.language
  -- The next occurrence of work that was done is no news.
  where origin = 'teacher' and not exists (
    select from public.assigned_asanas as earlier
    where earlier.series_id = new_rows.series_id and earlier.id <> new_rows.id
  )
  group by new_rows.user_id, due_date;
  return null;
end;
$$;

create or replace function private.mail_reply() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.student_mails (user_id, kind, assignment_id, poses)
  select new.user_id, 'reply', new.id, array[texts.name]
  from public.profiles
  join public.asana_texts as texts
    on texts.asana_id = new.asana_id and texts.language = profiles.language
  where profiles.id = new.user_id and private.wants_mail(new.user_id)
  on conflict (assignment_id) do nothing;
  return null;
end;
$$;
