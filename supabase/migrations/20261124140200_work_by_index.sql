-- What waits for a reply and what a pose is used for are few of all pieces of work: each has an index of
-- its own. The student beside the key, for the policy of the rows asks who that is.

create index assigned_asanas_waiting_idx
on public.assigned_asanas (completed_date desc, id desc) include (user_id)
where origin = 'teacher' and completed and reflection_answer is not null and reply is null;

create index assigned_asanas_open_pose_idx
on public.assigned_asanas (asana_id) include (user_id) where not completed;
