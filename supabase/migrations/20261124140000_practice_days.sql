-- What a student did on each day, kept beside the ledger: a screen and a completion read days, and not
-- every practice of all the years.

create table public.practice_days (
  user_id uuid not null references public.profiles (id) on delete cascade,
  local_date date not null,
  practices int not null,
  sits int not null,
  seconds int not null,
  points int not null,
  is_covered boolean not null,
  -- The rest beside the key, so that years of days are some pages of the index.
  primary key (user_id, local_date) include (practices, sits, seconds, points, is_covered)
);

comment on table public.practice_days is
  'What each day of the ledger adds up to, one row a student and day. Only the database writes it.';
comment on column public.practice_days.local_date is 'A day of the student''s calendar.';
comment on column public.practice_days.seconds is 'Of practices, all sets, and of meditations.';
comment on column public.practice_days.points is 'Those of achievements too.';
comment on column public.practice_days.is_covered is
  'Whether the day counts towards the streak: three completions, or Surya Namaskar, known by its key '
  'and not by its name.';

revoke all on table public.practice_days from anon, authenticated;
grant select on table public.practice_days to authenticated;
grant all on table public.practice_days to service_role;

alter table public.practice_days enable row level security;

create policy "Students read their own days"
on public.practice_days for select to authenticated
using (user_id = (select auth.uid()));

create function private.count_days(student uuid, days date[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- The days of a move may hold nothing any more.
  delete from public.practice_days
  where user_id = student and local_date = any (days) and not exists (
    select from public.practice_ledger as ledger
    where ledger.user_id = student and ledger.local_date = practice_days.local_date
  );

  insert into public.practice_days (
    user_id, local_date, practices, sits, seconds, points, is_covered
  )
  select
    student,
    ledger.local_date,
    count(*) filter (where ledger.kind = 'practice'),
    count(*) filter (where ledger.kind = 'timer'),
    sum(ledger.duration_seconds * ledger.sets),
    sum(ledger.points),
    count(*) filter (
      where ledger.kind = 'practice' or ledger.kind = 'timer' and private.sits_cover_days()
    ) >= 3 or coalesce(bool_or(asanas.key = 'surya-namaskar'), false)
  from public.practice_ledger as ledger
  left join public.asanas on asanas.id = ledger.asana_id
  where ledger.user_id = student and ledger.local_date = any (days)
  group by ledger.local_date
  on conflict (user_id, local_date) do update
  set
    practices = excluded.practices,
    sits = excluded.sits,
    seconds = excluded.seconds,
    points = excluded.points,
    is_covered = excluded.is_covered;
end;
$$;

comment on function private.count_days(uuid, date[]) is
  'Counts these days of a student again, from the ledger.';

create function private.recount_days(student uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.count_days(student, array(
    select local_date from public.practice_ledger where user_id = student
    union
    select local_date from public.practice_days where user_id = student
  ));
end;
$$;

comment on function private.recount_days(uuid) is
  'Counts all days of a student again, from the ledger: for whoever wrote there past the database''s '
  'own functions.';

create function private.add_practice_days() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.count_days(user_id, array_agg(distinct local_date))
  from added
  group by user_id
  order by user_id;
  return null;
end;
$$;

comment on function private.add_practice_days() is 'Counts the days of new rows of the ledger.';

create trigger practice_ledger_practice_days
after insert on public.practice_ledger
referencing new table as added
for each statement execute function private.add_practice_days();

select private.recount_days(user_id)
from (select distinct user_id from public.practice_ledger) as students;

-- The first and the last of a student's zones are two entries of an index: almost everybody has one.
create index practice_ledger_zones_idx
on public.practice_ledger (user_id, time_zone) where kind in ('practice', 'timer');

create function private.has_one_zone(student uuid) returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select min(time_zone) is not distinct from max(time_zone)
    from public.practice_ledger
    where user_id = student and kind in ('practice', 'timer')
  );
end;
$$;

comment on function private.has_one_zone(uuid) is
  'Whether a student practiced and meditated in one time zone only, by its name.';

create or replace function private.counted_times(student uuid)
returns table (id uuid, kind text, asana_id uuid, moment timestamp)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  if private.has_one_zone(student) then
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

create or replace function private.settle_days(student uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  moves jsonb;
begin
  -- There each row counts on the day on which it was written.
  if private.has_one_zone(student) then
    return;
  end if;

  select jsonb_agg(jsonb_build_object(
    'id', ledger.id, 'day', counted.day, 'was', ledger.local_date, 'points', ledger.points,
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

  perform private.count_days(student, array(
    select day from (
      select move.day from jsonb_to_recordset(moves) as move (day date)
      union
      select move.was from jsonb_to_recordset(moves) as move (was date)
    ) as touched
  ));
end;
$$;

create or replace function private.refresh_streaks(student uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  practice record;
  latest record;
begin
  select * into practice
  from private.latest_run(array(
    select local_date from public.practice_days where user_id = student and is_covered
  ));

  -- Days in a row keep their distance to their own rank.
  with days as (
    select
      local_date as day, sits as meditations,
      local_date - (row_number() over (order by local_date))::int as run
    from public.practice_days
    where user_id = student and sits > 0
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

drop function private.covered_days(uuid);

create or replace function private.award_achievements(
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

-- Whether a student has practiced a pose, ever or on a day, is one entry. Also for a pose that goes.
create index practice_ledger_pose_idx on public.practice_ledger (asana_id, user_id, local_date);
drop index public.practice_ledger_asana_id_idx;

create function private.own_poses() returns bigint
language plpgsql
stable
security definer
set search_path = ''
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

create or replace function public.progress(time_zone text) returns jsonb
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
      'poses_practised', private.own_poses(),
      'seconds_practised', coalesce(sum(seconds), 0),
      'today', today,
      'days', coalesce(jsonb_agg(
        jsonb_build_object(
          'date', local_date,
          'practices', practices,
          'sits', sits,
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

drop function private.own_days(date);
