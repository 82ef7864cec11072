-- The one ledger (decisions, "One ledger"): every finished practice, every finished sit and every
-- achievement is one row. Points, level, totals and streaks follow from it. No client writes it.

create table public.practice_ledger (
  -- Made on the device, so that sending a completion twice counts once.
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('practice', 'timer', 'achievement')),
  asana_id uuid references public.asanas (id),
  achievement_id uuid references public.achievements (id) on delete cascade,
  assignment_id uuid references public.assigned_asanas (id) on delete set null,
  sets int not null default 1 check (sets between 1 and 10),
  source text check (source in ('home', 'library', 'assignment', 'self-practice', 'timer')),
  -- One set, or the sit; 0 for an achievement.
  duration_seconds int not null check (duration_seconds between 0 and 7200),
  points int not null check (points between 0 and 10000),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  -- The time in which it ran, pauses left out.
  active tstzmultirange,
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  -- The day on which it ended in the student's own calendar.
  local_date date not null,
  -- What the completion function answered, to be answered again.
  result jsonb,
  created_at timestamptz not null default now(),
  check (finished_at >= started_at),
  check ((kind = 'practice') = (asana_id is not null)),
  check ((kind = 'achievement') = (achievement_id is not null)),
  check ((kind = 'achievement') = (active is null)),
  check (assignment_id is null or kind = 'practice'),
  -- Nobody practises twice at once: points cannot be earned faster than time passes.
  constraint practice_ledger_no_overlap
  exclude using gist (user_id with =, kind with =, active with &&)
  where (kind in ('practice', 'timer'))
);

alter table public.assigned_asanas
add constraint assigned_asanas_completion_id_fkey
foreign key (completion_id) references public.practice_ledger (id) on delete set null;

revoke all on table public.practice_ledger from anon, authenticated;
grant select on table public.practice_ledger to authenticated;
grant all on table public.practice_ledger to service_role;

alter table public.practice_ledger enable row level security;

create policy "Students read their own ledger"
on public.practice_ledger for select to authenticated
using (user_id = (select auth.uid()));

create index practice_ledger_user_id_local_date_idx
on public.practice_ledger (user_id, local_date desc);
create index practice_ledger_asana_id_idx on public.practice_ledger (asana_id);
create index practice_ledger_achievement_id_idx on public.practice_ledger (achievement_id);
create index practice_ledger_assignment_id_idx on public.practice_ledger (assignment_id);
-- Once each (decision C31).
create unique index practice_ledger_achievement_key
on public.practice_ledger (user_id, achievement_id) where kind = 'achievement';
