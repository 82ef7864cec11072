-- A list of texts is one list, and each entry says something: a nested or missing one, which the limits
-- so far let pass, broke the page of everybody who read the pose. And a text counts with the spaces
-- around it, of which it could have any number.

create function private.is_text_list(list text[]) returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select coalesce(array_ndims(list), 1) = 1
    and not exists (
      select from unnest(list) as entry where entry is null or entry !~ '[^[:space:]]'
    );
$$;

comment on function private.is_text_list(text[]) is
  'Whether a list is a plain one, each of whose entries says something.';
grant execute on function private.is_text_list(text[]) to authenticated, service_role;

-- What is there already loses what nobody could read, and no more.

create function private.to_text_list(list text[]) returns text[]
language sql
immutable
strict
set search_path = ''
as $$
  select array(
    select entry from unnest(list) with ordinality as entries (entry, place)
    where entry ~ '[^[:space:]]'
    order by place
  );
$$;

update public.asanas
set
  aliases = private.to_text_list(aliases),
  target_area = private.to_text_list(target_area),
  benefits = private.to_text_list(benefits),
  safety_tips = private.to_text_list(safety_tips),
  regions = private.to_text_list(regions),
  avoid_if = private.to_text_list(avoid_if)
where not (
  private.is_text_list(aliases)
  and private.is_text_list(target_area)
  and private.is_text_list(benefits)
  and private.is_text_list(safety_tips)
  and coalesce(private.is_text_list(regions), true)
  and coalesce(private.is_text_list(avoid_if), true)
);
update public.asana_translations
set
  aliases = private.to_text_list(aliases),
  benefits = private.to_text_list(benefits),
  safety_tips = private.to_text_list(safety_tips)
where not (
  private.is_text_list(aliases)
  and coalesce(private.is_text_list(benefits), true)
  and coalesce(private.is_text_list(safety_tips), true)
);
update public.assigned_asanas
set days_of_week = private.to_text_list(days_of_week)
where not private.is_text_list(days_of_week);
drop function private.to_text_list(text[]);

alter table public.asanas
add constraint asanas_lists check (
  private.is_text_list(aliases)
  and private.is_text_list(target_area)
  and private.is_text_list(benefits)
  and private.is_text_list(safety_tips)
  and private.is_text_list(regions)
  and private.is_text_list(avoid_if)
);
alter table public.asana_translations
add constraint asana_translations_lists check (
  private.is_text_list(aliases)
  and private.is_text_list(benefits)
  and private.is_text_list(safety_tips)
);
alter table public.assigned_asanas
add constraint assigned_asanas_lists check (private.is_text_list(days_of_week));

update public.asanas
set
  name = btrim(name),
  sanskrit_iast = btrim(sanskrit_iast),
  sanskrit_devanagari = btrim(sanskrit_devanagari),
  description = btrim(description),
  entering = btrim(entering),
  holding = btrim(holding),
  leaving = btrim(leaving)
where char_length(name) > 120
  or char_length(sanskrit_iast) > 120
  or char_length(sanskrit_devanagari) > 120
  or char_length(description) > 5000
  or char_length(entering) > 150
  or char_length(holding) > 65
  or char_length(leaving) > 65;
update public.asana_translations
set
  name = btrim(name),
  description = btrim(description),
  entering = btrim(entering),
  holding = btrim(holding),
  leaving = btrim(leaving)
where char_length(name) > 120
  or char_length(description) > 5000
  or char_length(entering) > 150
  or char_length(holding) > 65
  or char_length(leaving) > 65;
update public.custom_presets set name = btrim(name) where char_length(name) > 100;
update public.timer_presets set name = btrim(name) where char_length(name) > 100;
update public.communities set name = btrim(name) where char_length(name) > 100;

alter table public.asanas
add constraint asanas_texts_length check (
  char_length(name) <= 120
  and char_length(sanskrit_iast) <= 120
  and char_length(sanskrit_devanagari) <= 120
  and char_length(description) <= 5000
  and char_length(entering) <= 150
  and char_length(holding) <= 65
  and char_length(leaving) <= 65
);
alter table public.asana_translations
add constraint asana_translations_texts_length check (
  char_length(name) <= 120
  and char_length(description) <= 5000
  and char_length(entering) <= 150
  and char_length(holding) <= 65
  and char_length(leaving) <= 65
);
alter table public.custom_presets
add constraint custom_presets_name_length check (char_length(name) <= 100);
alter table public.timer_presets
add constraint timer_presets_name_length check (char_length(name) <= 100);
alter table public.communities
add constraint communities_name_length check (char_length(name) <= 100);
