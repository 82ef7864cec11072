-- Everything that the home screen shows, in one request. It only reads: the completion function
-- alone writes streaks (decision C1).

-- Takes the student's IANA zone. Answers {profile, mandatory: [{asana, done_today}],
-- assigned: [assignment with asana], open_assignments, paused: paused session with asana or null,
-- more_paused, in_community}. Refuses a zone that is none with P0001 time_zone_invalid.
create function public.home(time_zone text) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  student uuid := (select auth.uid());
  today date;
begin
  if not private.is_time_zone(home.time_zone) then
    raise exception 'time_zone_invalid';
  end if;
  today := private.local_day(now(), home.time_zone);

  return jsonb_build_object(
    'profile', (
      select to_jsonb(person) || jsonb_build_object(
        'daily_streak',
          case when private.streak_stands(daily_streak_date, today) then daily_streak else 0 end,
        'current_streak',
          case when private.streak_stands(current_streak_date, today) then current_streak else 0 end
      )
      from public.profiles as person
      where person.id = student
    ),
    'mandatory', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'asana', to_jsonb(asanas),
          'done_today', exists (
            select from public.practice_ledger as ledger
            where ledger.user_id = student
              and ledger.asana_id = asanas.id
              and ledger.local_date = today
          )
        ) order by mandatory.position, asanas.name
      ), '[]')
      from public.daily_mandatory_asanas as mandatory
      join public.asanas on asanas.id = mandatory.asana_id
      where asanas.archived_at is null
    ),
    'assigned', (
      select coalesce(jsonb_agg(
        to_jsonb(work) || jsonb_build_object('asana', to_jsonb(asanas))
        order by work.due_date, work.id
      ), '[]')
      from (
        select * from public.assigned_asanas
        where user_id = student and not completed and due_date <= today
        order by due_date, id
        limit 3
      ) as work
      left join public.asanas on asanas.id = work.asana_id
    ),
    'open_assignments', (
      select count(*) from public.assigned_asanas where user_id = student and not completed
    ),
    'paused', (
      select to_jsonb(paused) || jsonb_build_object('asana', to_jsonb(asanas))
      from public.paused_sessions as paused
      join public.asanas on asanas.id = paused.asana_id
      where paused.user_id = student
      order by paused.paused_at desc, paused.id
      limit 1
    ),
    'more_paused', (
      select greatest(count(*) - 1, 0)
      from public.paused_sessions as paused
      join public.asanas on asanas.id = paused.asana_id
      where paused.user_id = student
    ),
    'in_community', exists (
      select from public.community_members where user_id = student
    )
  );
end;
$$;
revoke all on function public.home(text) from public, anon, authenticated;
grant execute on function public.home(text) to authenticated;
