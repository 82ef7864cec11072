-- Whom an assignment was for is a name like any other in the audit log: it goes with its student, and
-- follows a new username.

create or replace function private.forget_names() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.audit_log as entry
  set
    subject = case
      when entry.table_name = 'profiles' or entry.table_name = 'community_members' then null
      else entry.subject
    end,
    whom = null
  from old_rows
  where (entry.table_name = 'profiles' and entry.row_id = old_rows.id::text)
    or (entry.table_name = 'community_members' and entry.subject = old_rows.username)
    or entry.whom = old_rows.username;
  return null;
end;
$$;

create or replace function private.rename_in_audit_log() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.audit_log
  set subject = new.username
  where table_name = 'community_members' and subject = old.username;
  update public.audit_log set whom = new.username where whom = old.username;
  return null;
end;
$$;
