-- A large school on top of the demo: 2,000 people, 5,000 poses, 100,000 assignments, with the
-- practices that completed them, 300 communities and what administrators did. One statement a table;
-- nothing in it is chance, so that every run measures the same rows.

insert into auth.users
  (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, created_at)
select
  gen_random_uuid(),
  format('yogi%s@school.example', n),
  '',
  now(),
  jsonb_build_object(
    'username', format('yogi_%s', n),
    'full_name', format(
      '%s %s',
      (array['Asha', 'Björn', 'Chloé', 'Deniz', 'Emi', 'Farid', 'Greta', 'Hana'])[n % 8 + 1],
      (array['Rao', 'Silva', 'Moreau', 'Nakamura', 'Weiß', 'Okafor', 'Lind'])[n % 7 + 1]
    )
  ),
  now() - make_interval(hours => n * 7)
from generate_series(1, 2000 - (select count(*)::int from public.profiles)) as n;

-- The sign-up trigger made the profiles.
update public.profiles
set
  created_at = users.created_at,
  display_name = case when numbered.n % 3 = 0 then format('Yogi the %sth', numbered.n) end,
  role = case when numbered.n % 100 = 0 then 'admin' else 'user' end,
  points = numbered.n * 37 % 4000,
  total_practices = numbered.n % 90,
  time_zone = case
    when numbered.n % 2 = 0 then (array['Europe/Berlin', 'Asia/Tokyo', 'America/Lima'])[numbered.n % 3 + 1]
  end
from (
  select id, split_part(username, '_', 2)::int as n from public.profiles where username like 'yogi\_%'
) as numbered
join auth.users on users.id = numbered.id
where profiles.id = numbered.id;

insert into public.asanas
  (name, sanskrit_name, description, difficulty, target_area, duration_seconds, points, created_at)
select
  format('%s %s', (array['Bent', 'Open', 'Quiet', 'Rising', 'Turned'])[n % 5 + 1], 'Pose ' || n),
  format('Parivṛtta Āsana %s', n),
  'Stand, breathe in and lengthen; breathe out and turn. Come back as slowly as you went.',
  (array['beginner', 'intermediate', 'advanced', 'expert'])[n % 4 + 1],
  array[(array['Flexibility', 'Balance', 'Core Strength'])[n % 3 + 1]],
  30 + n % 20 * 5,
  1 + n % 10,
  now() - make_interval(hours => n)
from generate_series(1, 5000 - (select count(*)::int from public.asanas)) as n;

create temporary table students as
select id, row_number() over (order by username) - 1 as n from public.profiles
where username like 'yogi\_%';
create temporary table poses as
select id, duration_seconds, points, row_number() over (order by name) - 1 as n from public.asanas;

-- The n-th piece of work of the school, one every quarter of an hour; seven of ten are done.
create temporary table work as
select
  gen_random_uuid() as id,
  gen_random_uuid() as completion_id,
  number as n,
  students.id as student,
  poses.id as pose,
  poses.duration_seconds,
  poses.points,
  now() - make_interval(mins => number * 15) as given_at,
  number % 10 < 7 as is_done
from generate_series(1, 100000 - (
  select count(*)::int from public.assigned_asanas where origin = 'instructor'
)) as number
join students on students.n = number % (select count(*) from students)
-- Prime to the number of students, so that everybody meets every pose.
join poses on poses.n = number * 7919::bigint % (select count(*) from poses);

insert into public.practice_ledger (
  id, user_id, kind, asana_id, sets, source, duration_seconds, points, started_at, finished_at,
  active, time_zone, local_date
)
select
  completion_id, student, 'practice', pose, 1, 'assignment', duration_seconds, points, given_at,
  given_at + make_interval(secs => duration_seconds),
  tstzmultirange(tstzrange(given_at, given_at + make_interval(secs => duration_seconds))),
  'UTC', (given_at at time zone 'UTC')::date
from work where is_done;

insert into public.practice_ledger (
  id, user_id, kind, source, duration_seconds, points, started_at, finished_at, active, time_zone,
  local_date
)
select
  gen_random_uuid(), student, 'timer', 'timer', 600, 10, given_at, given_at + interval '10 minutes',
  tstzmultirange(tstzrange(given_at, given_at + interval '10 minutes')), 'UTC',
  (given_at at time zone 'UTC')::date
from work where n % 4 = 0;

insert into public.assigned_asanas (
  id, user_id, asana_id, assigned_by, frequency, created_at, assigned_date, due_date, completed,
  completed_date, notes, reflection_question, reflection_answer, completion_id
)
select
  id, student, pose, (select id from auth.users where email = 'admin@niyama.example'),
  (array['daily', 'weekly', 'biweekly'])[n % 3 + 1], given_at, given_at, given_at::date + 7, is_done,
  case when is_done then given_at + interval '1 day' end,
  'Rest whenever you need to.',
  case when n % 2 = 0 then 'How did your breath change?' end,
  case when n % 2 = 0 and is_done then 'It became slower, and I could feel my back move with it.' end,
  case when is_done then completion_id end
from work;

insert into public.communities (name, description, created_at)
select
  format('Circle %s', n), format('Those who practise together on the %sth morning.', n),
  now() - make_interval(days => n)
from generate_series(1, 300) as n;

-- Most are small; one is the whole school but the last hundred.
insert into public.community_members (community_id, user_id, joined_at)
select communities.id, students.id, now() - make_interval(mins => (students.n * 11)::int)
from (
  select id, split_part(name, ' ', 2)::int as n from public.communities where name like 'Circle %'
) as communities
join students on case
  when communities.n = 1 then students.n < 1900
  else students.n % 50 = communities.n % 50
end;

insert into public.audit_log (happened_at, admin_id, action, table_name, row_id, columns)
select given_at, (select id from auth.users where email = 'admin@niyama.example'), 'update',
  'asanas', pose, array['name']
from work where n % 5 = 0
order by n desc;

drop table work, poses, students;

-- As the autovacuum of a server would; the embedded one has none.
vacuum analyze;
