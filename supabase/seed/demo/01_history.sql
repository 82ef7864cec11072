-- Three and a half weeks of the first demo student, ending yesterday so that today is still open.
-- The rows are written here, every counter is computed from them. Running it again adds nothing.

do $$
declare
  student uuid := (select id from auth.users where email = 'student@niyama.example');
  yesterday_evening timestamptz := (current_date - 1) + time '21:10' at time zone 'UTC';
begin
  if student is null or exists (select from public.practice_ledger where user_id = student) then
    return;
  end if;

  -- Only time after sign-up counts.
  update public.profiles set created_at = now() - interval '25 days' where id = student;

  insert into public.practice_ledger (
    id, user_id, kind, asana_id, sets, source, duration_seconds, points, started_at, finished_at,
    active, time_zone, local_date
  )
  select
    gen_random_uuid(), student, 'practice', asanas.id, planned.sets, planned.source,
    asanas.duration_seconds, asanas.points * planned.sets, span.started_at, span.finished_at,
    tstzmultirange(tstzrange(span.started_at, span.finished_at)), 'UTC', current_date - days_ago
  from unnest(array[1, 2, 3, 4, 6, 7, 8, 10, 11, 13, 15, 16, 20, 21, 24]) as days_ago
  cross join lateral (
    values
      ('surya-namaskar', 2, 'home', time '06:40'),
      ('pranayama-breathing', 1, 'home', time '06:50'),
      (
        (array['tree', 'childs-pose', 'mountain-pose', 'bridge', 'boat', 'supine-twist'])
          [days_ago % 6 + 1],
        1 + days_ago % 2,
        'library',
        time '18:30'
      )
  ) as planned (key, sets, source, starts)
  join public.asanas on asanas.key = planned.key
  cross join lateral (
    select
      (current_date - days_ago + planned.starts) at time zone 'UTC' as started_at,
      (current_date - days_ago + planned.starts) at time zone 'UTC'
        + make_interval(secs => asanas.duration_seconds * planned.sets) as finished_at
  ) as span;

  insert into public.practice_ledger (
    id, user_id, kind, source, duration_seconds, points, started_at, finished_at, active,
    time_zone, local_date
  )
  select
    gen_random_uuid(), student, 'timer', 'timer', 600, 10, starts, starts + interval '10 minutes',
    tstzmultirange(tstzrange(starts, starts + interval '10 minutes')), 'UTC',
    current_date - days_ago
  from unnest(array[1, 2, 3, 8, 9, 16]) as days_ago
  cross join lateral (
    select (current_date - days_ago + time '21:00') at time zone 'UTC' as starts
  ) as evening;

  -- Each practice leaves one completed row.
  insert into public.assigned_asanas (
    user_id, asana_id, assigned_by, origin, series_id, frequency, created_at, assigned_date,
    due_date, completed, completed_date, notes, completion_id
  )
  select
    student, asana_id, null, 'practice', null, 'daily', finished_at, finished_at, local_date,
    true, finished_at, format('Self-practice - %s sets completed', sets), id
  from public.practice_ledger
  where user_id = student and kind = 'practice';

  update public.profiles
  set
    points = (select sum(points) from public.practice_ledger where user_id = student),
    total_practices = (select count(*) from public.practice_ledger where user_id = student),
    health_notice_seen_at = now() - interval '25 days'
  where id = student;
  perform private.refresh_streaks(student);
  perform private.award_achievements(student, yesterday_evening, 'UTC');

  insert into public.community_members (community_id, user_id, joined_at)
  select id, student, now() - interval '24 days'
  from public.communities where name = 'Morning Practice'
  on conflict do nothing;
end;
$$;
