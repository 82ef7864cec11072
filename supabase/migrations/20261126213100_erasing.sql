-- One way in which a person is erased, whoever asked for it, and what nobody needs any longer goes by
-- the clock.

create table private.files_to_remove (
  bucket text not null,
  name text not null check (char_length(name) <= 1000),
  due_at timestamptz not null,
  attempts int not null default 0,
  primary key (bucket, name)
);

comment on table private.files_to_remove is
  'Files whose owner is gone. Only the file service removes files, which can fail: they are written '
  'down in the transaction that erases, and each is tried again until it is gone.';
comment on column private.files_to_remove.due_at is
  'Not to be tried before: at once, or some time after an attempt.';

create index files_to_remove_due_idx on private.files_to_remove (due_at);
alter table private.files_to_remove enable row level security;
revoke all on table private.files_to_remove from public, anon, authenticated, service_role;

insert into private.personal_data
  (table_name, column_name, via, on_export, on_erase, reason)
values (
  'private.files_to_remove', 'name', null, 'no', 'delete',
  'Begins with the id of somebody who is gone, and is forgotten when the file is.'
);

create function private.erase_user(person uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.files_to_remove (bucket, name, due_at)
  select bucket_id, name, now()
  from storage.objects
  where bucket_id = 'avatars' and split_part(name, '/', 1) = person::text
  on conflict do nothing;
  -- It has no foreign key to the account.
  delete from auth.flow_state where user_id = person or linking_target_id = person;
  update auth.users set raw_app_meta_data = raw_app_meta_data - 'created_by'
  where raw_app_meta_data ->> 'created_by' = person::text;
  delete from auth.users where id = person;
  return found;
end;
$$;

comment on function private.erase_user(uuid) is
  'Erases a person as private.personal_data says it: the account with everything that hangs on it, '
  'the ledger too, and their names where the audit log has them. Their files are noted for removal. '
  'Says whether there was such an account. Nobody calls it but the functions of the database that '
  'decide who may go.';
revoke all on function private.erase_user(uuid) from public, anon, authenticated, service_role;

create or replace function private.delete_user(user_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  -- Two admins who delete each other at once must not both succeed: the slower one is an admin no
  -- longer.
  perform from public.profiles where role = 'admin' order by id for update;
  perform private.require_admin();
  -- So the last admin stays as well: nobody else could ask.
  if user_id = (select auth.uid()) then
    raise exception 'own_account';
  end if;
  if not private.erase_user(user_id) then
    raise exception 'user_not_found';
  end if;
end;
$$;

create function private.take_files_to_remove(at_most int, at timestamptz) returns jsonb
language sql
security definer
set search_path = ''
as $$
  with next as (
    select bucket, name from private.files_to_remove
    where due_at <= at
    order by due_at
    limit least(greatest(at_most, 1), 100)
    for update skip locked
  ),
  taken as (
    update private.files_to_remove as file
    set
      attempts = attempts + 1,
      -- 5 and 25 minutes, 2 and 10 hours, then once a day.
      due_at = at + make_interval(mins => least(5 ^ least(attempts + 1, 5), 1440)::int)
    from next
    where (file.bucket, file.name) = (next.bucket, next.name)
    returning file.bucket, file.name
  )
  select coalesce(jsonb_agg(to_jsonb(taken)), '[]') from taken;
$$;

comment on function private.take_files_to_remove(int, timestamptz) is
  'As public.take_files_to_remove, which the API serves.';
revoke all on function private.take_files_to_remove(int, timestamptz)
from public, anon, authenticated;
grant execute on function private.take_files_to_remove(int, timestamptz) to service_role;

create function public.take_files_to_remove(at_most int, at timestamptz default now()) returns jsonb
language sql
set search_path = ''
as $$
  select private.take_files_to_remove(at_most, at);
$$;

comment on function public.take_files_to_remove(int, timestamptz) is
  'Files whose removal is due, at most 100: {bucket, name} each. Whoever takes them removes them and '
  'says so; what is not said to be gone is given again, later each time.';
revoke all on function public.take_files_to_remove(int, timestamptz)
from public, anon, authenticated;
grant execute on function public.take_files_to_remove(int, timestamptz) to service_role;

create function private.forget_removed_files(bucket text, names text[]) returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.files_to_remove as file
  where file.bucket = forget_removed_files.bucket and file.name = any (names);
$$;

comment on function private.forget_removed_files(text, text[]) is
  'As public.forget_removed_files, which the API serves.';
revoke all on function private.forget_removed_files(text, text[]) from public, anon, authenticated;
grant execute on function private.forget_removed_files(text, text[]) to service_role;

create function public.forget_removed_files(bucket text, names text[]) returns void
language sql
set search_path = ''
as $$
  select private.forget_removed_files(bucket, names);
$$;

comment on function public.forget_removed_files(text, text[]) is
  'Says of files that were taken that they are gone.';
revoke all on function public.forget_removed_files(text, text[]) from public, anon, authenticated;
grant execute on function public.forget_removed_files(text, text[]) to service_role;

-- What nobody needs any longer.

create index paused_sessions_paused_at_idx on public.paused_sessions (paused_at);

create function private.forget_old(at timestamptz) returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.push_messages where expires_at < at - interval '2 days';
  -- Nobody needs to know what was sent. Only of a reply it stays known that it was announced.
  delete from private.student_mails
  where created_at < at - interval '2 days' and (kind = 'assignment' or sent_at is null);
  delete from public.paused_sessions where paused_at < at - interval '90 days';
  delete from public.audit_log where happened_at < at - interval '24 months';
$$;

comment on function private.forget_old(timestamptz) is
  'Removes what is kept for a time only: notifications and mails that waited, for two days; practices '
  'that were paused, for 90 days; what administrators did, for 24 months.';
revoke all on function private.forget_old(timestamptz)
from public, anon, authenticated, service_role;

comment on table public.audit_log is
  'What administrators did: who, when, in which table, to which row and, of a change, to which '
  'columns. Names of columns and never their contents, so that no note, answer or secret is in it; '
  'of a row that is gone, what it was called, unless it was a person. Only triggers write it, and '
  'nobody changes or deletes what it says, until the clock forgets it after 24 months.';

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
    'files_due', (select count(*) from private.files_to_remove where due_at <= at),
    'abandoned', (
      select count(*) from private.push_messages
      where sent_at is null and taken_at <= at - interval '5 minutes'
    ) + (
      select count(*) from private.student_mails
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
    from private.student_mails
    where taken_at is null and sent_at is null
      and due_at <= at and attempts < 5 and created_at > at - interval '2 days'
  ) as mails, (
    -- Whoever waits for their hour waits for nothing else: an hour after the last mail one is due.
    select count(*) as due, greatest(
      min(due_at), (select max(taken_at) + interval '1 hour' from private.invitation_mails)
    ) as since
    from private.invitations
    where taken_at is null and sent_at is null and due_at <= at and attempts < 5
  ) as invitations;
$$;

comment on function private.clock_state(timestamptz) is
  'What waits for the clock and since when: {rang_at, reminders_due, reminders_due_since, '
  'pushes_due, pushes_due_since, mails_due, mails_due_since, invitations_due, '
  'invitations_due_since, files_due, abandoned, devices_failing}.';

create or replace function private.tick(at timestamptz) returns jsonb
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
  'minutes before and never settled, removes devices whose login has ended, and forgets what is kept '
  'for a time only, as private.forget_old says. Answers {planned} with what waits, as '
  'private.clock_state says it. Twice at once plans nothing twice.';

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
    + (state ->> 'files_due')::int
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
