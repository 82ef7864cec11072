-- How administrators search, import, translate and delete poses.

create function public.asana_use(asana_id uuid) returns jsonb
language plpgsql stable set search_path = ''
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
    where work.work_key = asana_use.asana_id and not completed
  );
end;
$$;

comment on function public.asana_use(uuid) is
  'What a pose is used for today, shown before it is deleted: {open_assignments, students, '
  'is_mandatory}. Admins only (42501).';

grant execute on function public.asana_use(uuid) to authenticated;

create function public.import_asanas(asanas jsonb, continues timestamptz default null) returns jsonb
language plpgsql set search_path = ''
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

grant execute on function public.import_asanas(jsonb, timestamptz) to authenticated;

create function public.delete_asana(
  asana_id uuid,
  seen timestamptz,
  ends_work boolean default false
)
returns jsonb
language plpgsql set search_path = ''
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
  returning to_jsonb(asanas) - 'sort_name' - 'archived_at' - 'created_at'
  into archived;
  if archived is null then
    raise exception 'changed_meanwhile';
  end if;
  if ends_work then
    perform private.end_series(array(
      select distinct series_id from public.assigned_asanas as work
      where work.asana_id = delete_asana.asana_id and origin = 'instructor' and not completed
    ));
  end if;
  return archived;
end;
$$;

comment on function public.delete_asana(uuid, timestamptz, boolean) is
  'Deletes a pose that is still as it was at `seen`, and with `ends_work` what of it is still to '
  'do; what was done stays with its students. Answers with the row. Admins only (42501). Refuses '
  'with P0001 and changed_meanwhile, or asana_is_mandatory for a pose of every day.';

grant execute on function public.delete_asana(uuid, timestamptz, boolean) to authenticated;

create view private.asana_translation_states
with (security_invoker = true)
as
select
  asanas.id as asana_id,
  wanted.language,
  case
    when
      translation.name is null
      or translation.description is null
      or (translation.benefits is null and asanas.benefits <> '{}')
      or (translation.safety_tips is null and asanas.safety_tips <> '{}')
      or (translation.entering is null and asanas.entering is not null)
      or (translation.holding is null and asanas.holding is not null)
      or (translation.leaving is null and asanas.leaving is not null)
      then 'missing'
    when
      translation.based_on <> asanas.text_hash
      or (
        translation.safety_tips_based_on is distinct from asanas.safety_tips_hash
        and asanas.safety_tips <> '{}'
      )
      then 'stale'
    when
      cardinality(translation.benefits) < cardinality(asanas.benefits)
      or cardinality(translation.safety_tips) <> cardinality(asanas.safety_tips)
      then 'missing'
    else 'current'
  end as state
from public.asanas
cross join unnest(private.languages()) as wanted (language)
left join public.asana_translations as translation
  on translation.asana_id = asanas.id and translation.language = wanted.language
where wanted.language <> 'english';

comment on view private.asana_translation_states is
  'How far each pose is translated into each language other than English: `missing` where a text '
  'is English that there is in English, `stale` where English has changed since, else `current`.';

grant select on table private.asana_translation_states to authenticated, service_role;

create function private.translations_of(asana_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(language, state)
  from private.asana_translation_states as translation
  where translation.asana_id = translations_of.asana_id;
$$;

comment on function private.translations_of(uuid) is
  'The states of the translations of a pose by language.';

grant execute on function private.translations_of(uuid) to authenticated;

create function private.is_untranslated(asana_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.asana_translation_states as translation
    where translation.asana_id = is_untranslated.asana_id and translation.state <> 'current'
  );
$$;

comment on function private.is_untranslated(uuid) is
  'Whether anything of a pose is left to translate.';

grant execute on function private.is_untranslated(uuid) to authenticated;

create function public.admin_asanas(
  search text default '',
  archived boolean default false,
  after jsonb default null,
  untranslated boolean default false,
  language text default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  patterns text[] := private.search_patterns(search);
  is_typed constant boolean := patterns <> '{}';
  rank constant text := case when is_typed then 'private.search_rank(known.words, $5)' else '0' end;
  items jsonb;
  total bigint;
begin
  perform private.require_admin();
  perform private.require_language(language);
  if is_typed and not exists (
    select
    from public.asanas
    join private.asana_words as known on known.asana_id = asanas.id
    where (archived_at is not null) = archived and known.words ~ all (patterns)
  ) then
    patterns := private.near_patterns(search);
  end if;
  -- Written into the query, since the index of the library holds these rows alone.
  execute format(
    $query$
      select coalesce(
        jsonb_agg(
          to_jsonb(page) - 'sort_name' - 'archived_at' - 'created_at'
          || jsonb_build_object(
            'called', private.asana_name(page.id, $4),
            'translations', private.translations_of(page.id)
          )
          order by page.rank, page.sort_name, page.id
        ),
        '[]'
      )
      from (
        select asanas.*, %1$s as rank
        from public.asanas
        join private.asana_words as known on known.asana_id = asanas.id
        where archived_at is %2$s
          and %3$s
          and known.words ~ all ($3)
          and %4$s
        order by rank, sort_name, id
        limit 50
      ) as page
    $query$,
    rank,
    case when archived then 'not null' else 'null' end,
    case
      when is_typed then '(' || rank || ', sort_name, id) > ($6, $1, $2)'
      else '(sort_name, id) > ($1, $2)'
    end,
    case when untranslated then 'private.is_untranslated(asanas.id)' else 'true' end
  )
  into items
  using
    coalesce(private.fold(after ->> 'name'), ''),
    coalesce((after ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000'),
    patterns,
    language,
    search,
    coalesce((after ->> 'rank')::int, 0);
  if after is null then
    select count(*) into total
    from public.asanas
    where (archived_at is not null) = archived
      and id in (select asana_id from private.asana_words where words ~ all (patterns))
      and (not untranslated or private.is_untranslated(asanas.id));
  end if;
  return jsonb_build_object('items', items, 'total', total);
end;
$$;

comment on function public.admin_asanas(text, boolean, jsonb, boolean, text) is
  'Fifty poses by name as {items, total}, those after {rank, name, id}, whose names in any language '
  'hold the searched words or, where none does, nearly hold them, of longer words each with one letter missed: of '
  'the library or, with `archived`, of what was deleted from it, in the order of private.search_rank; with '
  '`untranslated` only those of which something is left to translate. Each says what it is `called` '
  'in the `language`, and by language how far it is translated. `total` comes with the first page. Admins only (42501).';

grant execute on function public.admin_asanas(text, boolean, jsonb, boolean, text) to authenticated;

-- A translation is confirmed only against the hash of the English that its translator saw.

create function private.write_asana_translations(translations jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  -- Until the end nobody changes their English, or translates them too.
  perform from public.asanas
  where id in (
    select (sent ->> 'asana_id')::uuid from jsonb_array_elements(translations) as sent
  )
  order by id
  for update;

  insert into public.asana_translations (
    asana_id,
    language,
    name,
    aliases,
    description,
    benefits,
    safety_tips,
    entering,
    holding,
    leaving,
    based_on,
    safety_tips_based_on
  )
  select
    pose.id,
    given.language,
    given.name,
    given.aliases,
    given.description,
    given.benefits,
    given.safety_tips,
    given.entering,
    given.holding,
    given.leaving,
    case
      when given.based_on is null then coalesce(former.based_on, private.text_hash('{}'))
      when former.id is null or (sent ->> 'is_current')::boolean then pose.text_hash
      else former.based_on
    end,
    case
      when given.based_on is null and given.safety_tips is distinct from former.safety_tips
        then null
      when
        given.based_on is not null
        and (former.safety_tips is null or (sent ->> 'is_current')::boolean)
        then pose.safety_tips_hash
      else former.safety_tips_based_on
    end
  from jsonb_array_elements(translations) as sent
  cross join jsonb_populate_record(null::public.asana_translations, sent) as given
  join public.asanas as pose
    on pose.id = given.asana_id
    and pose.archived_at is null
    and (given.based_on is null or given.based_on = pose.text_hash)
  left join public.asana_translations as former
    on former.asana_id = given.asana_id and former.language = given.language
  where former.updated_at is not distinct from given.updated_at
  on conflict (asana_id, language) do update set
    name = excluded.name,
    aliases = excluded.aliases,
    description = excluded.description,
    benefits = excluded.benefits,
    safety_tips = excluded.safety_tips,
    entering = excluded.entering,
    holding = excluded.holding,
    leaving = excluded.leaving,
    based_on = excluded.based_on,
    safety_tips_based_on = excluded.safety_tips_based_on;

  return (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object('asana_id', given.asana_id, 'language', given.language)
        ),
        '[]'
      )
    from jsonb_array_elements(translations) as sent
    cross join jsonb_populate_record(null::public.asana_translations, sent) as given
    left join public.asana_translations as kept
      on kept.asana_id = given.asana_id and kept.language = given.language
    where
      (
        kept.name,
        kept.aliases,
        kept.description,
        kept.benefits,
        kept.safety_tips,
        kept.entering,
        kept.holding,
        kept.leaving
      ) is distinct from (
        given.name,
        given.aliases,
        given.description,
        given.benefits,
        given.safety_tips,
        given.entering,
        given.holding,
        given.leaving
      )
      or ((sent ->> 'is_current')::boolean and kept.based_on is distinct from given.based_on)
  );
end;
$$;

comment on function private.write_asana_translations(jsonb) is
  'Adds and changes translations, each given as {asana_id, language, its texts, updated_at as it '
  'was read or null for a new one, based_on: the text_hash of the English that its writer saw, or '
  'null where nobody knows which, is_current: whether it says what that says}. A first text is of '
  'the English that was seen. Later ones stay as stale as they were until they are said to be '
  'current, and safety tips that are other ones now, of which nobody knows what English they are, '
  'are read in English. Answers with {asana_id, language} of those whose state was another one '
  'meanwhile, which stay as they are. Sending the same again changes nothing.';

grant execute on function private.write_asana_translations(jsonb) to authenticated;

create function public.save_asana_translations(translations jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_admin();
  if private.write_asana_translations(translations) <> '[]' then
    raise exception 'changed_meanwhile';
  end if;
end;
$$;

comment on function public.save_asana_translations(jsonb) is
  'Writes translations, all of them or none, as private.write_asana_translations takes them. '
  'Refuses with P0001 and changed_meanwhile when somebody else has changed one of them or its '
  'English. Admins only (42501).';

grant execute on function public.save_asana_translations(jsonb) to authenticated;

create function public.import_asana_translations(
  translations jsonb,
  continues timestamptz default null
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  began timestamptz := now();
begin
  perform private.require_admin();
  if exists (
    select from public.audit_log
    where happened_at = continues
      and happened_at > now() - interval '1 hour'
      and admin_id = (select auth.uid())
      and table_name = 'asana_translations'
  ) then
    began := continues;
  end if;
  perform set_config('niyama.act_began', began::text, true);
  return jsonb_build_object(
    'missed', private.write_asana_translations(translations),
    'began', began
  );
end;
$$;

comment on function public.import_asana_translations(jsonb, timestamptz) is
  'Writes translations as private.write_asana_translations takes them, and none of them when one '
  'is wrong. Answers {missed, began}: {asana_id, language} of what somebody else has changed '
  'meanwhile, and when the import began; the next part of it `continues` that, within an hour. '
  'Admins only (42501).';

grant execute on function public.import_asana_translations(jsonb, timestamptz) to authenticated;
