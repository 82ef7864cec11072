-- A backup holds whoever was there when it was made. Who has been erased since then is written down, so
-- that putting it back does not bring them back.

create table private.erased_people (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  erased_at timestamptz not null default now()
);

comment on table private.erased_people is
  'Accounts that are gone, for a year: whoever puts a backup back erases them again, and keeps this '
  'list elsewhere meanwhile, since the backup has an older one. The embedded backend moves it into a '
  'file beside its database.';
comment on column private.erased_people.id_hash is
  'SHA-256 of the id of the account as text, which leads to nobody who is not there again.';

create index erased_people_erased_at_idx on private.erased_people (erased_at);
alter table private.erased_people enable row level security;
revoke all on table private.erased_people from public, anon, authenticated, service_role;

create function private.note_erased() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.erased_people (id_hash)
  values (sha256(convert_to(old.id::text, 'UTF8')))
  on conflict do nothing;
  delete from private.erased_people where erased_at < now() - interval '1 year';
  return null;
end;
$$;

comment on function private.note_erased() is
  'Writes down that an account is gone, whoever deleted it and how, and forgets those of more than a '
  'year ago.';
revoke all on function private.note_erased() from public, anon, authenticated, service_role;

create trigger on_account_deleted
after delete on auth.users
for each row execute function private.note_erased();
