-- What students are asked to do, what they did, and what that earned them: the tables. How a row
-- gets into them is the subject of the next files.

create table public.achievements (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  description text not null check (char_length(description) <= 500),
  image_url text
    check (char_length(image_url) <= 2000 and image_url ~ '^https://[^[:space:]]+$'),
  metric text not null
    check (metric in ('early_practices', 'daily_streak', 'sit_minutes', 'target_practices')),
  target_area text,
  threshold int not null check (threshold between 1 and 1000000),
  check ((metric = 'target_practices') = (target_area is not null))
);

create table public.user_achievements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  achievement_id uuid not null references public.achievements (id) on delete cascade,
  date_earned timestamptz not null default now(),
  unique (user_id, achievement_id)
);

comment on table public.achievements is 'What can be earned: each achievement is a rule in a row.';
comment on column public.achievements.metric is
  'early_practices: practices that ended before 08:00 local time. daily_streak: days in a row. '
  'sit_minutes: minutes of meditation. target_practices: practices of poses with the target area.';
comment on table public.user_achievements is
  'Who has earned what. Only the completion function writes it.';

create index user_achievements_achievement_id_idx on public.user_achievements (achievement_id);
create index user_achievements_date_earned_idx
on public.user_achievements (user_id, date_earned desc);
create index user_achievements_latest_idx on public.user_achievements (date_earned desc);

revoke all on table public.achievements, public.user_achievements from anon, authenticated;
grant select on table public.achievements, public.user_achievements to authenticated;
grant all on table public.achievements, public.user_achievements to service_role;

alter table public.achievements enable row level security;
alter table public.user_achievements enable row level security;

create policy "Everyone signed in reads what can be earned"
on public.achievements for select to authenticated
using (true);

create policy "Students read what they earned and admins read all"
on public.user_achievements for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

create table public.assigned_asanas (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  asana_id uuid not null references public.asanas (id),
  assigned_by uuid default auth.uid() references public.profiles (id) on delete set null,
  origin text not null default 'teacher' check (origin in ('teacher', 'practice')),
  series_id uuid default gen_random_uuid(),
  frequency text not null default 'daily'
    check (frequency in ('daily', 'weekly', 'biweekly', 'specific_days')),
  days_of_week text[],
  assigned_date timestamptz not null default now(),
  -- 'infinity' is a date to the database and to nobody else. The days are far apart: an occurrence
  -- follows another for a century after the last day on which work can begin.
  due_date date not null check (due_date between date '2000-01-01' and date '2199-12-31'),
  completed boolean not null default false,
  completed_date timestamptz,
  notes text check (char_length(notes) <= 2000),
  reflection_question text check (char_length(reflection_question) <= 500),
  reflection_answer text check (char_length(reflection_answer) <= 4000),
  reply text check (char_length(reply) <= 4000),
  replied_at timestamptz,
  replied_by uuid references public.profiles (id) on delete set null,
  reply_seen_at timestamptz,
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

comment on table public.assigned_asanas is
  'Assignments: one row for each occurrence of the work that an instructor gave, and one completed '
  'row for each finished practice that no assignment asked for. Only the completion function '
  'completes rows.';
comment on column public.assigned_asanas.origin is
  'teacher: given by an instructor. practice: a practice of the student''s own. Lists and rates of '
  'administrators know only what was given.';
comment on column public.assigned_asanas.series_id is
  'The same for all occurrences of one assignment; null for a practice of the student''s own.';
comment on column public.assigned_asanas.due_date is 'A day of the student''s calendar.';
comment on column public.assigned_asanas.completion_id is 'The ledger row that completed it.';

create index assigned_asanas_open_idx
on public.assigned_asanas (user_id, due_date, id) where not completed;
create index assigned_asanas_user_id_completed_date_idx
on public.assigned_asanas (user_id, completed_date desc);
create index assigned_asanas_unread_reply_idx
on public.assigned_asanas (user_id, replied_at desc)
where reply is not null and reply_seen_at is null;
create index assigned_asanas_asana_id_idx on public.assigned_asanas (asana_id);
create index assigned_asanas_assigned_by_idx on public.assigned_asanas (assigned_by);
create index assigned_asanas_replied_by_idx on public.assigned_asanas (replied_by);
create index assigned_asanas_completion_id_idx on public.assigned_asanas (completion_id);
create index assigned_asanas_series_id_idx on public.assigned_asanas (series_id);
create index assigned_asanas_created_at_idx on public.assigned_asanas (created_at desc);
-- What was given, the latest first; `completed` beside it, so that counting reads the index alone.
create index assigned_asanas_given_idx
on public.assigned_asanas (created_at desc, id desc) include (completed)
where origin = 'teacher';
-- Words that few people or poses hold are looked for among their work alone.
create index assigned_asanas_given_to_idx
on public.assigned_asanas (user_id, created_at desc, id desc) where origin = 'teacher';
create index assigned_asanas_given_asana_idx
on public.assigned_asanas (asana_id, created_at desc, id desc) where origin = 'teacher';
-- The completed work, the latest first: of the dashboard and of the list of what is completed.
create index assigned_asanas_given_completed_idx
on public.assigned_asanas (completed_date desc, id desc)
where origin = 'teacher' and completed;
create index assigned_asanas_replied_at_idx
on public.assigned_asanas (replied_at desc)
where replied_at is not null;

revoke all on table public.assigned_asanas from anon, authenticated;
grant
  select,
  insert (
    -- Made on the device: work is given once, however often the network makes an instructor send it.
    id,
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
  -- Opening an instructor's reply marks it read; no other column is a client's.
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
with check ((select private.is_admin()) and not completed and due_date < date '2100-01-01');

create policy "Students mark replies to their own work as read"
on public.assigned_asanas for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

-- What a student has done is theirs: only what is still to do can be taken back.
create policy "Admins delete assignments"
on public.assigned_asanas for delete to authenticated
using ((select private.is_admin()) and not completed);

create table public.practice_ledger (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('practice', 'timer', 'achievement')),
  asana_id uuid references public.asanas (id),
  achievement_id uuid references public.achievements (id) on delete cascade,
  assignment_id uuid references public.assigned_asanas (id) on delete set null,
  sets int not null default 1 check (sets between 1 and 10),
  source text check (
    source in ('home', 'library', 'assignment', 'self-practice', 'preset', 'timer')
  ),
  duration_seconds int not null check (duration_seconds between 0 and 7200),
  points int not null check (points between 0 and 10000),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  active tstzmultirange,
  time_zone text not null check (char_length(time_zone) between 1 and 64),
  local_date date not null,
  result jsonb,
  created_at timestamptz not null default now(),
  check (finished_at >= started_at),
  check ((kind = 'practice') = (asana_id is not null)),
  check ((kind = 'achievement') = (achievement_id is not null)),
  check ((kind = 'achievement') = (active is null)),
  check (assignment_id is null or kind = 'practice'),
  -- Nobody practices twice at once: points cannot be earned faster than time passes.
  constraint practice_ledger_no_overlap
  exclude using gist (user_id with =, kind with =, active with &&)
  where (kind in ('practice', 'timer'))
);

alter table public.assigned_asanas
add constraint assigned_asanas_completion_id_fkey
foreign key (completion_id) references public.practice_ledger (id) on delete set null;

comment on table public.practice_ledger is
  'The one ledger: every finished practice, every finished meditation and every achievement is one '
  'row. Points, level, totals and streaks follow from it. No client writes it.';
comment on column public.practice_ledger.id is
  'Made on the device, so that sending a completion twice counts once.';
comment on column public.practice_ledger.source is
  'From where a practice was begun, and where it returned.';
comment on column public.practice_ledger.duration_seconds is
  'Of one set, or of the meditation; 0 for an achievement.';
comment on column public.practice_ledger.active is 'The time in which it ran, pauses left out.';
comment on column public.practice_ledger.local_date is
  'The day of the student''s calendar on which it counts.';
comment on column public.practice_ledger.result is
  'What the completion function answered, to be answered again.';

-- A student's history is read newest day first, a page at a time: each page begins where the index
-- stands.
create index practice_ledger_history_idx
on public.practice_ledger (user_id, local_date desc, finished_at desc, id desc);
create index practice_ledger_asana_id_idx on public.practice_ledger (asana_id);
create index practice_ledger_achievement_id_idx on public.practice_ledger (achievement_id);
create index practice_ledger_assignment_id_idx on public.practice_ledger (assignment_id);
-- An achievement is earned once.
create unique index practice_ledger_achievement_key
on public.practice_ledger (user_id, achievement_id) where kind = 'achievement';
-- For the feeds of communities.
create index practice_ledger_latest_deeds_idx
on public.practice_ledger (finished_at desc) where kind in ('practice', 'timer');
-- For what the whole school did on a day.
create index practice_ledger_local_date_idx
on public.practice_ledger (local_date) where kind in ('practice', 'timer');

revoke all on table public.practice_ledger from anon, authenticated;
grant select on table public.practice_ledger to authenticated;
grant all on table public.practice_ledger to service_role;

alter table public.practice_ledger enable row level security;

create policy "Students read their own ledger"
on public.practice_ledger for select to authenticated
using (user_id = (select auth.uid()));

create table public.month_points (
  user_id uuid not null references public.profiles (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  points int not null check (points >= 0),
  joined_at timestamptz not null,
  primary key (user_id, month)
);

comment on table public.month_points is
  'The points of each month, kept beside the ledger: a board of the month reads its first rows, '
  'and does not add up everybody''s month whenever somebody looks.';
comment on column public.month_points.month is
  'The first day of the month, by the local dates of the ledger.';
comment on column public.month_points.joined_at is
  'When its student signed up, kept here for the order of the board.';

-- The order of a board. It is one index, so that the first morning of a month, when everybody has
-- the same points, reads ten rows and not everybody's.
create index month_points_order_idx
on public.month_points (month, points desc, joined_at, user_id);

revoke all on table public.month_points from anon, authenticated;
grant select on table public.month_points to authenticated;
grant all on table public.month_points to service_role;

alter table public.month_points enable row level security;

create policy "Students read their own months"
on public.month_points for select to authenticated
using (user_id = (select auth.uid()));

create function private.add_month_points() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.month_points as kept (user_id, month, points, joined_at)
  select
    added.user_id, date_trunc('month', added.local_date)::date, sum(added.points),
    profiles.created_at
  from added
  join public.profiles on profiles.id = added.user_id
  group by 1, 2, 4
  order by 1, 2
  on conflict (user_id, month) do update set points = kept.points + excluded.points;
  return null;
end;
$$;

comment on function private.add_month_points() is
  'Adds new rows of the ledger to the months, achievements included. Once a statement and not once '
  'a row: rows of one student that come together would each write the same month again.';

create trigger practice_ledger_month_points
after insert on public.practice_ledger
referencing new table as added
for each statement execute function private.add_month_points();
