-- An invitation is a mail with a link to a page where a person chooses a username and a password. There is
-- no account before that, and the link proves the address. The clock sends a limited number of mails an
-- hour, so that inviting a whole school does not make the sender look like a spammer.

create function private.is_email(candidate text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(candidate) <= 320
    and candidate ~ '^[^[:space:][:cntrl:]@<>(),;:"\\]+@[^[:space:][:cntrl:]@<>(),;:"\\]+\.[^[:space:][:cntrl:]@<>(),;:"\\.]+$'
    -- The same unseen characters as in private.is_username, which come along from web pages.
    and candidate !~ (
      '[\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u180E\u2000-\u200F'
      || '\u2028-\u202F\u205F-\u206F\u3000\u3164\uFEFF\uFFA0]'
    );
$$;

comment on function private.is_email(text) is
  'Whether a text is one address and nothing else: nothing around it, nothing unseen, and no second one.';

create table private.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (private.is_email(email) and email = lower(email)),
  full_name text check (
    char_length(full_name) between 1 and 100
    and full_name !~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]'
  ),
  language text not null check (language = any (private.languages())),
  invited_by uuid references public.profiles (id) on delete set null,
  asked_at timestamptz not null default now(),
  position int not null default 0,
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  taken_at timestamptz,
  sent_at timestamptz,
  token_hash bytea unique,
  expires_at timestamptz,
  forget_at timestamptz not null default now() + interval '14 days',
  claims int not null default 0,
  claimed_at timestamptz
);

comment on table private.invitations is
  'Who is invited and has no account yet. A row goes when it is accepted or withdrawn, or when its '
  'address belongs to an account, and seven days after its link has ended.';

comment on column private.invitations.full_name is
  'What the administrator knows; the person may change it.';
comment on column private.invitations.asked_at is
  'When an administrator last asked for the mail: a change of it is what the audit log tells.';
comment on column private.invitations.position is
  'Where the person stood in the list that invited them: so they are listed, and so their mails leave.';
comment on column private.invitations.due_at is
  'The mail is not to be sent before: now, or some time after an attempt that failed.';
comment on column private.invitations.token_hash is
  'SHA-256 of the token in the mail. Each attempt makes a new token: nothing stored here opens a link.';
comment on column private.invitations.expires_at is 'When the link ends: seven days after the mail.';
comment on column private.invitations.forget_at is 'When the row is deleted.';
comment on column private.invitations.claims is
  'How often somebody has begun to accept: after twenty times the link is of no use.';
comment on column private.invitations.claimed_at is
  'When somebody began to accept, who alone may go on for a minute.';

create index invitations_invited_by_idx on private.invitations (invited_by);

create index invitations_asked_at_idx on private.invitations (asked_at desc, position, id);

create index invitations_waiting_idx on private.invitations (due_at, position, id)
where taken_at is null and sent_at is null and attempts < 5;

create index invitations_forget_at_idx on private.invitations (forget_at);

alter table private.invitations enable row level security;

create trigger invitations_audit_insert
after insert on private.invitations
referencing new table as new_rows
for each statement execute function private.audit('id');

create trigger invitations_audit_update
after update on private.invitations
referencing old table as old_rows new table as new_rows
for each statement execute function private.audit('id', 'asked_at');

create trigger invitations_audit_delete
after delete on private.invitations
referencing old table as old_rows
for each statement execute function private.audit('id');

create table private.invitation_mails (
  taken_at timestamptz not null,
  per_hour int not null
);

comment on table private.invitation_mails is
  'When mails of invitations left, whatever became of them: how many may follow within the hour.';

comment on column private.invitation_mails.per_hour is 'How many the host let leave within an hour.';

create index invitation_mails_taken_at_idx on private.invitation_mails (taken_at);

alter table private.invitation_mails enable row level security;

create function private.is_open(invitation private.invitations, at timestamptz) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when invitation.sent_at is null then invitation.attempts < 5 or invitation.taken_at is not null
    else invitation.expires_at > at
  end;
$$;

comment on function private.is_open(private.invitations, timestamptz) is
  'Whether an invitation is still on its way or its link works, as far as anybody knows.';

create function private.invite_students(people jsonb, sends boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) > 500 then
    raise exception 'too_many_invitations';
  end if;

  with given as materialized (
    select
      number,
      lower(btrim(person ->> 'email')) as email,
      nullif(btrim(person ->> 'full_name'), '') as full_name,
      coalesce(
        nullif(person ->> 'language', ''), (select default_language from public.app_settings), 'english'
      ) as language
    from jsonb_array_elements(people) with ordinality as list (person, number)
  ),
  judged as materialized (
    select given.*, case
      when private.is_email(email) is not true then 'email'
      when char_length(full_name) > 100
        or full_name ~ '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]' then 'name'
      when language <> all (private.languages()) then 'language'
      when row_number() over (partition by email order by number) > 1 then 'twice'
      -- A sign-up that nobody has confirmed is nobody's account yet.
      when exists (
        select from auth.users
        where users.email = given.email and email_confirmed_at is not null
      ) then 'known'
      when exists (
        select from private.invitations
        where invitations.email = given.email and private.is_open(invitations, now())
      ) then 'invited'
    end as reason
    from given
  ),
  written as (
    insert into private.invitations as kept (email, full_name, language, position, invited_by)
    select email, full_name, language, number, (select auth.uid())
    from judged
    where reason is null and sends
    order by number
    on conflict (email) do update
    set
      full_name = excluded.full_name,
      language = excluded.language,
      position = excluded.position,
      invited_by = excluded.invited_by,
      asked_at = excluded.asked_at,
      due_at = excluded.due_at,
      forget_at = excluded.forget_at,
      attempts = 0,
      taken_at = null,
      sent_at = null,
      token_hash = null,
      expires_at = null,
      claims = 0,
      claimed_at = null
    -- Another administrator may have been faster.
    where not private.is_open(kept, now())
    returning email
  ),
  told as (
    select number, case
      when reason is null and sends and email not in (select email from written) then 'invited'
      else reason
    end as reason
    from judged
  )
  select jsonb_build_object(
    'invited', count(*) filter (where reason is null),
    'refused', coalesce(
      jsonb_agg(
        jsonb_build_object('number', number, 'reason', reason) order by number
      ) filter (where reason is not null),
      '[]'
    )
  )
  into answer
  from told;
  return answer;
end;
$$;

comment on function private.invite_students(jsonb, boolean) is
  'As public.invite_students, which the API serves.';

grant execute on function private.invite_students(jsonb, boolean) to authenticated;

create function public.invite_students(people jsonb, sends boolean default true) returns jsonb
language sql set search_path = ''
as $$
  select private.invite_students(people, sends);
$$;

comment on function public.invite_students(jsonb, boolean) is
  'Invites people, [{email, full_name, language}], at most 500: too_many_invitations (P0001). Without '
  'a language they get the school''s. Answers {invited, refused: [{number, reason}]}, numbers from 1; '
  'reasons are email, name, language, twice (further up in the list), known (has an account) and '
  'invited (and can still accept). Without `sends` it only says what would happen. Admins only (42501).';

grant execute on function public.invite_students(jsonb, boolean) to authenticated;

create function private.state_of(invitation private.invitations, at timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select case
    when not private.is_open(invitation, at) then
      case when invitation.sent_at is null then 'failed' else 'expired' end
    when invitation.sent_at is null then 'waiting'
    else 'sent'
  end;
$$;

comment on function private.state_of(private.invitations, timestamptz) is
  'How an invitation is: waiting, sent, expired or failed.';

create function private.holds_words(invitation private.invitations, words text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select not exists (
    select from unnest(words) as word
    where strpos(private.fold(concat_ws(' ', invitation.full_name, invitation.email)), word) = 0
  );
$$;

comment on function private.holds_words(private.invitations, text[]) is
  'Whether the name and the address of an invitation hold all of these words, which are folded.';

create function private.invitations_sent_by(waiting bigint) returns timestamptz
language sql stable set search_path = ''
as $$
  -- What still fits into this hour leaves with the next ring of the clock.
  select greatest(now(), coalesce(latest, now()) + make_interval(
    hours => ceil(greatest(waiting - (per_hour - lately), 0)::numeric / per_hour)::int
  ))
  from (
    select
      max(taken_at) as latest,
      -- What a host has without INVITATIONS_PER_HOUR.
      coalesce((array_agg(mails.per_hour order by taken_at desc))[1], 50) as per_hour,
      count(*) as lately
    from private.invitation_mails as mails
    where taken_at > now() - interval '1 hour'
  ) as sending;
$$;

comment on function private.invitations_sent_by(bigint) is
  'When the last of so many waiting invitations will have left, at the latest, if none fails.';

create function private.invitations(search text, after jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  words text[] := array_remove(regexp_split_to_array(private.fold(left(search, 500)), ' '), '');
  found jsonb;
  answer jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(page) order by asked_at desc, position, id), '[]')
  into found
  from (
    select
      invitations.id,
      invitations.email,
      invitations.full_name,
      invitations.language,
      invitations.asked_at,
      invitations.position,
      invitations.expires_at,
      private.state_of(invitations, now()) as state
    from private.invitations
    where private.holds_words(invitations, words)
      and (
        after is null
        or asked_at < (after ->> 'asked_at')::timestamptz
        or asked_at = (after ->> 'asked_at')::timestamptz
          and (position, id) > ((after ->> 'position')::int, (after ->> 'id')::uuid)
      )
    order by asked_at desc, position, id
    limit 51
  ) as page;
  answer := jsonb_build_object(
    'items', case when jsonb_array_length(found) > 50 then found - 50 else found end,
    'next', case
      when jsonb_array_length(found) > 50 then jsonb_build_object(
        'asked_at', found -> 49 ->> 'asked_at',
        'position', found -> 49 -> 'position',
        'id', found -> 49 ->> 'id'
      )
    end
  );
  if after is null then
    answer := answer || (
      select jsonb_build_object(
        'total', count(*) filter (where private.holds_words(invitations, words)),
        'states', jsonb_build_object(
          'waiting', count(*) filter (where state = 'waiting'),
          'sent', count(*) filter (where state = 'sent'),
          'expired', count(*) filter (where state = 'expired'),
          'failed', count(*) filter (where state = 'failed')
        ),
        'sent_by', case
          when count(*) filter (where state = 'waiting') > 0
            then private.invitations_sent_by(count(*) filter (where state = 'waiting'))
        end
      )
      from private.invitations
      cross join lateral private.state_of(invitations, now()) as state
    );
  end if;
  return answer;
end;
$$;

comment on function private.invitations(text, jsonb) is 'As public.invitations, which the API serves.';

grant execute on function private.invitations(text, jsonb) to authenticated;

create function public.invitations(search text default '', after jsonb default null) returns jsonb
language sql stable set search_path = ''
as $$
  select private.invitations(search, after);
$$;

comment on function public.invitations(text, jsonb) is
  'A page of 50 of those who are invited and have not accepted, whose name and address hold the searched '
  'words, the latest first and those of one list as they stood in it, as {items, next}: {id, email, '
  'full_name, language, asked_at, position, expires_at, state} with the state waiting, sent, expired or '
  'failed. `after` is the `next` of the page before. With the first page come `total`, how many hold the '
  'words, `states`, how many of all there are in each state, and `sent_by`, when the last that waits will '
  'have left, or null. Admins only (42501).';

grant execute on function public.invitations(text, jsonb) to authenticated;

create function private.resend_invitations(invitation_ids uuid[]) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  changed int;
begin
  perform private.require_admin();
  if cardinality(invitation_ids) > 500 then
    raise exception 'too_many_invitations';
  end if;
  if not exists (select from private.invitations where id = any (invitation_ids)) then
    raise exception 'invitation_not_found';
  end if;
  update private.invitations
  set
    asked_at = now(),
    due_at = now(),
    forget_at = now() + interval '14 days',
    attempts = 0,
    taken_at = null,
    sent_at = null,
    token_hash = null,
    expires_at = null,
    claims = 0,
    claimed_at = null
  where id = any (invitation_ids)
    -- What waits already has its turn.
    and private.state_of(invitations, now()) <> 'waiting';
  get diagnostics changed = row_count;
  return changed;
end;
$$;

comment on function private.resend_invitations(uuid[]) is
  'As public.resend_invitations, which the API serves.';

grant execute on function private.resend_invitations(uuid[]) to authenticated;

create function public.resend_invitations(invitation_ids uuid[]) returns int
language sql set search_path = ''
as $$
  select private.resend_invitations(invitation_ids);
$$;

comment on function public.resend_invitations(uuid[]) is
  'Sends the mails of at most 500 invitations again, each with a new link; the old ones end. Those that '
  'wait keep their turn. Answers how many are sent again. Admins only (42501). Refuses with P0001 '
  'invitation_not_found if there is none, as when all were accepted, and too_many_invitations.';

grant execute on function public.resend_invitations(uuid[]) to authenticated;

create function private.withdraw_invitations(invitation_ids uuid[]) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  changed int;
begin
  perform private.require_admin();
  if cardinality(invitation_ids) > 500 then
    raise exception 'too_many_invitations';
  end if;
  delete from private.invitations where id = any (invitation_ids);
  get diagnostics changed = row_count;
  -- Of those that were withdrawn the log has a line: sent again, or another instructor was first.
  if changed = 0 and not exists (
    select from public.audit_log
    where table_name = 'invitations' and action = 'delete' and row_id = any (invitation_ids::text[])
  ) then
    raise exception 'invitation_not_found';
  end if;
  return changed;
end;
$$;

comment on function private.withdraw_invitations(uuid[]) is
  'As public.withdraw_invitations, which the API serves.';

grant execute on function private.withdraw_invitations(uuid[]) to authenticated;

create function public.withdraw_invitations(invitation_ids uuid[]) returns int
language sql set search_path = ''
as $$
  select private.withdraw_invitations(invitation_ids);
$$;

comment on function public.withdraw_invitations(uuid[]) is
  'Ends at most 500 invitations and forgets the addresses; answers how many. Those that were withdrawn stay '
  'so. Admins only (42501). Refuses with P0001 invitation_not_found if there is none, as when all were '
  'accepted, and too_many_invitations.';

grant execute on function public.withdraw_invitations(uuid[]) to authenticated;

create function private.invitation(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('email', email, 'full_name', full_name, 'language', language)
  from private.invitations
  where token_hash = sha256(convert_to(token, 'utf8')) and expires_at > now() and claims < 20;
$$;

comment on function private.invitation(text) is 'As public.invitation, which the API serves.';

grant execute on function private.invitation(text) to anon, authenticated;

create function public.invitation(token text) returns jsonb
language sql stable set search_path = ''
as $$
  select private.invitation(token);
$$;

comment on function public.invitation(text) is
  'The person a link invites: {email, full_name, language}. Null for every other token, whether it is '
  'expired, withdrawn, used or unknown.';

grant execute on function public.invitation(text) to anon, authenticated;

create function private.claim_invitation(token text, at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed private.invitations;
begin
  update private.invitations
  set claimed_at = at, claims = claims + 1
  where token_hash = sha256(convert_to(token, 'utf8'))
    and expires_at > at
    and claims < 20
    and (claimed_at is null or claimed_at <= at - interval '1 minute')
  returning * into claimed;
  if claimed.id is null then
    return null;
  end if;
  -- A sign-up that never confirmed this address has not proved that it owns it.
  delete from auth.users where users.email = claimed.email and email_confirmed_at is null;
  return jsonb_build_object(
    'id', claimed.id, 'email', claimed.email, 'language', claimed.language
  );
end;
$$;

comment on function private.claim_invitation(text, timestamptz) is
  'As public.claim_invitation, which the API serves.';

grant execute on function private.claim_invitation(text, timestamptz) to service_role;

create function public.claim_invitation(token text, at timestamptz default now()) returns jsonb
language sql set search_path = ''
as $$
  select private.claim_invitation(token, at);
$$;

comment on function public.claim_invitation(text, timestamptz) is
  'Lets one caller accept an invitation: {id, email, language}; null to everybody else for a minute, and '
  'for a token that is no good. An unconfirmed sign-up with the address is gone afterwards.';

grant execute on function public.claim_invitation(text, timestamptz) to service_role;

create function private.finish_invitation(invitation_id uuid, accepted boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if accepted then
    delete from private.invitations where id = invitation_id;
  else
    update private.invitations set claimed_at = null where id = invitation_id;
  end if;
end;
$$;

comment on function private.finish_invitation(uuid, boolean) is
  'As public.finish_invitation, which the API serves.';

grant execute on function private.finish_invitation(uuid, boolean) to service_role;

create function public.finish_invitation(invitation_id uuid, accepted boolean) returns void
language sql set search_path = ''
as $$
  select private.finish_invitation(invitation_id, accepted);
$$;

comment on function public.finish_invitation(uuid, boolean) is
  'Says what came of an invitation that was claimed: there is an account, and it is forgotten, or it may '
  'be claimed again.';

grant execute on function public.finish_invitation(uuid, boolean) to service_role;

create function private.take_invitations(at_most int, an_hour int, at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  room int;
  taken jsonb;
begin
  -- One run after the other, or two would fill the same hour.
  lock table private.invitation_mails in exclusive mode;
  select an_hour - count(*) into room
  from private.invitation_mails
  where taken_at > at - interval '1 hour';

  with next as materialized (
    -- A token for each attempt: 244 random bits.
    select id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as token
    from private.invitations
    where taken_at is null and sent_at is null and attempts < 5 and due_at <= at
    order by due_at, position, id
    limit greatest(least(at_most, room, 100), 0)
    for update skip locked
  ),
  now_taken as (
    update private.invitations as invitation
    set
      taken_at = at,
      attempts = attempts + 1,
      token_hash = sha256(convert_to(token, 'utf8')),
      expires_at = at + interval '7 days',
      forget_at = at + interval '14 days'
    from next
    where invitation.id = next.id
    returning invitation.*, next.token
  ),
  noted as (
    insert into private.invitation_mails select at, an_hour from now_taken
  )
  select jsonb_agg(jsonb_build_object(
    'id', now_taken.id,
    'attempt', attempts,
    'email', email,
    'language', now_taken.language,
    'token', token,
    'expires_at', expires_at,
    'inviter', coalesce(nullif(btrim(profiles.display_name), ''), profiles.full_name, profiles.username)
  ))
  into taken
  from now_taken
  left join public.profiles on profiles.id = invited_by;
  return coalesce(taken, '[]');
end;
$$;

comment on function private.take_invitations(int, int, timestamptz) is
  'As public.take_invitations, which the API serves.';

grant execute on function private.take_invitations(int, int, timestamptz) to service_role;

create function public.take_invitations(
  at_most int,
  an_hour int,
  at timestamptz default now()
) returns jsonb
language sql set search_path = ''
as $$
  select private.take_invitations(at_most, an_hour, at);
$$;

comment on function public.take_invitations(int, int, timestamptz) is
  'Takes invitations that are due and that nobody has taken, at most 100 and no more than leave within '
  'an hour: {id, attempt, email, language, token, expires_at, inviter} each. The token is known to the '
  'answer alone, and the one of an earlier attempt ends.';

grant execute on function public.take_invitations(int, int, timestamptz) to service_role;

create function private.settle_invitations(sent uuid[], failed uuid[], at timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update private.invitations
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

comment on function private.settle_invitations(uuid[], uuid[], timestamptz) is
  'As public.settle_invitations, which the API serves.';

grant execute on function private.settle_invitations(uuid[], uuid[], timestamptz) to service_role;

create function public.settle_invitations(
  sent uuid[],
  failed uuid[],
  at timestamptz default now()
) returns void
language sql set search_path = ''
as $$
  select private.settle_invitations(sent, failed, at);
$$;

comment on function public.settle_invitations(uuid[], uuid[], timestamptz) is
  'Says of invitations that were taken which were sent, and which are tried again, later each time; after '
  'five times they have failed.';

grant execute on function public.settle_invitations(uuid[], uuid[], timestamptz) to service_role;

create function private.tend_invitations(at timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update private.invitations set taken_at = null
  where sent_at is null and taken_at <= at - interval '5 minutes';
  delete from private.invitations
  where forget_at <= at
    -- Somebody found their own way in; or accepted, and the last step failed.
    or (claimed_at is null or claimed_at <= at - interval '5 minutes') and exists (
      select from auth.users
      where users.email = invitations.email and email_confirmed_at is not null
    );
  delete from private.invitation_mails where taken_at <= at - interval '2 hours';
$$;

comment on function private.tend_invitations(timestamptz) is
  'Frees invitations that a run took and never settled, and forgets those that are over.';
