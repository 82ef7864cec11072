-- What hosted Supabase brings before the first migration: roles, schemas, extensions, default rights.
-- Everything here may run again on a database that has it already.

do $$
declare
  name text;
begin
  foreach name in array array[
    'anon', 'authenticated', 'authenticator', 'supabase_auth_admin', 'supabase_storage_admin'
  ] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end
$$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

grant execute on all functions in schema auth, storage, extensions
to anon, authenticated, service_role;

-- Rights are given once: later they are what the migrations made of them.
do $$
begin
  if to_regnamespace('supabase_migrations') is not null then
    return;
  end if;
  grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
  grant all on storage.objects, storage.buckets to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on functions to anon, authenticated, service_role;
end
$$;

-- The embedded service sets the claims as one JSON value only, and hosted reads the address from it.
create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email';
$$;

create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
create table if not exists supabase_migrations.seed_files (
  path text primary key,
  hash text not null
);
