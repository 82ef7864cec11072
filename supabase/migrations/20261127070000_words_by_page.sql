-- With whom an instructor should have a word, page by page: a school of some hundreds has more of them than a
-- card of the dashboard holds.

-- Read from any place in one go, also among many of the same weight, such as a class that joined in one day.
create index student_checks_by_weight_idx
on private.student_checks (weight, student_id) where weight is not null;
drop index private.student_checks_weight_idx;

drop function private.needs_a_word();

create function private.needs_a_word(most int, after jsonb) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- Before the first page: heavier than anybody can be.
  from_weight int := coalesce((after ->> 'weight')::int, 2147483647);
  from_id uuid := coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  looked_at record;
  line record;
  found_lines jsonb := '[]';
  next_place jsonb;
begin
  perform private.require_admin();
  for looked_at in
    select checks.student_id, checks.weight
    from private.student_checks as checks
    where checks.weight is not null
      and (checks.weight, checks.student_id) < (from_weight, from_id)
    order by checks.weight desc, checks.student_id desc
    -- A hundred looked at are a page, were it empty: what no longer holds costs no more than that.
    limit 100
  loop
    from_weight := looked_at.weight;
    from_id := looked_at.student_id;
    -- As it is now: they may have practiced since, and a colleague replied.
    select word.reason, word.facts, profiles.username, profiles.full_name, profiles.display_name
    into line
    from public.profiles
    cross join lateral private.word_for(profiles.id, now()) as word
    where profiles.id = looked_at.student_id
      and word.reason is not null
      -- Whoever is leaving has said what there is to say.
      and not exists (
        select from private.leavings where leavings.user_id = looked_at.student_id
      );
    if found then
      found_lines := found_lines || jsonb_build_object(
        'student', jsonb_build_object(
          'id', looked_at.student_id,
          'username', line.username,
          'full_name', line.full_name,
          'display_name', line.display_name
        ),
        'reason', line.reason,
        'facts', line.facts
      );
      exit when jsonb_array_length(found_lines) = most;
    end if;
  end loop;

  if exists (
    select from private.student_checks as checks
    where checks.weight is not null
      and (checks.weight, checks.student_id) < (from_weight, from_id)
  ) then
    next_place := jsonb_build_object('weight', from_weight, 'id', from_id);
  end if;
  return jsonb_build_object('words', found_lines, 'next', next_place);
end;
$$;

comment on function private.needs_a_word(int, jsonb) is
  'As public.needs_a_word, which the API serves, with at most so many students.';
grant execute on function private.needs_a_word(int, jsonb) to authenticated;

create function public.needs_a_word(after jsonb default null) returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.needs_a_word(20, after);
$$;

comment on function public.needs_a_word(jsonb) is
  'Students with whom an instructor should have a word, the most urgent first as the clock saw them, '
  'those after {weight, id}: {words, next}. Each of at most twenty words has {student: {id, username, '
  'full_name, display_name}, reason, facts}, as it is now: {days} of answer, new and silent, beside it '
  '{before} of silent, and {done, expected, done_before, expected_before} of adherence. Of a hundred '
  'that were looked at, those whose reason is gone are left out: next says from where to go on, even '
  'if a page has no words; null at the end. Admins only (42501).';
revoke all on function public.needs_a_word(jsonb) from public, anon, authenticated;
grant execute on function public.needs_a_word(jsonb) to authenticated;

create or replace function public.dashboard(time_zone text, week_start int) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  today date;
  week timestamptz;
begin
  if not (select private.is_admin()) then
    raise exception 'not_admin' using errcode = '42501';
  end if;
  perform private.require_time_zone(dashboard.time_zone);
  if week_start is null or week_start not between 1 and 7 then
    raise exception 'week_start_invalid';
  end if;
  today := private.local_day(now(), dashboard.time_zone);
  week := (today - ((extract(isodow from today)::int - week_start + 7) % 7))::timestamp
    at time zone dashboard.time_zone;

  return private.school_practice(today) || (
    select jsonb_build_object(
      'today', today,
      'users',
      jsonb_build_object(
        'count', totals.people,
        'new_this_week', (select count(*) from public.profiles where created_at >= week)
      ),
      'asanas',
      (
        select jsonb_build_object(
          'count', count(*), 'new_this_week', count(*) filter (where created_at >= week)
        )
        from public.asanas
        where archived_at is null
      ),
      'communities',
      (
        select jsonb_build_object(
          'count', count(*), 'new_this_week', count(*) filter (where created_at >= week)
        )
        from public.communities
      ),
      'practices',
      jsonb_build_object(
        'count', totals.given - totals.completed,
        'new_this_week',
        (
          -- Series by series, by its first: the next occurrences of this week are many more than what was
          -- given.
          select count(*)
          from public.assignment_series as series
          cross join lateral (
            select work.created_at, work.completed
            from public.assigned_asanas as work
            where work.series_id = series.id
            order by work.created_at, coalesce(work.completed_date, 'infinity'), work.id
            limit 1
          ) as given
          where series.created_at >= week and given.created_at >= week and not given.completed
        )
      ),
      'assignments',
      jsonb_build_object('total', totals.given, 'completed', totals.completed),
      'recent', private.recent_events(),
      'audit', private.audit_acts(8, null, null, null),
      'words', urgent -> 'words',
      'more_words', urgent ->> 'next' is not null
    )
    from private.school_totals() as totals, private.needs_a_word(5, null) as urgent
  );
end;
$$;

comment on function public.dashboard(text, int) is
  'Admins only (42501). Takes the reader''s IANA zone and the ISO number of the day on which the '
  'reader''s weeks begin. Answers {today, users, practices, asanas, communities: {count, '
  'new_this_week}, assignments: {total, completed}, active_today, average_seconds, most_popular: '
  '{id, name}, days: [{date, practices, sits}] of four weeks, recent: the newest five events of '
  'the work that was given, audit: the latest eight acts of administrators, words: the five students '
  'with whom to have a word most urgently, as public.needs_a_word says them, more_words: whether others '
  'may follow}. Refuses with P0001 time_zone_invalid or week_start_invalid.';
