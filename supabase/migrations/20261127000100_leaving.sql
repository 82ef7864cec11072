-- 'Delete my account': whoever asks for it is gone two weeks later. Until then nobody sees them, they are
-- told of nothing, and all that they can do is keep the account, take their data with them, or go at once.

create table private.leavings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  was_visible boolean not null
);

comment on table private.leavings is
  'Who has asked for their account to be deleted. A row goes with the account, or when it is kept.';
comment on column private.leavings.due_at is 'When the clock erases the account.';
comment on column private.leavings.was_visible is
  'What profiles.visible_in_communities was, for somebody who stays after all.';

create index leavings_due_at_idx on private.leavings (due_at);
alter table private.leavings enable row level security;
revoke all on table private.leavings from public, anon, authenticated, service_role;

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
  'Of the token in the link, which the mail alone holds; null once the account is kept.';

create index leaving_mails_user_id_idx on private.leaving_mails (user_id);
create index leaving_mails_asked_at_idx on private.leaving_mails (asked_at);
create index leaving_mails_waiting_idx on private.leaving_mails (due_at, id)
where taken_at is null and sent_at is null and attempts < 5;
alter table private.leaving_mails enable row level security;
revoke all on table private.leaving_mails from public, anon, authenticated, service_role;

insert into private.personal_data
  (table_name, column_name, via, on_export, on_erase, reason)
values
  ('private.leavings', 'user_id', null, 'yes', 'delete', null),
  (
    'private.leaving_mails', 'user_id', null, 'no', 'delete',
    'Waits to be sent, and says nothing that the leaving does not say.'
  );

create view private.export_leaving as
select user_id as person, asked_at, due_at, was_visible from private.leavings;
insert into private.export_sections (section, place, keys) values ('leaving', 15, '{asked_at}');

-- The gate.

create function private.is_leaving() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from private.leavings where user_id = (select auth.uid()));
$$;

comment on function private.is_leaving() is 'Whether the caller has asked for their account to be deleted.';
grant execute on function private.is_leaving() to authenticated;

create function private.session_refusal(session_id text, person text, path text) returns text
language sql
stable
security definer
set search_path = ''
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
  'session has ended, account_leaving for whoever has asked for their account to be deleted, unless the '
  'call is one of those that are left to them. Null when it may pass.';
revoke all on function private.session_refusal(text, text, text)
from public, anon, authenticated, service_role;

create or replace function private.require_session() returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
  refusal text := private.session_refusal(
    claims ->> 'session_id', claims ->> 'sub', current_setting('request.path', true)
  );
begin
  -- PT401 makes the table service answer with status 401, PT403 with 403.
  if refusal = 'session_not_found' then
    raise sqlstate 'PT401' using message = refusal;
  elsif refusal is not null then
    raise sqlstate 'PT403' using message = refusal;
  end if;
end;
$$;

comment on function private.require_session() is
  'A person who logs out everywhere is out on other devices at their next call, not only when the '
  'token expires that they hold, and whoever is leaving reads and writes nothing more. The table '
  'service runs this before every call.';

-- The file service runs no such function; what people read of it are their own pictures.
alter policy "People add their own avatars and admins the other media"
on storage.objects
with check (
  not (select private.is_leaving())
  and (
    (
      bucket_id = 'avatars'
      and split_part(name, '/', 1) = (select auth.uid())::text
      and (select private.may_add_avatar())
    )
    or (
      bucket_id in ('asana_images', 'asana_videos', 'community_images')
      and (select private.is_admin())
    )
  )
);
alter policy "People replace their own avatars and admins the other media"
on storage.objects
using (
  not (select private.is_leaving())
  and (
    (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
    or (
      bucket_id in ('asana_images', 'asana_videos', 'community_images')
      and (select private.is_admin())
    )
  )
)
with check (
  not (select private.is_leaving())
  and (
    (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
    or (
      bucket_id in ('asana_images', 'asana_videos', 'community_images')
      and (select private.is_admin())
    )
  )
);
alter policy "People remove their own avatars and admins the other media"
on storage.objects
using (
  not (select private.is_leaving())
  and (
    (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
    or (
      bucket_id in ('asana_images', 'asana_videos', 'community_images')
      and (select private.is_admin())
    )
  )
);

-- Leaving and staying.

create function private.is_last_admin(person uuid) returns boolean
language sql
stable
set search_path = ''
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
revoke all on function private.is_last_admin(uuid) from public, anon, authenticated, service_role;

create function private.begin_leaving(person uuid, session_id uuid, at timestamptz) returns boolean
language plpgsql
security definer
set search_path = ''
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
language sql
set search_path = ''
as $$
  select private.begin_leaving(person, session_id, at);
$$;

comment on function public.begin_leaving(uuid, uuid, timestamptz) is
  'Lets the account of a person be deleted in 14 days: others see them no longer, every session but the '
  'one named ends, and a mail tells them. False when they were leaving already. Refuses with P0001 '
  'last_admin. For the function leave-account, which has asked for the password.';
revoke all on function public.begin_leaving(uuid, uuid, timestamptz)
from public, anon, authenticated;
grant execute on function public.begin_leaving(uuid, uuid, timestamptz) to service_role;

create function private.my_leaving() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
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
language sql
stable
set search_path = ''
as $$
  select private.my_leaving();
$$;

comment on function public.my_leaving() is
  'When the account of the caller is deleted, {due_at}; null when they have not asked for it.';
revoke all on function public.my_leaving() from public, anon, authenticated;
grant execute on function public.my_leaving() to authenticated;

create function private.keep_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_visible boolean;
begin
  perform private.require_person();
  -- First, as whoever begins to leave or is erased does.
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
language sql
set search_path = ''
as $$
  select private.keep_account();
$$;

comment on function public.keep_account() is
  'Lets the account of the caller stay as it was, and ends the links that would delete it. No failure '
  'for somebody who is not leaving.';
revoke all on function public.keep_account() from public, anon, authenticated;
grant execute on function public.keep_account() to authenticated;

-- Going at once.

create function private.ask_to_delete_now(at timestamptz default now()) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
  -- Two that ask at once come one after the other.
  perform from private.leavings where user_id = (select auth.uid()) for update;
  if not found then
    raise exception 'not_leaving';
  end if;
  if (
    select count(*) from private.leaving_mails
    where user_id = (select auth.uid())
      and kind = 'delete_now'
      and asked_at > ask_to_delete_now.at - interval '1 day'
  ) >= 5 then
    raise exception 'deletion_mails_used_up';
  end if;
  insert into private.leaving_mails (user_id, kind, asked_at, due_at)
  values ((select auth.uid()), 'delete_now', ask_to_delete_now.at, ask_to_delete_now.at);
end;
$$;

comment on function private.ask_to_delete_now(timestamptz) is
  'As public.ask_to_delete_now, which the API serves.';
grant execute on function private.ask_to_delete_now(timestamptz) to authenticated;

create function public.ask_to_delete_now() returns void
language sql
set search_path = ''
as $$
  select private.ask_to_delete_now();
$$;

comment on function public.ask_to_delete_now() is
  'Mails a link to the address of the caller, who is leaving, that deletes their account within an hour. '
  'Refuses with P0001 not_leaving, and deletion_mails_used_up after five within a day.';
revoke all on function public.ask_to_delete_now() from public, anon, authenticated;
grant execute on function public.ask_to_delete_now() to authenticated;

create function private.erase_leaver(person uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.profiles where role = 'admin' or id = person order by id for update;
  if private.is_last_admin(person) then
    raise exception 'last_admin';
  end if;
  -- They may have kept the account a moment ago.
  perform from private.leavings where user_id = person for update;
  return found and private.erase_user(person);
end;
$$;

comment on function private.erase_leaver(uuid) is
  'Erases somebody who is leaving; false when they are not, or are gone. Refuses with P0001 last_admin.';
revoke all on function private.erase_leaver(uuid) from public, anon, authenticated, service_role;

create function private.delete_account_now(token text, at timestamptz default now()) returns boolean
language sql
security definer
set search_path = ''
as $$
  select coalesce((
    select private.erase_leaver(user_id) from private.leaving_mails
    where token_hash = sha256(convert_to(token, 'utf8')) and expires_at > delete_account_now.at
  ), false);
$$;

comment on function private.delete_account_now(text, timestamptz) is
  'As public.delete_account_now, which the API serves.';
grant execute on function private.delete_account_now(text, timestamptz) to anon, authenticated;

create function public.delete_account_now(token text) returns boolean
language sql
set search_path = ''
as $$
  select private.delete_account_now(token);
$$;

comment on function public.delete_account_now(text) is
  'Erases the account to whose address the link with this token was mailed, whoever calls. False when '
  'the link has ended, was used or never was one. Refuses with P0001 last_admin.';
revoke all on function public.delete_account_now(text) from public, anon, authenticated;
grant execute on function public.delete_account_now(text) to anon, authenticated;

-- Their mails.

create function private.take_leaving_mails(at_most int, at timestamptz) returns jsonb
language sql
security definer
set search_path = ''
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
language sql
set search_path = ''
as $$
  select private.take_leaving_mails(at_most, at);
$$;

comment on function public.take_leaving_mails(int, timestamptz) is
  'Takes mails to people who are leaving that are due and that nobody has taken, at most 100: {id, '
  'attempt, kind, email, language, time_zone, due_at, token} each. The kind delete_now has a token, '
  'known to the answer alone, which is good for an hour.';
revoke all on function public.take_leaving_mails(int, timestamptz)
from public, anon, authenticated;
grant execute on function public.take_leaving_mails(int, timestamptz) to service_role;

create function private.settle_leaving_mails(sent uuid[], failed uuid[], at timestamptz)
returns void
language sql
security definer
set search_path = ''
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
language sql
set search_path = ''
as $$
  select private.settle_leaving_mails(sent, failed, at);
$$;

comment on function public.settle_leaving_mails(uuid[], uuid[], timestamptz) is
  'Says of mails that were taken which were sent, and which are tried again, later each time, at most '
  'five times.';
revoke all on function public.settle_leaving_mails(uuid[], uuid[], timestamptz)
from public, anon, authenticated;
grant execute on function public.settle_leaving_mails(uuid[], uuid[], timestamptz) to service_role;
