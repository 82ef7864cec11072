-- What a student saves to use again: lists of poses, and settings of the meditation timer.

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
  -- The same pose cannot be added twice.
  unique (preset_id, asana_id)
);

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
  created_at timestamptz not null default now()
);

comment on table public.custom_presets is 'A student''s own lists of poses.';
comment on table public.custom_preset_asanas is 'The poses of such a list, in their order.';
comment on table public.timer_presets is 'Settings of the meditation timer under a name.';
comment on column public.timer_presets.interval_bells is
  'A hand chooses 0 to 4; the timer''s own preset Breath Work, when it is saved, has nine.';

create index custom_presets_order_idx on public.custom_presets (user_id, created_at desc);
create index custom_preset_asanas_asana_id_idx on public.custom_preset_asanas (asana_id);
create index timer_presets_order_idx on public.timer_presets (user_id, created_at desc);

revoke all on table public.custom_presets, public.custom_preset_asanas, public.timer_presets
from anon, authenticated;
-- With the id and the time of a preset, what was deleted comes back as it was, in its place.
grant
  select,
  insert (id, user_id, name, description, created_at),
  update (name, description),
  delete
on table public.custom_presets to authenticated;
grant select, insert, delete on table public.custom_preset_asanas to authenticated;
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
    created_at
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

create policy "Students change their own presets"
on public.custom_presets for update to authenticated
using (user_id = (select auth.uid()))
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

create function public.save_custom_preset(preset jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  saved uuid;
begin
  if coalesce(jsonb_array_length(preset -> 'asana_ids'), 0) = 0 then
    raise exception 'preset_invalid';
  end if;

  update public.custom_presets
  set name = preset ->> 'name', description = preset ->> 'description'
  where id = (preset ->> 'id')::uuid
  returning id into saved;
  if saved is null then
    insert into public.custom_presets (id, name, description, created_at)
    values (
      (preset ->> 'id')::uuid,
      preset ->> 'name',
      preset ->> 'description',
      coalesce((preset ->> 'created_at')::timestamptz, now())
    )
    returning id into saved;
  end if;

  delete from public.custom_preset_asanas where preset_id = saved;
  insert into public.custom_preset_asanas (preset_id, position, asana_id)
  select saved, place, asana_id::uuid
  from jsonb_array_elements_text(preset -> 'asana_ids') with ordinality as poses (asana_id, place);
exception
  when unique_violation then
    raise exception 'preset_invalid';
end;
$$;

comment on function public.save_custom_preset(jsonb) is
  'Saves a preset of the caller''s with its poses in the order given: {id, name, description, '
  'asana_ids, created_at}. The id is made on the device, so that sending it twice saves one. '
  'Refuses with P0001 preset_invalid when it has no poses or another one has its id.';
revoke all on function public.save_custom_preset(jsonb) from public, anon, authenticated;
grant execute on function public.save_custom_preset(jsonb) to authenticated;
