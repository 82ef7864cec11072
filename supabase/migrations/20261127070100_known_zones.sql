-- A day is counted in the zone of a profile wherever people are listed, so that one zone that nobody knows
-- would break the list of all: it is refused where it is written.

update public.profiles
set time_zone = null
where time_zone in (
  select zone from (select distinct time_zone as zone from public.profiles) as named
  where zone is not null and not private.is_time_zone(zone)
);

create function private.require_known_zone() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_time_zone(new.time_zone);
  return new;
end;
$$;

comment on function private.require_known_zone() is
  'Refuses a zone of a profile that is none with P0001 time_zone_invalid.';

create trigger profiles_require_known_zone
before insert or update of time_zone on public.profiles
for each row when (new.time_zone is not null)
execute function private.require_known_zone();
