-- The library as an admin keeps it: a list that is searched and paged here, also of what was
-- deleted, to bring it back; deletion that no daily practice falls victim to; and the import of
-- many at once.

create function public.admin_asanas(
  search text default '',
  archived boolean default false,
  after jsonb default null
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  patterns constant text[] := private.search_patterns(search);
  items jsonb;
  total bigint;
begin
  perform private.require_admin();
  -- Written into the query, since the index of the library holds these rows alone.
  execute format(
    $query$
      select coalesce(
        jsonb_agg(
          to_jsonb(page) - 'search_text' - 'sort_name' - 'archived_at' - 'created_at'
          order by page.sort_name, page.id
        ),
        '[]'
      )
      from (
        select *
        from public.asanas
        where archived_at is %s
          and (sort_name, id) > ($1, $2)
          and search_text ~ all ($3)
        order by sort_name, id
        limit 50
      ) as page
    $query$,
    case when archived then 'not null' else 'null' end
  )
  into items
  using
    coalesce(private.fold(after ->> 'name'), ''),
    coalesce((after ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000'),
    patterns;
  if after is null then
    select count(*) into total
    from public.asanas
    where (archived_at is not null) = archived and search_text ~ all (patterns);
  end if;
  return jsonb_build_object('items', items, 'total', total);
end;
$$;

comment on function public.admin_asanas(text, boolean, jsonb) is
  'Fifty poses by name as {items, total}, those after {name, id}, whose names hold the searched '
  'words: of the library or, with `archived`, of what was deleted from it. `total` comes with the '
  'first page. Admins only (42501).';
revoke all on function public.admin_asanas(text, boolean, jsonb) from public, anon, authenticated;
grant execute on function public.admin_asanas(text, boolean, jsonb) to authenticated;

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

comment on function public.asana_use(uuid) is
  'What a pose is used for today, shown before it is deleted: {open_assignments, students, '
  'is_mandatory}. Admins only (42501).';
revoke all on function public.asana_use(uuid) from public, anon, authenticated;
grant execute on function public.asana_use(uuid) to authenticated;

create function public.import_asanas(asanas jsonb, continues timestamptz default null) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  missed jsonb;
  began timestamptz := now();
begin
  perform private.require_admin();
  if exists (
    select from public.audit_log
    where happened_at = continues
      and happened_at > now() - interval '1 hour'
      and admin_id = (select auth.uid())
      and table_name = 'asanas'
  ) then
    began := continues;
  end if;
  perform set_config('niyama.act_began', began::text, true);

  insert into public.asanas (
    id, name, sanskrit_name, aliases, description, difficulty, category, target_area, duration_seconds,
    two_sided, points, benefits, safety_tips, image_url, video_url
  )
  select
    id, name, sanskrit_name, coalesce(aliases, '{}'), description, difficulty, category, target_area, duration_seconds,
    two_sided, points, benefits, safety_tips, image_url, video_url
  from jsonb_populate_recordset(null::public.asanas, import_asanas.asanas) as given
  where updated_at is null
  on conflict (id) do nothing;

  update public.asanas as kept
  set name = given.name,
    sanskrit_name = given.sanskrit_name,
    aliases = coalesce(given.aliases, kept.aliases),
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
    kept.name, kept.sanskrit_name, kept.aliases, kept.description, kept.difficulty,
    kept.category, kept.target_area, kept.duration_seconds, kept.two_sided, kept.points, kept.benefits,
    kept.safety_tips, kept.image_url, kept.video_url
  ) is distinct from (
    given.name, given.sanskrit_name, coalesce(given.aliases, kept.aliases), given.description,
    given.difficulty, given.category, given.target_area, given.duration_seconds, given.two_sided, given.points, given.benefits,
    given.safety_tips, given.image_url, given.video_url
  );
  return jsonb_build_object('missed', missed, 'began', began);
end;
$$;

comment on function public.import_asanas(jsonb, timestamptz) is
  'Adds and changes poses, all of them or none. A row with the `updated_at` that was read is a '
  'change; any other is new. Answers {missed, began}: the ids of what somebody else has changed or '
  'deleted meanwhile, which stays as it is, and when the import began; the next part of it '
  '`continues` that, within an hour. Sending the same again changes nothing. A row without aliases '
  'leaves them as they are. Admins only (42501).';
revoke all on function public.import_asanas(jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.import_asanas(jsonb, timestamptz) to authenticated;

create function public.delete_asana(asana_id uuid, seen timestamptz, ends_work boolean default false)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  archived jsonb;
begin
  perform private.require_admin();
  -- Until the end nobody gives further work of it, and whatever refers to it and is already being
  -- written is waited for, so that it is seen below. An update alone lets both pass.
  perform from public.asanas where id = delete_asana.asana_id for update;
  update public.asanas
  set archived_at = now()
  where id = delete_asana.asana_id and updated_at = seen and archived_at is null
  returning to_jsonb(asanas) - 'search_text' - 'sort_name' - 'archived_at' - 'created_at'
  into archived;
  if archived is null then
    raise exception 'changed_meanwhile';
  end if;
  if ends_work then
    delete from public.assigned_asanas
    where assigned_asanas.asana_id = delete_asana.asana_id
      and origin = 'teacher'
      and not completed;
  end if;
  return archived;
end;
$$;

comment on function public.delete_asana(uuid, timestamptz, boolean) is
  'Deletes a pose that is still as it was at `seen`, and with `ends_work` what of it is still to '
  'do; what was done stays with its students. Answers with the row. Admins only (42501). Refuses '
  'with P0001 and changed_meanwhile, or asana_is_mandatory for a pose of every day.';
revoke all on function public.delete_asana(uuid, timestamptz, boolean)
from public, anon, authenticated;
grant execute on function public.delete_asana(uuid, timestamptz, boolean) to authenticated;
