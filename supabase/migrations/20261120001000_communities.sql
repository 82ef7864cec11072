-- Communities and who belongs to them. A student reads the own memberships only; other members
-- are seen through narrow functions (decision C33).

create table public.communities (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  description text not null default 'A yoga community' check (char_length(description) <= 2000),
  image_url text
    check (
      char_length(image_url) <= 2000
      and (
        image_url ~ '^community_images/[A-Za-z0-9._-]+$'
        or image_url ~ '^https://[^[:space:]]+$'
      )
    ),
  created_at timestamptz not null default now()
);

create table public.community_members (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  joined_at timestamptz not null default now(),
  unique (user_id, community_id)
);

revoke all on table public.communities, public.community_members from anon, authenticated;
grant
  select,
  insert (name, description, image_url),
  update (name, description, image_url),
  delete
on table public.communities to authenticated;
grant select, insert (community_id, user_id), delete
on table public.community_members to authenticated;
grant all on table public.communities, public.community_members to service_role;

alter table public.communities enable row level security;
alter table public.community_members enable row level security;

create policy "Everyone signed in reads communities"
on public.communities for select to authenticated
using (true);

create policy "Admins create communities"
on public.communities for insert to authenticated
with check ((select private.is_admin()));

create policy "Admins change communities"
on public.communities for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "Admins delete communities"
on public.communities for delete to authenticated
using ((select private.is_admin()));

create policy "Students read their own memberships and admins read all"
on public.community_members for select to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Students join for themselves and admins add anyone"
on public.community_members for insert to authenticated
with check (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Students leave for themselves and admins remove anyone"
on public.community_members for delete to authenticated
using (user_id = (select auth.uid()) or (select private.is_admin()));

create index communities_created_at_idx on public.communities (created_at desc);
create index community_members_order_idx
on public.community_members (community_id, joined_at desc);
