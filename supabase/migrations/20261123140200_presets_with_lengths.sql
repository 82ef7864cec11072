-- A pose of a preset may have sets of its own length, as a class gives them.

alter table public.custom_preset_asanas
add seconds int check (seconds between 15 and 7200),
add sets int not null default 1 check (sets between 1 and 10);

comment on column public.custom_preset_asanas.seconds is
  'Of one set; null for as long as the pose itself says.';

create or replace function public.save_custom_preset(preset jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  saved uuid;
  poses jsonb := preset -> 'poses';
begin
  if poses is null then
    -- Earlier versions of the app know of no lengths.
    select jsonb_agg(jsonb_build_object('asana_id', asana_id) order by place) into poses
    from jsonb_array_elements_text(preset -> 'asana_ids') with ordinality as ids (asana_id, place);
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
  '[{asana_id, seconds, sets}], created_at}, or asana_ids in place of poses. The id is made on the '
  'device, so that sending it twice saves one. Refuses with P0001 preset_invalid when it has no poses '
  'or another one has its id.';
