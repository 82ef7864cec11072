-- Records a finished practice or sit: the one way to points, level, totals, streaks, completed
-- assignments and achievements (decisions, "One ledger"), all in one transaction.

-- Refuses what cannot have happened. `hold` is one set, or the sit, in seconds; `joined` is when the
-- student's account was made.
create function private.refuse_impossible(
  given private.completion,
  hold int,
  joined timestamptz
) returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if given.finished_at > now() + interval '2 minutes' then
    raise exception 'completion_in_future';
  end if;
  if given.finished_at < now() - interval '7 days' then
    raise exception 'completion_stale';
  end if;
  -- A practice that was left and taken up again may have begun long ago, but not before its student
  -- came: stretches of years gone by would be points without end. A week and a day are forgiven, as
  -- far as a practice that arrives late can reach back.
  if given.started_at < joined - interval '8 days' then
    raise exception 'completion_stale';
  end if;
  -- One second a set is forgiven for rounding on the device.
  if private.active_seconds(given.active) < (hold - 1) * given.sets then
    raise exception 'completion_too_short';
  end if;
end;
$$;

create function private.record_completion(completion jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  student uuid := (select auth.uid());
  given private.completion;
  earlier public.practice_ledger;
  before public.profiles;
  after public.profiles;
  hold int;
  earned int;
  done date;
  today date;
  covered_before boolean;
  assignment uuid;
  achievements jsonb;
  answer jsonb;
begin
  if student is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
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
  perform private.refuse_impossible(given, hold, before.created_at);

  done := private.local_day(given.finished_at, given.time_zone);
  today := private.local_day(now(), given.time_zone);
  covered_before := done in (select private.covered_days(student));

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
  answer := jsonb_build_object(
    'id', given.id,
    'points_awarded', earned,
    'points', after.points,
    'level', after.level,
    'leveled_up', after.level > before.level,
    'total_practices', after.total_practices,
    'daily_streak',
      case when private.streak_stands(after.daily_streak_date, today)
        then after.daily_streak else 0 end,
    'daily_streak_increased',
      not covered_before and done in (select private.covered_days(student))
      and private.streak_stands(after.daily_streak_date, today),
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
grant execute on function private.record_completion(jsonb) to authenticated;

-- Takes {id, kind, asana_id, sets, source, duration_seconds, intervals, time_zone,
-- reflection_answer} and answers {id, points_awarded, points, level, leveled_up,
-- total_practices, daily_streak, daily_streak_increased, current_streak, best_streak,
-- assignment_id, achievements: [{key, name, points}]}. intervals are [[startMs, endMs], ...] in
-- epoch milliseconds; points_awarded leaves out the points of achievements. The same id again
-- changes nothing and returns the first answer. Refuses with P0001 and one of completion_invalid,
-- completion_in_future, completion_stale, completion_too_short, completion_overlaps,
-- asana_not_found, profile_not_found.
create function public.record_completion(completion jsonb) returns jsonb
language sql
set search_path = ''
as $$
  select private.record_completion(completion);
$$;
revoke all on function public.record_completion(jsonb) from public, anon, authenticated;
grant execute on function public.record_completion(jsonb) to authenticated;
