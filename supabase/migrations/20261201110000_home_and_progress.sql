-- What home, the practice page and the progress page show, one function for each page.

create function private.own_achievements(streak int) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'key', achievements.key,
      'name', achievements.name,
      'description', achievements.description,
      'metric', achievements.metric,
      'target_area', achievements.target_area,
      'threshold', achievements.threshold,
      'value', case
        when earned.date_earned is not null then achievements.threshold
        when achievements.metric = 'daily_streak' then streak
        else private.metric_value(
          (select auth.uid()), achievements.metric, achievements.target_area
        )
      end,
      'date_earned', earned.date_earned,
      'points', private.achievement_points()
    ) order by achievements.key
  ), '[]')
  from public.achievements
  left join public.user_achievements as earned
    on earned.achievement_id = achievements.id and earned.user_id = (select auth.uid());
$$;

comment on function private.own_achievements(int) is
  'How far the caller is with each achievement. An earned one has reached its threshold, whatever '
  'its metric says today. It counts as the award does, archived poses too, and so past the '
  'caller''s rights.';

grant execute on function private.own_achievements(int) to authenticated;

create function public.progress(time_zone text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  student uuid := (select auth.uid());
  today date;
  person public.profiles;
  streak int;
begin
  perform private.require_time_zone(progress.time_zone);
  today := private.local_day(now(), progress.time_zone);
  select * into person from public.profiles where id = student;
  if person.id is null then
    return null;
  end if;
  streak := case
    when private.streak_stands(
      student, person.daily_streak_date, today, progress.time_zone
    ) then person.daily_streak
    else 0
  end;

  return (
    select jsonb_build_object(
      'level', person.level,
      'points', person.points,
      'daily_streak', streak,
      'total_practices', person.total_practices,
      'poses_practised', private.own_poses(),
      'seconds_practised', coalesce(sum(seconds), 0),
      'today', today,
      'days', coalesce(jsonb_agg(
        jsonb_build_object(
          'date', local_date,
          'practices', practices,
          'meditations', meditations,
          'seconds', seconds,
          'points', points,
          'is_covered', is_covered
        ) order by local_date
      ) filter (where local_date >= today - 83), '[]'),
      'achievements', private.own_achievements(streak)
    )
    from public.practice_days
    where user_id = student
  );
end;
$$;

comment on function public.progress(text) is
  'Takes the student''s IANA zone. Answers {level, points, daily_streak, total_practices, '
  'poses_practised, seconds_practised, today, days: [{date, practices, meditations, seconds, points, '
  'is_covered}], achievements: [{key, name, description, metric, target_area, threshold, value, '
  'date_earned, points}]}, or null without a profile. The days are those of the last twelve weeks, '
  'whichever day a week begins on. Refuses a zone that is none with P0001 time_zone_invalid.';

grant execute on function public.progress(text) to authenticated;

create function private.assigned_class(version_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'version_id', id,
      'class_id', class_id,
      'name', name,
      'total_seconds', total_seconds,
      'needed_seconds', private.seconds_to_complete(class_versions),
      'pose_count', private.pose_count(asana_ids),
      'asanas', private.first_poses(asana_ids)
    )
    from public.class_versions
    where id = assigned_class.version_id
  );
end;
$$;

comment on function private.assigned_class(uuid) is
  'What the list of assignments shows of a class, without its body: {version_id, class_id, name, '
  'total_seconds, needed_seconds: of a run that completes it, pose_count, asanas: the first four '
  'as {id, key, category}}. Null for no class.';

grant execute on function private.assigned_class(uuid) to authenticated;

create function public.home(time_zone text, language text default null) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  student uuid := (select auth.uid());
  today date;
begin
  perform private.require_time_zone(home.time_zone);
  perform private.require_language(home.language);
  today := private.local_day(now(), home.time_zone);
  -- Before the first practice too, an instructor gives work for the student's own day.
  update public.profiles set time_zone = home.time_zone
  where id = student and profiles.time_zone is null;

  return jsonb_build_object(
    'profile', (
      select to_jsonb(person) || jsonb_build_object(
        'daily_streak',
          case when private.streak_stands(
            student, daily_streak_date, today, home.time_zone
          ) then daily_streak else 0 end,
        'current_streak',
          case when private.streak_stands(
            student, current_streak_date, today, home.time_zone
          ) then current_streak else 0 end
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
              and ledger.whole
          )
        ) order by mandatory.position, asanas.name
      ), '[]')
      from public.daily_mandatory_asanas as mandatory
      join public.asanas on asanas.id = mandatory.asana_id
      where asanas.archived_at is null
    ),
    'assigned', (
      select coalesce(jsonb_agg(
        to_jsonb(work) - 'work_key' || jsonb_build_object(
          'asana', private.asana_json(asanas, home.language),
          'class', private.assigned_class(work.class_version_id)
        )
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
    'work_paused_until', nullif(private.first_day_not_paused(student, today) - 1, today - 1),
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
  'Everything that the home screen shows, in one request. It keeps the zone of a student whose '
  'zone is not known yet, and writes nothing else. Takes the student''s IANA zone and language. Answers {profile, mandatory: [{asana, '
  'done_today}], assigned: [assignment with asana and class], open_assignments, work_paused_until: the last day of '
  'a pause they are in, or null, paused: paused session with '
  'asana or null, more_paused, in_community}. Refuses a zone that is none with P0001 '
  'time_zone_invalid, and a language with language_invalid.';

grant execute on function public.home(text, text) to authenticated;

create function public.assignments(
  time_zone text,
  at_most int,
  language text default null
) returns jsonb
language plpgsql stable set search_path = ''
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
    'work_paused_until', nullif(private.first_day_not_paused(student, today) - 1, today - 1),
    'today', (
      select coalesce(jsonb_agg(
        to_jsonb(work) - 'work_key' || jsonb_build_object(
          'asana', private.asana_json(asanas, assignments.language),
          'class', private.assigned_class(work.class_version_id)
        )
        order by work.due_date, work.id
      ), '[]')
      from (
        select * from public.assigned_asanas
        where user_id = student
          and origin = 'instructor'
          and (not completed and due_date <= today or completed and completed_date >= day_begins)
        order by due_date, id
        limit few
      ) as work
      left join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
    ),
    'today_total', (
      select count(*) from public.assigned_asanas
      where user_id = student
        and origin = 'instructor'
        and (not completed and due_date <= today or completed and completed_date >= day_begins)
    ),
    'upcoming', (
      select coalesce(jsonb_agg(
        to_jsonb(work) - 'work_key' || jsonb_build_object(
          'asana', private.asana_json(asanas, assignments.language),
          'class', private.assigned_class(work.class_version_id)
        )
        order by work.due_date, work.id
      ), '[]')
      from (
        select * from public.assigned_asanas
        where user_id = student and origin = 'instructor' and not completed and due_date > today
        order by due_date, id
        limit few
      ) as work
      left join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
    ),
    'upcoming_total', (
      select count(*) from public.assigned_asanas
      where user_id = student and origin = 'instructor' and not completed and due_date > today
    ),
    'replies', (
      select coalesce(jsonb_agg(
        to_jsonb(work) - 'work_key' || jsonb_build_object(
          'asana', private.asana_json(asanas, assignments.language),
          'class', private.assigned_class(work.class_version_id)
        )
        order by work.replied_at desc, work.id
      ), '[]')
      from (
        select * from public.assigned_asanas
        where user_id = student
          and origin = 'instructor'
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
        'assignments', count(*),
        'completed', count(*) filter (where work.completed)
      )
      from public.assigned_asanas as work
      left join public.asanas on asanas.id = work.asana_id and asanas.archived_at is null
      where work.user_id = student
        and work.origin = 'instructor'
        and (asanas.id is not null or work.class_version_id is not null or work.completed)
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
  'their language and how many rows of each list to send at most. Answers {work_paused_until: the '
  'last day of a pause they are in, or null, today: what is due by the end of the local day and '
  'what was completed on it, today_total, upcoming: later open work, upcoming_total, '
  'replies: unread replies to what was completed before today, summary: {assignments, completed} of '
  'today, in which a class counts each of its poses once}; each row is an assignment with its asana, null where the student cannot read it, or its class, as '
  'private.assigned_class shows it. The summary counts what was done of such rows and leaves out the rest: '
  'nobody can practice it. Refuses a zone that is none with P0001 time_zone_invalid, and a language with '
  'language_invalid.';

grant execute on function public.assignments(text, int, text) to authenticated;

create function private.own_poses() returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select count(*) from public.asanas where exists (
      select from public.practice_ledger
      where user_id = (select auth.uid()) and asana_id = asanas.id
    )
  );
end;
$$;

comment on function private.own_poses() is
  'How many poses the caller has practiced, archived ones too, and so past the caller''s rights.';

grant execute on function private.own_poses() to authenticated;
