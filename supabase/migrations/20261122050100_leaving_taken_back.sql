-- Who leaves a community and comes back at once has never left: the day of joining stays, and the
-- feed does not tell of a second one.

create table private.left_memberships (
  user_id uuid not null references public.profiles (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  joined_at timestamptz not null,
  left_at timestamptz not null default now(),
  primary key (user_id, community_id)
);
create index left_memberships_community_id_idx on private.left_memberships (community_id);

-- Remembers for ten minutes what a student left. Nothing of what an admin removes, and nothing of
-- what goes with the account or with the community.
create function private.remember_left_membership() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.left_memberships where left_at < now() - interval '10 minutes';
  insert into private.left_memberships (user_id, community_id, joined_at)
  select old.user_id, old.community_id, old.joined_at
  where old.user_id = (select auth.uid())
    and exists (select from public.profiles where id = old.user_id)
    and exists (select from public.communities where id = old.community_id)
  on conflict (user_id, community_id) do update
  set joined_at = excluded.joined_at, left_at = excluded.left_at;
  return null;
end;
$$;
create trigger community_members_remember
after delete on public.community_members
for each row execute function private.remember_left_membership();

-- Gives the day of joining back to whoever returns within ten minutes.
create function private.take_leaving_back() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  former private.left_memberships;
begin
  delete from private.left_memberships
  where user_id = new.user_id and community_id = new.community_id
  returning * into former;
  if former.left_at >= now() - interval '10 minutes' then
    new.joined_at := former.joined_at;
  end if;
  return new;
end;
$$;
create trigger community_members_take_back
before insert on public.community_members
for each row execute function private.take_leaving_back();
