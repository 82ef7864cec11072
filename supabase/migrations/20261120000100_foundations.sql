-- What every later migration stands on: the schema that the API does not expose, the extensions,
-- and the end of the rights that a hosted project gives away by default.

create schema if not exists extensions;
-- The exclusion constraint of the ledger compares a uuid and a text beside a range.
create extension if not exists btree_gist with schema extensions;

-- Security definer functions live here only: the API serves `public`, so nobody can call one
-- that no function or policy of ours leads to.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- A hosted project grants everything on every new object to anon and authenticated, and Postgres
-- lets PUBLIC execute every new function. From here on each migration says what it grants.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Writes the time of the last change; a client may send updated_at, but cannot choose it.
create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
