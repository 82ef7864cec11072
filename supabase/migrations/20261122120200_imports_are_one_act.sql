-- A large import comes in many requests and is one act of its administrator all the same: the audit log
-- tells it with one moment.

-- When what happens now began: the start of the transaction, or of the first one of several.
create function private.act_began() returns timestamptz
language sql
stable
set search_path = ''
as $$
  select coalesce(nullif(current_setting('niyama.act_began', true), '')::timestamptz, now());
$$;
alter table public.audit_log alter column happened_at set default private.act_began();

drop function public.import_asanas(jsonb);

-- Adds and changes poses, all of them or none. A row with the `updated_at` that was read is a
-- change; any other is new. Answers {missed, began}: the ids of what somebody else has changed or
-- deleted meanwhile, which stays as it is, and when the import began; the next part of it `continues`
-- that, within an hour. Sending the same again changes nothing. A row without aliases leaves them as
-- they are. Admins only (42501).
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
revoke all on function public.import_asanas(jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.import_asanas(jsonb, timestamptz) to authenticated;
