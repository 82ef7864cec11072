-- Only who has seen the English of today can say that a translation says the same. A file without the
-- hash of it said so too, and a word mended in old safety tips passed them off as new ones.

create or replace function private.write_asana_translations(translations jsonb) returns jsonb
language plpgsql
set search_path = ''
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
