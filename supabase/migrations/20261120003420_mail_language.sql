-- Mails are written in the language that the profile says now, not the one of the sign-up: the auth
-- service reads it from the account (decision C47).
create function private.tell_language() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update auth.users
  set raw_user_meta_data =
    coalesce(raw_user_meta_data, '{}') || jsonb_build_object('language', new.language)
  where id = new.id;
  return null;
end;
$$;

create trigger profiles_tell_language
after update of language on public.profiles
for each row when (old.language is distinct from new.language)
execute function private.tell_language();
