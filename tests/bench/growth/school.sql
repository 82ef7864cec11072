-- A school that grows: from as many students as there are to bench.students. Nothing in it is chance,
-- so that every run reads the same pages, and who is measured is the same person in every size:
-- student 1 has 20,000 practices, student 2 what is usual, and 3 to 7 stopped long ago.

create temporary table fresh as
select n, md5('student ' || n)::uuid as id
from generate_series(
  (select count(*)::int + 1 from public.profiles where username like 'student %'),
  current_setting('bench.students')::int
) as n;
create temporary table poses as
select id, row_number() over (order by key) - 1 as n, count(*) over () as poses
from public.asanas where archived_at is null;

-- Twenty classes of one pose each, on the shelf.
insert into public.classes (id, user_id, name, body)
select
  md5('class ' || n)::uuid, null, 'class ' || n,
  jsonb_build_object('v', 1, 'language', 'en', 'items', jsonb_build_array(jsonb_build_object(
    'id', 'aaaaaaaa', 'kind', 'pose', 'asanaId', id, 'side', 'both', 'sets', 1
  )))
from poses where n < 20
on conflict do nothing;
create temporary table versions as
select private.version_of(id) as id, row_number() over (order by id) - 1 as n
from public.classes where user_id is null;

insert into auth.users (id, email, raw_user_meta_data)
select id, format('student%s@school.example', n), jsonb_build_object('username', 'student ' || n)
from fresh;

update public.profiles
set created_at = now() - interval '12 years' + make_interval(mins => n),
  visible_in_communities = n % 20 <> 19,
  role = case when n = 8 then 'admin' else 'user' end
from fresh where fresh.id = profiles.id;

-- One community of everybody, one of five who stopped, and ten of which each is half as large as the one
-- before it.
insert into public.communities (id, name)
select md5('community ' || name)::uuid, name
from unnest(array['everybody', 'stopped'] || array(
  select 'half ' || n from generate_series(1, 10) as n
)) as name
on conflict do nothing;

insert into public.community_members (community_id, user_id, joined_at)
select md5('community ' || name)::uuid, id, now() - interval '1 year' + make_interval(mins => n)
from fresh
cross join lateral (
  select 'everybody' as name
  union all select 'stopped' where n between 3 and 7
  union all select 'half ' || half from generate_series(1, 10) as half where n % (1 << half) = 0
) as joined;

-- Two times a day on three days of four, for eight weeks, one of three a meditation.
create temporary table moments as
select
  n, fresh.id as student, day, time,
  date_trunc('day', now()) - make_interval(days => day) + make_interval(mins => time * 10) as starts
from fresh
cross join lateral (
  select days_ago as day, times_a_day as time
  from generate_series(1, case when n = 1 then 4000 else 56 end) as days_ago
  cross join generate_series(1, case when n = 1 then 5 else 2 end) as times_a_day
  where n not between 3 and 7 and (n = 1 or (n + days_ago) % 4 > 0)
  union all
  select days_ago, 1 from generate_series(300, 320) as days_ago where n between 3 and 7
) as each_time
order by n, starts;

insert into public.practice_ledger (id, user_id, kind, asana_id, duration_seconds, points,
  started_at, finished_at, active, time_zone, local_date)
select
  md5(format('%s %s %s', n, day, time))::uuid, student,
  case when pose is null then 'timer' else 'practice' end,
  pose, 60, case when pose is null then 1 else 3 + (n + day) % 7 end, starts, ends,
  tstzmultirange(tstzrange(starts, ends)), 'UTC', starts::date
from (
  select
    moments.*, starts + interval '1 minute' as ends,
    case when (moments.n + day + time) % 3 > 0 then poses.id end as pose
  from moments
  join poses on poses.n = (moments.n * 7 + day * 3 + time) % poses.poses
) as done;

update public.profiles
set points = earned.points, total_practices = earned.times, time_zone = 'UTC'
from (
  select user_id, sum(points) as points, count(*) as times
  from public.practice_ledger group by user_id
) as earned
join fresh on fresh.id = earned.user_id
where profiles.id = earned.user_id;

-- The first morning of a month, when everybody has the same points.
insert into public.month_points (user_id, month, points, joined_at)
select fresh.id, date '2000-01-01', 5, profiles.created_at
from fresh join public.profiles on profiles.id = fresh.id;

insert into public.user_achievements (user_id, achievement_id, date_earned)
select fresh.id, achievements.id, now() - make_interval(days => 1 + n % 50)
from fresh cross join (
  select id, row_number() over (order by key) as place from public.achievements
) as achievements
-- The student with 20,000 practices has them all.
where n % 3 = 0 and place = 1 or n = 1;

-- Three pieces of work for each, the last of them a class, the daily one with twenty occurrences that are done
-- and one open; one in fifty was given some this week.
insert into public.assigned_asanas (user_id, asana_id, class_version_id, assigned_by, series_id, frequency, due_date,
  created_at, completed, completed_date, reflection_answer, reply, replied_at)
select
  fresh.id, case when work < 3 then poses.id end, case when work = 3 then versions.id end,
  md5('student 8')::uuid, md5(format('series %s %s', fresh.n, work))::uuid,
  case when work = 1 then 'daily' else 'weekly' end,
  current_date - ago, now() - make_interval(days => case when work = 1 or fresh.n % 50 = 0 then ago else 60 end, mins => 1 + fresh.n % 1440),
  ago > 0, case when ago > 0 then now() - make_interval(days => ago, mins => fresh.n % 1440) end,
  case when ago = 3 then 'It was calm.' end,
  case when ago = 3 and fresh.n % 10 = 0 then 'Good.' end,
  case when ago = 3 and fresh.n % 10 = 0 then now() - interval '2 days' end
from fresh
cross join generate_series(1, 3) as work
cross join lateral generate_series(0, case when work = 1 then 20 else 0 end) as ago
join poses on poses.n = (fresh.n + work) % poses.poses
join versions on versions.n = fresh.n % 20
order by ago desc, fresh.n;

-- Check-ins, as the clock sees them.
select private.check_students(now(), count(*)::int) from fresh;

drop table fresh, poses, moments, versions;
