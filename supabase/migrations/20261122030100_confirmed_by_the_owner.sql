-- An account belongs to whoever reads the mails of its address, and not to whoever signed up with it
-- first.

-- The password of a sign-up ends when its address is confirmed, by whatever link: it may be that of
-- somebody who signed up with a stranger's address and waited. Whoever confirms chooses the password.
create function private.forget_password_of_sign_up() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.encrypted_password := null;
  return new;
end;
$$;

-- An account that an administrator makes has had no confirmation mail and keeps its password; so does
-- one that is given a password by the same statement.
create trigger on_address_confirmed
before update on auth.users
for each row
when (
  old.email_confirmed_at is null
  and new.email_confirmed_at is not null
  and old.confirmation_sent_at is not null
  and new.encrypted_password is not distinct from old.encrypted_password
)
execute function private.forget_password_of_sign_up();

-- Removes the sign-ups that nobody has confirmed within seven days of their last mail, with their
-- profiles and the usernames that these hold. For a schedule; no role of the API may call it.
create function private.remove_unconfirmed_sign_ups() returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.users
  where email_confirmed_at is null
    and last_sign_in_at is null
    and confirmation_sent_at < now() - interval '7 days';
$$;
revoke all on function private.remove_unconfirmed_sign_ups() from public, anon, authenticated, service_role;
revoke all on function private.forget_password_of_sign_up() from public, anon, authenticated, service_role;
