-- The only way for a person to become an admin or to stop being one (decision C16). The first
-- admin of an installation is made with SQL.

create function private.set_role(user_id uuid, role text) returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
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

  update public.profiles set role = set_role.role where profiles.id = set_role.user_id;
  if not found then
    raise exception 'user_not_found';
  end if;
  return set_role.role;
end;
$$;
grant execute on function private.set_role(uuid, text) to authenticated;

-- Gives a person the role 'user' or 'admin' and returns it. Admins only (42501). Refuses with
-- P0001 and one of last_admin, user_not_found, role_invalid.
create function public.set_role(user_id uuid, role text) returns text
language sql
set search_path = ''
as $$
  select private.set_role(user_id, role);
$$;
revoke all on function public.set_role(uuid, text) from public, anon, authenticated;
grant execute on function public.set_role(uuid, text) to authenticated;
