-- A practice may be shortened: its sets take less than the pose says. It counts for what it was, and
-- does not stand in for the whole practice that somebody was asked for.

create function private.flow_keys() returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array[
    'surya-namaskar', 'surya-namaskar-b', 'chandra-namaskar', 'cat-cow', 'sun-breaths'
  ];
$$;

comment on function private.flow_keys() is
  'The poses that are moved through step by step: half of it would be one side.';

create function private.least_set_seconds(key text, hold int) returns int
language sql
immutable
set search_path = ''
as $$
  select case
    when key = any (private.flow_keys()) then hold
    else least(hold, greatest(15, ceil(hold / 4.0)::int))
  end;
$$;

comment on function private.least_set_seconds(text, int) is
  'The fewest seconds of a set that count, of a pose that takes `hold`: a quarter and at least 15, or '
  'all of a flow.';

create function private.set_points(points int, hold int, seconds int) returns int
language sql
immutable
set search_path = ''
as $$
  select greatest(1, points * least(seconds, hold) / hold);
$$;

comment on function private.set_points(int, int, int) is
  'What a set of so many seconds earns, of a pose that takes `hold`: its share of the points, rounded '
  'down, at least 1, and for more seconds no more.';

alter table public.practice_ledger add whole boolean not null default true;

comment on column public.practice_ledger.whole is
  'Whether no set was shorter than its pose said when it was recorded; true of everything that is no '
  'practice.';
comment on column public.practice_ledger.duration_seconds is
  'Of one set as it was practiced, or of the meditation; 0 for an achievement.';

alter type private.completion add attribute whole boolean;

comment on type private.completion is
  'What a client sends when a practice or a meditation is finished, as typed values. `whole` is not '
  'sent: it is found out when it is recorded.';

create or replace function private.complete_assignment(
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
      and given.whole
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
  'null, and so it does for a shortened practice, which is not what was asked for. An assignment is '
  'completed once a day, wherever its practice was begun. Two tabs may both have been opened from '
  'the same row: the second practice earns its points, and leaves the next occurrence, which the '
  'first one made, alone.';

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
  pose record;
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
    select key, duration_seconds, points into pose
    from public.asanas where id = given.asana_id;
    if not found then
      raise exception 'asana_not_found';
    end if;
    if given.duration_seconds < private.least_set_seconds(pose.key, pose.duration_seconds) then
      raise exception 'completion_too_short';
    end if;
    given.whole := given.duration_seconds >= pose.duration_seconds;
    earned := given.sets * private.set_points(
      pose.points, pose.duration_seconds, given.duration_seconds
    );
  else
    given.whole := true;
    -- Whole minutes, at least 1.
    earned := greatest(1, given.duration_seconds / 60);
  end if;
  -- A profile may have been made long after its account, which is what could be practiced under.
  given := private.countable(
    given,
    given.duration_seconds,
    least(before.created_at, (select created_at from auth.users where id = student)),
    at
  );

  today := private.local_day(at, given.time_zone);

  begin
    insert into public.practice_ledger (
      id, user_id, kind, asana_id, sets, source, duration_seconds, whole, points,
      started_at, finished_at, active, time_zone, local_date
    )
    values (
      given.id, student, given.kind, given.asana_id, given.sets, given.source,
      given.duration_seconds, given.whole, earned, given.started_at, given.finished_at, given.active, given.time_zone,
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

comment on function public.record_completion(jsonb) is
  'Takes {id, kind, asana_id, sets, source, duration_seconds, intervals, time_zone, '
  'reflection_answer} and answers {id, points_awarded, points, level, leveled_up, total_practices, '
  'daily_streak, daily_streak_increased, current_streak, best_streak, assignment_id, achievements: '
  '[{key, name, points}]}. duration_seconds is of one set as it was practiced, or of the meditation; '
  'intervals are [[startMs, endMs], ...] in epoch milliseconds; points_awarded leaves out the points '
  'of achievements. The same id again changes nothing and returns the first answer. Refuses with P0001 and one of completion_invalid, '
  'completion_in_future, completion_stale, completion_too_short, completion_before_sign_up, '
  'completion_overlaps, asana_not_found, profile_not_found.';

create or replace function public.home(time_zone text, language text default null) returns jsonb
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
