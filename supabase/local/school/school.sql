-- Lets the invented school of the demo live through its weeks: `acts` in the order of time, through the
-- functions that real use calls. Temporary: it goes with the transaction that called it.
--
-- students: [{id, zone, joined, second, shown_as}], with the day of joining counted back from today.
-- acts: [{kind, student, zone, days_ago, second, later, ...}]. `second` is one of the local day on which
-- it happened, `later` adds hours. What would lie ahead of now is left out.
create function pg_temp.live_through(instructor uuid, students jsonb, acts jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  act record;
  people uuid[] := array(select (each ->> 'id')::uuid from jsonb_array_elements(students) as each);
begin
  -- Only time after sign-up counts.
  update public.profiles
  set created_at = signed.up, display_name = signed.shown_as, health_notice_seen_at = signed.up
  from (
    select
      id,
      shown_as,
      ((now() at time zone zone)::date - joined + make_interval(secs => second)) at time zone zone as up
    from jsonb_to_recordset(students)
      as student (id uuid, zone text, joined int, second int, shown_as text)
  ) as signed
  where profiles.id = signed.id;
  update public.profiles set created_at = now() - interval '63 days' where id = instructor;
  update auth.users
  set
    created_at = profiles.created_at,
    updated_at = profiles.created_at,
    email_confirmed_at = profiles.created_at
  from public.profiles
  where users.id = profiles.id and users.id = any (people || instructor);
  update auth.identities
  set created_at = users.created_at, updated_at = users.created_at
  from auth.users
  where identities.user_id = users.id and users.id = any (people || instructor);

  for act in
    select planned.*, moment
    from jsonb_to_recordset(acts) as planned (
      kind text, student uuid, zone text, days_ago int, second int, later int, completion jsonb,
      lasted int, community text, work jsonb, reply text
    )
    cross join lateral (
      select
        ((now() at time zone zone)::date - days_ago + make_interval(secs => second)) at time zone zone
        + make_interval(hours => coalesce(later, 0)) as moment
    ) as happened
    where moment < now() - interval '1 minute'
    order by moment
  loop
    if act.kind = 'practices' then
      perform private.record_completion_at(
        act.student,
        act.completion || jsonb_build_object(
          'intervals',
          jsonb_build_array(jsonb_build_array(
            extract(epoch from act.moment) * 1000 - act.lasted * 1000,
            extract(epoch from act.moment) * 1000
          ))
        ),
        act.moment
      );
    elsif act.kind = 'joins' then
      insert into public.community_members (community_id, user_id, joined_at)
      select id, act.student, act.moment from public.communities where name = act.community;
    else
      -- The instructor's own doing, which the audit log tells.
      perform set_config('request.jwt.claim.sub', instructor::text, true);
      if act.kind = 'gives' then
        insert into public.assigned_asanas (
          user_id, asana_id, assigned_by, frequency, days_of_week, created_at, assigned_date, due_date,
          notes, reflection_question
        )
        select
          act.student, asana_id, instructor, frequency, days, act.moment, act.moment,
          (act.moment at time zone act.zone)::date + due_in, notes, question
        from jsonb_to_record(act.work) as work (
          asana_id uuid, frequency text, days text[], due_in int, notes text, question text
        );
      else
        perform private.reply_to_assignment(id, '', act.reply)
        from public.assigned_asanas
        where completion_id = (act.completion ->> 'id')::uuid;
        update public.assigned_asanas
        set
          replied_at = act.moment,
          reply_seen_at = case
            when act.moment < now() - interval '2 days' then act.moment + interval '11 hours'
          end
        where completion_id = (act.completion ->> 'id')::uuid;
      end if;
      update public.audit_log set happened_at = act.moment where happened_at = now();
      perform set_config('request.jwt.claim.sub', '', true);
    end if;
  end loop;

  -- What was written just now happened then. No trigger shall stamp it with today once more.
  set local session_replication_role = replica;
  update public.practice_ledger set created_at = finished_at where user_id = any (people);
  update public.assigned_asanas
  set created_at = completed_date
  where user_id = any (people) and origin = 'practice';
  -- The next occurrence came when the one before it was done.
  update public.assigned_asanas as work
  set created_at = chain.done, assigned_date = chain.done
  from (
    select id, lag(completed_date) over (partition by series_id order by due_date) as done
    from public.assigned_asanas
    where user_id = any (people) and origin = 'instructor'
  ) as chain
  where work.id = chain.id and chain.done is not null;
  update public.profiles
  set updated_at = coalesce(
    (select max(finished_at) from public.practice_ledger where user_id = profiles.id), created_at
  )
  where id = any (people || instructor);
  -- The library was there when the school began.
  update public.asanas set created_at = least(created_at, now() - interval '63 days');
  set local session_replication_role = origin;
end;
$$;
