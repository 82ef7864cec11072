-- A class is a sequence that was composed: its practices are begun from there, and each pose has sets
-- of a length that the class gives it.

alter table public.practice_ledger
drop constraint practice_ledger_source_check,
add constraint practice_ledger_source_check check (
  source in ('home', 'library', 'assignment', 'self-practice', 'preset', 'class', 'timer')
);

alter table public.paused_sessions
drop constraint paused_sessions_source_check,
add constraint paused_sessions_source_check check (
  source in ('home', 'library', 'assignment', 'self-practice', 'preset', 'class')
),
add set_seconds int check (set_seconds between 5 and 7200);

comment on column public.paused_sessions.set_seconds is
  'Of one set of this practice; null for as long as the pose itself says.';

grant insert (set_seconds), update (set_seconds) on table public.paused_sessions to authenticated;

create or replace function private.read_completion(completion jsonb) returns private.completion
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
          and given.source in (
            'home', 'library', 'assignment', 'self-practice', 'preset', 'class'
          )
          and given.duration_seconds between 1 and 7200
        when 'timer' then
          given.asana_id is null
          and given.sets = 1
          and given.source = 'timer'
          -- 1 to 120 minutes.
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
