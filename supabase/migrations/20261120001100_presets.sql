-- What a student saves to use again: lists of poses (/custom-presets) and settings of the
-- meditation timer (decision C35).

create table public.custom_presets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  description text check (char_length(description) <= 1000),
  created_at timestamptz not null default now()
);

create table public.custom_preset_asanas (
  preset_id uuid not null references public.custom_presets (id) on delete cascade,
  position int not null check (position between 1 and 100),
  asana_id uuid not null references public.asanas (id) on delete cascade,
  primary key (preset_id, position),
  -- The same pose cannot be added twice (specification B, section 5).
  unique (preset_id, asana_id)
);

create table public.timer_presets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  duration_seconds int not null check (duration_seconds between 60 and 7200),
  interval_bells int not null default 0 check (interval_bells between 0 and 4),
  starting_bell boolean not null default true,
  ending_bell boolean not null default true,
  bell_mode text not null default 'sound' check (bell_mode in ('silence', 'sound', 'vibrate')),
  volume int not null default 75 check (volume between 0 and 100),
  created_at timestamptz not null default now()
);

revoke all on table public.custom_presets, public.custom_preset_asanas, public.timer_presets
from anon, authenticated;
grant select, insert (user_id, name, description), delete
on table public.custom_presets to authenticated;
grant select, insert, delete on table public.custom_preset_asanas to authenticated;
grant
  select,
  insert (
    user_id,
    name,
    duration_seconds,
    interval_bells,
    starting_bell,
    ending_bell,
    bell_mode,
    volume
  ),
  delete
on table public.timer_presets to authenticated;
grant all on table public.custom_presets, public.custom_preset_asanas, public.timer_presets
to service_role;

alter table public.custom_presets enable row level security;
alter table public.custom_preset_asanas enable row level security;
alter table public.timer_presets enable row level security;

create policy "Students read their own presets"
on public.custom_presets for select to authenticated
using (user_id = (select auth.uid()));

create policy "Students add their own presets"
on public.custom_presets for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "Students delete their own presets"
on public.custom_presets for delete to authenticated
using (user_id = (select auth.uid()));

create policy "Students read the poses of their own presets"
on public.custom_preset_asanas for select to authenticated
using (
  preset_id in (select id from public.custom_presets where user_id = (select auth.uid()))
);

create policy "Students add poses to their own presets"
on public.custom_preset_asanas for insert to authenticated
with check (
  preset_id in (select id from public.custom_presets where user_id = (select auth.uid()))
);

create policy "Students remove poses from their own presets"
on public.custom_preset_asanas for delete to authenticated
using (
  preset_id in (select id from public.custom_presets where user_id = (select auth.uid()))
);

create policy "Students read their own timer presets"
on public.timer_presets for select to authenticated
using (user_id = (select auth.uid()));

create policy "Students add their own timer presets"
on public.timer_presets for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "Students delete their own timer presets"
on public.timer_presets for delete to authenticated
using (user_id = (select auth.uid()));

create index custom_presets_order_idx on public.custom_presets (user_id, created_at desc);
create index custom_preset_asanas_asana_id_idx on public.custom_preset_asanas (asana_id);
create index timer_presets_order_idx on public.timer_presets (user_id, created_at desc);
