-- What every later migration stands on: the schema that the API does not expose, the extensions,
-- the end of the rights that a hosted project gives away by default, and the days of the calendar.
--
-- The first twenty files are the baseline. Each describes one area in its final form: tables with
-- their checks, indexes, rights, row level security and policies, then functions and triggers.
-- Every object is defined in one place. What comes after them only adds: a file that has been
-- published is never changed.

create schema if not exists extensions;
-- The exclusion constraint of the ledger compares a uuid and a text beside a range.
create extension if not exists btree_gist with schema extensions;

create schema private;
comment on schema private is
  'Everything that the API does not serve. Functions that run with their owner''s rights (security '
  'definer) are in here only, so that nobody can call one to which no function or policy of ours '
  'leads.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- A hosted project grants everything on every new object to anon and authenticated, and Postgres
-- lets PUBLIC execute every new function. From here on each migration says what it grants.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function private.touch_updated_at() is
  'Writes the time of the last change; a client may send updated_at, but cannot choose it.';

-- A day is the student's day: the local date in the IANA time zone that their device names.

create function private.is_time_zone(zone text) returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  if zone is null or char_length(zone) > 64 or zone !~ (
    '^([A-Za-z_]+(/[A-Za-z_-]+)+|Etc/GMT(0|\+([0-9]|1[0-2])|-([0-9]|1[0-4]))'
    -- The zones of one word, which devices still name.
    || '|CET|CST6CDT|Cuba|EET|EST|EST5EDT|Egypt|Eire|GB|GB-Eire|GMT|GMT[+-]?0|Greenwich|HST'
    || '|Hongkong|Iceland|Iran|Israel|Jamaica|Japan|Kwajalein|Libya|MET|MST|MST7MDT|NZ|NZ-CHAT'
    || '|Navajo|PRC|PST8PDT|Poland|Portugal|ROC|ROK|Singapore|Turkey|UCT|UTC|Universal|W-SU|WET'
    || '|Zulu)$'
  ) then
    return false;
  end if;
  perform now() at time zone zone;
  return true;
exception
  when invalid_parameter_value then
    return false;
end;
$$;

comment on function private.is_time_zone(text) is
  'True for an IANA time zone that this server knows. Postgres also accepts inventions such as '
  '''Nowhere-14'', whence the shape; a look into pg_timezone_names would read every zone file.';
grant execute on function private.is_time_zone(text) to authenticated;

create function private.require_time_zone(zone text) returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_time_zone(zone) then
    raise exception 'time_zone_invalid';
  end if;
end;
$$;

comment on function private.require_time_zone(text) is
  'Refuses what is no time zone of this server with P0001 time_zone_invalid.';
grant execute on function private.require_time_zone(text) to authenticated;

create function private.local_day(moment timestamptz, zone text) returns date
language sql
stable
set search_path = ''
as $$
  select (moment at time zone zone)::date;
$$;

comment on function private.local_day(timestamptz, text) is
  'The calendar day of a moment in a zone.';
grant execute on function private.local_day(timestamptz, text) to authenticated;
