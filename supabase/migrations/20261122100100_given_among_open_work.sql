-- Of two open occurrences that were written in one moment only one was given: a time that is not there
-- yet is later than any other, and not unknown.
create or replace function private.is_given(work public.assigned_asanas) returns boolean
language sql
stable
set search_path = ''
as $$
  select not exists (
    select from public.assigned_asanas as earlier
    where earlier.series_id = work.series_id
      and (earlier.created_at, coalesce(earlier.completed_date, 'infinity'), earlier.id)
        < (work.created_at, coalesce(work.completed_date, 'infinity'), work.id)
  );
$$;
