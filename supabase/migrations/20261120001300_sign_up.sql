-- From an account to a profile (decisions C15, C16, C17, C47).

-- Makes the profile of a new account. It never fails, because a failure would undo the sign-up:
-- a name that is too short, taken or impossible gives way to the next of the list. The role in
-- the sign-up data is not read.
create function private.create_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  given jsonb := coalesce(new.raw_user_meta_data, '{}');
  full_name text := nullif(left(btrim(regexp_replace(
    given ->> 'full_name', '[\u0001-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]', '', 'g'
  )), 100), '');
  language text := case
    when given ->> 'language' in ('english', 'spanish', 'french', 'german', 'japanese')
      then given ->> 'language'
    else 'english'
  end;
  hex text := replace(new.id::text, '-', '');
  candidate text;
begin
  foreach candidate in array array[
    btrim(given ->> 'username'),
    btrim(split_part(new.email, '@', 1)),
    'user_' || left(hex, 6),
    'user_' || hex
  ]
  loop
    begin
      insert into public.profiles (id, username, full_name, language)
      values (new.id, candidate, full_name, language);
      return new;
    exception
      when unique_violation or check_violation or not_null_violation then
        -- The index decides, not a look beforehand: two people may ask for a name at once.
        null;
    end;
  end loop;
  return new;
exception
  when others then
    raise warning 'no profile for account %: %', new.id, sqlerrm;
    return new;
end;
$$;

create trigger on_account_created
after insert on auth.users
for each row execute function private.create_profile();

-- Looks past row level security on purpose: the answer is one bit about one name.
create function private.username_taken(candidate text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.profiles
    where lower(normalize(username, nfkc)) = lower(normalize(btrim(candidate), nfkc))
  );
$$;
grant execute on function private.username_taken(text) to anon, authenticated, service_role;

-- Whether a person may choose this name: false when it can be nobody's, such as one under 3
-- characters (specification A, section 5), and when somebody has it in any case.
create function public.username_available(candidate text) returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(private.is_username(btrim(candidate)), false)
    and not private.username_taken(candidate);
$$;
revoke all on function public.username_available(text) from public, anon, authenticated;
grant execute on function public.username_available(text) to anon, authenticated, service_role;
