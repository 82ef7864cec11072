-- Pictures and videos. The buckets are public, so that anybody who knows an address can read it, but no
-- policy lets anybody list them. Vector images are refused, because they can carry scripts.

create function private.may_add_avatar() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (
    select count(*) from storage.objects
    where bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text
  ) < 10
  and exists (
    select from auth.sessions
    where id = (current_setting('request.jwt.claims', true)::jsonb ->> 'session_id')::uuid
  );
$$;

comment on function private.may_add_avatar() is
  'A person has one avatar, and for a moment the next one beside it. More files than this can only '
  'come from somebody who fills the storage on purpose, or with a token of a session that has '
  'ended.';

grant execute on function private.may_add_avatar() to authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', true, 5242880, array['image/jpeg', 'image/png', 'image/webp']),
  ('asana_images', 'asana_images', true, 2097152, array['image/jpeg', 'image/png', 'image/webp']),
  ('asana_videos', 'asana_videos', true, 52428800, array['video/mp4', 'video/webm']),
  (
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

-- Replacing and removing a file reads it first, hence the reading policy for one's own.
create policy "People see their own avatars and admins the other media"
on storage.objects for select to authenticated
using (
  (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
  or (
    bucket_id in ('asana_images', 'asana_videos', 'community_images')
    and (select private.is_admin())
  )
);

create policy "People add their own avatars and admins the other media"
on storage.objects for insert to authenticated
with check (
  -- A signed address for an upload outlives a session and an account, and asks no policy at its use.
  coalesce((select current_setting('storage.operation', true)), '')
    <> 'storage.object.sign_upload_url'
  and not (select private.is_leaving())
  and (
    (
      bucket_id = 'avatars'
      and split_part(name, '/', 1) = (select auth.uid())::text
      and (select private.may_add_avatar())
    )
    or (
      bucket_id in ('asana_images', 'asana_videos', 'community_images')
      and (select private.is_admin())
    )
  )
);

create policy "People replace their own avatars and admins the other media"
on storage.objects for update to authenticated
using (
  not (select private.is_leaving())
  and (
    (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
    or (
      bucket_id in ('asana_images', 'asana_videos', 'community_images')
      and (select private.is_admin())
    )
  )
)
with check (
  not (select private.is_leaving())
  and (
    (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
    or (
      bucket_id in ('asana_images', 'asana_videos', 'community_images')
      and (select private.is_admin())
    )
  )
);

create policy "People remove their own avatars and admins the other media"
on storage.objects for delete to authenticated
using (
  not (select private.is_leaving())
  and (
    (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
    or (
      bucket_id in ('asana_images', 'asana_videos', 'community_images')
      and (select private.is_admin())
    )
  )
);
