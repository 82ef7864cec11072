-- One clock for what happens at its time and not at somebody's request: it plans reminders, frees what
-- a run took and never settled, and removes what nobody needs. The function tick rings it and sends.

create table private.clock (
  -- One row: the key can only be true.
  id boolean primary key default true check (id),
  rang_at timestamptz
);
insert into private.clock default values;
comment on table private.clock is 'When the clock was heard last, in one row.';
alter table private.clock enable row level security;
revoke all on table private.clock from public, anon, authenticated, service_role;

-- Mails leave by the clock too, and a failed one waits longer each time.

alter table private.student_mails add column due_at timestamptz not null default now();
comment on column private.student_mails.due_at is
  'Not to be sent before: now, or some time after an attempt that failed.';
comment on column private.student_mails.taken_at is
  'Taken by a run of the function. One that is not settled within five minutes is free again: the '
  'mail service knows it by its id and sends it once.';
comment on table private.student_mails is
  'Mails that wait. What is to be sent is written down in the same transaction as what it is '
  'about, so that no failure of the mail service fails an assignment; the functions notify-students '
  'and tick empty the table.';

drop function public.take_student_mails(int);
drop function private.take_student_mails(int);

create function private.take_student_mails(at_most int, at timestamptz) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken jsonb;
begin
  -- A student who has switched mails off since then gets none.
  delete from private.student_mails as mail
  using public.profiles
  where mail.taken_at is null
    and mail.sent_at is null
    and profiles.id = mail.user_id
    and not (notifications_enabled and email_notifications_enabled);

  with next as (
    select id from private.student_mails
    where taken_at is null and sent_at is null and due_at <= at and attempts < 5
      -- After two days news is none.
      and created_at > at - interval '2 days'
    order by created_at, id
    limit least(greatest(at_most, 1), 100)
    for update skip locked
  ),
  now_taken as (
    update private.student_mails as mail
    set taken_at = at, attempts = attempts + 1
    from next
    where mail.id = next.id
    returning mail.*
  )
  select jsonb_agg(jsonb_build_object(
    'id', now_taken.id,
    'email', users.email,
    'language', profiles.language,
    'kind', kind,
    'poses', poses,
    'due_date', due_date
  ))
  into taken
  from now_taken
  join public.profiles on profiles.id = now_taken.user_id
  join auth.users on users.id = now_taken.user_id and users.email is not null;
  return coalesce(taken, '[]');
end;
$$;

comment on function private.take_student_mails(int, timestamptz) is
  'As public.take_student_mails, which the API serves.';
grant execute on function private.take_student_mails(int, timestamptz) to service_role;

create function public.take_student_mails(at_most int, at timestamptz default now()) returns jsonb
language sql
set search_path = ''
as $$
  select private.take_student_mails(at_most, at);
$$;

comment on function public.take_student_mails(int, timestamptz) is
  'Takes mails that are due and that nobody has taken, at most 100: {id, email, language, kind, '
  'poses, due_date} each.';
revoke all on function public.take_student_mails(int, timestamptz)
from public, anon, authenticated;
grant execute on function public.take_student_mails(int, timestamptz) to service_role;

drop function public.settle_student_mails(uuid[], uuid[]);
drop function private.settle_student_mails(uuid[], uuid[]);

create function private.settle_student_mails(sent uuid[], failed uuid[], at timestamptz)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.student_mails
  set
    sent_at = case when id = any (sent) then at end,
    taken_at = case when id = any (sent) then taken_at end,
    due_at = case
      when id = any (sent) then due_at
      -- 5 and 25 minutes, then 2 and 10 hours.
      else at + make_interval(mins => (5 ^ attempts)::int)
    end
  where id = any (sent || failed) and taken_at is not null and sent_at is null;
$$;

comment on function private.settle_student_mails(uuid[], uuid[], timestamptz) is
  'As public.settle_student_mails, which the API serves.';
grant execute on function private.settle_student_mails(uuid[], uuid[], timestamptz) to service_role;

create function public.settle_student_mails(
  sent uuid[],
  failed uuid[],
  at timestamptz default now()
) returns void
language sql
set search_path = ''
as $$
  select private.settle_student_mails(sent, failed, at);
$$;

comment on function public.settle_student_mails(uuid[], uuid[], timestamptz) is
  'Says of mails that were taken which were sent, and which are tried again after five minutes, and '
  'later each time.';
revoke all on function public.settle_student_mails(uuid[], uuid[], timestamptz)
from public, anon, authenticated;
grant execute on function public.settle_student_mails(uuid[], uuid[], timestamptz) to service_role;

-- The clock.

create function private.clock_state(at timestamptz) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'rang_at', (select rang_at from private.clock),
    'reminders_due', reminders.due,
    'reminders_due_since', reminders.since,
    'pushes_due', pushes.due,
    'pushes_due_since', pushes.since,
    'mails_due', mails.due,
    'mails_due_since', mails.since,
    'abandoned', (
      select count(*) from private.push_messages
      where sent_at is null and taken_at <= at - interval '5 minutes'
    ) + (
      select count(*) from private.student_mails
      where sent_at is null and taken_at <= at - interval '5 minutes'
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
    from private.student_mails
    where taken_at is null and sent_at is null
      and due_at <= at and attempts < 5 and created_at > at - interval '2 days'
  ) as mails;
$$;

comment on function private.clock_state(timestamptz) is
  'What waits for the clock and since when: {rang_at, reminders_due, reminders_due_since, '
  'pushes_due, pushes_due_since, mails_due, mails_due_since, abandoned, devices_failing}.';

create function private.tick(at timestamptz) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  planned int;
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

  -- Signed out, or of a service that is no longer known.
  delete from public.push_subscriptions
  where id in (
    select id from public.push_subscriptions as devices
    where not exists (select from auth.sessions where sessions.id = devices.session_id)
      or not private.is_push_endpoint(endpoint)
    for update skip locked
  );
  delete from private.push_messages where expires_at < at - interval '7 days';
  -- Nobody needs to know what was sent. Only of a reply it stays known that it was announced.
  delete from private.student_mails
  where created_at < at - interval '2 days' and (kind = 'assignment' or sent_at is null);

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

  return private.clock_state(at) || jsonb_build_object('planned', planned);
end;
$$;

comment on function private.tick(timestamptz) is 'As public.tick, which the API serves.';
grant execute on function private.tick(timestamptz) to service_role;

create function public.tick(at timestamptz default now()) returns jsonb
language sql
set search_path = ''
as $$
  select private.tick(at);
$$;

comment on function public.tick(timestamptz) is
  'Plans the reminders that are due: for everybody who has something left to practice today, unless '
  'the moment is more than an hour ago. Frees notifications and mails that were taken more than five '
  'minutes before and never settled, removes devices whose login has ended, and forgets messages a '
  'week old. Answers {planned} with what waits, as private.clock_state says it. Twice at once plans '
  'nothing twice.';
revoke all on function public.tick(timestamptz) from public, anon, authenticated;
grant execute on function public.tick(timestamptz) to service_role;

create function private.is_healthy() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((state ->> 'rang_at')::timestamptz > now() - interval '5 minutes', false)
    and coalesce(
      least(
        (state ->> 'reminders_due_since')::timestamptz,
        (state ->> 'pushes_due_since')::timestamptz,
        (state ->> 'mails_due_since')::timestamptz
      ) > now() - interval '10 minutes',
      true
    )
  from private.clock_state(now()) as state;
$$;

comment on function private.is_healthy() is
  'Whether the clock was heard within five minutes and nothing waits for it longer than ten: no '
  'reminder, no notification and no mail.';
grant execute on function private.is_healthy() to anon, authenticated, service_role;

create function public.health() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('ok', private.is_healthy());
$$;

comment on function public.health() is
  '{ok}: whether what happens by the clock happens. For whoever watches over the service; what is '
  'wrong, the function tick says to those who hold its secret.';
revoke all on function public.health() from public, anon, authenticated;
grant execute on function public.health() to anon, authenticated, service_role;

create function private.ring() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  state jsonb := private.clock_state(now());
  address text;
  secret text;
begin
  update private.clock set rang_at = now();
  if coalesce(
    (state ->> 'reminders_due')::int + (state ->> 'pushes_due')::int
    + (state ->> 'mails_due')::int + (state ->> 'abandoned')::int, 0
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

comment on function private.ring() is
  'Calls the function tick when there is something for it to do. pg_cron runs it each minute; the '
  'address and the secret lie in the vault as niyama_tick_url and niyama_tick_secret.';
revoke all on function private.ring() from public, anon, authenticated, service_role;

-- Where Postgres has neither, something else rings: see supabase/local/clock.ts.
do $$
begin
  if (
    select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')
  ) then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('niyama-tick', '* * * * *', 'select private.ring()');
  end if;
end;
$$;
