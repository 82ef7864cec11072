-- What a student has reached, for the profile and for 'Your Progress', in one request. It reads the
-- student's own rows only, however many others there are.

-- How far the caller is with each achievement. An earned one has reached its threshold, whatever its
-- metric says today. It counts as the award does, archived poses too, and so past the caller's rights.
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

-- The caller's days from `first_day` on that hold anything. A covered day counts towards the streak.
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
grant execute on function private.own_achievements(int), private.own_days(date) to authenticated;

-- Takes the student's IANA zone. Answers {level, points, daily_streak, total_practices,
-- poses_practised, seconds_practised, today, days: [{date, practices, sits, seconds, points,
-- is_covered}], achievements: [{key, name, description, metric, target_area, threshold, value,
-- date_earned, points}]}, or null without a profile. The days are those of the last twelve weeks,
-- whichever day a week begins on. Refuses a zone that is none with P0001 time_zone_invalid.
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
  if not private.is_time_zone(progress.time_zone) then
    raise exception 'time_zone_invalid';
  end if;
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
revoke all on function public.progress(text) from public, anon, authenticated;
grant execute on function public.progress(text) to authenticated;
