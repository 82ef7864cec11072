-- The clock erases whose time has come, and sends the mails of those who are leaving; of all else they
-- are told nothing, and nobody is asked to have a word with them.

create or replace function private.forget_old(at timestamptz) returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.push_messages where expires_at < at - interval '2 days';
  -- Nobody needs to know what was sent. Only of a reply it stays known that it was announced.
  delete from private.student_mails
  where created_at < at - interval '2 days' and (kind = 'assignment' or sent_at is null);
  delete from private.leaving_mails where asked_at < at - interval '1 day';
  delete from public.paused_sessions where paused_at < at - interval '90 days';
  delete from public.audit_log where happened_at < at - interval '24 months';
$$;

comment on function private.forget_old(timestamptz) is
  'Removes what is kept for a time only: notifications and mails that waited, for two days; those of '
  'people who are leaving, for one; practices that were paused, for 90 days; what administrators did, '
  'for 24 months.';

create or replace function private.clock_state(at timestamptz) returns jsonb
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
    -- Whoever waits for their hour waits for nothing else: an hour after the last mail one is due.
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

  return private.clock_state(at) || jsonb_build_object('planned', planned);
end;
$$;

comment on function public.tick(timestamptz) is
  'Plans the reminders that are due: for everybody who has something left to practice today, unless '
  'the moment is more than an hour ago. Frees notifications and mails that were taken more than five '
  'minutes before and never settled, removes devices whose login has ended, forgets what is kept for a '
  'time only, as private.forget_old says, and erases accounts whose owners asked for it two weeks ago, '
  'twenty at once. Answers {planned} with what waits, as private.clock_state says it. Twice at once '
  'does nothing twice.';

create or replace function private.ring() returns void
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
  -- Also on a day on which nothing else is due.
  perform private.forget_old(now());
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

create or replace function private.is_healthy() returns boolean
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

create or replace function private.take_student_mails(at_most int, at timestamptz) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken jsonb;
begin
  -- A student who has switched mails off since then gets none, nor does one who is leaving.
  delete from private.student_mails as mail
  using public.profiles
  where mail.taken_at is null
    and mail.sent_at is null
    and profiles.id = mail.user_id
    and (
      not (notifications_enabled and email_notifications_enabled)
      or exists (select from private.leavings where leavings.user_id = profiles.id)
    );

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

create or replace function private.needs_a_word() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'student', jsonb_build_object(
            'id', shown.student_id,
            'username', shown.username,
            'full_name', shown.full_name,
            'display_name', shown.display_name
          ),
          'reason', shown.reason,
          'facts', shown.facts
        )
        order by shown.weight desc, shown.student_id
      ),
      '[]'
    )
    from (
      select
        heaviest.student_id, word.*, profiles.username, profiles.full_name, profiles.display_name
      from (
        select student_id from private.student_checks
        where weight is not null
          -- Whoever is leaving has said what there is to say.
          and not exists (select from private.leavings where leavings.user_id = student_id)
        order by weight desc, student_id
        limit 30
      ) as heaviest
      join public.profiles on profiles.id = heaviest.student_id
      -- As it is now: they may have practiced since, and a colleague replied.
      cross join lateral private.word_for(heaviest.student_id, now()) as word
      where word.reason is not null
      order by word.weight desc, heaviest.student_id
      limit 20
    ) as shown
  );
end;
$$;
