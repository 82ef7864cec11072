-- To whom a pose is still given is read from an index alone, and not from each row of the work. The policy
-- asks where a row comes from, so that stands in the index too.
create index assigned_asanas_open_asana_idx
on public.assigned_asanas (asana_id, user_id) include (origin) where not completed;
