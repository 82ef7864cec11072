-- What a client sends when a practice or a sit is finished, turned into typed values. Whatever
-- cannot be understood is refused with the one code completion_invalid.

create type private.completion as (
  id uuid,
  kind text,
  asana_id uuid,
  sets int,
  source text,
  duration_seconds int,
  active tstzmultirange,
  started_at timestamptz,
  finished_at timestamptz,
  time_zone text,
  reflection_answer text
);

-- The active intervals [[startMs, endMs], ...] as ranges. They must be in order and apart; null
-- when they are not, or when nothing ran at all.
create function private.active_ranges(intervals jsonb) returns tstzmultirange
language plpgsql
stable
set search_path = ''
as $$
declare
  span jsonb;
  opens timestamptz;
  closes timestamptz;
  last_close timestamptz := '-infinity';
  ranges tstzmultirange := '{}';
begin
  if jsonb_typeof(intervals) is distinct from 'array' or jsonb_array_length(intervals) > 500 then
    return null;
  end if;
  for span in select value from jsonb_array_elements(intervals) loop
    if jsonb_typeof(span) <> 'array' or jsonb_array_length(span) <> 2 then
      return null;
    end if;
    opens := to_timestamp((span ->> 0)::double precision / 1000);
    closes := to_timestamp((span ->> 1)::double precision / 1000);
    if opens is null or closes is null or not isfinite(opens) or not isfinite(closes)
      or opens < last_close or closes < opens then
      return null;
    end if;
    ranges := ranges + tstzmultirange(tstzrange(opens, closes));
    last_close := closes;
  end loop;
  return case when isempty(ranges) then null else ranges end;
end;
$$;

-- The seconds that the ranges cover.
create function private.active_seconds(active tstzmultirange) returns double precision
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0)
  from unnest(active) as span;
$$;

-- Reads a completion. Raises completion_invalid (P0001).
create function private.read_completion(completion jsonb) returns private.completion
language plpgsql
stable
set search_path = ''
as $$
declare
  given private.completion;
begin
  begin
    given.id := (completion ->> 'id')::uuid;
    given.kind := completion ->> 'kind';
    given.asana_id := (completion ->> 'asana_id')::uuid;
    given.sets := (completion ->> 'sets')::int;
    given.source := completion ->> 'source';
    given.duration_seconds := (completion ->> 'duration_seconds')::int;
    given.active := private.active_ranges(completion -> 'intervals');
    given.started_at := lower(given.active);
    given.finished_at := upper(given.active);
    given.time_zone := completion ->> 'time_zone';
    given.reflection_answer := nullif(btrim(completion ->> 'reflection_answer'), '');
  exception
    when data_exception then
      raise exception 'completion_invalid';
  end;

  if given.id is null
    or given.active is null
    or given.sets is null
    or given.sets not between 1 and 10
    or not private.is_time_zone(given.time_zone)
    or char_length(given.reflection_answer) > 4000
    or not coalesce(
      case given.kind
        when 'practice' then
          given.asana_id is not null
          and given.source in ('home', 'library', 'assignment', 'self-practice')
        when 'timer' then
          given.asana_id is null
          and given.sets = 1
          and given.source = 'timer'
          -- 1 to 120 minutes (specification B, section 9).
          and given.duration_seconds between 60 and 7200
      end,
      false
    )
  then
    raise exception 'completion_invalid';
  end if;
  return given;
end;
$$;
