-- Administrators write what a voice says of a pose, and how its Sanskrit name is written.

grant
  insert (sanskrit_iast, sanskrit_devanagari, entering, holding, leaving),
  update (sanskrit_iast, sanskrit_devanagari, entering, holding, leaving)
on table public.asanas to authenticated;
