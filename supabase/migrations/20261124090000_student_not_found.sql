-- An instructor who pauses a student whose account was deleted meanwhile reads so: `profile_not_found`
-- is said of one's own profile.

create or replace function private.hold_student(student uuid) returns date
language plpgsql
set search_path = ''
as $$
declare
  held public.profiles;
begin
  select * into held from public.profiles where id = student for update;
  if held.id is null then
    raise exception 'user_not_found';
  end if;
  return private.local_day(now(), coalesce(held.time_zone, 'UTC'));
end;
$$;

comment on function public.pause_student(uuid, date, date) is
  'Pauses all assignments of a student, the first and the last day included, and returns the id of '
  'the pause. What is open and due in it comes after it. Admins only (42501). Refuses with P0001 and '
  'user_not_found, pause_invalid (that begins before today, or in more than a year, or is longer than '
  'one), or pause_overlaps (with another one of theirs).';
