-- How many people there are and how much work was given stands written down: counting it took longer with
-- every student, for each page of a list and for the dashboard.

create table private.totals (
  slot int primary key,
  people bigint not null default 0,
  students bigint not null default 0,
  given bigint not null default 0,
  completed bigint not null default 0
)
-- Room for the next version of each row beside it.
with (fillfactor = 20);

comment on table private.totals is
  'How many people and how many students there are, and how many pieces of work instructors gave and '
  'how many of these are completed: the sums of all rows. One row may be below zero.';
comment on column private.totals.slot is
  'Each connection adds to a row of its own, so that nobody who completes work waits for somebody else.';
revoke all on table private.totals from public, anon, authenticated, service_role;
alter table private.totals enable row level security;

insert into private.totals (slot, people, students, given, completed)
select
  0,
  (select count(*) from public.profiles),
  (select count(*) from public.profiles where role = 'user'),
  count(*),
  count(*) filter (where completed)
from public.assigned_asanas
where origin = 'teacher';

create function private.add_to_totals(people bigint, students bigint, given bigint, completed bigint)
returns void
language sql
set search_path = ''
as $$
  insert into private.totals as kept (slot, people, students, given, completed)
  select pg_backend_pid() % 64, added.*
  from (select people, students, given, completed) as added
  where (people, students, given, completed) <> (0, 0, 0, 0)
  on conflict (slot) do update
  set
    people = kept.people + excluded.people,
    students = kept.students + excluded.students,
    given = kept.given + excluded.given,
    completed = kept.completed + excluded.completed;
$$;

comment on function private.add_to_totals(bigint, bigint, bigint, bigint) is
  'Adds to what is written down of the school; what went is below zero.';

create function private.total_people() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  sign constant int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform private.add_to_totals(
    sign * count(*), sign * count(*) filter (where role = 'user'), 0, 0
  )
  from changed;
  return null;
end;
$$;

comment on function private.total_people() is 'Counts people who came or went.';

create trigger profiles_came
after insert on public.profiles
referencing new table as changed
for each statement execute function private.total_people();

create trigger profiles_went
after delete on public.profiles
referencing old table as changed
for each statement execute function private.total_people();

create function private.total_roles() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_to_totals(
    0, (new.role = 'user')::int - (old.role = 'user')::int, 0, 0
  );
  return null;
end;
$$;

comment on function private.total_roles() is
  'Counts who is a student no longer, or again.';

create trigger profiles_changed_role
after update of role on public.profiles
for each row when (old.role <> new.role)
execute function private.total_roles();

create function private.total_work() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  sign constant int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform private.add_to_totals(
    0, 0, sign * count(*), sign * count(*) filter (where completed)
  )
  from changed
  where origin = 'teacher';
  return null;
end;
$$;

comment on function private.total_work() is 'Counts work that was given or is gone.';

-- Named to run after all others: what it writes to is locked until the end.
create trigger assigned_asanas_total_given
after insert on public.assigned_asanas
referencing new table as changed
for each statement execute function private.total_work();

create trigger assigned_asanas_total_gone
after delete on public.assigned_asanas
referencing old table as changed
for each statement execute function private.total_work();

create function private.total_completions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_to_totals(
    0,
    0,
    (new.origin = 'teacher')::int - (old.origin = 'teacher')::int,
    (new.origin = 'teacher' and new.completed)::int
      - (old.origin = 'teacher' and old.completed)::int
  );
  return null;
end;
$$;

comment on function private.total_completions() is 'Counts given work as it is completed.';

create trigger assigned_asanas_total_completed
after update of completed, origin on public.assigned_asanas
for each row
when ((old.completed, old.origin) is distinct from (new.completed, new.origin))
execute function private.total_completions();

create function private.school_totals(
  out people bigint,
  out students bigint,
  out given bigint,
  out completed bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  select
    sum(totals.people), sum(totals.students), sum(totals.given), sum(totals.completed)
  into people, students, given, completed
  from private.totals
  -- By the index: many changes in one moment leave pages behind in which no row stands any more.
  where slot >= 0;
end;
$$;

comment on function private.school_totals() is
  'How many people there are, how many of them are students, how much work was given and how much of it '
  'is completed. Admins only (42501).';
grant execute on function private.school_totals() to authenticated;

create or replace function public.dashboard(time_zone text, week_start int) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  today date;
  week timestamptz;
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
  perform private.require_time_zone(dashboard.time_zone);
  if week_start is null or week_start not between 1 and 7 then
    raise exception 'week_start_invalid';
  end if;
  today := private.local_day(now(), dashboard.time_zone);
  week := (today - ((extract(isodow from today)::int - week_start + 7) % 7))::timestamp
    at time zone dashboard.time_zone;

  return private.school_practice(today) || (
    select jsonb_build_object(
      'today', today,
      'users',
      jsonb_build_object(
        'count', totals.people,
        'new_this_week', (select count(*) from public.profiles where created_at >= week)
      ),
      'asanas',
      (
        select jsonb_build_object(
          'count', count(*), 'new_this_week', count(*) filter (where created_at >= week)
        )
        from public.asanas
        where archived_at is null
      ),
      'communities',
      (
        select jsonb_build_object(
          'count', count(*), 'new_this_week', count(*) filter (where created_at >= week)
        )
        from public.communities
      ),
      'practices',
      jsonb_build_object(
        'count', totals.given - totals.completed,
        'new_this_week',
        (
          -- Series by series, by its first: the next occurrences of this week are many more than what was
          -- given.
          select count(*)
          from public.assignment_series as series
          cross join lateral (
            select work.created_at, work.completed
            from public.assigned_asanas as work
            where work.series_id = series.id
            order by work.created_at, coalesce(work.completed_date, 'infinity'), work.id
            limit 1
          ) as given
          where series.created_at >= week and given.created_at >= week and not given.completed
        )
      ),
      'assignments',
      jsonb_build_object('total', totals.given, 'completed', totals.completed),
      'recent', private.recent_events(),
      'audit', private.audit_acts(8, null, null, null),
      'words', private.needs_a_word()
    )
    from private.school_totals() as totals
  );
end;
$$;
