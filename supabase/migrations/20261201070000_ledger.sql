-- What students did and what it earned them: the ledger, achievements and the points of each month. A
-- completion is checked, written into the ledger, and everything that follows from it is updated.

create table public.achievements (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  description text not null check (char_length(description) <= 500),
  image_url text
    check (char_length(image_url) <= 2000 and image_url ~ '^https://[^[:space:]]+$'),
  metric text not null
    check (metric in ('early_practices', 'daily_streak', 'meditation_minutes', 'target_practices')),
  target_area text,
  threshold int not null check (threshold between 1 and 1000000),
  check ((metric = 'target_practices') = (target_area is not null))
);

comment on table public.achievements is 'What can be earned: each achievement is a rule in a row.';

comment on column public.achievements.metric is
  'early_practices: practices that ended before 08:00 local time. daily_streak: days in a row. '
  'meditation_minutes: minutes of meditation. target_practices: practices of poses with the target area.';

alter table public.achievements enable row level security;

create policy "Everyone signed in reads what can be earned"
on public.achievements for select to authenticated
using (true);

create table public.user_achievements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  achievement_id uuid not null references public.achievements (id) on delete cascade,
  date_earned timestamptz not null default now(),
  unique (user_id, achievement_id)
);

comment on table public.user_achievements is
  'Who has earned what. Only the completion function writes it.';

create index user_achievements_achievement_id_idx on public.user_achievements (achievement_id);

create index user_achievements_date_earned_idx
on public.user_achievements (user_id, date_earned desc);

create index user_achievements_latest_idx on public.user_achievements (date_earned desc);

alter table public.user_achievements enable row level security;

create policy "Students read what they earned and admins read all"
on public.user_achievements for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

grant select on table public.achievements, public.user_achievements to authenticated;

grant all on table public.achievements, public.user_achievements to service_role;

create table public.practice_ledger (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('practice', 'timer', 'achievement')),
  asana_id uuid references public.asanas (id),
  achievement_id uuid references public.achievements (id) on delete cascade,
  assignment_id uuid references public.assigned_asanas (id) on delete set null,
  sets int not null default 1 check (sets between 1 and 10),
  source text check (
    source in ('home', 'library', 'assignment', 'self-practice', 'preset', 'class', 'timer')
  ),
  duration_seconds int not null check (duration_seconds between 0 and 7200),
  points int not null check (points between 0 and 10000),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  active tstzmultirange,
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  local_date date not null,
  result jsonb,
  created_at timestamptz not null default now(),
  whole boolean not null default true,
  run_id uuid,
  check (finished_at >= started_at),
  check ((kind = 'practice') = (asana_id is not null)),
  check ((kind = 'achievement') = (achievement_id is not null)),
  check ((kind = 'achievement') = (active is null)),
  check (assignment_id is null or kind = 'practice'),
  -- Nobody practices twice at once: points cannot be earned faster than time passes.
  constraint practice_ledger_no_overlap
  exclude using gist (user_id with =, kind with =, active with &&)
  where (kind in ('practice', 'timer'))
);

comment on table public.practice_ledger is
  'The one ledger: every finished practice, every finished meditation and every achievement is one '
  'row. Points, level, totals and streaks follow from it. No client writes it.';

comment on column public.practice_ledger.id is
  'Made on the device, so that sending a completion twice counts once.';
comment on column public.practice_ledger.source is
  'From where a practice was begun, and where it returned.';
comment on column public.practice_ledger.duration_seconds is
  'Of one set as it was practiced, or of the meditation; 0 for an achievement.';
comment on column public.practice_ledger.active is 'The time in which it ran, pauses left out.';
comment on column public.practice_ledger.local_date is
  'The day of the student''s calendar on which it counts.';
comment on column public.practice_ledger.result is
  'What the completion function answered, to be answered again.';
comment on column public.practice_ledger.whole is
  'Whether no set was shorter than its pose said when it was recorded, nor put together from pieces; true '
  'of everything that is no practice.';
comment on column public.practice_ledger.run_id is
  'The run of a class that it was part of, a row of public.class_runs that comes after it or never.';

alter table public.assigned_asanas
add constraint assigned_asanas_completion_id_fkey
foreign key (completion_id) references public.practice_ledger (id) on delete set null;

-- A student's history is read newest day first, a page at a time: each page begins where the index
-- stands.
create index practice_ledger_history_idx
on public.practice_ledger (user_id, local_date desc, finished_at desc, id desc);

create index practice_ledger_achievement_id_idx on public.practice_ledger (achievement_id);

create index practice_ledger_assignment_id_idx on public.practice_ledger (assignment_id);

-- An achievement is earned once.
create unique index practice_ledger_achievement_key
on public.practice_ledger (user_id, achievement_id) where kind = 'achievement';

-- For the feeds of communities.
create index practice_ledger_latest_deeds_idx
on public.practice_ledger (finished_at desc) where kind in ('practice', 'timer');

-- The first and the last of a student's zones are two entries of an index: almost everybody has one.
create index practice_ledger_zones_idx
on public.practice_ledger (user_id, time_zone) where kind in ('practice', 'timer');

-- Whether a student has practiced a pose, ever or on a day, is one entry. Also for a pose that goes.
create index practice_ledger_pose_idx on public.practice_ledger (asana_id, user_id, local_date);

create index practice_ledger_school_poses_idx
on public.practice_ledger (local_date, asana_id) where kind = 'practice';

create index practice_ledger_run_idx
on public.practice_ledger (user_id, run_id) where run_id is not null;

alter table public.practice_ledger enable row level security;

create policy "Students read their own ledger"
on public.practice_ledger for select to authenticated
using (user_id = (select auth.uid()));

grant select on table public.practice_ledger to authenticated;

grant all on table public.practice_ledger to service_role;

create table public.class_runs (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  class_version_id uuid references public.class_versions (id),
  name text check (char_length(btrim(name)) between 1 and 100),
  active tstzmultirange not null,
  seconds int not null check (seconds >= 0),
  steps_done int not null,
  steps int not null check (steps between 1 and 300),
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  local_date date not null,
  finished_at timestamptz not null,
  assignment_id uuid references public.assigned_asanas (id) on delete set null,
  reflection_answer text check (char_length(reflection_answer) <= 4000),
  result jsonb not null,
  check (steps_done between 0 and steps),
  constraint class_runs_no_overlap exclude using gist (user_id with =, active with &&)
);

comment on table public.class_runs is
  'Each practice of several poses one after the other: its completions are the rows of the ledger with '
  'its id as run_id. It earns nothing by itself. No client writes it.';

comment on column public.class_runs.id is
  'Made on the device, so that sending a run twice records it once.';
comment on column public.class_runs.class_version_id is
  'The class that it was, as it was then, if an instructor gave it to the student.';
comment on column public.class_runs.name is 'That of the class; null for a practice list.';
comment on column public.class_runs.active is
  'The time in which it ran, pauses and rests left out.';
comment on column public.class_runs.seconds is 'The whole seconds of that time.';
comment on column public.class_runs.steps_done is 'How many of its steps were practiced.';
comment on column public.class_runs.local_date is
  'The day of the student''s calendar on which it ended.';
comment on column public.class_runs.assignment_id is 'The assignment that it completed.';
comment on column public.class_runs.reflection_answer is
  'What the student wrote, also where it completed nothing.';
comment on column public.class_runs.result is
  'What record_run answered, to be answered again.';

create index class_runs_class_version_id_idx on public.class_runs (class_version_id)
where class_version_id is not null;

create index class_runs_assignment_id_idx on public.class_runs (assignment_id)
where assignment_id is not null;

alter table public.class_runs enable row level security;

create policy "Students read their own runs"
on public.class_runs for select to authenticated
using (user_id = (select auth.uid()));

grant select on table public.class_runs to authenticated;

grant all on table public.class_runs to service_role;

-- The history calls it for every row. Without a search_path of its settings it is inlined: one join, not a
-- query per row.

create function public.run_of_practice(entry public.practice_ledger)
returns setof public.class_runs
language sql stable rows 1
begin atomic
  select * from public.class_runs where id = entry.run_id;
end;

comment on function public.run_of_practice(public.practice_ledger) is
  'Embeds the run of a class into its completions: rows of the ledger may come before it, so that no foreign '
  'key leads there.';

grant execute on function public.run_of_practice(public.practice_ledger) to authenticated, service_role;

create table public.month_points (
  user_id uuid not null references public.profiles (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  points int not null check (points >= 0),
  joined_at timestamptz not null,
  is_shown boolean not null default true,
  primary key (user_id, month)
);

comment on table public.month_points is
  'The points of each month, summed from the ledger: a monthly board reads its first rows instead of '
  'adding up everybody''s month on each view.';

comment on column public.month_points.month is
  'The first day of the month, by the local dates of the ledger.';
comment on column public.month_points.joined_at is
  'When the student signed up, copied here for the order of the board.';
comment on column public.month_points.is_shown is
  'Whether others may see the student in communities, copied here for the order of the board.';

-- The order of a board. It is one index, so that the first morning of a month, when everybody has
-- the same points, reads ten rows and not everybody's.
create index month_points_order_idx
on public.month_points (month, points desc, joined_at, user_id) where is_shown;

-- A student's own rank: how many have more. The index stores equal entries once, so a page holds a thousand.
create index month_points_rank_idx on public.month_points (month, points) where is_shown;

alter table public.month_points enable row level security;

create policy "Students read their own months"
on public.month_points for select to authenticated
using (user_id = (select auth.uid()));

grant select on table public.month_points to authenticated;

grant all on table public.month_points to service_role;

create function private.add_month_points() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.month_points as kept (user_id, month, points, joined_at)
  select
    added.user_id, date_trunc('month', added.local_date)::date, sum(added.points),
    profiles.created_at
  from added
  join public.profiles on profiles.id = added.user_id
  group by 1, 2, 4
  order by 1, 2
  on conflict (user_id, month) do update set points = kept.points + excluded.points;
  return null;
end;
$$;

comment on function private.add_month_points() is
  'Adds new rows of the ledger to the months, achievements included. Once a statement and not once '
  'a row: rows of one student that come together would each write the same month again.';

create trigger practice_ledger_month_points
after insert on public.practice_ledger
referencing new table as added
for each statement execute function private.add_month_points();

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
  reflection_answer text,
  run_id uuid,
  in_pieces boolean,
  whole boolean
);

comment on type private.completion is
  'What a client sends when a practice or a meditation is finished, as typed values. `whole` is not '
  'sent: it is found out when it is recorded.';

create function private.active_ranges(intervals jsonb) returns tstzmultirange
language plpgsql stable set search_path = ''
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
language sql stable set search_path = ''
as $$
  select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0)
  from unnest(active) as span;
$$;

comment on function private.active_seconds(tstzmultirange) is 'The seconds that the ranges cover.';

create function private.read_completion(completion jsonb) returns private.completion
language plpgsql stable set search_path = ''
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
    given.run_id := (completion ->> 'run_id')::uuid;
    given.in_pieces := coalesce((completion ->> 'in_pieces')::boolean, false);
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
          and given.source in (
            'home', 'library', 'assignment', 'self-practice', 'preset', 'class'
          )
          and given.duration_seconds between 1 and 7200
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

create function private.complete_earliest(
  student uuid,
  work_keys uuid[],
  completion uuid,
  finished_at timestamptz,
  done date,
  answer text
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  work public.assigned_asanas;
begin
  update public.assigned_asanas
  set
    completed = true,
    completed_date = complete_earliest.finished_at,
    reflection_answer = complete_earliest.answer,
    completion_id = complete_earliest.completion
  where id = (
    select open_work.id
    from public.assigned_asanas as open_work
    where open_work.user_id = student
      and open_work.work_key = any (work_keys)
      and open_work.origin = 'instructor'
      and not open_work.completed
      and not exists (
        select
        from public.assigned_asanas as done_work
        join public.practice_ledger as ledger on ledger.id = done_work.completion_id
        where done_work.series_id = open_work.series_id and ledger.local_date = done
      )
    order by open_work.work_key <> work_keys[1], open_work.due_date, open_work.id
    limit 1
  )
  returning * into work;

  insert into public.assigned_asanas (
    user_id, asana_id, class_version_id, assigned_by, origin, series_id, frequency, days_of_week, due_date,
    notes, reflection_question
  )
  select
    series.user_id, series.asana_id, series.class_version_id, series.given_by, 'instructor', series.id,
    series.frequency, series.days_of_week, next.day, series.notes, series.reflection_question
  from public.assignment_series as series
  cross join lateral (
    -- Late work is not followed by work that is late at once.
    select private.next_expected_day(
      series.id, greatest(coalesce(work.moved_from, work.due_date), done)
    ) as day
  ) as next
  where series.id = work.series_id and series.frequency <> 'once' and next.day is not null;
  return work.id;
end;
$$;

comment on function private.complete_earliest(uuid, uuid[], uuid, timestamptz, date, text) is
  'Completes the earliest open assignment of a pose, or of any version of a class, those of the first of '
  '`work_keys` before all others, with a row of the ledger that counts on the day `done`, and makes the next occurrence of its series, unless that is over or was '
  'given once; returns its id, or null without one. An assignment is completed once a day, wherever its '
  'practice was begun. Two tabs may both have been opened from the same row: the second practice earns its '
  'points, and leaves the next occurrence, which the first one made, alone.';

create function private.complete_assignment(
  student uuid,
  given private.completion,
  done date
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  work uuid;
begin
  if given.whole then
    work := private.complete_earliest(
      student, array[given.asana_id], given.id, given.finished_at, done, given.reflection_answer
    );
  end if;
  if work is null then
    insert into public.assigned_asanas (
      user_id, asana_id, assigned_by, origin, series_id, frequency, assigned_date, due_date,
      completed, completed_date, notes, reflection_answer, completion_id
    )
    values (
      student, given.asana_id, null, 'practice', null, 'daily', given.finished_at, done,
      true, given.finished_at, format('Self-practice - %s sets completed', given.sets),
      given.reflection_answer, given.id
    );
  end if;
  return work;
end;
$$;

comment on function private.complete_assignment(uuid, private.completion, date) is
  'Completes the earliest open assignment of the pose and returns its id. Without one it writes the completed '
  'row of a practice of the student''s own and returns null, and so it does for a practice that is not whole, '
  'which is not what was asked for.';

create function private.achievement_points() returns int
language sql immutable set search_path = ''
as $$
  select 50;
$$;

comment on function private.achievement_points() is 'The reward of an achievement.';

create function private.metric_value(student uuid, metric text, target text) returns int
language plpgsql stable set search_path = ''
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
    when 'meditation_minutes' then
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
language plpgsql set search_path = ''
as $$
declare
  reached record;
  awarded jsonb := '[]';
begin
  for reached in
    select achievements.id, achievements.key, achievements.name
    from public.achievements
    -- A case, for the metric is not to be counted of what is earned already.
    where case
      when exists (
        select from public.user_achievements as earned
        where earned.user_id = student and earned.achievement_id = achievements.id
      ) then false
      else private.metric_value(student, achievements.metric, achievements.target_area)
        >= achievements.threshold
    end
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

create function private.recent_part(active tstzmultirange, at timestamptz) returns tstzmultirange
language sql immutable set search_path = ''
as $$
  select active * tstzmultirange(tstzrange(at - interval '7 days', null));
$$;

comment on function private.recent_part(tstzmultirange, timestamptz) is
  'The part of some stretches that is not older than seven days at the moment `at`.';

create function private.part_since_sign_up(active tstzmultirange, joined timestamptz)
returns tstzmultirange
language sql immutable set search_path = ''
as $$
  -- Two minutes for a clock that runs behind.
  select active * tstzmultirange(tstzrange(joined - interval '2 minutes', null));
$$;

comment on function private.part_since_sign_up(tstzmultirange, timestamptz) is
  'The part of some stretches since the student signed up.';

create function private.countable(
  given private.completion,
  hold int,
  joined timestamptz,
  at timestamptz
) returns private.completion
language plpgsql immutable set search_path = ''
as $$
declare
  -- One second a set is forgiven for rounding on the device.
  needed int := (hold - 1) * given.sets;
  recent tstzmultirange := private.recent_part(given.active, at);
  counted tstzmultirange := private.part_since_sign_up(recent, joined);
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
language plpgsql set search_path = ''
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
    given.whole := not given.in_pieces and given.duration_seconds >= pose.duration_seconds;
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
      started_at, finished_at, active, time_zone, local_date, run_id
    )
    values (
      given.id, student, given.kind, given.asana_id, given.sets, given.source,
      given.duration_seconds, given.whole, earned, given.started_at, given.finished_at, given.active, given.time_zone,
      private.local_day(given.finished_at, given.time_zone), given.run_id
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
    -- What was paused after it goes on. Two minutes for a clock that runs behind.
    delete from public.paused_sessions
    where user_id = student
      and asana_id = given.asana_id
      and paused_at <= given.finished_at + interval '2 minutes';
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
  streak_before := case when private.streak_stands(
    student, before.daily_streak_date, today, given.time_zone
  ) then before.daily_streak else 0 end;
  streak_after := case when private.streak_stands(
    student, after.daily_streak_date, today, given.time_zone
  ) then after.daily_streak else 0 end;
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
      case when private.streak_stands(
        student, after.current_streak_date, today, given.time_zone
      ) then after.current_streak else 0 end,
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
  'Its caller chooses the student and the time, so no role of the API may call it.';

create function private.record_completion(completion jsonb) returns jsonb
language plpgsql security definer set search_path = ''
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
language sql set search_path = ''
as $$
  select private.record_completion(completion);
$$;

comment on function public.record_completion(jsonb) is
  'Takes {id, kind, asana_id, sets, source, duration_seconds, intervals, time_zone, '
  'reflection_answer, run_id, in_pieces} and answers {id, points_awarded, points, level, leveled_up, '
  'total_practices, daily_streak, daily_streak_increased, current_streak, best_streak, assignment_id, '
  'achievements: [{key, name, points}]}. duration_seconds is of one set as it was practiced, or of the '
  'meditation; intervals are [[startMs, endMs], ...] in epoch milliseconds; run_id is the run of a class '
  'that it was part of, or null; in_pieces, false unless it is sent, says that the pose was never '
  'practiced whole at one time; points_awarded leaves out the points of achievements. The same id again changes nothing and returns the first answer. Refuses with P0001 and one of completion_invalid, '
  'completion_in_future, completion_stale, completion_too_short, completion_before_sign_up, '
  'completion_overlaps, asana_not_found, profile_not_found.';

grant execute on function public.record_completion(jsonb) to authenticated;

create function private.share_that_completes() returns numeric
language sql immutable set search_path = ''
as $$
  select 0.8;
$$;

comment on function private.share_that_completes() is
  'How much of the practice of a class a run has to last so that the class is done.';

create function private.seconds_to_complete(version public.class_versions) returns numeric
language plpgsql stable set search_path = ''
as $$
begin
  return ceil(
    private.share_that_completes()
    * least(version.seconds, private.practice_seconds(version.body, with_archived => false))
  );
end;
$$;

comment on function private.seconds_to_complete(public.class_versions) is
  'The whole seconds that a run of a version has to last to complete it. Poses that were archived or '
  'shortened since ask for less; 0 where nothing is left that can be practiced.';

grant execute on function
  private.share_that_completes(), private.seconds_to_complete(public.class_versions)
to authenticated;

create function private.given_version(student uuid, version_id uuid) returns public.class_versions
language sql stable set search_path = ''
as $$
  select played
  from public.class_versions as played
  join public.class_versions as given
    on given.class_id = played.class_id and given.number >= played.number
  where played.id = given_version.version_id
    and (
      exists (
        select from public.assignment_series as series
        where series.class_version_id = given.id and series.user_id = student
      )
      or exists (
        select from public.assigned_asanas as work
        where work.class_version_id = given.id and work.user_id = student
      )
    )
  limit 1;
$$;

comment on function private.given_version(uuid, uuid) is
  'A version of a class that was given to a student, or an earlier one of the same class, because an '
  'instructor may give a newer one while they practice; null for any other.';

create function private.record_run_at(student uuid, run jsonb, at timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  given public.class_runs;
  earlier public.class_runs;
  joined timestamptz;
  played public.class_versions;
  needed numeric;
  last_row public.practice_ledger;
begin
  begin
    given.id := (run ->> 'id')::uuid;
    given.class_version_id := (run ->> 'class_version_id')::uuid;
    given.name := nullif(btrim(run ->> 'name'), '');
    given.reflection_answer := nullif(btrim(run ->> 'reflection_answer'), '');
    given.active := private.active_ranges(run -> 'intervals');
    given.steps_done := (run ->> 'steps_done')::int;
    given.steps := (run ->> 'steps')::int;
    given.time_zone := run ->> 'time_zone';
  exception
    when data_exception then
      raise exception 'run_invalid';
  end;
  if not coalesce(
    given.id is not null
    and given.active is not null
    and given.steps between 1 and 300
    and given.steps_done between 0 and given.steps
    and private.is_time_zone(given.time_zone)
    and (given.name is null or char_length(given.name) <= 100)
    and (given.reflection_answer is null or char_length(given.reflection_answer) <= 4000),
    false
  ) then
    raise exception 'run_invalid';
  end if;

  -- Holds back the student's other runs, so that the same one sent twice at once finds the first answer.
  select created_at into joined from public.profiles where id = student for update;
  if joined is null then
    raise exception 'profile_not_found';
  end if;
  joined := least(joined, (select created_at from auth.users where id = student));

  select * into earlier from public.class_runs where id = given.id;
  if earlier.user_id = student then
    return earlier.result;
  elsif earlier.id is not null then
    raise exception 'run_invalid';
  end if;

  given.finished_at := upper(given.active);
  -- The same limits as for a completion; what lies outside of them does not count.
  if given.finished_at > at + interval '2 minutes' then
    raise exception 'run_in_future';
  end if;
  given.active := private.recent_part(given.active, at);
  if isempty(given.active) then
    raise exception 'run_stale';
  end if;
  given.active := private.part_since_sign_up(given.active, joined);
  if isempty(given.active) then
    raise exception 'run_before_sign_up';
  end if;
  select * into last_row
  from public.practice_ledger
  where user_id = student and run_id = given.id and active && given.active
  order by finished_at desc, id desc
  limit 1;
  if last_row.id is null then
    raise exception 'run_without_practice';
  end if;

  given.user_id := student;
  given.seconds := floor(private.active_seconds(given.active));
  given.local_date := private.local_day(given.finished_at, given.time_zone);
  played := private.given_version(student, given.class_version_id);
  given.class_version_id := played.id;
  needed := private.seconds_to_complete(played);
  if needed > 0 and given.seconds >= needed then
    given.assignment_id := private.complete_earliest(
      student,
      played.id || array(select id from public.class_versions where class_id = played.class_id),
      last_row.id,
      last_row.finished_at,
      last_row.local_date,
      given.reflection_answer
    );
  end if;
  given.result := jsonb_build_object(
    'id', given.id, 'seconds', given.seconds, 'assignment_id', given.assignment_id
  );
  begin
    insert into public.class_runs select given.*;
  exception
    when exclusion_violation then
      raise exception 'run_overlaps';
    when unique_violation then
      -- Somebody else's row took the id in this very moment.
      raise exception 'run_invalid';
  end;
  return given.result;
end;
$$;

comment on function private.record_run_at(uuid, jsonb, timestamptz) is
  'Records a run of a class of `student` as of the moment `at`, after at least one completion in its time, and '
  'completes with the last of these what an instructor gave, if most of the class was practiced. Its '
  'caller chooses the student and the time, so no role of the API may call it.';

create function private.record_run(run jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  return private.record_run_at((select auth.uid()), run, now());
end;
$$;

comment on function private.record_run(jsonb) is
  'Records a run of the caller, now. Refuses what public.record_run names, and callers who are not signed '
  'in (42501).';

grant execute on function private.record_run(jsonb) to authenticated;

create function public.record_run(run jsonb) returns jsonb
language sql set search_path = ''
as $$
  select private.record_run(run);
$$;

comment on function public.record_run(jsonb) is
  'Takes {id, class_version_id, name, intervals, steps_done, steps, time_zone, reflection_answer} and answers '
  '{id, seconds, assignment_id}. It is sent after the completions with its id as run_id. class_version_id, '
  'which may be left out, is the class that an instructor gave; any other is not recorded. name is that of '
  'the class, or null; intervals are [[startMs, endMs], ...] in epoch milliseconds; reflection_answer, which '
  'may be left out, is stored and goes onto the assignment that the run completes; seconds is how long it ran. '
  'assignment_id is the earliest open assignment of the version that was practiced, or else of another one of '
  'the class, which a run of 80 % of the practice that is left of it completes, else null. The same id again changes nothing and returns the first answer. Refuses with P0001 and one of run_invalid, run_in_future, '
  'run_stale, run_before_sign_up, run_overlaps, run_without_practice, profile_not_found.';

grant execute on function public.record_run(jsonb) to authenticated;

create function private.least_set_seconds(key text, hold int) returns int
language sql immutable set search_path = ''
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
language sql immutable set search_path = ''
as $$
  select greatest(1, points * least(seconds, hold) / hold);
$$;

comment on function private.set_points(int, int, int) is
  'What a set of so many seconds earns, of a pose that takes `hold`: its share of the points, rounded '
  'down, at least 1, and for more seconds no more.';
