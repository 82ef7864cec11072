-- 'Delete my account' erases an account after two weeks. Until then nobody else sees the student, they get
-- no messages, and all they can do is keep the account, download their data, or go at once.

create table private.leavings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  was_visible boolean not null
);

comment on table private.leavings is
  'People who have asked for their account to be deleted. A row is deleted with the account, or when the '
  'person decides to keep it.';

comment on column private.leavings.due_at is 'When the clock erases the account.';
comment on column private.leavings.was_visible is
  'What profiles.visible_in_communities was, for somebody who stays after all.';

create index leavings_due_at_idx on private.leavings (due_at);

alter table private.leavings enable row level security;

create table private.leaving_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('leaving', 'delete_now')),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  attempts int not null default 0,
  taken_at timestamptz,
  sent_at timestamptz,
  token_hash bytea unique,
  expires_at timestamptz
);

comment on table private.leaving_mails is
  'Mails to people who are leaving, for a day: that their account will be deleted, and the link that '
  'deletes it at once.';

comment on column private.leaving_mails.due_at is
  'The mail is not to be sent before: now, or some time after an attempt that failed.';
comment on column private.leaving_mails.token_hash is
  'The hash of the token in the link, which only the mail contains; null once the person keeps the account.';

create index leaving_mails_user_id_idx on private.leaving_mails (user_id);

create index leaving_mails_asked_at_idx on private.leaving_mails (asked_at);

create index leaving_mails_waiting_idx on private.leaving_mails (due_at, id)
where taken_at is null and sent_at is null and attempts < 5;

alter table private.leaving_mails enable row level security;

create function private.is_leaving() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.leavings where user_id = (select auth.uid()));
$$;

comment on function private.is_leaving() is 'Whether the caller has asked for their account to be deleted.';

grant execute on function private.is_leaving() to authenticated;

create function private.session_refusal(session_id text, person text, path text) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    -- The token of the mail proves who it is about, also after this session has gone with the account.
    when path = '/rpc/delete_account_now' then null
    when session_id is null then null
    when not exists (
      select from auth.sessions where sessions.id = session_refusal.session_id::uuid
    ) then 'session_not_found'
    when coalesce(path, '') <> all (
      array['/rpc/my_leaving', '/rpc/keep_account', '/rpc/ask_to_delete_now', '/rpc/export_me']
    ) and exists (
      select from private.leavings where user_id = person::uuid
    ) then 'account_leaving'
  end;
$$;

comment on function private.session_refusal(text, text, text) is
  'Why a call of the table service is refused whose token has these claims: session_not_found once the '
  'session has ended, account_leaving for people who have asked for their account to be deleted, unless '
  'the call is one that they may still make. Null when it may pass.';

create function private.is_last_admin(person uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.profiles where id = person and role = 'admin')
    and not exists (
      select from public.profiles
      where role = 'admin' and id <> person
        and not exists (select from private.leavings where user_id = profiles.id)
    );
$$;

comment on function private.is_last_admin(uuid) is
  'Whether no other administrator stays when this person goes.';

create function private.begin_leaving(person uuid, session_id uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two admins who leave at once must not both succeed.
  perform from public.profiles where role = 'admin' or id = person order by id for update;
  if private.is_last_admin(person) then
    raise exception 'last_admin';
  end if;
  insert into private.leavings (user_id, asked_at, due_at, was_visible)
  select id, at, at + interval '14 days', visible_in_communities
  from public.profiles where id = person
  on conflict do nothing;
  if not found then
    return false;
  end if;
  update public.profiles set visible_in_communities = false where id = person;
  delete from auth.sessions
  where user_id = person and id is distinct from begin_leaving.session_id;
  -- With what waits to be sent to them.
  delete from public.push_subscriptions where user_id = person;
  insert into private.leaving_mails (user_id, kind, asked_at, due_at)
  values (person, 'leaving', at, at);
  return true;
end;
$$;

comment on function private.begin_leaving(uuid, uuid, timestamptz) is
  'As public.begin_leaving, which the API serves.';

grant execute on function private.begin_leaving(uuid, uuid, timestamptz) to service_role;

create function public.begin_leaving(
  person uuid,
  session_id uuid,
  at timestamptz default now()
) returns boolean
language sql set search_path = ''
as $$
  select private.begin_leaving(person, session_id, at);
$$;

comment on function public.begin_leaving(uuid, uuid, timestamptz) is
  'Lets the account of a person be deleted in 14 days: others see them no longer, every session but the '
  'one named ends, and a mail tells them. False when they were leaving already. Refuses with P0001 '
  'last_admin. For the function leave-account, which has asked for the password.';

grant execute on function public.begin_leaving(uuid, uuid, timestamptz) to service_role;

create function private.my_leaving() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_person();
  return (
    select jsonb_build_object('due_at', due_at)
    from private.leavings where user_id = (select auth.uid())
  );
end;
$$;

comment on function private.my_leaving() is 'As public.my_leaving, which the API serves.';

grant execute on function private.my_leaving() to authenticated;

create function public.my_leaving() returns jsonb
language sql stable set search_path = ''
as $$
  select private.my_leaving();
$$;

comment on function public.my_leaving() is
  'When the account of the caller is deleted, {due_at}; null when they have not asked for it.';

grant execute on function public.my_leaving() to authenticated;

create function private.keep_account() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was_visible boolean;
begin
  perform private.require_person();
  -- Locked first, as leaving and erasing do, so that none of them deadlocks.
  perform from public.profiles where id = (select auth.uid()) for update;
  delete from private.leavings where user_id = (select auth.uid())
  returning leavings.was_visible into was_visible;
  if not found then
    return;
  end if;
  update public.profiles set visible_in_communities = was_visible where id = (select auth.uid());
  delete from private.leaving_mails where user_id = (select auth.uid()) and sent_at is null;
  -- They count among those of the day.
  update private.leaving_mails set token_hash = null where user_id = (select auth.uid());
end;
$$;

comment on function private.keep_account() is 'As public.keep_account, which the API serves.';

grant execute on function private.keep_account() to authenticated;

create function public.keep_account() returns void
language sql set search_path = ''
as $$
  select private.keep_account();
$$;

comment on function public.keep_account() is
  'Lets the account of the caller stay as it was, and ends the links that would delete it. No failure '
  'for somebody who is not leaving.';

grant execute on function public.keep_account() to authenticated;

-- Locks the row of the account first, as every decision about it does, so that keeping and deleting it at
-- one moment wait for each other.

create function private.ask_to_delete_now() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_person();
  perform from public.profiles where id = (select auth.uid()) for update;
  perform from private.leavings where user_id = (select auth.uid());
  if not found then
    raise exception 'not_leaving';
  end if;
  if (
    select count(*) from private.leaving_mails
    where user_id = (select auth.uid())
      and kind = 'delete_now'
      and asked_at > now() - interval '1 day'
  ) >= 5 then
    raise exception 'deletion_mails_used_up';
  end if;
  insert into private.leaving_mails (user_id, kind, asked_at, due_at)
  values ((select auth.uid()), 'delete_now', now(), now());
end;
$$;

comment on function private.ask_to_delete_now() is
  'As public.ask_to_delete_now, which the API serves.';

grant execute on function private.ask_to_delete_now() to authenticated;

create function public.ask_to_delete_now() returns void
language sql set search_path = ''
as $$
  select private.ask_to_delete_now();
$$;

comment on function public.ask_to_delete_now() is
  'Mails a link to the address of the caller, who is leaving, that deletes their account within an hour. '
  'Refuses with P0001 not_leaving, and deletion_mails_used_up after five within a day.';

grant execute on function public.ask_to_delete_now() to authenticated;

create function private.erase_leaver(person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles where role = 'admin' or id = person order by id for update;
  if private.is_last_admin(person) then
    raise exception 'last_admin';
  end if;
  -- They may have decided a moment ago to keep the account.
  perform from private.leavings where user_id = person for update;
  return found and private.erase_user(person);
end;
$$;

comment on function private.erase_leaver(uuid) is
  'Erases somebody who is leaving; false when they are not, or are gone. Refuses with P0001 last_admin.';

create function private.delete_account_now(token text) returns boolean
language sql security definer set search_path = ''
as $$
  select coalesce((
    select private.erase_leaver(user_id) from private.leaving_mails
    where token_hash = sha256(convert_to(token, 'utf8')) and expires_at > now()
  ), false);
$$;

comment on function private.delete_account_now(text) is
  'As public.delete_account_now, which the API serves.';

grant execute on function private.delete_account_now(text) to anon, authenticated;

create function public.delete_account_now(token text) returns boolean
language sql set search_path = ''
as $$
  select private.delete_account_now(token);
$$;

comment on function public.delete_account_now(text) is
  'Erases the account to whose address the link with this token was mailed, no matter who calls. False '
  'when the link is expired, used or unknown. Refuses with P0001 last_admin.';

grant execute on function public.delete_account_now(text) to anon, authenticated;

create function private.take_leaving_mails(at_most int, at timestamptz) returns jsonb
language sql security definer set search_path = ''
as $$
  with next as materialized (
    -- A token for each attempt: 244 random bits.
    select id, case when kind = 'delete_now' then
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    end as token
    from private.leaving_mails
    where taken_at is null and sent_at is null and attempts < 5 and due_at <= at
    order by due_at, id
    limit least(greatest(at_most, 1), 100)
    for update skip locked
  ),
  taken as (
    update private.leaving_mails as mail
    set
      taken_at = at,
      attempts = attempts + 1,
      token_hash = sha256(convert_to(token, 'utf8')),
      expires_at = case when token is not null then at + interval '1 hour' end
    from next
    where mail.id = next.id
    returning mail.*, next.token
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id,
    'attempt', attempts,
    'kind', kind,
    'email', users.email,
    'language', profiles.language,
    'time_zone', profiles.time_zone,
    'due_at', leavings.due_at,
    'token', token
  )), '[]')
  from taken
  join private.leavings on leavings.user_id = taken.user_id
  join public.profiles on profiles.id = taken.user_id
  join auth.users on users.id = taken.user_id and users.email is not null;
$$;

comment on function private.take_leaving_mails(int, timestamptz) is
  'As public.take_leaving_mails, which the API serves.';

grant execute on function private.take_leaving_mails(int, timestamptz) to service_role;

create function public.take_leaving_mails(at_most int, at timestamptz default now()) returns jsonb
language sql set search_path = ''
as $$
  select private.take_leaving_mails(at_most, at);
$$;

comment on function public.take_leaving_mails(int, timestamptz) is
  'Takes mails to people who are leaving that are due and that nobody has taken, at most 100: {id, '
  'attempt, kind, email, language, time_zone, due_at, token} each. The kind delete_now has a token, '
  'known to the answer alone, which is good for an hour.';

grant execute on function public.take_leaving_mails(int, timestamptz) to service_role;

create function private.settle_leaving_mails(sent uuid[], failed uuid[], at timestamptz)
returns void
language sql security definer set search_path = ''
as $$
  update private.leaving_mails
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

comment on function private.settle_leaving_mails(uuid[], uuid[], timestamptz) is
  'As public.settle_leaving_mails, which the API serves.';

grant execute on function private.settle_leaving_mails(uuid[], uuid[], timestamptz) to service_role;

create function public.settle_leaving_mails(
  sent uuid[],
  failed uuid[],
  at timestamptz default now()
) returns void
language sql set search_path = ''
as $$
  select private.settle_leaving_mails(sent, failed, at);
$$;

comment on function public.settle_leaving_mails(uuid[], uuid[], timestamptz) is
  'Says of mails that were taken which were sent, and which are tried again, later each time, at most '
  'five times.';

grant execute on function public.settle_leaving_mails(uuid[], uuid[], timestamptz) to service_role;

create function private.leaving_sets_reminder() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.set_reminder(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end;
$$;

comment on function private.leaving_sets_reminder() is
  'Ends the reminders of a person who is leaving, and starts them again if they keep the account.';

create trigger leavings_set_reminder
after insert or delete on private.leavings
for each row execute function private.leaving_sets_reminder();

-- A backup knows who was leaving when it was made, not who has since decided to stay or asked to leave.
-- After a restore, nobody who stayed may be erased, and no request to leave may be lost.

create function private.excuse_leavers(at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  missed interval;
begin
  select excuse_leavers.at - rang_at into missed from private.clock
  where rang_at <= excuse_leavers.at - interval '1 day'
  for update;
  if not found then
    return;
  end if;
  update private.clock set rang_at = excuse_leavers.at;
  with moved as (
    update private.leavings set due_at = due_at + missed returning user_id
  )
  insert into private.leaving_mails (user_id, kind, asked_at, due_at)
  select user_id, 'leaving', excuse_leavers.at, excuse_leavers.at from moved;
end;
$$;

comment on function private.excuse_leavers(timestamptz) is
  'Lets everybody who is leaving have their two weeks, without the time in which the clock did not run '
  'for a day or longer, and mails the new date: nobody could come back while there was no server, and '
  'who came back after a backup is leaving in it still.';

create function private.carry_leavings(people jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  with newer as (
    select user_id from jsonb_to_recordset(people) as person (user_id uuid, due_at timestamptz)
    where due_at is null
  ),
  kept as (
    delete from private.leavings where user_id in (select user_id from newer)
    returning user_id, was_visible
  ),
  unwritten as (
    delete from private.leaving_mails where user_id in (select user_id from kept)
  )
  update public.profiles set visible_in_communities = was_visible
  from kept where profiles.id = kept.user_id;

  with gone as (
    insert into private.leavings (user_id, asked_at, due_at, was_visible)
    select profiles.id, person.asked_at, person.due_at, profiles.visible_in_communities
    from jsonb_to_recordset(people) as person (
      user_id uuid, asked_at timestamptz, due_at timestamptz
    )
    join public.profiles on profiles.id = person.user_id
    where person.due_at is not null
    on conflict (user_id) do update set asked_at = excluded.asked_at, due_at = excluded.due_at
    returning user_id
  ),
  silent as (
    delete from public.push_subscriptions where user_id in (select user_id from gone)
  )
  update public.profiles set visible_in_communities = false
  from gone where profiles.id = gone.user_id;
end;
$$;

comment on function private.carry_leavings(jsonb) is
  'Brings what people last wanted of their account into a restored backup: [{user_id, asked_at, due_at}] '
  'of everybody in the previous data, due_at null for those who stay. Other accounts stay as they are.';
