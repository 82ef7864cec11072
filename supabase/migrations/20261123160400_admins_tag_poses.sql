-- Administrators say what a class is composed by, for the poses that they add.

grant
  insert (body_position, spine_move, effort, regions, avoid_if),
  update (body_position, spine_move, effort, regions, avoid_if)
on table public.asanas to authenticated;
