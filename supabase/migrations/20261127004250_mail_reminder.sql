-- The daily reminder as a mail, for whoever has no device that takes notifications, or wants both.

alter table public.profiles add column mail_reminder boolean not null default false;
comment on column public.profiles.mail_reminder is
  'Whether the daily reminder comes as a mail, besides what devices are told; the switches of '
  'notifications and of mails count too.';
grant update (mail_reminder) on table public.profiles to authenticated;

create or replace view private.export_profile as
select
  id as person, id, username, full_name, display_name, avatar_url, role, points, level, daily_streak,
  daily_streak_date, current_streak, current_streak_date, best_streak, total_practices, last_active_on, language,
  theme, text_size, pinch_zoom, time_zone, visible_in_communities, notifications_enabled,
  push_notifications_enabled, email_notifications_enabled, reminder_time, quiet_from, quiet_until,
  push_reminder, push_new_work, push_replies, push_details, sound_enabled, sound_volume,
  cue_get_ready, cue_switch_sides, cue_last_seconds, cue_spoken, guidance, health_notice_seen_at,
  created_at, updated_at, mail_reminder
from public.profiles;

alter table private.student_mails
drop constraint student_mails_kind_check,
add constraint student_mails_kind_check check (kind in ('assignment', 'reply', 'reminder'));
comment on column private.student_mails.due_date is
  'Of new work; of a reminder its day, of which there is one mail.';
create unique index student_mails_reminder_idx on private.student_mails (user_id, due_date)
where kind = 'reminder';

-- Who is reminded, and when.

create function private.wants_mail(person public.profiles, kind text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select person.notifications_enabled and person.email_notifications_enabled
    and (kind <> 'reminder' or person.mail_reminder);
$$;

comment on function private.wants_mail(public.profiles, text) is
  'Whether a person wants mails of this kind: the switches above it count too.';

create function private.is_reminded(person public.profiles) returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_time_zone(person.time_zone)
    and (
      private.wants_mail(person, 'reminder')
      or private.wants_push(person, 'reminder')
      and exists (select from public.push_subscriptions where user_id = person.id)
    )
    and not exists (select from private.leavings where user_id = person.id);
$$;

comment on function private.is_reminded(public.profiles) is
  'Whether a person is reminded at all: by mail, or on a device that they have. Whoever is leaving is '
  'not.';

create or replace function private.set_reminder(person uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.reminders (user_id, next_at)
  select id, private.next_reminder(time_zone, reminder_time, now())
  from public.profiles
  where id = person and private.is_reminded(profiles)
  on conflict (user_id) do update set next_at = excluded.next_at;
  if not found then
    delete from private.reminders where user_id = person;
  end if;
end;
$$;

comment on table private.reminders is
  'When each student is reminded next: one row for everybody who wants to be and can be, by mail or on '
  'a device, so that looking who is due reads those alone.';

drop trigger profiles_set_reminder on public.profiles;
create trigger profiles_set_reminder
after update of
  time_zone, reminder_time, notifications_enabled, push_notifications_enabled, push_reminder,
  email_notifications_enabled, mail_reminder
on public.profiles
for each row when (
  (
    old.time_zone, old.reminder_time,
    old.notifications_enabled, old.push_notifications_enabled, old.push_reminder,
    old.email_notifications_enabled, old.mail_reminder
  ) is distinct from (
    new.time_zone, new.reminder_time,
    new.notifications_enabled, new.push_notifications_enabled, new.push_reminder,
    new.email_notifications_enabled, new.mail_reminder
  )
)
execute function private.profile_sets_reminder();

create or replace function private.device_sets_reminder() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- One who is reminded by mail all the same may be due at this moment.
    delete from private.reminders using public.profiles
    where reminders.user_id = old.user_id
      and profiles.id = old.user_id
      and not private.is_reminded(profiles);
  elsif not exists (select from private.reminders where user_id = new.user_id) then
    perform private.set_reminder(new.user_id);
  end if;
  return null;
end;
$$;

comment on function private.device_sets_reminder() is
  'The first device begins the reminders, unless mails have, and the last one ends them for whoever '
  'gets no mail; those between move nothing.';

create function private.leaving_sets_reminder() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.set_reminder(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end;
$$;

comment on function private.leaving_sets_reminder() is
  'Whoever is leaving is reminded no more; whoever stays after all is, as before.';

create trigger leavings_set_reminder
after insert or delete on private.leavings
for each row execute function private.leaving_sets_reminder();

-- Planning and sending.

create or replace function private.forget_old(at timestamptz) returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.push_messages where expires_at < at - interval '2 days';
  -- Nobody needs to know what was sent. Only of a reply it stays known that it was announced.
  delete from private.student_mails
  where created_at < at - interval '2 days' and (kind <> 'reply' or sent_at is null);
  delete from private.leaving_mails where asked_at < at - interval '1 day';
  delete from public.paused_sessions where paused_at < at - interval '90 days';
  delete from public.audit_log where happened_at < at - interval '24 months';
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

comment on function public.tick(timestamptz) is
  'Plans the reminders that are due, on devices and by mail: for everybody who has something left to '
  'practice today, unless the moment is more than an hour ago. Frees notifications and mails that were '
  'taken more than five minutes before and never settled, removes devices whose login has ended, forgets '
  'what is kept for a time only, as private.forget_old says, and erases accounts whose owners asked for '
  'it two weeks ago, twenty at once. Answers {planned} with what waits, as private.clock_state says it. '
  'Twice at once does nothing twice.';

create or replace function private.take_student_mails(at_most int, at timestamptz) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken jsonb;
begin
  -- A student who has switched mails off since then gets none, nor does one who is leaving. Three hours
  -- later a reminder is none.
  delete from private.student_mails as mail
  using public.profiles
  where mail.taken_at is null
    and mail.sent_at is null
    and profiles.id = mail.user_id
    and (
      not private.wants_mail(profiles, mail.kind)
      or mail.kind = 'reminder' and mail.created_at <= at - interval '3 hours'
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
