-- The library as an admin keeps it (specification B, sections 2 and 7): a list that is searched and
-- paged here, deletion that no daily practice falls victim to, and the import of many at once.

alter table public.asanas
add column search_text text not null
generated always as (private.fold(name || e'\n' || coalesce(sanskrit_name, ''))) stored;

-- What the database makes of the names by itself is no change of an admin's.
drop trigger asanas_audit_update on public.asanas;
create trigger asanas_audit_update
after update on public.asanas
referencing old table as old_rows new table as new_rows
for each statement execute function private.audit(
  'id',
  'name,sanskrit_name,description,difficulty,category,target_area,duration_seconds,two_sided,points,benefits,safety_tips,image_url,video_url,archived_at'
);

-- A page begins where the index stands, for students and for admins.
create index asanas_library_idx on public.asanas (name, id) where archived_at is null;
drop index public.asanas_name_idx;

-- Fifty poses of the library by name, those after {name, id}, that hold the searched words in the
-- name or in the Sanskrit name.
create function public.admin_asanas(search text default '', after jsonb default null) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  needle text := private.fold(btrim(search));
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(page) - 'search_text' - 'archived_at' - 'created_at'), '[]')
    from (
      select *
      from public.asanas
      where archived_at is null
        and (name, id) > (
          coalesce(after ->> 'name', ''),
          coalesce((after ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000')
        )
        and position(needle in search_text) > 0
      order by name, id
      limit 50
    ) as page
  );
end;
$$;

-- What a pose is used for today, told before it is deleted.
create function public.asana_use(asana_id uuid) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'open_assignments', count(*),
      'students', count(distinct user_id),
      'is_mandatory', exists (
        select from public.daily_mandatory_asanas as daily
        where daily.asana_id = asana_use.asana_id
      )
    )
    from public.assigned_asanas as work
    where work.asana_id = asana_use.asana_id and not completed
  );
end;
$$;

-- A pose of every day cannot go while it is one: home would ask everybody for something that is gone.
create function private.keep_mandatory_asanas() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from public.daily_mandatory_asanas where asana_id = new.id) then
    raise exception 'asana_is_mandatory';
  end if;
  return new;
end;
$$;
create trigger asanas_keep_mandatory
before update of archived_at on public.asanas
for each row when (old.archived_at is null and new.archived_at is not null)
execute function private.keep_mandatory_asanas();

create function private.keep_from_archived_asanas() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Locked, so that nobody archives it in the same moment.
  perform from public.asanas where id = new.asana_id and archived_at is null for share;
  if not found then
    raise exception 'asana_not_found';
  end if;
  return null;
end;
$$;
-- Afterwards, so that the policies have their say first.
create trigger daily_mandatory_asanas_keep_from_archived
after insert or update of asana_id on public.daily_mandatory_asanas
for each row execute function private.keep_from_archived_asanas();

-- Made on the device, so that sending an import twice adds nothing twice.
grant insert (id) on table public.asanas to authenticated;

-- Adds and changes poses, all of them or none. A row with the `updated_at` that was read is a
-- change; any other is new. Answers with the ids of what somebody else has changed or deleted
-- meanwhile, which stays as it is. Sending the same again changes nothing.
create function public.import_asanas(asanas jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  missed jsonb;
begin
  perform private.require_admin();

  insert into public.asanas (
    id, name, sanskrit_name, description, difficulty, category, target_area, duration_seconds,
    two_sided, points, benefits, safety_tips, image_url, video_url
  )
  select
    id, name, sanskrit_name, description, difficulty, category, target_area, duration_seconds,
    two_sided, points, benefits, safety_tips, image_url, video_url
  from jsonb_populate_recordset(null::public.asanas, import_asanas.asanas) as given
  where updated_at is null
  on conflict (id) do nothing;

  update public.asanas as kept
  set name = given.name,
    sanskrit_name = given.sanskrit_name,
    description = given.description,
    difficulty = given.difficulty,
    category = given.category,
    target_area = given.target_area,
    duration_seconds = given.duration_seconds,
    two_sided = given.two_sided,
    points = given.points,
    benefits = given.benefits,
    safety_tips = given.safety_tips,
    image_url = given.image_url,
    video_url = given.video_url
  from jsonb_populate_recordset(null::public.asanas, import_asanas.asanas) as given
  where kept.id = given.id and kept.updated_at = given.updated_at and kept.archived_at is null;

  select coalesce(jsonb_agg(given.id), '[]') into missed
  from jsonb_populate_recordset(null::public.asanas, import_asanas.asanas) as given
  left join public.asanas as kept on kept.id = given.id and kept.archived_at is null
  where (
    kept.name, kept.sanskrit_name, kept.description, kept.difficulty, kept.category,
    kept.target_area, kept.duration_seconds, kept.two_sided, kept.points, kept.benefits,
    kept.safety_tips, kept.image_url, kept.video_url
  ) is distinct from (
    given.name, given.sanskrit_name, given.description, given.difficulty, given.category,
    given.target_area, given.duration_seconds, given.two_sided, given.points, given.benefits,
    given.safety_tips, given.image_url, given.video_url
  );
  return missed;
end;
$$;

revoke all on function
  public.admin_asanas(text, jsonb), public.asana_use(uuid), public.import_asanas(jsonb)
from public, anon, authenticated;
grant execute on function
  public.admin_asanas(text, jsonb), public.asana_use(uuid), public.import_asanas(jsonb)
to authenticated;
