-- A meditation shows in the feed of a community as a practice does: under the same visibility, and in the
-- same five places. Each entry says its minutes, null for what is none.

create index practice_ledger_latest_deeds_idx
on public.practice_ledger (finished_at desc) where kind in ('practice', 'timer');
drop index public.practice_ledger_latest_practices_idx;

-- The five latest joins, achievements, and practices with meditations of the members, merged, newest
-- first.
create or replace function private.community_feed(of_community uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- A plan for any community would walk the whole ledger for one where little happens.
set plan_cache_mode = force_custom_plan
as $$
begin
  return (select coalesce(jsonb_agg(item order by happened_at desc), '[]')
  from (
    (
      select
        members.joined_at as happened_at,
        private.shown_person(profiles) || jsonb_build_object(
          'kind', 'joined', 'happened_at', members.joined_at, 'what', null, 'key', null,
          'minutes', null
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
          'key', achievements.key,
          'minutes', null
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
          'kind', case ledger.kind when 'practice' then 'practice' else 'meditation' end,
          'happened_at', ledger.finished_at,
          'what', asanas.name,
          'key', asanas.key,
          'minutes', case ledger.kind when 'timer' then greatest(1, ledger.duration_seconds / 60) end
        )
      from public.practice_ledger as ledger
      left join public.asanas on asanas.id = ledger.asana_id
      join public.profiles on profiles.id = ledger.user_id
      where ledger.kind in ('practice', 'timer') and private.is_shown(profiles) and exists (
        select from public.community_members
        where community_id = of_community and user_id = ledger.user_id
      )
      order by ledger.finished_at desc
      limit 5
    )
  ) as items);
end;
$$;
