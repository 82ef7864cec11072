-- What reaches students outside the app: the mails that they ask for, and the notifications on devices whose
-- app is closed, with the reminders that plan both.

-- Bodies name objects of later files.
set local check_function_bodies = off;

create table private.student_mails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('assignment', 'reply', 'reminder')),
  assignment_id uuid references public.assigned_asanas (id) on delete set null,
  poses text[] not null,
  due_date date,
  taken_at timestamptz,
  sent_at timestamptz,
  attempts int not null default 0,
  due_at timestamptz not null default now()
);

comment on table private.student_mails is
  'Mails that wait. What is to be sent is written down in the same transaction as what it is '
  'about, so that no failure of the mail service fails an assignment; the functions notify-students '
  'and tick empty the table.';

comment on column private.student_mails.assignment_id is
  'The work that was replied to, which is announced once, however often the reply is changed; or one of '
  'the new work, whose instructor, note and question are those of all of it.';
comment on column private.student_mails.due_date is
  'Of new work; of a reminder its day, of which there is one mail.';
comment on column private.student_mails.taken_at is
  'Taken by a run of the function. One that is not settled within five minutes is free again: the '
  'mail service knows it by its id and sends it once.';
comment on column private.student_mails.due_at is
  'Not to be sent before: now, or some time after an attempt that failed.';

create index student_mails_user_id_idx on private.student_mails (user_id);

create index student_mails_waiting_idx on private.student_mails (created_at)
where taken_at is null and sent_at is null;

create unique index student_mails_reply_idx on private.student_mails (assignment_id)
where kind = 'reply';

create index student_mails_assignment_id_idx on private.student_mails (assignment_id);

create unique index student_mails_reminder_idx on private.student_mails (user_id, due_date)
where kind = 'reminder';

alter table private.student_mails enable row level security;

create function private.wants_mail(user_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select notifications_enabled and email_notifications_enabled
  from public.profiles where id = wants_mail.user_id;
$$;

comment on function private.wants_mail(uuid) is 'Whether a person gets mails: both switches count.';

create function private.wants_mail(person public.profiles, kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select person.notifications_enabled and person.email_notifications_enabled
    and (kind <> 'reminder' or person.mail_reminder);
$$;

comment on function private.wants_mail(public.profiles, text) is
  'Whether a person wants mails of this kind: the switches above it count too.';

create function private.mail_new_assignments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  insert into private.student_mails (user_id, kind, assignment_id, poses, due_date)
  select work.user_id, 'assignment', (array_agg(work.id order by work.id))[1],
    array_agg(called.name order by called.name), work.due_date
  from new_rows
  -- As it is now: a pause has moved it.
  join public.assigned_asanas as work on work.id = new_rows.id
  join public.profiles on profiles.id = work.user_id
    and notifications_enabled and email_notifications_enabled
  cross join lateral (
    select private.work_name(work.asana_id, work.class_version_id, profiles.language) ->> 'name' as name
  ) as called
  -- The next occurrence of work that was done is no news.
  where work.origin = 'instructor' and not exists (
    select from public.assigned_asanas as earlier
    where earlier.series_id = work.series_id and earlier.id <> work.id
  )
  group by work.user_id, work.due_date, work.assigned_by, work.notes, work.reflection_question;
  return null;
end;
$$;

comment on function private.mail_new_assignments() is
  'One mail for each student of a statement, whatever poses and classes it gave them.';

create trigger assigned_asanas_mail_new
after insert on public.assigned_asanas
referencing new table as new_rows
for each statement execute function private.mail_new_assignments();

create function private.mail_reply() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.student_mails (user_id, kind, assignment_id, poses)
  select
    new.user_id, 'reply', new.id,
    array[private.work_name(new.asana_id, new.class_version_id, profiles.language) ->> 'name']
  from public.profiles
  where profiles.id = new.user_id and private.wants_mail(new.user_id)
  on conflict (assignment_id) where kind = 'reply' do nothing;
  return null;
end;
$$;

comment on function private.mail_reply() is 'One mail for the first reply to each piece of work.';

create trigger assigned_asanas_mail_reply
after update of reply on public.assigned_asanas
for each row when (old.reply is null and new.reply is not null)
execute function private.mail_reply();

create function private.take_student_mails(at_most int, at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
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
      or mail.kind = 'reply' and mail.assignment_id is null
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
    'user_id', now_taken.user_id,
    'email', users.email,
    'language', profiles.language,
    'kind', kind,
    'poses', poses,
    'due_date', now_taken.due_date,
    'instructor', coalesce(
      nullif(btrim(instructor.display_name), ''), instructor.full_name, instructor.username
    ),
    'notes', case kind when 'assignment' then work.notes end,
    'question', case kind when 'assignment' then work.reflection_question end,
    'reply', case kind when 'reply' then work.reply end
  ))
  into taken
  from now_taken
  join public.profiles on profiles.id = now_taken.user_id
  left join public.assigned_asanas as work on work.id = now_taken.assignment_id
  left join public.profiles as instructor
    on instructor.id = case kind when 'reply' then work.replied_by else work.assigned_by end
  join auth.users on users.id = now_taken.user_id and users.email is not null;
  return coalesce(taken, '[]');
end;
$$;

comment on function private.take_student_mails(int, timestamptz) is
  'As public.take_student_mails, which the API serves.';

grant execute on function private.take_student_mails(int, timestamptz) to service_role;

create function public.take_student_mails(at_most int, at timestamptz default now()) returns jsonb
language sql set search_path = ''
as $$
  select private.take_student_mails(at_most, at);
$$;

comment on function public.take_student_mails(int, timestamptz) is
  'Takes mails that are due and that nobody has taken, at most 100: {id, user_id, email, '
  'language, kind, poses, due_date, instructor, notes, question, reply} each.';

grant execute on function public.take_student_mails(int, timestamptz) to service_role;

create function private.settle_student_mails(sent uuid[], failed uuid[], at timestamptz)
returns void
language sql security definer set search_path = ''
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
language sql set search_path = ''
as $$
  select private.settle_student_mails(sent, failed, at);
$$;

comment on function public.settle_student_mails(uuid[], uuid[], timestamptz) is
  'Says of mails that were taken which were sent, and which are tried again after five minutes, and '
  'later each time.';

grant execute on function public.settle_student_mails(uuid[], uuid[], timestamptz) to service_role;

create table private.push_hosts (
  origin text primary key
    check (origin ~ '^(https://(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+|http://localhost:[0-9]+)$')
);

insert into private.push_hosts (origin) values
('https://fcm.googleapis.com'),
('https://*.push.services.mozilla.com'),
('https://*.notify.windows.com'),
('https://*.push.apple.com');

comment on table private.push_hosts is
  'The push services of the browsers. An address of a device is what somebody sends us, and we post '
  'to it: any other host could be one inside our own network. A star stands for any name below.';

alter table private.push_hosts enable row level security;

create function private.is_push_endpoint(endpoint text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.push_hosts as known,
      -- No user, no password, and no character that another reader might take for the end of a host.
      substring(is_push_endpoint.endpoint from '^(https?://[a-z0-9.-]+(:[0-9]+)?)/[!-~]+$')
        as found (origin)
    where found.origin = known.origin
      or known.origin like 'https://*.%'
      and found.origin like 'https://%'
      and right(found.origin, char_length(known.origin) - 9) = substr(known.origin, 10)
      -- Names that URL parsers refuse or read each in their own way.
      and found.origin !~ '//\.|\.\.|xn--'
  );
$$;

comment on function private.is_push_endpoint(text) is
  'Whether an address is one of a push service that we know, on its usual port.';

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  session_id uuid not null,
  endpoint text not null unique
    check (char_length(endpoint) <= 1000 and endpoint ~ '^https?://'),
  p256dh text not null check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  device text check (
    char_length(device) between 1 and 80
    and device !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
  ),
  created_at timestamptz not null default now(),
  last_ok_at timestamptz,
  failing_since timestamptz
);

comment on table public.push_subscriptions is
  'The devices that take notifications while the app is closed, at most ten a person.';

comment on column public.push_subscriptions.session_id is
  'The login under which the device was registered. Once it has ended, the device gets nothing more, '
  'because it may be in other hands by then.';
comment on column public.push_subscriptions.endpoint is
  'Where its push service takes messages for it.';
comment on column public.push_subscriptions.p256dh is
  'With auth the key for which messages are encrypted. Nobody reads either back.';
comment on column public.push_subscriptions.device is 'What the device calls itself.';
comment on column public.push_subscriptions.last_ok_at is 'When its push service took one last.';

create index push_subscriptions_user_id_idx on public.push_subscriptions (user_id, created_at);

alter table public.push_subscriptions enable row level security;

create policy "People read their own devices"
on public.push_subscriptions for select to authenticated
using (user_id = (select auth.uid()));

create policy "People remove their own devices"
on public.push_subscriptions for delete to authenticated
using (user_id = (select auth.uid()));

grant select (id, user_id, endpoint, device, created_at), delete
on table public.push_subscriptions to authenticated;

grant all on table public.push_subscriptions to service_role;

create table private.reminders (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  next_at timestamptz not null
);

comment on table private.reminders is
  'When each student is reminded next: one row for everybody who wants to be and can be, by mail or on '
  'a device, so that looking who is due reads those alone.';

create index reminders_next_at_idx on private.reminders (next_at);

alter table private.reminders enable row level security;

create table private.push_messages (
  id uuid primary key default gen_random_uuid(),
  device_id uuid not null references public.push_subscriptions (id) on delete cascade,
  kind text not null check (kind in ('reminder', 'assignment', 'reply')),
  about text not null,
  poses text[] not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz,
  sent_at timestamptz,
  attempts int not null default 0
);

comment on table private.push_messages is
  'Notifications that wait or were sent, one for each device: written in the same transaction as '
  'what they are about, and sent by the function tick.';

comment on column private.push_messages.about is
  'The day and time of a reminder, or the first thing that is news: each device hears of it once.';
comment on column private.push_messages.poses is
  'All names, in the student''s language; none where the message names nothing.';
comment on column private.push_messages.taken_at is
  'Taken by a run of the function. One that is not settled within five minutes is free again: a '
  'message may come twice, and then replaces itself on the device.';

create unique index push_messages_reminder_idx on private.push_messages (device_id, about)
where kind = 'reminder';

-- On a device news replaces earlier news of its kind, so that what waits is one message and names all.
create unique index push_messages_news_idx on private.push_messages (device_id, kind)
where kind <> 'reminder' and attempts = 0;

create index push_messages_waiting_idx on private.push_messages (due_at)
where taken_at is null and sent_at is null;

create index push_messages_taken_idx on private.push_messages (taken_at)
where taken_at is not null and sent_at is null;

create index push_messages_expires_at_idx on private.push_messages (expires_at);

alter table private.push_messages enable row level security;

create function private.next_reminder(zone text, clock_time time, after timestamptz)
returns timestamptz
language sql stable set search_path = ''
as $$
  -- A day may be skipped (Samoa did so in 2011), and an hour too: then the moment is the same one
  -- that a neighbor names, or a little later.
  select min(moment)
  from generate_series(-1, 2) as days,
    lateral (
      select ((after at time zone zone)::date + days + clock_time) at time zone zone as moment
    ) as each
  where moment > after;
$$;

comment on function private.next_reminder(text, time, timestamptz) is
  'The next moment after `after` at which the clocks of a zone show a time.';

create function private.after_quiet(
  zone text,
  quiet_from time,
  quiet_until time,
  at timestamptz
) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when not private.is_time_zone(zone) or quiet_from = quiet_until then at
    when quiet_from < quiet_until and here >= quiet_from and here < quiet_until
      or quiet_from > quiet_until and (here >= quiet_from or here < quiet_until)
      then private.next_reminder(zone, quiet_until, at)
    else at
  end
  from (
    select (at at time zone case when private.is_time_zone(zone) then zone else 'UTC' end)::time
      as here
  ) as now_there;
$$;

comment on function private.after_quiet(text, time, time, timestamptz) is
  'The moment itself, or the end of the quiet hours in which it lies.';

create function private.wants_push(person public.profiles, kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select person.notifications_enabled and person.push_notifications_enabled and case kind
    when 'reminder' then person.push_reminder
    when 'assignment' then person.push_new_work
    else person.push_replies
  end;
$$;

comment on function private.wants_push(public.profiles, text) is
  'Whether a person wants notifications of this kind: the switches above it count too.';

create function private.set_reminder(person uuid) returns void
language plpgsql security definer set search_path = ''
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

comment on function private.set_reminder(uuid) is
  'Sets when a student is reminded next, by what their profile says now.';

create function private.profile_sets_reminder() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.set_reminder(new.id);
  return null;
end;
$$;

comment on function private.profile_sets_reminder() is
  'A student who travels, or who chooses another time, is reminded by the new clock.';

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

create function private.device_sets_reminder() returns trigger
language plpgsql security definer set search_path = ''
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
  'The first device starts the reminders, unless mails have, and removing the last one ends them for '
  'people who get no mail; others change nothing.';

create trigger push_subscriptions_set_reminder
after insert or delete on public.push_subscriptions
for each row execute function private.device_sets_reminder();

create function private.save_push_subscription(
  endpoint text,
  p256dh text,
  auth text,
  device text,
  time_zone text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  student uuid := (select auth.uid());
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
  kept uuid;
begin
  if student is null or session is null then
    raise exception 'no session' using errcode = '42501';
  end if;
  perform private.require_time_zone(save_push_subscription.time_zone);
  if not private.is_push_endpoint(save_push_subscription.endpoint) then
    raise exception 'push_endpoint_unknown';
  end if;

  -- Who logs in where somebody else was has its keys; what waited for the other one goes too.
  delete from public.push_subscriptions as known
  where known.endpoint = save_push_subscription.endpoint
    and known.user_id <> student
    and known.p256dh = save_push_subscription.p256dh
    and known.auth = save_push_subscription.auth;
  begin
    insert into public.push_subscriptions as known (
      user_id, session_id, endpoint, p256dh, auth, device
    )
    values (
      student,
      session::uuid,
      save_push_subscription.endpoint,
      save_push_subscription.p256dh,
      save_push_subscription.auth,
      save_push_subscription.device
    )
    on conflict (endpoint) do update
    set session_id = excluded.session_id,
      p256dh = excluded.p256dh,
      auth = excluded.auth,
      device = excluded.device,
      failing_since = null
    where known.user_id = student
    returning known.id into kept;
  exception
    -- Their own message holds the whole row.
    when check_violation or not_null_violation then raise exception 'push_subscription_invalid';
  end;
  if kept is null then
    raise exception 'push_endpoint_taken';
  end if;

  delete from public.push_subscriptions
  where id in (
    select id from public.push_subscriptions
    where user_id = student and id <> kept
    order by created_at desc
    offset 9
  );
  update public.profiles
  set time_zone = save_push_subscription.time_zone
  where id = student and time_zone is distinct from save_push_subscription.time_zone;
  return kept;
end;
$$;

comment on function private.save_push_subscription(text, text, text, text, text) is
  'As public.save_push_subscription, which the API serves.';

grant execute on function private.save_push_subscription(text, text, text, text, text)
to authenticated;

create function public.save_push_subscription(
  endpoint text,
  p256dh text,
  auth text,
  device text,
  time_zone text
) returns uuid
language sql set search_path = ''
as $$
  select private.save_push_subscription(endpoint, p256dh, auth, device, time_zone);
$$;

comment on function public.save_push_subscription(text, text, text, text, text) is
  'Keeps the caller''s device for notifications, as its browser describes it, and answers its id; '
  'the same one again changes nothing. An eleventh device takes the place of the oldest. Refuses '
  'with P0001 and push_endpoint_unknown for an address of no known push service, push_endpoint_taken '
  'for one of another account with other keys, push_subscription_invalid for keys or a name of another '
  'form, and time_zone_invalid.';

grant execute on function public.save_push_subscription(text, text, text, text, text)
to authenticated;

create function private.due_poses(student uuid, today date, language text) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(
      array_agg(
        private.work_name(due.asana_id, due.class_version_id, due_poses.language) ->> 'name'
        order by due.place
      ),
      '{}'
    )
    from (
      select asana_id, class_version_id, min(place) as place
      from (
        select mandatory.asana_id, null::uuid as class_version_id, mandatory.position::bigint as place
        from public.daily_mandatory_asanas as mandatory
        join public.asanas on asanas.id = mandatory.asana_id and archived_at is null
        where not exists (
          select from public.practice_ledger as ledger
          where ledger.user_id = student
            and ledger.asana_id = mandatory.asana_id
            and ledger.local_date = today
            and ledger.whole
        )
        union all
        select work.asana_id, work.class_version_id, 20 + row_number() over (order by due_date, id)
        from public.assigned_asanas as work
        where work.user_id = student and not work.completed and work.due_date <= today
      ) as each
      group by asana_id, class_version_id
    ) as due
  );
end;
$$;

comment on function private.due_poses(uuid, date, text) is
  'The names of the poses and classes that home shows a student as open on a day, in its order.';

create function private.with_names(names text[], others text[]) returns text[]
language sql immutable set search_path = ''
as $$
  select array(select distinct name from unnest(names || others) as name order by name);
$$;

comment on function private.with_names(text[], text[]) is
  'The names of two messages that become one.';

create function private.push_new_assignments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  insert into private.push_messages as waiting (device_id, kind, about, poses, due_at, expires_at)
  select devices.id, 'assignment', 'assignment:' || news.first, news.poses, news.due_at,
    news.due_at + interval '24 hours'
  from (
    select new_rows.user_id, min(new_rows.id::text) as first,
      array_agg(distinct called.name order by called.name) as poses,
      private.after_quiet(time_zone, quiet_from, quiet_until, now()) as due_at
    from new_rows
    join public.profiles on profiles.id = new_rows.user_id
      and private.wants_push(profiles, 'assignment')
    cross join lateral (
      select
        private.work_name(new_rows.asana_id, new_rows.class_version_id, profiles.language) ->> 'name' as name
    ) as called
    where origin = 'instructor' and not exists (
      select from public.assigned_asanas as earlier
      where earlier.series_id = new_rows.series_id and earlier.id <> new_rows.id
    )
    group by new_rows.user_id, time_zone, quiet_from, quiet_until
  ) as news
  join public.push_subscriptions as devices on devices.user_id = news.user_id
  -- A device that is removed meanwhile fails nobody's assignment. The order is that of settling.
  order by devices.id
  for key share of devices
  on conflict (device_id, kind) where kind <> 'reminder' and attempts = 0 do update
  set poses = private.with_names(waiting.poses, excluded.poses),
    due_at = excluded.due_at,
    expires_at = excluded.expires_at;
  return null;
end;
$$;

comment on function private.push_new_assignments() is
  'One notification for each device of a student, whatever a statement gave them, and together with '
  'what waits for that device already.';

create trigger assigned_asanas_push_new
after insert on public.assigned_asanas
referencing new table as new_rows
for each statement execute function private.push_new_assignments();

create function private.push_reply() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.push_messages as waiting (device_id, kind, about, poses, due_at, expires_at)
  select devices.id, 'reply', 'reply:' || new.id,
    array[private.work_name(new.asana_id, new.class_version_id, profiles.language) ->> 'name'], due_at,
    due_at + interval '24 hours'
  from public.profiles
  join public.push_subscriptions as devices on devices.user_id = profiles.id,
    private.after_quiet(time_zone, quiet_from, quiet_until, now()) as due_at
  where profiles.id = new.user_id
    and private.wants_push(profiles, 'reply')
    and not exists (
      select from private.push_messages as earlier
      where earlier.device_id = devices.id and earlier.about = 'reply:' || new.id
    )
  order by devices.id
  for key share of devices
  on conflict (device_id, kind) where kind <> 'reminder' and attempts = 0 do update
  set poses = private.with_names(waiting.poses, excluded.poses),
    due_at = excluded.due_at,
    expires_at = excluded.expires_at;
  return null;
end;
$$;

comment on function private.push_reply() is
  'One notification for the first reply to each piece of work, together with what waits for the '
  'device already.';

create trigger assigned_asanas_push_reply
after update of reply on public.assigned_asanas
for each row when (old.reply is null and new.reply is not null)
execute function private.push_reply();

create function private.take_push_messages(at_most int, at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken jsonb;
begin
  -- Who has changed their mind since hears nothing.
  delete from private.push_messages as message
  using public.push_subscriptions as devices, public.profiles
  where message.taken_at is null
    and message.sent_at is null
    and message.due_at <= at
    and devices.id = message.device_id
    and profiles.id = devices.user_id
    and not private.wants_push(profiles, message.kind);

  with next as (
    select message.id
    from private.push_messages as message
    join public.push_subscriptions as devices on devices.id = message.device_id
    join auth.sessions on sessions.id = devices.session_id
    where message.taken_at is null
      and message.sent_at is null
      and message.due_at <= at
      and message.expires_at > at
      and message.attempts < 5
      and private.is_push_endpoint(devices.endpoint)
    order by message.due_at, message.id
    limit least(greatest(at_most, 1), 200)
    for update of message skip locked
  ),
  now_taken as (
    update private.push_messages as message
    set taken_at = at, attempts = attempts + 1
    from next
    where message.id = next.id
    returning message.*
  )
  select jsonb_agg(jsonb_build_object(
    'id', now_taken.id,
    'endpoint', devices.endpoint,
    'p256dh', devices.p256dh,
    'auth', devices.auth,
    'language', profiles.language,
    'kind', kind,
    'poses', case when push_details then to_jsonb(poses[1:3]) else '[]' end,
    'more', case when push_details then greatest(cardinality(poses) - 3, 0) else 0 end,
    'seconds_left', ceil(extract(epoch from expires_at - at))
  ))
  into taken
  from now_taken
  join public.push_subscriptions as devices on devices.id = now_taken.device_id
  join public.profiles on profiles.id = devices.user_id;
  return coalesce(taken, '[]');
end;
$$;

comment on function private.take_push_messages(int, timestamptz) is
  'As public.take_push_messages, which the API serves.';

grant execute on function private.take_push_messages(int, timestamptz) to service_role;

create function public.take_push_messages(at_most int, at timestamptz default now()) returns jsonb
language sql set search_path = ''
as $$
  select private.take_push_messages(at_most, at);
$$;

comment on function public.take_push_messages(int, timestamptz) is
  'Takes notifications that are due and that nobody has taken, at most 200: {id, endpoint, p256dh, '
  'auth, language, kind, poses, more, seconds_left} each. None for a device whose login has ended.';

grant execute on function public.take_push_messages(int, timestamptz) to service_role;

create function private.settle_push_messages(results jsonb, at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  result record;
  receiver uuid;
begin
  -- Batches that run at once share devices: taken in one order, none waits for one that waits for it.
  perform from public.push_subscriptions
  where id in (
    select device_id
    from private.push_messages
    join jsonb_to_recordset(results) as each (id uuid) on each.id = push_messages.id
  )
  order by id
  for update;

  for result in
    select each.*
    from jsonb_to_recordset(results) as each (id uuid, outcome text, wait_seconds int)
    join private.push_messages as message on message.id = each.id
    order by message.device_id, each.id
  loop
    select device_id into receiver
    from private.push_messages
    where id = result.id and taken_at is not null and sent_at is null;
    continue when not found;
    case result.outcome
      when 'sent' then
        update private.push_messages set sent_at = at where id = result.id;
        update public.push_subscriptions set last_ok_at = at, failing_since = null
        where id = receiver;
      when 'gone' then
        delete from public.push_subscriptions where id = receiver;
      when 'refused' then
        delete from private.push_messages where id = result.id;
        delete from public.push_subscriptions
        where id = receiver and failing_since < at - interval '3 days';
        update public.push_subscriptions set failing_since = at
        where id = receiver and failing_since is null;
      when 'too_large' then
        update private.push_messages set taken_at = null, poses = '{}'
        where id = result.id;
      else
        update private.push_messages
        set taken_at = null,
          due_at = at + make_interval(
            secs => least(greatest(coalesce(result.wait_seconds, 30 * 2 ^ attempts), 30), 3600)
          )
        where id = result.id;
    end case;
  end loop;
end;
$$;

comment on function private.settle_push_messages(jsonb, timestamptz) is
  'As public.settle_push_messages, which the API serves.';

grant execute on function private.settle_push_messages(jsonb, timestamptz) to service_role;

create function public.settle_push_messages(results jsonb, at timestamptz default now())
returns void
language sql set search_path = ''
as $$
  select private.settle_push_messages(results, at);
$$;

comment on function public.settle_push_messages(jsonb, timestamptz) is
  'Says what became of notifications that were taken: [{id, outcome, wait_seconds}]. sent; gone, and '
  'so is the device; refused, which ends the message, and the device after three days of nothing '
  'else; too_large, sent again without names; later, sent again after `wait_seconds`, at most an '
  'hour, or without them after a time that doubles.';

grant execute on function public.settle_push_messages(jsonb, timestamptz) to service_role;

create function private.is_reminded(person public.profiles) returns boolean
language sql stable set search_path = ''
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
  'Whether a person is reminded at all: by mail, or on a device that they have. People who are leaving '
  'are not.';
