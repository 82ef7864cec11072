-- Communities as an admin keeps them (specification B, sections 2, 7 and 8): a list that is searched
-- and paged here, who belongs to one and who could, and a folder for the pictures (decision C37).

-- When an admin last changed it. Who joins or leaves changes the number of members and not this.
alter table public.communities add column updated_at timestamptz not null default now();

create trigger communities_touch_updated_at
before update of name, description, image_url on public.communities
for each row execute function private.touch_updated_at();

-- Fifty communities, the newest first, those after {created_at, id}, that hold the searched words in
-- the name or in the description.
create function public.admin_communities(search text default '', after jsonb default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  needle text := private.fold(btrim(search));
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(page)), '[]')
    from (
      select *
      from public.communities
      where (after is null or (created_at, id) < (
          (after ->> 'created_at')::timestamptz,
          (after ->> 'id')::uuid
        ))
        and position(needle in private.fold(name || e'\n' || description)) > 0
      order by created_at desc, id desc
      limit 50
    ) as page
  );
end;
$$;

-- Fifty who belong to a community, those who joined last first, those after {joined_at, id}: all of
-- them, also whoever does not want to be shown to other students.
create function public.admin_community_members(community_id uuid, after jsonb default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (
    select from public.communities where id = admin_community_members.community_id
  ) then
    raise exception 'community_not_found';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(page)), '[]')
    from (
      select member.id, member.user_id, member.joined_at, person.username, person.full_name,
        person.display_name, person.avatar_url
      from public.community_members as member
      join public.profiles as person on person.id = member.user_id
      where member.community_id = admin_community_members.community_id
        and (after is null or (member.joined_at, member.id) < (
          (after ->> 'joined_at')::timestamptz,
          (after ->> 'id')::uuid
        ))
      order by member.joined_at desc, member.id desc
      limit 50
    ) as page
  );
end;
$$;

-- The first fifty by name who do not belong to a community and whose names hold the searched words.
create function public.available_members(community_id uuid, search text default '') returns jsonb
language plpgsql
stable
set search_path = ''
-- A plan for these words and this community: one for any goes through the names person by person.
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  needle text := private.fold(btrim(search));
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(page)), '[]')
    from (
      select person.id, person.username, person.full_name, person.display_name
      from public.profiles as person
      where position(needle in person.search_text) > 0
        and not exists (
          select
          from public.community_members as member
          where member.user_id = person.id
            and member.community_id = available_members.community_id
        )
      order by private.sort_name(person.display_name, person.full_name, person.username), person.id
      limit 50
    ) as page
  );
end;
$$;

revoke all on function
  public.admin_communities(text, jsonb),
  public.admin_community_members(uuid, jsonb),
  public.available_members(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.admin_communities(text, jsonb),
  public.admin_community_members(uuid, jsonb),
  public.available_members(uuid, text)
to authenticated;

-- Like the pictures of poses: known addresses are read by anyone, only admins write, nobody else lists.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'community_images',
  'community_images',
  true,
  2097152,
  array['image/jpeg', 'image/png', 'image/webp']
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

alter policy "People see their own avatars and admins the media of poses"
on storage.objects
using (
  (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
  or (
    bucket_id in ('asana_images', 'asana_videos', 'community_images')
    and (select private.is_admin())
  )
);

alter policy "People add their own avatars and admins the media of poses"
on storage.objects
with check (
  (
    bucket_id = 'avatars'
    and split_part(name, '/', 1) = (select auth.uid())::text
    and (select private.may_add_avatar())
  )
  or (
    bucket_id in ('asana_images', 'asana_videos', 'community_images')
    and (select private.is_admin())
  )
);

alter policy "People replace their own avatars and admins the media of poses"
on storage.objects
using (
  (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
  or (
    bucket_id in ('asana_images', 'asana_videos', 'community_images')
    and (select private.is_admin())
  )
)
with check (
  (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
  or (
    bucket_id in ('asana_images', 'asana_videos', 'community_images')
    and (select private.is_admin())
  )
);

alter policy "People remove their own avatars and admins the media of poses"
on storage.objects
using (
  (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
  or (
    bucket_id in ('asana_images', 'asana_videos', 'community_images')
    and (select private.is_admin())
  )
);

alter policy "People see their own avatars and admins the media of poses"
on storage.objects rename to "People see their own avatars and admins the other media";
alter policy "People add their own avatars and admins the media of poses"
on storage.objects rename to "People add their own avatars and admins the other media";
alter policy "People replace their own avatars and admins the media of poses"
on storage.objects rename to "People replace their own avatars and admins the other media";
alter policy "People remove their own avatars and admins the media of poses"
on storage.objects rename to "People remove their own avatars and admins the other media";
