-- Sign-ups that nobody confirms end a week after they were made, in portions that are quickly done.

drop function private.remove_unconfirmed_sign_ups();

-- Removes the sign-ups that are older than seven days and that nobody has confirmed, with their profiles
-- and the usernames that these hold: all, or the `most` oldest. Another mail gains no more time than the
-- hour for which its link works, so that nobody keeps a username by asking for mails. For a schedule; no
-- role of the API may call it.
create function private.remove_unconfirmed_sign_ups(most int default null) returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.users
  where id in (
    select id from auth.users
    where email_confirmed_at is null
      and last_sign_in_at is null
      and created_at < now() - interval '7 days'
      and (
        confirmation_sent_at < now() - interval '1 hour'
        or confirmation_sent_at is not null and created_at < now() - interval '7 days 1 hour'
      )
    order by created_at
    limit most
  );
$$;
revoke all on function private.remove_unconfirmed_sign_ups(int)
from public, anon, authenticated, service_role;
