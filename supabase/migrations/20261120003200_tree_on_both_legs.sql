-- Tree is held on one leg and then on the other, as its text says: its time is that of both sides,
-- and the practice tells when to change. A library that an instructor has changed stays as it is.
update public.asanas
set two_sided = true
where key = 'tree'
  and not two_sided
  and duration_seconds = 90
  and description like '%change legs half-way.';
