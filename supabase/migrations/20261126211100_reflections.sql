-- The answers of students that wait for a reply: their number beside the navigation, and the oldest first.

create function public.waiting_reflections(person public.profiles) returns int
language sql
stable
set search_path = ''
as $$
  select case when person.role = 'admin' and (select private.is_admin()) then (
    select count(*)::int
    from (
      select from public.assigned_asanas
      where origin = 'teacher' and completed and reflection_answer is not null and reply is null
      limit 100
    ) as waiting
  ) end;
$$;

comment on function public.waiting_reflections(public.profiles) is
  'Embeds into an administrator''s own profile how many answers wait for a reply, at most 100, so that '
  'it costs the same however many wait; null for everybody else.';
revoke all on function public.waiting_reflections(public.profiles) from public, anon, authenticated;
grant execute on function public.waiting_reflections(public.profiles) to authenticated;

create function public.admin_reflections(time_zone text default 'UTC', after jsonb default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page uuid[];
begin
  perform private.require_admin();
  perform private.require_time_zone(time_zone);
  page := array(
    select id from public.assigned_asanas
    where origin = 'teacher' and completed and reflection_answer is not null and reply is null
      and (
        after is null
        or (completed_date, id) > ((after ->> 'at')::timestamptz, (after ->> 'id')::uuid)
      )
    order by completed_date, id
    limit 20
  );
  return private.given_assignments(page, time_zone);
end;
$$;

comment on function public.admin_reflections(text, jsonb) is
  'Twenty answers without a reply, the one that has waited longest first, those after {at, id} of the '
  'last one: assignments as admin_assignments shows them. Admins only (42501).';
revoke all on function public.admin_reflections(text, jsonb) from public, anon, authenticated;
grant execute on function public.admin_reflections(text, jsonb) to authenticated;
