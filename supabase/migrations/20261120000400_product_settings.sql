-- What an admin sets for everybody (decision C37): the daily mandatory poses, by id and in order,
-- and the default language.

create table public.daily_mandatory_asanas (
  asana_id uuid primary key references public.asanas (id) on delete cascade,
  position int not null check (position between 1 and 20)
);

create table public.app_settings (
  -- One row: the key can only be true.
  id boolean primary key default true check (id),
  default_language text not null default 'english'
    check (default_language in ('english', 'spanish', 'french', 'german', 'japanese'))
);
insert into public.app_settings default values;

revoke all on table public.daily_mandatory_asanas, public.app_settings from anon, authenticated;
grant select, insert, update, delete on table public.daily_mandatory_asanas to authenticated;
grant select, update (default_language) on table public.app_settings to authenticated;
grant all on table public.daily_mandatory_asanas, public.app_settings to service_role;

alter table public.daily_mandatory_asanas enable row level security;
alter table public.app_settings enable row level security;

create policy "Everyone signed in reads the daily mandatory poses"
on public.daily_mandatory_asanas for select to authenticated
using (true);

create policy "Admins add daily mandatory poses"
on public.daily_mandatory_asanas for insert to authenticated
with check ((select private.is_admin()));

create policy "Admins reorder daily mandatory poses"
on public.daily_mandatory_asanas for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "Admins remove daily mandatory poses"
on public.daily_mandatory_asanas for delete to authenticated
using ((select private.is_admin()));

create policy "Everyone signed in reads the product's settings"
on public.app_settings for select to authenticated
using (true);

create policy "Admins change the product's settings"
on public.app_settings for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create index daily_mandatory_asanas_position_idx on public.daily_mandatory_asanas (position);
