-- A safety tip that is reworded in English warns of something else than its translation does. Until
-- somebody has looked at it, the English ones are read.

alter table public.asanas
add safety_tips_hash text not null generated always as (private.text_hash(safety_tips)) stored;

comment on column public.asanas.safety_tips_hash is
  'Of the safety tips: translated ones are read only while they were made of just these.';

alter table public.asana_translations
add safety_tips_based_on text check (safety_tips_based_on ~ '^[0-9a-f]{32}$');

comment on column public.asana_translations.safety_tips_based_on is
  'The safety_tips_hash of the pose as its tips were translated. With another one, or none, the '
  'English tips are read.';

grant insert (safety_tips_based_on), update (safety_tips_based_on)
on table public.asana_translations to authenticated;

-- What was made of the English that is there was made of its tips too. Of any other nobody can say.
update public.asana_translations as translation
set safety_tips_based_on = asanas.safety_tips_hash
from public.asanas
where asanas.id = translation.asana_id and asanas.text_hash = translation.based_on;

create or replace view public.asana_texts
with (security_invoker = true)
as
select
  asanas.id as asana_id,
  wanted.language,
  case
    when wanted.language = 'english' then '{}'
    else array_remove(
      array[
        case when translation.name is null then 'name' end,
        case when translation.description is null then 'description' end,
        case when translation.benefits is null then 'benefits' end,
        case when tips.translated is null then 'safety_tips' end,
        case when translation.entering is null then 'entering' end,
        case when translation.holding is null then 'holding' end,
        case when translation.leaving is null then 'leaving' end
      ],
      null
    )
  end as in_english,
  coalesce(translation.name, asanas.name) as name,
  case
    when translation.id is null then asanas.aliases
    else translation.aliases || asanas.name || asanas.aliases
  end as aliases,
  coalesce(translation.description, asanas.description) as description,
  coalesce(translation.benefits, asanas.benefits) as benefits,
  coalesce(tips.translated, asanas.safety_tips) as safety_tips,
  coalesce(translation.entering, asanas.entering) as entering,
  coalesce(translation.holding, asanas.holding) as holding,
  coalesce(translation.leaving, asanas.leaving) as leaving
from public.asanas
cross join unnest(private.languages()) as wanted (language)
left join public.asana_translations as translation
  on translation.asana_id = asanas.id and translation.language = wanted.language
-- None may be lost on the way, whoever has written them.
cross join lateral (
  select
    case
      when
        translation.safety_tips_based_on = asanas.safety_tips_hash
        and cardinality(translation.safety_tips) >= cardinality(asanas.safety_tips)
        then translation.safety_tips
    end as translated
) as tips;

comment on view public.asana_texts is
  'The texts of poses as they are read in each language, with English where one is not translated; '
  '`in_english` names those. Safety tips are read in translation only while the English ones are '
  'just those that they were made of, and all of them. The English name is an alias in the other '
  'languages, so that searching finds it.';

-- Nobody reads the new column.
create or replace function private.asana_json(pose public.asanas, language text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when (pose).id is null then null
    when language is null then to_jsonb(pose)
    else
      to_jsonb(pose)
      - array[
        'name',
        'aliases',
        'description',
        'benefits',
        'safety_tips',
        'entering',
        'holding',
        'leaving',
        'search_text',
        'sort_name',
        'text_hash',
        'safety_tips_hash'
      ]
      || jsonb_build_object('texts', (
        select to_jsonb(texts)
        from public.asana_texts as texts
        where texts.asana_id = (pose).id and texts.language = asana_json.language
      ))
  end;
$$;

create or replace function private.audit() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  admin uuid := (select auth.uid());
  -- No column of a table has this name, which would be another thing than the variable.
  id_column text := tg_argv[0];
  counted text[] := string_to_array(tg_argv[1], ',');
begin
  if admin is null or not (select private.is_admin()) then
    return null;
  end if;

  if tg_op = 'INSERT' then
    insert into public.audit_log (admin_id, action, table_name, row_id)
    select admin, 'insert', tg_table_name, fields ->> id_column
    from (select to_jsonb(new_rows) as fields from new_rows) as added
    -- The database makes such a row when an admin has practiced.
    where fields ->> 'origin' is distinct from 'practice'
    -- And such a one when an admin has done their own work: the next of its series.
    and not exists (
      select from public.assigned_asanas as earlier
      where earlier.series_id = (fields ->> 'series_id')::uuid
        and earlier.id::text <> fields ->> 'id'
    );
  elsif tg_op = 'DELETE' then
    insert into public.audit_log (admin_id, action, table_name, row_id, subject, whom)
    select
      admin,
      'delete',
      tg_table_name,
      fields ->> id_column,
      coalesce(
        fields ->> 'username',
        fields ->> 'name',
        (select name from public.asanas where id = (fields ->> 'asana_id')::uuid),
        (select username from public.profiles where id = (fields ->> 'user_id')::uuid)
      ),
      case when tg_table_name = 'assigned_asanas' then (
        select username from public.profiles where id = (fields ->> 'user_id')::uuid
      ) end
    from (select to_jsonb(old_rows) as fields from old_rows) as removed
    -- What a row belonged to is gone before it: then that is the deletion that counts.
    where (fields ->> 'user_id' is null or exists (
      select from public.profiles where id = (fields ->> 'user_id')::uuid
    ))
    and (fields ->> 'community_id' is null or exists (
      select from public.communities where id = (fields ->> 'community_id')::uuid
    ))
    and (fields ->> 'asana_id' is null or exists (
      select from public.asanas where id = (fields ->> 'asana_id')::uuid
    ));
  else
    insert into public.audit_log (admin_id, action, table_name, row_id, columns)
    select
      admin,
      case
        when not 'archived_at' = any (changed) then 'update'
        when fields ->> 'archived_at' is null then 'restore'
        else 'archive'
      end,
      tg_table_name,
      fields ->> id_column,
      changed
    from (
      select to_jsonb(new_rows) as fields, to_jsonb(old_rows) as former
      from new_rows
      join old_rows on to_jsonb(old_rows) ->> id_column = to_jsonb(new_rows) ->> id_column
    ) as pairs
    cross join lateral (
      select coalesce(array_agg(name order by name), '{}') as changed
      from jsonb_each(fields) as field (name, value)
      where value is distinct from former -> name
        -- What is computed from the others by itself is no change of an admin's.
        and name <> 'updated_at'
        and name not in (
          select attname from pg_attribute where attrelid = tg_relid and attgenerated = 's'
        )
        and (counted is null or name = any (counted))
    ) as difference
    where changed <> '{}';
  end if;
  return null;
end;
$$;
