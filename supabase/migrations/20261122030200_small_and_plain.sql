-- What a student may write has a size, and a path names a file.

alter table public.profiles
add constraint profiles_avatar_is_a_file check (avatar_url !~ '/[.]+$') not valid;

-- 500 stretches of two times each need less than half of it.
alter table public.paused_sessions
add constraint paused_sessions_intervals_size check (octet_length(intervals::text) <= 40000)
not valid;
