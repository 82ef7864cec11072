-- Points only for time that passed under this account. What counts of a practice or a meditation are
-- its stretches after the student signed up and within the last seven days: nobody can practise here
-- without an account, and a week is what a device without a connection is given. The rest is neither
-- counted nor kept.

drop function private.refuse_impossible(private.completion, int, timestamptz);

-- Gives back a completion with the stretches that count when it is recorded at the moment `at`, and
-- refuses what cannot have happened. `hold` is one set, or the meditation, in seconds; `joined` is when
-- the student signed up.
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

-- Records a finished practice or meditation of `student` as of the moment `at`: the one way to points,
-- level, totals, streaks, completed assignments and achievements, all in one transaction. Whoever calls
-- it decides for whom and when, so no role of the API may.
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

  done := private.local_day(given.finished_at, given.time_zone);
  today := private.local_day(at, given.time_zone);

  begin
    insert into public.practice_ledger (
      id, user_id, kind, asana_id, sets, source, duration_seconds, points, started_at,
      finished_at, active, time_zone, local_date
    )
    values (
      given.id, student, given.kind, given.asana_id, given.sets, given.source, hold, earned,
      given.started_at, given.finished_at, given.active, given.time_zone, done
    );
  exception
    when exclusion_violation then
      raise exception 'completion_overlaps';
    when unique_violation then
      -- Somebody else's row took the id in this very moment.
      raise exception 'completion_invalid';
  end;

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
  achievements := private.award_achievements(student, given.finished_at, given.time_zone);

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
revoke all on function private.record_completion_at(uuid, jsonb, timestamptz)
from public, anon, authenticated;

-- Records what the caller finished, now. Refuses, beside what public.record_completion names, whoever
-- is not signed in.
create or replace function private.record_completion(completion jsonb) returns jsonb
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
