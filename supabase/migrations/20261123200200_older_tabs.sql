-- A tab of an earlier version, open for days, names no lengths. It took those of a class from a preset
-- that it saved, and left another pause's length beside the seconds of its own.

create or replace function public.save_custom_preset(preset jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  saved uuid;
  poses jsonb := preset -> 'poses';
begin
  if poses is null then
    -- Earlier versions of the app know of no lengths: each pose keeps what it has.
    select
      jsonb_agg(
        jsonb_build_object('asana_id', ids.asana_id, 'seconds', kept.seconds, 'sets', kept.sets)
        order by place
      )
    into poses
    from jsonb_array_elements_text(preset -> 'asana_ids') with ordinality as ids (asana_id, place)
    left join public.custom_preset_asanas as kept
      on kept.preset_id = (preset ->> 'id')::uuid and kept.asana_id = ids.asana_id::uuid;
  end if;
  if coalesce(jsonb_array_length(poses), 0) = 0 then
    raise exception 'preset_invalid';
  end if;

  update public.custom_presets
  set name = preset ->> 'name', description = preset ->> 'description'
  where id = (preset ->> 'id')::uuid
  returning id into saved;
  if saved is null then
    insert into public.custom_presets (id, name, description, created_at)
    values (
      (preset ->> 'id')::uuid,
      preset ->> 'name',
      preset ->> 'description',
      coalesce((preset ->> 'created_at')::timestamptz, now())
    )
    returning id into saved;
  end if;

  delete from public.custom_preset_asanas where preset_id = saved;
  insert into public.custom_preset_asanas (preset_id, position, asana_id, seconds, sets)
  select
    saved, place, (pose ->> 'asana_id')::uuid, (pose ->> 'seconds')::int,
    coalesce((pose ->> 'sets')::int, 1)
  from jsonb_array_elements(poses) with ordinality as listed (pose, place);
exception
  when unique_violation then
    raise exception 'preset_invalid';
end;
$$;

comment on function public.save_custom_preset(jsonb) is
  'Saves a preset of the caller''s with its poses in the order given: {id, name, description, poses: '
  '[{asana_id, seconds, sets}], created_at}, or asana_ids in place of poses, which keep their lengths. '
  'The id is made on the device, so that sending it twice saves one. Refuses with P0001 '
  'preset_invalid when it has no poses or another one has its id.';

create function private.keep_set_seconds() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.time_remaining > new.set_seconds then
    new.set_seconds := null;
  end if;
  return new;
end;
$$;

comment on function private.keep_set_seconds() is
  'Of a set no more can be left than its length: one that is shorter belongs to an earlier pause.';

update public.paused_sessions set set_seconds = null where time_remaining > set_seconds;

create trigger paused_sessions_keep_set_seconds
before insert or update on public.paused_sessions
for each row execute function private.keep_set_seconds();
