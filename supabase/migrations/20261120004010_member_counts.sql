-- How many belong to a community, kept with it: the list shows it without counting members, and a
-- student cannot count them, who reads the own membership only.

alter table public.communities
add column member_count int not null default 0 check (member_count >= 0);

update public.communities
set member_count = (
  select count(*) from public.community_members where community_id = communities.id
);

create function private.count_members() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.communities
    set member_count = member_count + joined.people
    from (select community_id, count(*) as people from changed group by 1) as joined
    where communities.id = joined.community_id;
  else
    -- Nothing to count when the community itself is being deleted.
    update public.communities
    set member_count = member_count - gone.people
    from (select community_id, count(*) as people from changed group by 1) as gone
    where communities.id = gone.community_id;
  end if;
  return null;
end;
$$;

create trigger community_members_joined
after insert on public.community_members
referencing new table as changed
for each statement execute function private.count_members();

create trigger community_members_gone
after delete on public.community_members
referencing old table as changed
for each statement execute function private.count_members();
