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
  columns text;
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

  -- What the rows say about a pose and an admin may write: the grants of the table are the list.
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_attribute
  where attrelid = 'public.asanas'::regclass
    and attname <> 'id'
    and has_column_privilege(attrelid, attnum, 'insert')
    and (
      attname = 'name'
      or exists (
        select from jsonb_array_elements(import_asanas.asanas) as given where given ? attname
      )
    );

  execute format(
    $query$
      insert into public.asanas (id, %1$s)
      select id, %1$s
      from jsonb_populate_recordset(null::public.asanas, $1)
      where updated_at is null
      on conflict (id) do nothing
    $query$,
    columns
  )
  using import_asanas.asanas;

  execute format(
    $query$
      update public.asanas as kept
      set (%1$s) = (select %1$s from jsonb_populate_record(kept, given))
      from jsonb_array_elements($1) as given
      where kept.id = (given ->> 'id')::uuid
        and kept.updated_at = (given ->> 'updated_at')::timestamptz
        and kept.archived_at is null
    $query$,
    columns
  )
  using import_asanas.asanas;

  select coalesce(jsonb_agg(given -> 'id'), '[]') into missed
  from jsonb_array_elements(import_asanas.asanas) as given
  left join public.asanas as kept
    on kept.id = (given ->> 'id')::uuid and kept.archived_at is null
  where jsonb_populate_record(kept, given - 'updated_at') is distinct from kept;
  return jsonb_build_object('missed', missed, 'began', began);
end;
$$;

comment on function public.import_asanas(jsonb, timestamptz) is
  'Adds and changes poses, all of them or none. A row with the `updated_at` that was read is a '
  'change; any other is new. Answers {missed, began}: the ids of what somebody else has changed or '
  'deleted meanwhile, which stays as it is, and when the import began; the next part of it '
  '`continues` that, within an hour. Sending the same again changes nothing. What a row '
  'does not name stays as it is, or begins as the table says. Admins only (42501).';
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
