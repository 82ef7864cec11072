-- Achievements, computed in the database only (decision C31).

-- The reward of an achievement (specification A, section 9: '+50 XP').
create function private.achievement_points() returns int
language sql
immutable
set search_path = ''
as $$
  select 50;
$$;

-- How far a student is in a metric of the table achievements.
create function private.metric_value(student uuid, metric text, target text) returns int
language sql
stable
set search_path = ''
as $$
  select case metric
    when 'early_practices' then (
      select count(*)
      from public.practice_ledger
      where user_id = student
        and kind = 'practice'
        and (finished_at at time zone time_zone)::time < '08:00'
    )
    when 'daily_streak' then (
      select daily_streak from public.profiles where id = student
    )
    when 'sit_minutes' then (
      select coalesce(sum(duration_seconds), 0) / 60
      from public.practice_ledger
      where user_id = student and kind = 'timer'
    )
    when 'target_practices' then (
      select count(*)
      from public.practice_ledger as ledger
      join public.asanas on asanas.id = ledger.asana_id
      where ledger.user_id = student
        and ledger.kind = 'practice'
        and target = any (asanas.target_area)
    )
  end::int;
$$;

-- Gives a student each achievement that is reached and not yet earned, with its points, once.
-- `at` and `zone` are those of the completion that reached it. Returns [{key, name, points}].
create function private.award_achievements(
  student uuid,
  at timestamptz,
  zone text
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  reached record;
  awarded jsonb := '[]';
begin
  for reached in
    select achievements.id, achievements.key, achievements.name
    from public.achievements
    where not exists (
        select from public.user_achievements as earned
        where earned.user_id = student and earned.achievement_id = achievements.id
      )
      and private.metric_value(student, achievements.metric, achievements.target_area)
        >= achievements.threshold
    order by achievements.key
  loop
    insert into public.user_achievements (user_id, achievement_id, date_earned)
    values (student, reached.id, at);

    insert into public.practice_ledger (
      id, user_id, kind, achievement_id, duration_seconds, points, started_at, finished_at,
      time_zone, local_date
    )
    values (
      gen_random_uuid(), student, 'achievement', reached.id, 0, private.achievement_points(),
      at, at, zone, private.local_day(at, zone)
    );

    update public.profiles
    set points = points + private.achievement_points()
    where id = student;

    awarded := awarded || jsonb_build_object(
      'key', reached.key, 'name', reached.name, 'points', private.achievement_points()
    );
  end loop;
  return awarded;
end;
$$;
