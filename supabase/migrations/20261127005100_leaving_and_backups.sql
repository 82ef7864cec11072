-- A backup knows who was leaving when it was made, and neither who has kept the account since then nor who
-- has asked to go. Put back, it must erase nobody who has stayed, and forget nobody's wish.

create function private.excuse_leavers(at timestamptz) returns void
language plpgsql
security definer
set search_path = ''
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
revoke all on function private.excuse_leavers(timestamptz)
from public, anon, authenticated, service_role;

create function private.carry_leavings(people jsonb) returns void
language plpgsql
security definer
set search_path = ''
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
  'Brings what people last wanted of their account into a backup that was put back: [{user_id, asked_at, '
  'due_at}] of everybody in the data of before, due_at null for whoever stays. Others stay as they are.';
revoke all on function private.carry_leavings(jsonb)
from public, anon, authenticated, service_role;

create or replace function private.ring() returns void
language plpgsql
security definer
set search_path = ''
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

-- The row of the account is locked first, as by all who decide about it: whoever kept the account at the
-- same moment waited for this call, and this call for them.

create or replace function private.ask_to_delete_now(at timestamptz default now()) returns void
language plpgsql
security definer
set search_path = ''
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
      and asked_at > ask_to_delete_now.at - interval '1 day'
  ) >= 5 then
    raise exception 'deletion_mails_used_up';
  end if;
  insert into private.leaving_mails (user_id, kind, asked_at, due_at)
  values ((select auth.uid()), 'delete_now', ask_to_delete_now.at, ask_to_delete_now.at);
end;
$$;
