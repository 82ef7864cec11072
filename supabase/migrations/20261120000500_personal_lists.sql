-- The poses that a student marks: favourites (decision C8) and the own practice list.

create table public.user_favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  asana_id uuid not null references public.asanas (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, asana_id)
);

create table public.self_practice (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  asana_id uuid not null references public.asanas (id) on delete cascade,
  added_date timestamptz not null default now(),
  position int not null default 0 check (position between 0 and 100000),
  unique (user_id, asana_id)
);

revoke all on table public.user_favorites, public.self_practice from anon, authenticated;
grant select, insert (user_id, asana_id), delete on table public.user_favorites to authenticated;
grant select, insert (user_id, asana_id, added_date, position), update (position), delete
on table public.self_practice to authenticated;
grant all on table public.user_favorites, public.self_practice to service_role;

alter table public.user_favorites enable row level security;
alter table public.self_practice enable row level security;

create policy "Students read their own favourites"
on public.user_favorites for select to authenticated
using (user_id = (select auth.uid()));

create policy "Students add their own favourites"
on public.user_favorites for insert to authenticated
with check (user_id = (select auth.uid()));

create policy "Students remove their own favourites"
on public.user_favorites for delete to authenticated
using (user_id = (select auth.uid()));

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

create index user_favorites_asana_id_idx on public.user_favorites (asana_id);
create index self_practice_asana_id_idx on public.self_practice (asana_id);
create index self_practice_order_idx on public.self_practice (user_id, position, added_date);
