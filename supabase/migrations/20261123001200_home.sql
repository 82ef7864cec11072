-- What a student sees of themselves: the home screen and the figures of their progress, each in one
-- request.

create function public.home(time_zone text) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  student uuid := (select auth.uid());
  today date;
begin
  perform private.require_time_zone(home.time_zone);
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
          'asana', to_jsonb(asanas),
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
        to_jsonb(work) || jsonb_build_object('asana', to_jsonb(asanas))
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
      select to_jsonb(paused) || jsonb_build_object('asana', to_jsonb(asanas))
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

comment on function public.home(text) is
  'Everything that the home screen shows, in one request. It only reads: the completion function '
  'alone writes streaks. Takes the student''s IANA zone. Answers {profile, mandatory: [{asana, '
  'done_today}], assigned: [assignment with asana], open_assignments, paused: paused session with '
  'asana or null, more_paused, in_community}. Refuses a zone that is none with P0001 '
  'time_zone_invalid.';
revoke all on function public.home(text) from public, anon, authenticated;
grant execute on function public.home(text) to authenticated;

create function private.own_achievements(streak int) returns jsonb
language sql
stable
security definer
set search_path = ''
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

create function private.own_days(first_day date) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'date', local_date,
      'practices', practices,
      'sits', sits,
      'seconds', seconds,
      'points', points,
      'is_covered', local_date in (select private.covered_days((select auth.uid())))
    ) order by local_date
  ), '[]')
  from (
    select
      local_date,
      count(*) filter (where kind = 'practice') as practices,
      count(*) filter (where kind = 'timer') as sits,
      sum(duration_seconds * sets) as seconds,
      sum(points) as points
    from public.practice_ledger
    where user_id = (select auth.uid()) and local_date >= first_day
    group by local_date
  ) as each_day;
$$;

comment on function private.own_days(date) is
  'The caller''s days from `first_day` on that hold anything. A covered day counts towards the '
  'streak.';
grant execute on function private.own_days(date) to authenticated;

create function public.progress(time_zone text) returns jsonb
language plpgsql
stable
set search_path = ''
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
    when private.streak_stands(person.daily_streak_date, today) then person.daily_streak else 0
  end;

  return (
    select jsonb_build_object(
      'level', person.level,
      'points', person.points,
      'daily_streak', streak,
      'total_practices', person.total_practices,
      'poses_practised', count(distinct asana_id),
      'seconds_practised', coalesce(sum(duration_seconds * sets), 0),
      'today', today,
      'days', private.own_days(today - 83),
      'achievements', private.own_achievements(streak)
    )
    from public.practice_ledger
    where user_id = student
  );
end;
$$;

comment on function public.progress(text) is
  'Takes the student''s IANA zone. Answers {level, points, daily_streak, total_practices, '
  'poses_practised, seconds_practised, today, days: [{date, practices, sits, seconds, points, '
  'is_covered}], achievements: [{key, name, description, metric, target_area, threshold, value, '
  'date_earned, points}]}, or null without a profile. The days are those of the last twelve weeks, '
  'whichever day a week begins on. Refuses a zone that is none with P0001 time_zone_invalid.';
revoke all on function public.progress(text) from public, anon, authenticated;
grant execute on function public.progress(text) to authenticated;
