-- What an admin may do to another person: rename, take a picture away, change the role, delete. Each
-- act runs as the admin, so that the database decides and the audit log knows who it was.

-- Nobody takes the own role away (decision C37); else as before.
create or replace function private.set_role(user_id uuid, role text) returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if set_role.role is null or set_role.role not in ('user', 'admin') then
    raise exception 'role_invalid';
  end if;

  -- Two admins who demote each other at once must not both succeed.
  perform from public.profiles where profiles.role = 'admin' order by id for update;
  if set_role.role = 'user' and not exists (
    select from public.profiles
    where profiles.role = 'admin' and profiles.id <> set_role.user_id
  ) then
    raise exception 'last_admin';
  end if;
  -- The other one was faster.
  perform private.require_admin();
  if set_role.role = 'user' and set_role.user_id = (select auth.uid()) then
    raise exception 'own_role';
  end if;

  update public.profiles set role = set_role.role where profiles.id = set_role.user_id;
  if not found then
    raise exception 'user_not_found';
  end if;
  return set_role.role;
end;
$$;

create function private.save_user(
  user_id uuid,
  seen jsonb,
  username text,
  full_name text,
  removes_avatar boolean
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.profiles;
begin
  perform private.require_admin();
  select * into person from public.profiles where id = user_id for update;
  if person.id is null then
    raise exception 'user_not_found';
  end if;
  -- Not updated_at: that moves whenever the student practises.
  if (person.username, person.full_name, person.avatar_url) is distinct from
    (seen ->> 'username', seen ->> 'full_name', seen ->> 'avatar_url')
  then
    raise exception 'changed_meanwhile';
  end if;
  update public.profiles
  set
    username = btrim(save_user.username),
    full_name = nullif(btrim(save_user.full_name), ''),
    avatar_url = case when removes_avatar then null else profiles.avatar_url end
  where id = user_id;
end;
$$;
grant execute on function private.save_user(uuid, jsonb, text, text, boolean) to authenticated;

-- Changes a person's names, and takes the picture away if asked to. `seen` holds username, full_name
-- and avatar_url as the admin read them. Admins only (42501). Refuses with P0001 and user_not_found or
-- changed_meanwhile, and with 23505 when somebody else has the username.
create function public.save_user(
  user_id uuid,
  seen jsonb,
  username text,
  full_name text,
  removes_avatar boolean
) returns void
language sql
set search_path = ''
as $$
  select private.save_user(user_id, seen, username, full_name, removes_avatar);
$$;
revoke all on function public.save_user(uuid, jsonb, text, text, boolean)
from public, anon, authenticated;
grant execute on function public.save_user(uuid, jsonb, text, text, boolean) to authenticated;

create function private.delete_user(user_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  -- Two admins who delete each other at once must not both succeed: the slower one is none any more.
  perform from public.profiles where role = 'admin' order by id for update;
  perform private.require_admin();
  -- So the last admin stays as well: nobody else could ask.
  if user_id = (select auth.uid()) then
    raise exception 'own_account';
  end if;
  delete from auth.users where id = user_id;
  if not found then
    raise exception 'user_not_found';
  end if;
end;
$$;
grant execute on function private.delete_user(uuid) to authenticated;

-- Deletes a person's account and everything in the database that belongs to it; the function of the
-- same name removes the files as well. Admins only (42501). Refuses with P0001 and own_account or
-- user_not_found.
create function public.delete_user(user_id uuid) returns void
language sql
set search_path = ''
as $$
  select private.delete_user(user_id);
$$;
revoke all on function public.delete_user(uuid) from public, anon, authenticated;
grant execute on function public.delete_user(uuid) to authenticated;

-- An account is made by the auth service, which has no admin's token: who asked for it stands in a
-- part of the account that only the service key writes. An admin who makes a profile that was missing
-- has a token, and is in the log already.
create function private.audit_created_accounts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.audit_log (admin_id, action, table_name, row_id)
  select (users.raw_app_meta_data ->> 'created_by')::uuid, 'insert', 'profiles', new_rows.id
  from new_rows
  join auth.users on users.id = new_rows.id
  where users.raw_app_meta_data ? 'created_by' and (select auth.uid()) is null;
  return null;
end;
$$;

create trigger profiles_audit_created_accounts
after insert on public.profiles
referencing new table as new_rows
for each statement execute function private.audit_created_accounts();
