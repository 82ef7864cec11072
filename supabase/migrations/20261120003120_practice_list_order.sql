-- The order of a student's own practice list. Gaps are kept: what is removed can come back to its
-- place.

-- Where the next pose of the caller's list goes. Volatile, so that several poses of one statement
-- stand one after the other.
create function private.end_of_practice_list() returns int
language plpgsql
set search_path = ''
as $$
begin
  return (
    select least(coalesce(max(position) + 1, 0), 100000)
    from public.self_practice
    where user_id = (select auth.uid())
  );
end;
$$;
grant execute on function private.end_of_practice_list() to authenticated, service_role;

alter table public.self_practice
alter column position set default private.end_of_practice_list();

-- Puts the caller's list in the order of the given poses, in one step. What another device has added
-- meanwhile follows behind them; what it has removed stays removed.
create function public.reorder_practice_list(asana_ids uuid[]) returns void
language sql
set search_path = ''
as $$
  update public.self_practice as entry
  set position = ordered.place
  from (
    select
      id,
      row_number() over (
        order by
          array_position(reorder_practice_list.asana_ids, asana_id) nulls last,
          position,
          added_date,
          id
      )::int - 1 as place
    from public.self_practice
    where user_id = (select auth.uid())
  ) as ordered
  where entry.id = ordered.id and entry.position <> ordered.place;
$$;
revoke all on function public.reorder_practice_list(uuid[]) from public, anon, authenticated;
grant execute on function public.reorder_practice_list(uuid[]) to authenticated;
