-- The four weeks of the whole school on the dashboard: what a day that is over adds up to is kept, and only
-- the days that are not over anywhere on earth are added up when somebody looks.

create table private.school_days (
  day date primary key,
  practices bigint not null,
  sits bigint not null,
  seconds bigint not null,
  people bigint not null
);

comment on table private.school_days is
  'What days of the school that are over add up to. The clock adds a day, and a practice that arrives late or '
  'goes takes it away again: what stands here is as if it was counted now.';
comment on column private.school_days.people is 'Who practiced or meditated.';
revoke all on table private.school_days from public, anon, authenticated, service_role;
alter table private.school_days enable row level security;

create table private.school_poses (
  day date references private.school_days (day) on delete cascade,
  pose uuid references public.asanas (id) on delete cascade,
  times bigint not null,
  primary key (day, pose)
);

comment on table private.school_poses is 'How often each pose was practiced on a day of private.school_days.';
create index school_poses_pose_idx on private.school_poses (pose);
revoke all on table private.school_poses from public, anon, authenticated, service_role;
alter table private.school_poses enable row level security;

create function private.last_open_day() returns date
language sql
stable
set search_path = ''
as $$
  select private.local_day(now(), 'Etc/GMT+12');
$$;

comment on function private.last_open_day() is
  'The day where it is earliest on earth: those before it are over for everybody.';

create function private.keep_school_days(most int) returns void
language plpgsql
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  missing date[];
begin
  -- With the lock, whoever has changed a day that is over is seen here, and whoever is about to takes away
  -- what is written here. While somebody does, it waits for the next time.
  if not pg_try_advisory_xact_lock(hashtext('niyama-school-days')) then
    return;
  end if;
  delete from private.school_days where day < private.last_open_day() - 28;
  missing := array(
    select day
    from (
      select private.last_open_day() - ago as day from generate_series(1, 28) as ago
    ) as days
    where not exists (select from private.school_days as kept where kept.day = days.day)
    order by day desc
    limit most
  );
  insert into private.school_days (day, practices, sits, seconds, people)
  select
    missed.day,
    coalesce(sum(practices), 0),
    coalesce(sum(sits), 0),
    coalesce(sum(seconds), 0),
    count(practices)
  from unnest(missing) as missed (day)
  left join public.practice_days
    on practice_days.local_date = missed.day and practices + sits > 0
  group by missed.day;

  insert into private.school_poses (day, pose, times)
  select local_date, asana_id, count(*)
  from public.practice_ledger
  where kind = 'practice' and local_date = any (missing)
  group by local_date, asana_id;
end;
$$;

comment on function private.keep_school_days(int) is
  'Writes down what the last four weeks of the school add up to, of days that are over: at most so many, the '
  'latest first.';

-- On a host the database keeps them by itself; here the clock does.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule(
      'niyama-school-days', '* * * * *', 'select private.keep_school_days(4)'
    );
  end if;
end;
$$;

create or replace function private.count_days(student uuid, days date[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Only what is over is kept, and hardly any practice arrives later: nobody waits on any other day.
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

  update public.profiles
  set last_active_on = active.day
  from (
    select (
      select local_date from public.practice_days
      where user_id = student and (practices > 0 or sits > 0)
      order by local_date desc
      limit 1
    ) as day
  ) as active
  where profiles.id = student and profiles.last_active_on is distinct from active.day;
end;
$$;

create or replace function private.school_practice(today date) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- Only a plan for these dates knows that they are few days and not all the years.
set plan_cache_mode = force_custom_plan
as $$
declare
  from_day constant date := today - 27;
  open_days date[];
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
  open_days := array(
    select from_day + number from generate_series(0, 27) as number
    except
    select day from private.school_days
  );
  return (
    with each_day as materialized (
      select day as local_date, practices, sits, seconds, people
      from private.school_days
      where day between from_day and today and people > 0
      union all
      select local_date, sum(practices), sum(sits), sum(seconds), count(*)
      from public.practice_days
      where local_date = any (open_days) and practices + sits > 0
      group by local_date
    )
    select jsonb_build_object(
      'active_today',
      coalesce((select people from each_day where local_date = today), 0),
      'average_seconds',
      (select round(sum(seconds) / sum(practices + sits)) from each_day),
      'most_popular',
      (
        select jsonb_build_object('id', asanas.id, 'name', asanas.name)
        from (
          select pose, sum(times) as times
          from (
            select pose, times from private.school_poses where day between from_day and today
            union all
            select asana_id, count(*)
            from public.practice_ledger
            where kind = 'practice' and local_date = any (open_days)
            group by asana_id
          ) as practiced
          group by pose
        ) as poses
        join public.asanas on asanas.id = poses.pose
        order by poses.times desc, asanas.name, asanas.id
        limit 1
      ),
      'days',
      (
        select coalesce(jsonb_agg(
          jsonb_build_object('date', local_date, 'practices', practices, 'sits', sits)
          order by local_date
        ), '[]')
        from each_day
      )
    )
  );
end;
$$;

create or replace function private.tick(at timestamptz) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  planned int;
  leaver uuid;
begin
  update private.clock set rang_at = at;

  -- What is being settled now is left to that run: neither waits for the other.
  update private.push_messages set taken_at = null
  where id in (
    select id from private.push_messages
    where sent_at is null and taken_at <= at - interval '5 minutes'
    for update skip locked
  );
  update private.student_mails set taken_at = null
  where sent_at is null and taken_at <= at - interval '5 minutes';

  update private.leaving_mails set taken_at = null
  where sent_at is null and taken_at <= at - interval '5 minutes';

  perform private.tend_invitations(at);

  -- Signed out, or of a service that is no longer known.
  delete from public.push_subscriptions
  where id in (
    select id from public.push_subscriptions as devices
    where not exists (select from auth.sessions where sessions.id = devices.session_id)
      or not private.is_push_endpoint(endpoint)
    for update skip locked
  );
  perform private.forget_old(at);

  for leaver in
    select user_id from private.leavings
    where due_at <= at and not private.is_last_admin(user_id)
    order by due_at
    limit 20
  loop
    begin
      perform private.erase_leaver(leaver);
    exception when others then
      -- Nobody else waits for it; that it is late is part of the health.
      raise warning 'An account that is due cannot be erased: % %', sqlstate, sqlerrm;
    end;
  end loop;

  with due as (
    select user_id, next_at from private.reminders where next_at <= at for update skip locked
  ),
  moved as (
    update private.reminders
    set next_at = private.next_reminder(time_zone, reminder_time, at)
    from due
    join public.profiles on profiles.id = due.user_id
    where reminders.user_id = due.user_id
  ),
  told as (
    insert into private.push_messages (device_id, kind, about, poses, due_at, expires_at)
    select devices.id, 'reminder',
      'reminder:' || to_char(next_at at time zone time_zone, 'YYYY-MM-DD ') || reminder_time,
      open.poses, next_at, next_at + interval '3 hours'
    from due
    join public.profiles on profiles.id = due.user_id
    join public.push_subscriptions as devices on devices.user_id = due.user_id,
      private.due_poses(
        due.user_id, private.local_day(at, time_zone), language
      ) as open (poses)
    -- An hour later it is no reminder of that hour.
    where next_at >= at - interval '1 hour' and cardinality(open.poses) > 0
    order by devices.id
    for key share of devices
    on conflict do nothing
    returning device_id
  )
  select count(*) into planned from told;

  perform private.keep_school_days(4);

  return private.clock_state(at) || jsonb_build_object('planned', planned);
end;
$$;
