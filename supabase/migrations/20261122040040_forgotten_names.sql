-- The audit log keeps what administrators did, and no name of a person whose account is gone. Names of
-- people stand in it only for memberships that were ended and for accounts that were deleted. A name
-- that changes changes there too, so that it can be found when its person goes.

create function private.forget_names() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.audit_log as entry
  set subject = null
  from old_rows
  where (entry.table_name = 'profiles' and entry.row_id = old_rows.id::text)
    or (entry.table_name = 'community_members' and entry.subject = old_rows.username);
  return null;
end;
$$;

-- Triggers of one event run in the order of their names: the deletion itself is in the log by now.
create trigger profiles_forget_names
after delete on public.profiles
referencing old table as old_rows
for each statement execute function private.forget_names();

create function private.rename_in_audit_log() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.audit_log
  set subject = new.username
  where table_name = 'community_members' and subject = old.username;
  return null;
end;
$$;

create trigger profiles_rename_in_audit_log
after update of username on public.profiles
for each row when (old.username is distinct from new.username)
execute function private.rename_in_audit_log();

update public.audit_log
set subject = null
where table_name = 'profiles'
  or (table_name = 'community_members' and not exists (
    select from public.profiles where username = audit_log.subject
  ));
