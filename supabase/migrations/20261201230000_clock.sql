-- One clock for everything that happens at its time and not on request: it plans reminders, releases what
-- a run took and never settled, and purges what has expired. The function `tick` calls it and sends.

create table private.clock (
  -- One row: the key can only be true.
  id boolean primary key default true check (id),
  rang_at timestamptz
);

insert into private.clock default values;

comment on table private.clock is 'When the clock was heard last, in one row.';

alter table private.clock enable row level security;

create function private.clock_state(at timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'rang_at', (select rang_at from private.clock),
    'reminders_due', reminders.due,
    'reminders_due_since', reminders.since,
    'pushes_due', pushes.due,
    'pushes_due_since', pushes.since,
    'mails_due', mails.due,
    'mails_due_since', mails.since,
    'invitations_due', invitations.due,
    'invitations_due_since', invitations.since,
    'leavings_due', leavings.due,
    'leavings_due_since', leavings.since,
    'files_due', (select count(*) from private.files_to_remove where due_at <= at),
    'abandoned', (
      select count(*) from private.push_messages
      where sent_at is null and taken_at <= at - interval '5 minutes'
    ) + (
      select count(*) from private.student_mails
      where sent_at is null and taken_at <= at - interval '5 minutes'
    ) + (
      select count(*) from private.leaving_mails
      where sent_at is null and taken_at <= at - interval '5 minutes'
    ) + (
      select count(*) from private.invitations
      where sent_at is null and taken_at <= at - interval '5 minutes' or forget_at <= at
    ),
    'devices_failing', (
      select count(*) from public.push_subscriptions where failing_since is not null
    )
  )
  from (
    select count(*) as due, min(next_at) as since
    from private.reminders
    where next_at <= at
  ) as reminders, (
    select count(*) as due, min(due_at) as since
    from private.push_messages
    where taken_at is null and sent_at is null
      and due_at <= at and expires_at > at and attempts < 5
  ) as pushes, (
    select count(*) as due, min(due_at) as since
    from (
      select due_at from private.student_mails
      where taken_at is null and sent_at is null
        and due_at <= at and attempts < 5 and created_at > at - interval '2 days'
      union all
      select due_at from private.leaving_mails
      where taken_at is null and sent_at is null and due_at <= at and attempts < 5
    ) as waiting
  ) as mails, (
    -- Invitations that wait for the hourly limit are not late: the next is due an hour after the last mail.
    select count(*) as due, greatest(
      min(due_at), (select max(taken_at) + interval '1 hour' from private.invitation_mails)
    ) as since
    from private.invitations
    where taken_at is null and sent_at is null and due_at <= at and attempts < 5
  ) as invitations, (
    -- The last administrator stays until there is another one, and keeps nobody waiting.
    select count(*) as due, min(due_at) as since
    from private.leavings
    where due_at <= at and not private.is_last_admin(user_id)
  ) as leavings;
$$;

comment on function private.clock_state(timestamptz) is
  'What waits for the clock and since when: {rang_at, reminders_due, reminders_due_since, '
  'pushes_due, pushes_due_since, mails_due, mails_due_since, invitations_due, '
  'invitations_due_since, leavings_due, leavings_due_since, files_due, abandoned, devices_failing}.';

create function private.tick(at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  planned int;
  leaver uuid;
  before timestamptz := (select rang_at from private.clock);
  -- A clock that has leapt is perhaps wrong: nothing is deleted by its age before a second look.
  has_leapt boolean := before is not null and at - before > interval '1 day';
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
  if not has_leapt then
    perform private.purge_expired(at);
  end if;
  if before is null or date_trunc('day', before, 'UTC') <> date_trunc('day', at, 'UTC') then
    perform private.note_ownerless_avatars(at);
  end if;

  for leaver in
    select user_id from private.leavings
    where due_at <= at and not has_leapt and not private.is_last_admin(user_id)
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
    select due.user_id, next_at, next_at at time zone time_zone as moment, reminder_time,
      open.poses,
      private.wants_push(profiles, 'reminder') as by_push,
      private.wants_mail(profiles, 'reminder') as by_mail
    from due
    join public.profiles on profiles.id = due.user_id,
      private.due_poses(
        due.user_id, private.local_day(at, time_zone), language
      ) as open (poses)
    -- An hour later it is no reminder of that hour.
    where next_at >= at - interval '1 hour' and cardinality(open.poses) > 0
  ),
  pushed as (
    insert into private.push_messages (device_id, kind, about, poses, due_at, expires_at)
    select devices.id, 'reminder', 'reminder:' || to_char(moment, 'YYYY-MM-DD ') || reminder_time,
      poses, next_at, next_at + interval '3 hours'
    from told
    join public.push_subscriptions as devices on devices.user_id = told.user_id
    where by_push
    order by devices.id
    for key share of devices
    on conflict do nothing
    returning device_id
  ),
  mailed as (
    insert into private.student_mails (user_id, kind, poses, due_date, created_at, due_at)
    select told.user_id, 'reminder', poses, moment::date, at, at
    from told
    -- What nobody has confirmed may be the address of somebody else.
    join auth.users on users.id = told.user_id and users.email_confirmed_at is not null
    where by_mail
    order by told.user_id
    on conflict do nothing
    returning user_id
  )
  select (select count(*) from pushed) + (select count(*) from mailed) into planned;

  perform private.keep_school_days(4);

  return private.clock_state(at) || jsonb_build_object('planned', planned);
end;
$$;

comment on function private.tick(timestamptz) is 'As public.tick, which the API serves.';

grant execute on function private.tick(timestamptz) to service_role;

create function public.tick(at timestamptz default now()) returns jsonb
language sql set search_path = ''
as $$
  select private.tick(at);
$$;

comment on function public.tick(timestamptz) is
  'Plans the reminders that are due, on devices and by mail: for everybody who has something left to '
  'practice today, unless the moment is more than an hour ago. Frees notifications and mails that were '
  'taken more than five minutes before and never settled, removes devices whose login has ended, calls '
  'private.purge_expired, and erases accounts whose owners asked for it two weeks ago, at most twenty a '
  'call. Answers {planned} along with private.clock_state. Two runs at once do nothing twice.';

grant execute on function public.tick(timestamptz) to service_role;

create function private.is_healthy() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((state ->> 'rang_at')::timestamptz > now() - interval '5 minutes', false)
    and coalesce(
      least(
        (state ->> 'reminders_due_since')::timestamptz,
        (state ->> 'pushes_due_since')::timestamptz,
        (state ->> 'mails_due_since')::timestamptz,
        (state ->> 'invitations_due_since')::timestamptz,
        (state ->> 'leavings_due_since')::timestamptz
      ) > now() - interval '10 minutes',
      true
    )
  from private.clock_state(now()) as state;
$$;

comment on function private.is_healthy() is
  'Whether the clock was heard within five minutes and nothing waits for it longer than ten: no '
  'reminder, no notification, no mail, no account to be erased and no invitation whose hour has room.';

grant execute on function private.is_healthy() to anon, authenticated, service_role;

create function public.health() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('ok', private.is_healthy());
$$;

comment on function public.health() is
  '{ok}: whether the work of the clock gets done. For monitoring the service; the function tick says '
  'what is wrong to callers with its secret.';

grant execute on function public.health() to anon, authenticated, service_role;

create function private.invoke_tick() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  state jsonb;
  address text;
  secret text;
begin
  perform private.excuse_leavers(now());
  state := private.clock_state(now());
  update private.clock set rang_at = now();
  -- Also on a day on which nothing else is due.
  perform private.purge_expired(now());
  if coalesce(
    (state ->> 'reminders_due')::int + (state ->> 'pushes_due')::int
    + (state ->> 'mails_due')::int + (state ->> 'invitations_due')::int
    + (state ->> 'leavings_due')::int + (state ->> 'files_due')::int
    + (state ->> 'abandoned')::int, 0
  ) = 0 then
    return;
  end if;
  select decrypted_secret into address
  from vault.decrypted_secrets where name = 'niyama_tick_url';
  select decrypted_secret into secret
  from vault.decrypted_secrets where name = 'niyama_tick_secret';
  if address is not null and secret is not null then
    perform net.http_post(
      url := address,
      headers := jsonb_build_object('content-type', 'application/json', 'x-niyama-tick', secret),
      body := '{}'::jsonb,
      timeout_milliseconds := 60000
    );
  end if;
end;
$$;

comment on function private.invoke_tick() is
  'Calls the function tick when there is something for it to do. pg_cron runs it each minute; the '
  'address and the secret lie in the vault as niyama_tick_url and niyama_tick_secret.';

-- Without these extensions something else calls the clock: see supabase/local/clock.ts.
do $$
begin
  if (
    select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')
  ) then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('niyama-tick', '* * * * *', 'select private.invoke_tick()');
    perform cron.schedule(
      'niyama-students', '* * * * *', 'select private.check_students(now(), 500)'
    );
    perform cron.schedule(
      'niyama-school-days', '* * * * *', 'select private.keep_school_days(4)'
    );
    perform cron.schedule(
      'niyama-unconfirmed', '17 3 * * *', 'select private.remove_unconfirmed_sign_ups()'
    );
  end if;
end;
$$;
