-- A day is the student's day: the local date in the IANA zone that the client sends and this
-- migration validates.

-- True for an IANA zone that this server knows. Postgres also accepts inventions such as
-- 'Nowhere-14', whence the shape; a look into pg_timezone_names would read every zone file.
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

-- The calendar day of a moment in a zone.
create function private.local_day(moment timestamptz, zone text) returns date
language sql
stable
set search_path = ''
as $$
  select (moment at time zone zone)::date;
$$;

-- Whether a streak whose last day is `last_day` still stands on `today`: the day itself and the
-- day after keep it (decision C1).
create function private.streak_stands(last_day date, today date) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(last_day >= today - 1, false);
$$;

grant execute on function
  private.is_time_zone(text),
  private.local_day(timestamptz, text),
  private.streak_stands(date, date)
to authenticated;
