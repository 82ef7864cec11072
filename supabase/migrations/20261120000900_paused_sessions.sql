-- A practice that was left with Back and can be taken up where it stood (decision C23).

create table public.paused_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  asana_id uuid not null references public.asanas (id) on delete cascade,
  paused_at timestamptz not null default now(),
  -- Seconds left of the running set.
  time_remaining int not null check (time_remaining between 0 and 7200),
  set_number int not null default 1 check (set_number between 1 and 10),
  sets int not null default 1 check (sets between 1 and 10),
  source text not null default 'library'
    check (source in ('home', 'library', 'assignment', 'self-practice')),
  -- What has run so far, [[startMs, endMs], ...]: the completion must account for every set, also
  -- for those held before the pause, and perhaps on another device.
  intervals jsonb not null default '[]'
    check (jsonb_typeof(intervals) = 'array' and jsonb_array_length(intervals) <= 500),
  unique (user_id, asana_id),
  check (set_number <= sets)
);

revoke all on table public.paused_sessions from anon, authenticated;
-- Saving again is an upsert, which writes every column that it names.
grant
  select,
  insert (user_id, asana_id, paused_at, time_remaining, set_number, sets, source, intervals),
  update (user_id, asana_id, paused_at, time_remaining, set_number, sets, source, intervals),
  delete
on table public.paused_sessions to authenticated;
grant all on table public.paused_sessions to service_role;

alter table public.paused_sessions enable row level security;

create policy "Students read their own paused practices"
on public.paused_sessions for select to authenticated
using (user_id = (select auth.uid()));

create policy "Students save their own paused practices"
on public.paused_sessions for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "Students save their own paused practices again"
on public.paused_sessions for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "Students remove their own paused practices"
on public.paused_sessions for delete to authenticated
using (user_id = (select auth.uid()));

create index paused_sessions_asana_id_idx on public.paused_sessions (asana_id);
create index paused_sessions_order_idx on public.paused_sessions (user_id, paused_at desc);
