-- The feed names poses and achievements by their keys too, so that the app can draw the one and say
-- the other in the language of whoever reads.

create or replace function private.community_feed(of_community uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(item order by happened_at desc), '[]')
  from (
    (
      select
        members.joined_at as happened_at,
        private.shown_person(profiles) || jsonb_build_object(
          'kind', 'joined', 'happened_at', members.joined_at, 'what', null, 'key', null
        ) as item
      from public.community_members as members
      join public.profiles on profiles.id = members.user_id
      where members.community_id = of_community and private.is_shown(profiles)
      order by members.joined_at desc
      limit 5
    )
    union all
    (
      select
        earned.date_earned,
        private.shown_person(profiles) || jsonb_build_object(
          'kind', 'achievement',
          'happened_at', earned.date_earned,
          'what', achievements.name,
          'key', achievements.key
        )
      from public.user_achievements as earned
      join public.achievements on achievements.id = earned.achievement_id
      join public.profiles on profiles.id = earned.user_id
      where private.is_shown(profiles) and exists (
        select from public.community_members
        where community_id = of_community and user_id = earned.user_id
      )
      order by earned.date_earned desc
      limit 5
    )
    union all
    (
      select
        ledger.finished_at,
        private.shown_person(profiles) || jsonb_build_object(
          'kind', 'practice',
          'happened_at', ledger.finished_at,
          'what', asanas.name,
          'key', asanas.key
        )
      from public.practice_ledger as ledger
      join public.asanas on asanas.id = ledger.asana_id
      join public.profiles on profiles.id = ledger.user_id
      where ledger.kind = 'practice' and private.is_shown(profiles) and exists (
        select from public.community_members
        where community_id = of_community and user_id = ledger.user_id
      )
      order by ledger.finished_at desc
      limit 5
    )
  ) as items;
$$;
