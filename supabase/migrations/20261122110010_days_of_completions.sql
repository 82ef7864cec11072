-- A practice is of the day on which streaks count it, wherever a day decides: for the assignment that it
-- completes, for the month that gets its points, and for what is early. Naming two zones in turn gave each
-- of these a second day within minutes.

-- When each practice and meditation of a student was, by the clock by which it counts. A row whose zone is
-- h hours ahead of that of an earlier row counts in its own zone h hours after that row; until then in the
-- zone in which the row before it counted. Rows are taken in the order in which they were finished, so it
-- does not matter when they arrive. In one zone this is the local time, whatever the hours between.
create function private.counted_times(student uuid)
returns table (id uuid, kind text, asana_id uuid, moment timestamp)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  if (
    select count(distinct time_zone) < 2
    from public.practice_ledger
    where user_id = student and kind in ('practice', 'timer')
  ) then
    return query
    select id, kind, asana_id, finished_at at time zone time_zone
    from public.practice_ledger
    where user_id = student and kind in ('practice', 'timer');
    return;
  end if;

  return query
  with finished as (
    select
      id, kind, asana_id, finished_at, time_zone,
      row_number() over in_time as place,
      (finished_at at time zone time_zone) - (finished_at at time zone 'UTC') as ahead
    from public.practice_ledger
    where user_id = student and kind in ('practice', 'timer')
    window in_time as (order by finished_at, id)
  ),
  measured as (
    select
      finished.*,
      min(ahead) over (order by place) as least_ahead,
      -- How far ahead of Greenwich every earlier row lets this one be. It grows by an hour an hour.
      finished_at at time zone 'UTC' - max(finished_at at time zone 'UTC' - ahead)
        over (order by place rows between unbounded preceding and 1 preceding) as allowed
    from finished
  ),
  placed as (
    select
      measured.*,
      -- The last row up to this one that counts in its own zone.
      max(place) filter (where allowed is null or ahead <= allowed) over (order by place) as settled
    from measured
  )
  select
    placed.id,
    placed.kind,
    placed.asana_id,
    least(
      placed.finished_at at time zone settler.time_zone,
      -- Around the whole world a student gains one day and not two.
      placed.finished_at at time zone 'UTC' + placed.least_ahead + interval '24 hours'
    )
  from placed
  join finished as settler on settler.place = placed.settled;
end;
$$;

-- The day of each practice and meditation of a student.
create or replace function private.counted_days(student uuid)
returns table (id uuid, kind text, asana_id uuid, day date)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  select counted.id, counted.kind, counted.asana_id, counted.moment::date
  from private.counted_times(student) as counted;
end;
$$;

-- Writes the day on which each row counts into the ledger, and moves its points to the month of that day.
-- A row that arrives late may be the one that says in which zone later ones count.
create function private.settle_days(student uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  moves jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'id', ledger.id, 'day', counted.day, 'points', ledger.points,
    'left', date_trunc('month', ledger.local_date), 'entered', date_trunc('month', counted.day)
  ))
  into moves
  from private.counted_days(student) as counted
  join public.practice_ledger as ledger on ledger.id = counted.id
  where ledger.local_date <> counted.day;
  if moves is null then
    return;
  end if;

  update public.practice_ledger
  set local_date = move.day
  from jsonb_to_recordset(moves) as move (id uuid, day date)
  where practice_ledger.id = move.id;

  insert into public.month_points as kept (user_id, month, points, joined_at)
  select profiles.id, entered::date, sum(move.points), profiles.created_at
  from jsonb_to_recordset(moves) as move (points int, "left" timestamp, entered timestamp)
  join public.profiles on profiles.id = student
  where move."left" <> entered
  group by profiles.id, entered
  on conflict (user_id, month) do update set points = kept.points + excluded.points;

  update public.month_points
  set points = month_points.points - gone.points
  from (
    select "left"::date as month, sum(move.points) as points
    from jsonb_to_recordset(moves) as move (points int, "left" timestamp, entered timestamp)
    where "left" <> entered
    group by "left"
  ) as gone
  where user_id = student and month_points.month = gone.month;
end;
$$;

-- Writes the streaks of a student into the profile: days in a row, and meditations in a
-- row, which grow by one with each meditation and start again after a day without one. These follow from the
-- rows, so that they are the same in whatever order they came. The best is what the student has once been
-- told: it never falls, also when a row that came late joins days.
create or replace function private.refresh_streaks(student uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  practice record;
  latest record;
begin
  select * into practice
  from private.latest_run(array(select private.covered_days(student)));

  -- Days in a row keep their distance to their own rank.
  with days as (
    select day, count(*) as meditations, day - (row_number() over (order by day))::int as run
    from private.counted_days(student)
    where kind = 'timer'
    group by day
  ),
  runs as (
    select sum(meditations)::int as length, max(day) as last_day from days group by run
  )
  select length, last_day, max(length) over () as best into latest
  from runs
  order by last_day desc
  limit 1;

  update public.profiles
  set
    daily_streak = practice.length,
    daily_streak_date = practice.last_day,
    current_streak = coalesce(latest.length, 0),
    current_streak_date = latest.last_day,
    best_streak = greatest(best_streak, latest.best)
  where id = student
    and (
      daily_streak, daily_streak_date, current_streak, current_streak_date, best_streak
    ) is distinct from (
      practice.length, practice.last_day, coalesce(latest.length, 0), latest.last_day,
      greatest(best_streak, latest.best)
    );
end;
$$;

-- How far a student is in a metric of the table achievements.
create or replace function private.metric_value(student uuid, metric text, target text) returns int
language plpgsql
stable
set search_path = ''
as $$
begin
  case metric
    when 'early_practices' then
      return (
        select count(*)
        from private.counted_times(student) as counted
        where counted.kind = 'practice' and counted.moment::time < '08:00'
      );
    when 'daily_streak' then
      return (select daily_streak from public.profiles where id = student);
    when 'sit_minutes' then
      return (
        select coalesce(sum(duration_seconds), 0) / 60
        from public.practice_ledger
        where user_id = student and kind = 'timer'
      );
    when 'target_practices' then
      return (
        select count(*)
        from public.practice_ledger as ledger
        join public.asanas on asanas.id = ledger.asana_id
        where ledger.user_id = student
          and ledger.kind = 'practice'
          and target = any (asanas.target_area)
      );
    else
      return null;
  end case;
end;
$$;

drop function private.award_achievements(uuid, timestamptz, text);

-- Gives a student each achievement that is reached and not yet earned, with its points, once.
-- `at`, `zone` and `day` are those of the completion that reached it. Returns [{key, name, points}].
create function private.award_achievements(
  student uuid,
  at timestamptz,
  zone text,
  day date default null
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
      at, at, zone, coalesce(day, private.local_day(at, zone))
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

-- Records a finished practice or meditation of `student` as of the moment `at`: the one way to points,
-- level, totals, streaks, completed assignments and achievements, all in one transaction. Whoever calls
-- it decides for whom and when, so no role of the API may.
create or replace function private.record_completion_at(
  student uuid,
  completion jsonb,
  at timestamptz
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  given private.completion;
  earlier public.practice_ledger;
  before public.profiles;
  after public.profiles;
  hold int;
  earned int;
  done date;
  today date;
  streak_before int;
  streak_after int;
  assignment uuid;
  achievements jsonb;
  answer jsonb;
begin
  given := private.read_completion(completion);

  -- Holds back every other completion of this student until this one is in the ledger: what is
  -- read below would otherwise be out of date when it is written.
  select * into before from public.profiles where id = student for update;
  if before.id is null then
    raise exception 'profile_not_found';
  end if;

  select * into earlier from public.practice_ledger where id = given.id;
  if earlier.user_id = student and earlier.result is not null then
    return earlier.result;
  elsif earlier.id is not null then
    raise exception 'completion_invalid';
  end if;

  if given.kind = 'practice' then
    -- Archived poses count: a student may have begun before the pose was archived.
    select duration_seconds, points * given.sets into hold, earned
    from public.asanas where id = given.asana_id;
    if hold is null then
      raise exception 'asana_not_found';
    end if;
  else
    -- Whole minutes, at least 1 (specification B, section 9).
    hold := given.duration_seconds;
    earned := greatest(1, hold / 60);
  end if;
  -- A profile may have been made long after its account, which is what could be practised under.
  given := private.countable(
    given,
    hold,
    least(before.created_at, (select created_at from auth.users where id = student)),
    at
  );

  today := private.local_day(at, given.time_zone);

  begin
    insert into public.practice_ledger (
      id, user_id, kind, asana_id, sets, source, duration_seconds, points, started_at,
      finished_at, active, time_zone, local_date
    )
    values (
      given.id, student, given.kind, given.asana_id, given.sets, given.source, hold, earned,
      given.started_at, given.finished_at, given.active, given.time_zone,
      private.local_day(given.finished_at, given.time_zone)
    );
  exception
    when exclusion_violation then
      raise exception 'completion_overlaps';
    when unique_violation then
      -- Somebody else's row took the id in this very moment.
      raise exception 'completion_invalid';
  end;
  perform private.settle_days(student);
  select local_date into done from public.practice_ledger where id = given.id;

  if given.kind = 'practice' then
    assignment := private.complete_assignment(student, given, done);
    delete from public.paused_sessions where user_id = student and asana_id = given.asana_id;
  end if;

  update public.profiles
  set
    points = points + earned,
    total_practices = total_practices + 1,
    time_zone = given.time_zone
  where id = student;
  perform private.refresh_streaks(student);
  achievements := private.award_achievements(
    student, given.finished_at, given.time_zone, done
  );

  select * into after from public.profiles where id = student;
  streak_before := case when private.streak_stands(before.daily_streak_date, today)
    then before.daily_streak else 0 end;
  streak_after := case when private.streak_stands(after.daily_streak_date, today)
    then after.daily_streak else 0 end;
  answer := jsonb_build_object(
    'id', given.id,
    'points_awarded', earned,
    'points', after.points,
    'level', after.level,
    'leveled_up', after.level > before.level,
    'total_practices', after.total_practices,
    'daily_streak', streak_after,
    -- A day of last week that is covered late need not lengthen the streak of today.
    'daily_streak_increased', streak_after > streak_before,
    'current_streak',
      case when private.streak_stands(after.current_streak_date, today)
        then after.current_streak else 0 end,
    'best_streak', after.best_streak,
    'assignment_id', assignment,
    'achievements', achievements
  );
  update public.practice_ledger
  set result = answer, assignment_id = assignment
  where id = given.id;
  return answer;
end;
$$;
-- Rows of before.
select private.settle_days(user_id)
from public.practice_ledger
where kind in ('practice', 'timer')
group by user_id
having count(distinct time_zone) > 1;
