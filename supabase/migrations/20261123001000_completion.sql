-- What happens when a practice or a meditation is finished: what the client sent is read, checked
-- and written into the ledger, and everything that follows from it is brought up to date.

create type private.completion as (
  id uuid,
  kind text,
  asana_id uuid,
  sets int,
  source text,
  duration_seconds int,
  active tstzmultirange,
  started_at timestamptz,
  finished_at timestamptz,
  time_zone text,
  reflection_answer text
);
comment on type private.completion is
  'What a client sends when a practice or a meditation is finished, as typed values.';

create function private.active_ranges(intervals jsonb) returns tstzmultirange
language plpgsql
stable
set search_path = ''
as $$
declare
  span jsonb;
  opens timestamptz;
  closes timestamptz;
  last_close timestamptz := '-infinity';
  ranges tstzmultirange := '{}';
begin
  if jsonb_typeof(intervals) is distinct from 'array' or jsonb_array_length(intervals) > 500 then
    return null;
  end if;
  for span in select value from jsonb_array_elements(intervals) loop
    if jsonb_typeof(span) <> 'array' or jsonb_array_length(span) <> 2 then
      return null;
    end if;
    opens := to_timestamp((span ->> 0)::double precision / 1000);
    closes := to_timestamp((span ->> 1)::double precision / 1000);
    if opens is null or closes is null or not isfinite(opens) or not isfinite(closes)
      or opens < last_close or closes < opens then
      return null;
    end if;
    ranges := ranges + tstzmultirange(tstzrange(opens, closes));
    last_close := closes;
  end loop;
  return case when isempty(ranges) then null else ranges end;
end;
$$;

comment on function private.active_ranges(jsonb) is
  'The active intervals [[startMs, endMs], ...] as ranges. They must be in order and apart; null '
  'when they are not, or when nothing ran at all.';

create function private.active_seconds(active tstzmultirange) returns double precision
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0)
  from unnest(active) as span;
$$;

comment on function private.active_seconds(tstzmultirange) is 'The seconds that the ranges cover.';

create function private.read_completion(completion jsonb) returns private.completion
language plpgsql
stable
set search_path = ''
as $$
declare
  given private.completion;
begin
  begin
    given.id := (completion ->> 'id')::uuid;
    given.kind := completion ->> 'kind';
    given.asana_id := (completion ->> 'asana_id')::uuid;
    given.sets := (completion ->> 'sets')::int;
    given.source := completion ->> 'source';
    given.duration_seconds := (completion ->> 'duration_seconds')::int;
    given.active := private.active_ranges(completion -> 'intervals');
    given.started_at := lower(given.active);
    given.finished_at := upper(given.active);
    given.time_zone := completion ->> 'time_zone';
    given.reflection_answer := nullif(btrim(completion ->> 'reflection_answer'), '');
  exception
    when data_exception then
      raise exception 'completion_invalid';
  end;

  if given.id is null
    or given.active is null
    or given.sets is null
    or given.sets not between 1 and 10
    or not private.is_time_zone(given.time_zone)
    or char_length(given.reflection_answer) > 4000
    or not coalesce(
      case given.kind
        when 'practice' then
          given.asana_id is not null
          and given.source in ('home', 'library', 'assignment', 'self-practice', 'preset')
        when 'timer' then
          given.asana_id is null
          and given.sets = 1
          and given.source = 'timer'
          -- 1 to 120 minutes.
          and given.duration_seconds between 60 and 7200
      end,
      false
    )
  then
    raise exception 'completion_invalid';
  end if;
  return given;
end;
$$;

comment on function private.read_completion(jsonb) is
  'Reads what a client sent. What cannot be understood is refused with P0001 completion_invalid.';

create function private.next_due_date(
  frequency text,
  days_of_week text[],
  due date,
  done date
) returns date
language sql
immutable
set search_path = ''
as $$
  select case frequency
    when 'specific_days' then (
      select min(day)
      from (
        select greatest(due, done) + ahead as day from generate_series(1, 7) as ahead
      ) as following
      -- Monday is 1, whatever language the server speaks.
      where (array[
        'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
      ])[extract(isodow from day)::int] = any (days_of_week)
    )
    else (
      select due + step.days * greatest(1, (done - due) / step.days + 1)
      from (
        select case frequency when 'daily' then 1 when 'weekly' then 7 else 14 end as days
      ) as step
    )
  end;
$$;

comment on function private.next_due_date(text, text[], date, date) is
  'The day of the next occurrence: the rhythm counted on from `due`, and never before the day '
  'after `done`, so that late work is not followed by work that is late at once.';

create function private.complete_assignment(
  student uuid,
  given private.completion,
  done date
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  work public.assigned_asanas;
begin
  update public.assigned_asanas
  set
    completed = true,
    completed_date = given.finished_at,
    reflection_answer = given.reflection_answer,
    completion_id = given.id
  where id = (
    select open_work.id
    from public.assigned_asanas as open_work
    where open_work.user_id = student
      and open_work.asana_id = given.asana_id
      and open_work.origin = 'teacher'
      and not open_work.completed
      and not exists (
        select
        from public.assigned_asanas as done_work
        join public.practice_ledger as ledger on ledger.id = done_work.completion_id
        where done_work.series_id = open_work.series_id and ledger.local_date = done
      )
    order by open_work.due_date, open_work.id
    limit 1
  )
  returning * into work;

  if work.id is null then
    insert into public.assigned_asanas (
      user_id, asana_id, assigned_by, origin, series_id, frequency, assigned_date, due_date,
      completed, completed_date, notes, reflection_answer, completion_id
    )
    values (
      student, given.asana_id, null, 'practice', null, 'daily', given.finished_at, done,
      true, given.finished_at, format('Self-practice - %s sets completed', given.sets),
      given.reflection_answer, given.id
    );
    return null;
  end if;

  insert into public.assigned_asanas (
    user_id, asana_id, assigned_by, origin, series_id, frequency, days_of_week, due_date, notes,
    reflection_question
  )
  values (
    student, work.asana_id, work.assigned_by, 'teacher', work.series_id, work.frequency,
    work.days_of_week,
    private.next_due_date(work.frequency, work.days_of_week, work.due_date, done),
    work.notes, work.reflection_question
  );
  return work.id;
end;
$$;

comment on function private.complete_assignment(uuid, private.completion, date) is
  'Completes the earliest open assignment of the pose and makes its next occurrence; returns its '
  'id. Without one it writes the completed row of a practice of the student''s own and returns '
  'null. An assignment is completed once a day, wherever its practice was begun. Two tabs may both '
  'have been opened from the same row: the second practice earns its points, and leaves the next '
  'occurrence, which the first one made, alone.';

create function private.achievement_points() returns int
language sql
immutable
set search_path = ''
as $$
  select 50;
$$;

comment on function private.achievement_points() is 'The reward of an achievement.';

create function private.metric_value(student uuid, metric text, target text) returns int
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

comment on function private.metric_value(uuid, text, text) is
  'How far a student is in a metric of the table achievements.';

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

comment on function private.award_achievements(uuid, timestamptz, text, date) is
  'Gives a student each achievement that is reached and not yet earned, with its points, once. '
  '`at`, `zone` and `day` are those of the completion that reached it. Returns [{key, name, '
  'points}].';

create function private.countable(
  given private.completion,
  hold int,
  joined timestamptz,
  at timestamptz
) returns private.completion
language plpgsql
immutable
set search_path = ''
as $$
declare
  -- One second a set is forgiven for rounding on the device.
  needed int := (hold - 1) * given.sets;
  recent tstzmultirange :=
    given.active * tstzmultirange(tstzrange(at - interval '7 days', null));
  counted tstzmultirange :=
    -- Two minutes for a clock that runs behind.
    recent * tstzmultirange(tstzrange(joined - interval '2 minutes', null));
begin
  if given.finished_at > at + interval '2 minutes' then
    raise exception 'completion_in_future';
  end if;
  if private.active_seconds(given.active) < needed then
    raise exception 'completion_too_short';
  end if;
  if isempty(recent) or private.active_seconds(recent) < needed then
    raise exception 'completion_stale';
  end if;
  if isempty(counted) or private.active_seconds(counted) < needed then
    raise exception 'completion_before_sign_up';
  end if;
  given.active := counted;
  given.started_at := lower(counted);
  return given;
end;
$$;

comment on function private.countable(private.completion, int, timestamptz, timestamptz) is
  'Gives back a completion with the stretches that count when it is recorded at the moment `at`, '
  'and refuses what cannot have happened. `hold` is one set, or the meditation, in seconds; '
  '`joined` is when the student signed up.';

create function private.record_completion_at(
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
    -- Whole minutes, at least 1.
    hold := given.duration_seconds;
    earned := greatest(1, hold / 60);
  end if;
  -- A profile may have been made long after its account, which is what could be practiced under.
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

comment on function private.record_completion_at(uuid, jsonb, timestamptz) is
  'Records a finished practice or meditation of `student` as of the moment `at`: the one way to '
  'points, level, totals, streaks, completed assignments and achievements, all in one transaction. '
  'Its caller decides for whom and when, so no role of the API may call it.';
revoke all on function private.record_completion_at(uuid, jsonb, timestamptz)
from public, anon, authenticated;

create function private.record_completion(completion jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  return private.record_completion_at((select auth.uid()), completion, now());
end;
$$;

comment on function private.record_completion(jsonb) is
  'Records what the caller finished, now. Refuses what public.record_completion names, and callers '
  'who are not signed in (42501).';
grant execute on function private.record_completion(jsonb) to authenticated;

create function public.record_completion(completion jsonb) returns jsonb
language sql
set search_path = ''
as $$
  select private.record_completion(completion);
$$;

comment on function public.record_completion(jsonb) is
  'Takes {id, kind, asana_id, sets, source, duration_seconds, intervals, time_zone, '
  'reflection_answer} and answers {id, points_awarded, points, level, leveled_up, total_practices, '
  'daily_streak, daily_streak_increased, current_streak, best_streak, assignment_id, achievements: '
  '[{key, name, points}]}. intervals are [[startMs, endMs], ...] in epoch milliseconds; '
  'points_awarded leaves out the points of achievements. The same id again changes nothing and '
  'returns the first answer. Refuses with P0001 and one of completion_invalid, '
  'completion_in_future, completion_stale, completion_too_short, completion_before_sign_up, '
  'completion_overlaps, asana_not_found, profile_not_found.';
revoke all on function public.record_completion(jsonb) from public, anon, authenticated;
grant execute on function public.record_completion(jsonb) to authenticated;
