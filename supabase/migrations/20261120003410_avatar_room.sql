-- A person has one avatar, and for a moment the next one beside it. More files than this can only
-- come from somebody who fills the storage on purpose, or with a token of a session that has ended.
create function private.may_add_avatar() returns boolean
language sql
stable
security definer
set search_path = ''
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
grant execute on function private.may_add_avatar() to authenticated;

alter policy "People add their own avatars and admins the media of poses"
on storage.objects
with check (
  (
    bucket_id = 'avatars'
    and split_part(name, '/', 1) = (select auth.uid())::text
    and (select private.may_add_avatar())
  )
  or (bucket_id in ('asana_images', 'asana_videos') and (select private.is_admin()))
);
