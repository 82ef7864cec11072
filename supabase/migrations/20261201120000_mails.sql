-- The mails that students ask for: new assignments, replies and the daily reminder.

create table private.student_mails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('assignment', 'reply', 'reminder')),
  assignment_id uuid unique references public.assigned_asanas (id) on delete cascade,
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
  'Of work that was replied to, which is announced once, however often the reply is changed.';
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

create unique index student_mails_reminder_idx on private.student_mails (user_id, due_date)
where kind = 'reminder';

alter table private.student_mails enable row level security;

create function private.wants_mail(user_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select notifications_enabled and email_notifications_enabled
  from public.profiles where id = wants_mail.user_id;
$$;

create function private.wants_mail(person public.profiles, kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select person.notifications_enabled and person.email_notifications_enabled
    and (kind <> 'reminder' or person.mail_reminder);
$$;

comment on function private.wants_mail(uuid) is 'Whether a person gets mails: both switches count.';

comment on function private.wants_mail(public.profiles, text) is
  'Whether a person wants mails of this kind: the switches above it count too.';

create function private.mail_new_assignments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  insert into private.student_mails (user_id, kind, poses, due_date)
  select new_rows.user_id, 'assignment', array_agg(texts.name order by texts.name), due_date
  from new_rows
  join public.profiles on profiles.id = new_rows.user_id
    and notifications_enabled and email_notifications_enabled
  join public.asana_texts as texts
    on texts.asana_id = new_rows.asana_id and texts.language = profiles.language
  -- The next occurrence of work that was done is no news.
  where origin = 'instructor' and not exists (
    select from public.assigned_asanas as earlier
    where earlier.series_id = new_rows.series_id and earlier.id <> new_rows.id
  )
  group by new_rows.user_id, due_date;
  return null;
end;
$$;

comment on function private.mail_new_assignments() is
  'One mail for each student of a statement, whatever it gave them.';

create trigger assigned_asanas_mail_new
after insert on public.assigned_asanas
referencing new table as new_rows
for each statement execute function private.mail_new_assignments();

create function private.mail_reply() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.student_mails (user_id, kind, assignment_id, poses)
  select new.user_id, 'reply', new.id, array[texts.name]
  from public.profiles
  join public.asana_texts as texts
    on texts.asana_id = new.asana_id and texts.language = profiles.language
  where profiles.id = new.user_id and private.wants_mail(new.user_id)
  on conflict (assignment_id) do nothing;
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

comment on function private.take_student_mails(int, timestamptz) is
  'As public.take_student_mails, which the API serves.';

grant execute on function private.take_student_mails(int, timestamptz) to service_role;

create function public.take_student_mails(at_most int, at timestamptz default now()) returns jsonb
language sql set search_path = ''
as $$
  select private.take_student_mails(at_most, at);
$$;

comment on function public.take_student_mails(int, timestamptz) is
  'Takes mails that are due and that nobody has taken, at most 100: {id, email, language, kind, '
  'poses, due_date} each.';

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

create view private.export_profile as
select
  id as person, id, username, full_name, display_name, avatar_url, role, points, level, daily_streak,
  daily_streak_date, current_streak, current_streak_date, best_streak, total_practices, last_active_on, language,
  theme, text_size, pinch_zoom, time_zone, visible_in_communities, notifications_enabled,
  push_notifications_enabled, email_notifications_enabled, reminder_time, quiet_from, quiet_until,
  push_reminder, push_new_work, push_replies, push_details, sound_enabled, sound_volume,
  cue_get_ready, cue_switch_sides, cue_last_seconds, cue_spoken, guidance, health_notice_seen_at,
  created_at, updated_at, mail_reminder
from public.profiles;
