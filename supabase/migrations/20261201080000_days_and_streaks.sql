-- Days and streaks are counted from the ledger each time: a completion that arrives late lands on its own
-- day, and the same rows give the same numbers in whatever order they came.
--
-- Two time zones are up to 26 hours apart: named in turn they would give two days within minutes. So a zone
-- counts only after as much time has passed as it is ahead.

create function private.counted_times(student uuid)
returns table (id uuid, kind text, asana_id uuid, moment timestamp)
language plpgsql stable set search_path = ''
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

comment on function private.counted_times(uuid) is
  'When each practice and meditation of a student was, by the clock by which it counts. A row '
  'whose zone is h hours ahead of that of an earlier row counts in its own zone h hours after that '
  'row; until then in the zone in which the row before it counted. Rows are taken in the order in '
  'which they were finished, so it does not matter when they arrive. In one zone this is the local '
  'time, whatever the hours between.';

grant execute on function private.counted_times(uuid) to authenticated;

create function private.counted_days(student uuid)
returns table (id uuid, kind text, asana_id uuid, day date)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select counted.id, counted.kind, counted.asana_id, counted.moment::date
  from private.counted_times(student) as counted;
end;
$$;

comment on function private.counted_days(uuid) is
  'The day of each practice and meditation of a student, by the clock by which it counts.';

create function private.lost_days(student uuid, zone text default null) returns date[]
language plpgsql stable set search_path = ''
as $$
begin
  if private.has_one_zone(student) and zone is not distinct from coalesce(
    (
      select max(time_zone)
      from public.practice_ledger
      where user_id = student and kind in ('practice', 'timer') and zone is not null
    ),
    zone
  ) then
    return '{}';
  end if;
  return array(
    with each_row as (
      select counted.moment, ledger.finished_at
      from private.counted_times(student) as counted
      join public.practice_ledger as ledger on ledger.id = counted.id
      union all
      select now() at time zone zone, now() where zone is not null
    ),
    jumps as (
      select
        moment::date as day,
        lead(moment::date) over in_time as next_day,
        lead(moment - finished_at at time zone 'UTC') over in_time
          - (moment - finished_at at time zone 'UTC') as ahead
      from each_row
      window in_time as (order by finished_at)
    )
    select day + 1
    from jumps
    where next_day = day + 2
      and ahead > interval '12 hours'
      -- Back home it may be practiced after all.
      and day + 1 <> all (select moment::date from each_row)
  );
end;
$$;

comment on function private.lost_days(uuid, text) is
  'The days of which a student had only hours, because the clock by which they count jumped ahead by more than '
  'twelve hours between two rows of the ledger, or since the last one to the clock of this zone.';

grant execute on function private.lost_days(uuid, text) to authenticated;

create function private.streak_stands(student uuid, last_day date, today date, zone text)
returns boolean
language sql stable set search_path = ''
as $$
  select case
    when last_day >= today - 1 then true
    when last_day = today - 2 then today - 1 = any (private.lost_days(student, zone))
    else false
  end;
$$;

comment on function private.streak_stands(uuid, date, date, text) is
  'Whether a streak of a student whose last day is `last_day` still stands on `today`, the day in this zone: '
  'the day itself and the day after keep it, and one more where the day between was lost.';

grant execute on function private.streak_stands(uuid, date, date, text) to authenticated;

create function private.latest_run(
  days date[],
  lost date[],
  out length int,
  out last_day date
)
language plpgsql immutable set search_path = ''
as $$
begin
  -- Days in a row keep their distance to their own rank, counted from the latest.
  select count(*)::int, max(day) into length, last_day
  from (
    select day, place - max(place) over () + (row_number() over (order by day desc))::int as run
    from (
      select day, day - (select count(*) from unnest(lost) as gone where gone < day)::int as place
      from (select distinct unnest(days) as day) as each_day
    ) as placed
  ) as ranked
  where run = 1;
end;
$$;

comment on function private.latest_run(date[], date[]) is
  'The latest run of days without a gap but for lost ones: how many, and the last; nulls without days.';

create function private.settle_days(student uuid) returns void
language plpgsql set search_path = ''
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

comment on function private.settle_days(uuid) is
  'Writes the day on which each row counts into the ledger, and moves its points to the month of '
  'that day. A row that arrives late may be the one that says in which zone later ones count.';

create function private.refresh_streaks(student uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  lost constant date[] := private.lost_days(student);
  practice record;
  latest record;
begin
  select * into practice
  from private.latest_run(
    array(select local_date from public.practice_days where user_id = student and is_covered), lost
  );

  -- Days in a row keep their distance to their own rank.
  with days as (
    select
      local_date as day, meditations,
      local_date - (select count(*) from unnest(lost) as gone where gone < local_date)::int
        - (row_number() over (order by local_date))::int as run
    from public.practice_days
    where user_id = student and meditations > 0
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

comment on function private.refresh_streaks(uuid) is
  'Writes the streaks of a student into the profile: days in a row, and meditations in a row, '
  'which grow by one with each meditation and start again after a day without one. These follow '
  'from the rows, so that they are the same in whatever order they came. The best never falls, '
  'because the student has seen it.';

-- A screen and a completion read these days, and not every practice of all the years.

create table public.practice_days (
  user_id uuid not null references public.profiles (id) on delete cascade,
  local_date date not null,
  practices int not null,
  meditations int not null,
  seconds int not null,
  points int not null,
  is_covered boolean not null,
  -- The rest beside the key, so that years of days are some pages of the index.
  primary key (user_id, local_date) include (practices, meditations, seconds, points, is_covered)
);

comment on table public.practice_days is
  'What each day of the ledger adds up to, one row a student and day. Only the database writes it.';

comment on column public.practice_days.local_date is 'A day of the student''s calendar.';
comment on column public.practice_days.seconds is 'Of practices, all sets, and of meditations.';
comment on column public.practice_days.points is 'Those of achievements too.';
comment on column public.practice_days.is_covered is
  'Whether the day counts towards the streak: three completions, or Surya Namaskar, known by its key '
  'and not by its name.';

create index practice_days_local_date_idx
on public.practice_days (local_date) include (practices, meditations, seconds);

alter table public.practice_days enable row level security;

create policy "Students read their own days"
on public.practice_days for select to authenticated
using (user_id = (select auth.uid()));

grant select on table public.practice_days to authenticated;

grant all on table public.practice_days to service_role;

create function private.count_days(student uuid, days date[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- private.school_days holds only days that are over, and hardly any practice arrives after its day is over,
  -- so almost nobody waits for this lock.
  if exists (select from unnest(days) as day where day < private.last_open_day()) then
    perform pg_advisory_xact_lock_shared(hashtext('niyama-school-days'));
    delete from private.school_days where day = any (days);
  end if;

  -- The days of a move may hold nothing any more.
  delete from public.practice_days
  where user_id = student and local_date = any (days) and not exists (
    select from public.practice_ledger as ledger
    where ledger.user_id = student and ledger.local_date = practice_days.local_date
  );

  insert into public.practice_days (
    user_id, local_date, practices, meditations, seconds, points, is_covered
  )
  select
    student,
    ledger.local_date,
    count(*) filter (where ledger.kind = 'practice'),
    count(*) filter (where ledger.kind = 'timer'),
    sum(ledger.duration_seconds * ledger.sets),
    sum(ledger.points),
    count(*) filter (where ledger.kind = 'practice') >= 3
      or coalesce(bool_or(asanas.key = 'surya-namaskar'), false)
  from public.practice_ledger as ledger
  left join public.asanas on asanas.id = ledger.asana_id
  where ledger.user_id = student and ledger.local_date = any (days)
  group by ledger.local_date
  on conflict (user_id, local_date) do update
  set
    practices = excluded.practices,
    meditations = excluded.meditations,
    seconds = excluded.seconds,
    points = excluded.points,
    is_covered = excluded.is_covered;

  update public.profiles
  set last_active_on = active.day
  from (
    select (
      select local_date from public.practice_days
      where user_id = student and (practices > 0 or meditations > 0)
      order by local_date desc
      limit 1
    ) as day
  ) as active
  where profiles.id = student and profiles.last_active_on is distinct from active.day;
end;
$$;

comment on function private.count_days(uuid, date[]) is
  'Counts these days of a student again, from the ledger.';

create function private.recount_days(student uuid) returns void
language plpgsql set search_path = ''
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
  'Counts all days of a student again, from the ledger, after rows were written to it without the '
  'database''s own functions.';

create function private.add_practice_days() returns trigger
language plpgsql security definer set search_path = ''
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

create function private.has_one_zone(student uuid) returns boolean
language plpgsql stable set search_path = ''
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

grant execute on function private.has_one_zone(uuid) to authenticated;
