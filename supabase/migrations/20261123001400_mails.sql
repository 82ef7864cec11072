-- Mails that students have asked for: one for new work, one for an instructor's reply.

create table private.student_mails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('assignment', 'reply')),
  assignment_id uuid unique references public.assigned_asanas (id) on delete cascade,
  poses text[] not null,
  due_date date,
  taken_at timestamptz,
  sent_at timestamptz,
  attempts int not null default 0
);

comment on table private.student_mails is
  'Mails that wait. What is to be sent is written down in the same transaction as what it is '
  'about, so that no failure of the mail service fails an assignment; the function notify-students '
  'empties the table.';
comment on column private.student_mails.assignment_id is
  'Of work that was replied to, which is announced once, however often the reply is changed.';
comment on column private.student_mails.due_date is 'Of new work.';
comment on column private.student_mails.taken_at is
  'Taken by a run of the function, which alone may send it: twice is worse than not at all.';

create index student_mails_user_id_idx on private.student_mails (user_id);
create index student_mails_waiting_idx on private.student_mails (created_at)
where taken_at is null and sent_at is null;

alter table private.student_mails enable row level security;
revoke all on table private.student_mails from public, anon, authenticated, service_role;

create function private.wants_mail(user_id uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select notifications_enabled and email_notifications_enabled
  from public.profiles where id = wants_mail.user_id;
$$;

comment on function private.wants_mail(uuid) is 'Whether a person gets mails: both switches count.';

create function private.mail_new_assignments() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  insert into private.student_mails (user_id, kind, poses, due_date)
  select new_rows.user_id, 'assignment', array_agg(asanas.name order by asanas.name), due_date
  from new_rows
  join public.asanas on asanas.id = new_rows.asana_id
  join public.profiles on profiles.id = new_rows.user_id
    and notifications_enabled and email_notifications_enabled
  -- The next occurrence of work that was done is no news.
  where origin = 'teacher' and not exists (
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
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.student_mails (user_id, kind, assignment_id, poses)
  select new.user_id, 'reply', new.id, array[name]
  from public.asanas
  where id = new.asana_id and private.wants_mail(new.user_id)
  on conflict (assignment_id) do nothing;
  return null;
end;
$$;

comment on function private.mail_reply() is 'One mail for the first reply to each piece of work.';

create trigger assigned_asanas_mail_reply
after update of reply on public.assigned_asanas
for each row when (old.reply is null and new.reply is not null)
execute function private.mail_reply();

create function private.take_student_mails(at_most int) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken jsonb;
begin
  -- After two days news is none, and nobody needs to know what was sent. Only of a reply it stays
  -- known that it was announced.
  delete from private.student_mails
  where created_at < now() - interval '2 days' and (kind = 'assignment' or sent_at is null);
  -- A student who has switched mails off since then gets none.
  delete from private.student_mails as mail
  using public.profiles
  where mail.taken_at is null
    and mail.sent_at is null
    and profiles.id = mail.user_id
    and not (notifications_enabled and email_notifications_enabled);

  with next as (
    select id from private.student_mails
    where taken_at is null and sent_at is null and attempts < 5
    order by created_at, id
    limit least(greatest(at_most, 1), 100)
    for update skip locked
  ),
  now_taken as (
    update private.student_mails as mail
    set taken_at = now(), attempts = attempts + 1
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

comment on function private.take_student_mails(int) is
  'As public.take_student_mails, which the API serves.';
grant execute on function private.take_student_mails(int) to service_role;

create function public.take_student_mails(at_most int) returns jsonb
language sql
set search_path = ''
as $$
  select private.take_student_mails(at_most);
$$;

comment on function public.take_student_mails(int) is
  'Takes mails that nobody has taken, at most 100: {id, email, language, kind, poses, due_date} '
  'each.';
revoke all on function public.take_student_mails(int) from public, anon, authenticated;
grant execute on function public.take_student_mails(int) to service_role;

create function private.settle_student_mails(sent uuid[], failed uuid[]) returns void
language sql
security definer
set search_path = ''
as $$
  update private.student_mails
  set
    sent_at = case when id = any (sent) then now() end,
    taken_at = case when id = any (sent) then taken_at end
  where id = any (sent || failed) and taken_at is not null and sent_at is null;
$$;

comment on function private.settle_student_mails(uuid[], uuid[]) is
  'As public.settle_student_mails, which the API serves.';
grant execute on function private.settle_student_mails(uuid[], uuid[]) to service_role;

create function public.settle_student_mails(sent uuid[], failed uuid[]) returns void
language sql
set search_path = ''
as $$
  select private.settle_student_mails(sent, failed);
$$;

comment on function public.settle_student_mails(uuid[], uuid[]) is
  'Says of mails that were taken which were sent, and which may be tried again.';
revoke all on function public.settle_student_mails(uuid[], uuid[]) from public, anon, authenticated;
grant execute on function public.settle_student_mails(uuid[], uuid[]) to service_role;
