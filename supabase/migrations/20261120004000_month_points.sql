-- The points of each month, kept beside the ledger: a board of the month reads its first rows, and
-- does not add up everybody's month whenever somebody looks (decision C32).

create table public.month_points (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- The first day of the month, by the local dates of the ledger.
  month date not null check (extract(day from month) = 1),
  points int not null check (points >= 0),
  primary key (user_id, month)
);

revoke all on table public.month_points from anon, authenticated;
grant select on table public.month_points to authenticated;
grant all on table public.month_points to service_role;

alter table public.month_points enable row level security;

create policy "Students read their own months"
on public.month_points for select to authenticated
using (user_id = (select auth.uid()));

create index month_points_board_idx on public.month_points (month, points desc, user_id);

insert into public.month_points (user_id, month, points)
select user_id, date_trunc('month', local_date)::date, sum(points)
from public.practice_ledger
group by 1, 2;

-- Every row of the ledger counts, achievements included. Once a statement and not once a row: rows of
-- one student that come together would each write the same month again.
create function private.add_month_points() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.month_points as kept (user_id, month, points)
  select user_id, date_trunc('month', local_date)::date, sum(points)
  from added
  group by 1, 2
  order by 1, 2
  on conflict (user_id, month) do update set points = kept.points + excluded.points;
  return null;
end;
$$;

create trigger practice_ledger_month_points
after insert on public.practice_ledger
referencing new table as added
for each statement execute function private.add_month_points();
