-- The functions that embed the texts are called for every pose of the library. With a search_path of
-- their own each call is a query of its own, and with one that is written as a standard body, whose
-- names are bound once and for all as it is made, the whole is a single one.

create or replace function public.texts_of_asana(asana public.asanas)
returns setof public.asana_texts
language sql
stable
rows 1
begin atomic
  select * from public.asana_texts where asana_id = asana.id;
end;

create or replace function public.texts_of_preset_asana(pose public.custom_preset_asanas)
returns setof public.asana_texts
language sql
stable
rows 1
begin atomic
  select * from public.asana_texts where asana_id = pose.asana_id;
end;

create or replace function public.texts_of_community(community public.communities)
returns setof public.community_texts
language sql
stable
rows 1
begin atomic
  select * from public.community_texts where community_id = community.id;
end;
