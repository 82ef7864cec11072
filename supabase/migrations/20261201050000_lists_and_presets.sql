-- What students save for themselves: favorites, the practice list, paused practices, and settings of the
-- meditation timer.

create table public.user_favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  asana_id uuid not null references public.asanas (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, asana_id)
);

comment on table public.user_favorites is 'The poses that a student marked with a heart.';

create index user_favorites_asana_id_idx on public.user_favorites (asana_id);

alter table public.user_favorites enable row level security;

create policy "Students read their own favourites"
on public.user_favorites for select to authenticated
using (user_id = (select auth.uid()));

create policy "Students add their own favourites"
on public.user_favorites for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "Students remove their own favourites"
on public.user_favorites for delete to authenticated
using (user_id = (select auth.uid()));

grant select, insert (user_id, asana_id), delete on table public.user_favorites to authenticated;

grant all on table public.user_favorites to service_role;

create function private.end_of_practice_list() returns int
language plpgsql set search_path = ''
as $$
begin
  return (
    select least(coalesce(max(position) + 1, 0), 100000)
    from public.self_practice
    where user_id = (select auth.uid())
  );
end;
$$;

comment on function private.end_of_practice_list() is
  'Where the next pose of the caller''s list goes. Volatile, so that several poses of one '
  'statement stand one after the other.';

grant execute on function private.end_of_practice_list() to authenticated, service_role;

create table public.self_practice (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  asana_id uuid not null references public.asanas (id) on delete cascade,
  added_date timestamptz not null default now(),
  position int not null default private.end_of_practice_list()
    check (position between 0 and 100000),
  unique (user_id, asana_id)
);

comment on table public.self_practice is 'A student''s own practice list.';

comment on column public.self_practice.position is
  'The order of the list. Gaps stay, so that a removed pose can come back to its place.';

create index self_practice_asana_id_idx on public.self_practice (asana_id);

create index self_practice_order_idx on public.self_practice (user_id, position, added_date);

alter table public.self_practice enable row level security;

create policy "Students read their own practice list"
on public.self_practice for select to authenticated
using (user_id = (select auth.uid()));

create policy "Students add to their own practice list"
on public.self_practice for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "Students reorder their own practice list"
on public.self_practice for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy "Students remove from their own practice list"
on public.self_practice for delete to authenticated
using (user_id = (select auth.uid()));

grant select, insert (user_id, asana_id, added_date, position), update (position), delete
on table public.self_practice to authenticated;

grant all on table public.self_practice to service_role;

create function public.reorder_practice_list(asana_ids uuid[]) returns void
language sql set search_path = ''
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

comment on function public.reorder_practice_list(uuid[]) is
  'Puts the caller''s list in the order of the given poses, in one step. What another device has '
  'added meanwhile follows behind them; what it has removed stays removed.';

grant execute on function public.reorder_practice_list(uuid[]) to authenticated;

create table public.paused_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  asana_id uuid not null references public.asanas (id) on delete cascade,
  paused_at timestamptz not null default now(),
  time_remaining int not null check (time_remaining between 0 and 7200),
  set_number int not null default 1 check (set_number between 1 and 10),
  sets int not null default 1 check (sets between 1 and 10),
  source text not null default 'library'
    check (
    source in ('home', 'library', 'assignment', 'self-practice', 'preset', 'class')
  ),
  intervals jsonb not null default '[]'
    check (jsonb_typeof(intervals) = 'array' and jsonb_array_length(intervals) <= 500)
    -- 500 stretches of two times each need less than half of it.
    constraint paused_sessions_intervals_size check (octet_length(intervals::text) <= 40000),
  set_seconds int check (set_seconds between 5 and 7200),
  unique (user_id, asana_id),
  check (set_number <= sets)
);

comment on table public.paused_sessions is
  'Practices that were left with Back and can be taken up where they stood.';

comment on column public.paused_sessions.time_remaining is 'Seconds left of the running set.';
comment on column public.paused_sessions.source is
  'From where the practice was begun, and where it returns.';
comment on column public.paused_sessions.intervals is
  'What has run so far, [[startMs, endMs], ...]: the completion must account for every set, also '
  'for those held before the pause, and perhaps on another device.';
comment on column public.paused_sessions.set_seconds is
  'Of one set of this practice; null for as long as the pose itself says.';

create index paused_sessions_asana_id_idx on public.paused_sessions (asana_id);

create index paused_sessions_order_idx on public.paused_sessions (user_id, paused_at desc);

-- The clock purges by this index.

create index paused_sessions_paused_at_idx on public.paused_sessions (paused_at);

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

-- Saving again is an upsert, which writes every column that it names.
grant
  select,
  insert (user_id, asana_id, paused_at, time_remaining, set_number, sets, source, intervals, set_seconds),
  update (user_id, asana_id, paused_at, time_remaining, set_number, sets, source, intervals, set_seconds),
  delete
on table public.paused_sessions to authenticated;

grant all on table public.paused_sessions to service_role;

create table public.timer_presets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  duration_seconds int not null check (duration_seconds between 60 and 7200),
  interval_bells int not null default 0 check (interval_bells between 0 and 9),
  starting_bell boolean not null default true,
  ending_bell boolean not null default true,
  bell_mode text not null default 'sound' check (bell_mode in ('silence', 'sound', 'vibrate')),
  volume int not null default 75 check (volume between 0 and 100),
  created_at timestamptz not null default now(),
  breath_in smallint check (breath_in between 3 and 10),
  breath_hold_in smallint check (breath_hold_in between 0 and 7),
  breath_out smallint check (breath_out between 3 and 10),
  breath_hold_out smallint check (breath_hold_out between 0 and 7),
  breath_minutes smallint check (breath_minutes between 1 and 20),
  constraint timer_presets_breath_whole check (
    num_nulls(breath_in, breath_hold_in, breath_out, breath_hold_out, breath_minutes) in (0, 5)
  ),
  constraint timer_presets_name_length check (char_length(name) <= 100)
);

comment on table public.timer_presets is 'Settings of the meditation timer under a name.';

comment on column public.timer_presets.interval_bells is
  'A hand chooses 0 to 4; the timer''s own preset Breath Work, when it is saved, has nine.';
comment on column public.timer_presets.breath_in is
  'Seconds of a breath in; null, as the other four, where nothing leads the breath.';
comment on column public.timer_presets.breath_hold_in is 'Seconds of rest after it, 0 for none.';
comment on column public.timer_presets.breath_out is 'Seconds of a breath out.';
comment on column public.timer_presets.breath_hold_out is 'Seconds of rest after it, 0 for none.';
comment on column public.timer_presets.breath_minutes is
  'For so long the breath is led; 20 leads to the end of whatever is shorter.';

create index timer_presets_order_idx on public.timer_presets (user_id, created_at desc);

alter table public.timer_presets enable row level security;

create policy "Students read their own timer presets"
on public.timer_presets for select to authenticated
using (user_id = (select auth.uid()));

create policy "Students add their own timer presets"
on public.timer_presets for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "Students delete their own timer presets"
on public.timer_presets for delete to authenticated
using (user_id = (select auth.uid()));

grant
  select,
  insert (
    id,
    user_id,
    name,
    duration_seconds,
    interval_bells,
    starting_bell,
    ending_bell,
    bell_mode,
    volume,
    breath_in,
    breath_hold_in,
    breath_out,
    breath_hold_out,
    breath_minutes,
    created_at
  ),
  delete
on table public.timer_presets to authenticated;

grant all on table public.timer_presets to service_role;
