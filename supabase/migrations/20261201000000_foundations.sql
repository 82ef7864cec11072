-- What every later file stands on: the schema that the API does not expose, the end of the rights that a
-- hosted project grants by default, the calendar, the languages and the checks of texts.
--
-- Each file describes one area: its tables with their checks, indexes, rights, row level security and
-- policies, then its views, functions and triggers. Every object is defined once.

-- The exclusion constraint of the ledger compares a uuid and a text beside a range.
create extension if not exists btree_gist with schema extensions;

-- A hosted project grants everything on every new object to anon and authenticated, and Postgres lets
-- PUBLIC execute every new function. From here on each file says what it grants.
alter default privileges in schema public revoke all on tables from anon, authenticated;

alter default privileges in schema public revoke all on sequences from anon, authenticated;

alter default privileges in schema public revoke all on functions from anon, authenticated;

alter default privileges revoke execute on functions from public;

create schema if not exists extensions;

create schema private;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
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
language plpgsql stable set search_path = ''
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
language plpgsql stable set search_path = ''
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
language sql stable set search_path = ''
as $$
  select (moment at time zone zone)::date;
$$;

comment on function private.local_day(timestamptz, text) is
  'The calendar day of a moment in a zone.';

grant execute on function private.local_day(timestamptz, text) to authenticated;

create function private.languages() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array['english', 'spanish', 'french', 'german', 'japanese'];
$$;

comment on function private.languages() is
  'The languages of the product, English first, in which everything is there.';

grant execute on function private.languages() to anon, authenticated, service_role;

create function private.text_hash(texts text[]) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select md5(array_to_string(texts, e'\n', e'\r'));
$$;

comment on function private.text_hash(text[]) is
  'Tells whether texts are still those that a translation was made of. No text holds the two signs '
  'that stand between them and for one that is missing.';

grant execute on function private.text_hash(text[]) to authenticated, service_role;

create function private.require_language(language text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if language <> all (private.languages()) then
    raise exception 'language_invalid';
  end if;
end;
$$;

comment on function private.require_language(text) is
  'Refuses what is no language of the product with P0001 language_invalid; none is no language.';

grant execute on function private.require_language(text) to authenticated;

-- A nested or missing entry in a list of texts would break every page that shows the list.

create function private.is_text_list(list text[]) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select coalesce(array_ndims(list), 1) = 1
    and not exists (
      select from unnest(list) as entry where entry is null or entry !~ '[^[:space:]]'
    );
$$;

comment on function private.is_text_list(text[]) is
  'Whether a list is a plain one, each of whose entries says something.';

grant execute on function private.is_text_list(text[]) to authenticated, service_role;

create function private.limits() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array[
    'knees',
    'wrists',
    'shoulders',
    'neck',
    'lowerBack',
    'hips',
    'pregnancy',
    'highPressure',
    'lowPressure',
    'heart',
    'eyes',
    'belly',
    'bones',
    'epilepsy',
    'lungs'
  ];
$$;

comment on function private.limits() is
  'What somebody may have to spare or to practice with care. What a student states stays on the device.';

grant execute on function private.limits() to authenticated, service_role;

comment on schema private is
  'Everything that the API does not serve. Functions that run with their owner''s rights (security '
  'definer) are in here only, so that nobody can call one to which no function or policy of ours '
  'leads.';

grant usage on schema private to anon, authenticated, service_role;
