-- Work that an instructor gave, one row per occurrence (decision C20), and one completed row per
-- finished practice that no assignment asked for (decision C18). Rows are completed by the
-- completion function only.

create table public.assigned_asanas (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  asana_id uuid not null references public.asanas (id),
  assigned_by uuid default auth.uid() references public.profiles (id) on delete set null,
  origin text not null default 'teacher' check (origin in ('teacher', 'practice')),
  -- The occurrences of one assignment; null for a practice of the student's own.
  series_id uuid default gen_random_uuid(),
  frequency text not null default 'daily'
    check (frequency in ('daily', 'weekly', 'biweekly', 'specific_days')),
  days_of_week text[],
  assigned_date timestamptz not null default now(),
  -- A day of the student's calendar.
  due_date date not null,
  completed boolean not null default false,
  completed_date timestamptz,
  notes text check (char_length(notes) <= 2000),
  reflection_question text check (char_length(reflection_question) <= 500),
  reflection_answer text check (char_length(reflection_answer) <= 4000),
  reply text check (char_length(reply) <= 4000),
  replied_at timestamptz,
  replied_by uuid references public.profiles (id) on delete set null,
  reply_seen_at timestamptz,
  -- The ledger row that completed it; its foreign key follows with the ledger.
  completion_id uuid,
  check (completed = (completed_date is not null)),
  check ((origin = 'teacher') = (series_id is not null)),
  constraint assigned_asanas_days_of_week_check check (
    case frequency
      when 'specific_days' then
        coalesce(cardinality(days_of_week), 0) between 1 and 7
        and days_of_week <@ array[
          'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
        ]
      else days_of_week is null
    end
  )
);

revoke all on table public.assigned_asanas from anon, authenticated;
grant
  select,
  insert (
    user_id,
    asana_id,
    frequency,
    days_of_week,
    assigned_date,
    due_date,
    notes,
    reflection_question,
    completed
  ),
  -- Opening an instructor's reply marks it read (decision C21); no other column is a client's.
  update (reply_seen_at),
  delete
on table public.assigned_asanas to authenticated;
grant all on table public.assigned_asanas to service_role;

alter table public.assigned_asanas enable row level security;

create policy "Students read their own assignments and admins read all"
on public.assigned_asanas for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Admins assign open work"
on public.assigned_asanas for insert to authenticated
with check ((select private.is_admin()) and not completed);

create policy "Students mark replies to their own work as read"
on public.assigned_asanas for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "Admins delete assignments"
on public.assigned_asanas for delete to authenticated
using ((select private.is_admin()));

create index assigned_asanas_open_idx
on public.assigned_asanas (user_id, due_date, id) where not completed;
create index assigned_asanas_user_id_completed_date_idx
on public.assigned_asanas (user_id, completed_date desc);
create index assigned_asanas_asana_id_idx on public.assigned_asanas (asana_id);
create index assigned_asanas_assigned_by_idx on public.assigned_asanas (assigned_by);
create index assigned_asanas_replied_by_idx on public.assigned_asanas (replied_by);
create index assigned_asanas_completion_id_idx on public.assigned_asanas (completion_id);
create index assigned_asanas_series_id_idx on public.assigned_asanas (series_id);
create index assigned_asanas_created_at_idx on public.assigned_asanas (created_at desc);
