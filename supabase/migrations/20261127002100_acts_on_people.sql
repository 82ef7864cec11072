-- What instructors do to many people at once, in one request and at most 500 of them.

create function private.add_members(community_id uuid, user_ids uuid[]) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  people uuid[];
  added int;
begin
  perform private.require_admin();
  if cardinality(add_members.user_ids) > 500 then
    raise exception 'too_many_people';
  end if;
  perform from public.communities where id = add_members.community_id for key share;
  if not found then
    raise exception 'community_not_found';
  end if;
  people := array(select id from public.profiles where id = any (add_members.user_ids));
  insert into public.community_members (community_id, user_id)
  select add_members.community_id, person.id
  from unnest(people) as person (id)
  order by person.id
  on conflict on constraint community_members_user_id_community_id_key do nothing;
  get diagnostics added = row_count;
  return jsonb_build_object('added', added, 'already', cardinality(people) - added);
end;
$$;

comment on function private.add_members(uuid, uuid[]) is 'As public.add_members, which the API serves.';
grant execute on function private.add_members(uuid, uuid[]) to authenticated;

create function public.add_members(community_id uuid, user_ids uuid[]) returns jsonb
language sql
set search_path = ''
as $$
  select private.add_members(community_id, user_ids);
$$;

comment on function public.add_members(uuid, uuid[]) is
  'Adds people to a community and answers {added, already}: how many, and how many belonged to it '
  'before. Whose account is gone is in neither. Admins only (42501). Refuses with P0001 and '
  'too_many_people (more than 500) or community_not_found.';
revoke all on function public.add_members(uuid, uuid[]) from public, anon, authenticated;
grant execute on function public.add_members(uuid, uuid[]) to authenticated;

create function private.pause_students(student_ids uuid[], from_day date, to_day date) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  student uuid;
  today date;
  paused int := 0;
  overlapping uuid[] := '{}';
begin
  perform private.require_admin();
  if cardinality(pause_students.student_ids) > 500 then
    raise exception 'too_many_people';
  end if;
  -- The day that is over last: before it, it is over for everybody.
  if from_day is null or from_day < private.local_day(now(), 'Etc/GMT+12') then
    raise exception 'pause_invalid';
  end if;
  -- In one order, so that of two instructors neither waits for the other.
  for student in
    select distinct chosen.id from unnest(pause_students.student_ids) as chosen (id) order by chosen.id
  loop
    begin
      today := private.hold_student(student);
      -- Where they live it may be tomorrow already.
      perform private.pause_student(student, greatest(pause_students.from_day, today), to_day);
      paused := paused + 1;
    exception
      when raise_exception then
        if sqlerrm = 'pause_overlaps' then
          overlapping := overlapping || student;
        elsif sqlerrm <> 'user_not_found' then
          raise;
        end if;
    end;
  end loop;
  return jsonb_build_object('paused', paused, 'overlapping', to_jsonb(overlapping));
end;
$$;

comment on function private.pause_students(uuid[], date, date) is
  'As public.pause_students, which the API serves.';
grant execute on function private.pause_students(uuid[], date, date) to authenticated;

create function public.pause_students(student_ids uuid[], from_day date, to_day date) returns jsonb
language sql
set search_path = ''
as $$
  select private.pause_students(student_ids, from_day, to_day);
$$;

comment on function public.pause_students(uuid[], date, date) is
  'Pauses all assignments of these students as pause_student does, each in the days where they live, '
  'and answers {paused, overlapping}: how many, and the ids of those who have another pause in these '
  'days, which stays as it is. Whose account is gone is in neither. Admins only (42501). Refuses with '
  'P0001 and too_many_people (more than 500) or pause_invalid.';
revoke all on function public.pause_students(uuid[], date, date) from public, anon, authenticated;
grant execute on function public.pause_students(uuid[], date, date) to authenticated;
