-- Saving a list of poses in one step, also again with its poses in another order, or after it was
-- deleted by mistake; and the bells of a timer preset that no hand could choose.

-- Saved from a preset with nine bells (decision C4); a hand still chooses 0 to 4.
alter table public.timer_presets
drop constraint timer_presets_interval_bells_check,
add constraint timer_presets_interval_bells_check check (interval_bells between 0 and 9);

-- What was deleted comes back as it was, in its place.
grant insert (id, created_at) on table public.timer_presets, public.custom_presets
to authenticated;

grant update (name, description) on table public.custom_presets to authenticated;

create policy "Students change their own presets"
on public.custom_presets for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

-- Saves a preset of the caller's with its poses in the order given: {id, name, description,
-- asana_ids, created_at}. The id is made on the device, so that sending it twice saves one.
-- Refuses with P0001 preset_invalid when it has no poses or another one has its id.
create function public.save_custom_preset(preset jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  saved uuid;
begin
  if coalesce(jsonb_array_length(preset -> 'asana_ids'), 0) = 0 then
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
  insert into public.custom_preset_asanas (preset_id, position, asana_id)
  select saved, place, asana_id::uuid
  from jsonb_array_elements_text(preset -> 'asana_ids') with ordinality as poses (asana_id, place);
exception
  when unique_violation then
    raise exception 'preset_invalid';
end;
$$;
revoke all on function public.save_custom_preset(jsonb) from public, anon, authenticated;
grant execute on function public.save_custom_preset(jsonb) to authenticated;
