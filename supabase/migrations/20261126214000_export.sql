-- 'Download my data': everything that the database keeps of a person, read by that person, page by page.

create function private.pose_name(asana uuid, reader uuid) returns text
language sql
stable
set search_path = ''
as $$
  select texts.name
  from public.asana_texts as texts
  join public.profiles as person on person.language = texts.language
  where texts.asana_id = pose_name.asana and person.id = pose_name.reader;
$$;

comment on function private.pose_name(uuid, uuid) is 'What a pose is called in the language of a person.';

create function private.instructor_name(instructor uuid) returns text
language sql
stable
set search_path = ''
as $$
  select private.shown_name(profiles) from public.profiles where id = instructor_name.instructor;
$$;

comment on function private.instructor_name(uuid) is
  'The name of whoever gave, paused or replied to work; null when their account is gone.';

-- One view for each section, and nothing of anybody leaves by any other way. `person` is whose row it
-- is and is not part of what leaves. Together they read what private.personal_data says of an export:
-- a test compares the two. Poses, achievements and communities come with their names, since
-- an id says nothing to whoever reads the file; of other people there are the instructors' names alone.
-- Keys that encrypt, tokens and passwords stay here: who steals the file must not become the student.

create view private.export_account as
select
  id as person, id, email, email_confirmed_at, email_change, raw_user_meta_data, last_sign_in_at,
  created_at, updated_at
from auth.users;

create view private.export_sessions as
select user_id as person, id, created_at, updated_at, refreshed_at, user_agent, ip
from auth.sessions;

create view private.export_profile as
select
  id as person, id, username, full_name, display_name, avatar_url, role, points, level, daily_streak,
  daily_streak_date, current_streak, current_streak_date, best_streak, total_practices, last_active_on, language,
  theme, text_size, pinch_zoom, time_zone, visible_in_communities, notifications_enabled,
  push_notifications_enabled, email_notifications_enabled, reminder_time, quiet_from, quiet_until,
  push_reminder, push_new_work, push_replies, push_details, sound_enabled, sound_volume,
  cue_get_ready, cue_switch_sides, cue_last_seconds, cue_spoken, guidance, health_notice_seen_at,
  created_at, updated_at
from public.profiles;

create view private.export_practices as
select
  user_id as person, id, kind, private.pose_name(asana_id, user_id) as pose, asana_id,
  achievement_id, assignment_id, sets, source, duration_seconds, whole, points, started_at,
  finished_at, active, time_zone, local_date, result, created_at
from public.practice_ledger;

create view private.export_reflections as
select
  user_id as person, id, private.pose_name(asana_id, user_id) as pose, asana_id, origin, frequency,
  assigned_date, due_date, completed, completed_date, notes, reflection_question,
  reflection_answer, completion_id, created_at
from public.assigned_asanas
where origin <> 'teacher';

create view private.export_assignments as
select
  user_id as person, id, private.pose_name(asana_id, user_id) as pose, asana_id,
  private.instructor_name(assigned_by) as assigned_by, origin, series_id, frequency, days_of_week,
  assigned_date, due_date, moved_from, completed, completed_date, notes, reflection_question,
  reflection_answer, reply, replied_at, private.instructor_name(replied_by) as replied_by,
  reply_seen_at, completion_id, created_at
from public.assigned_asanas
where origin = 'teacher';

create view private.export_assignment_series as
select
  user_id as person, id, private.pose_name(asana_id, user_id) as pose, asana_id,
  private.instructor_name(given_by) as given_by, frequency, days_of_week, starts_on, ends_on, notes,
  reflection_question, revision, created_at
from public.assignment_series;

create view private.export_former_rhythms as
select
  series.user_id as person, former.series_id, former.frequency, former.days_of_week,
  former.starts_on, former.ends_on
from private.former_rhythms as former
join public.assignment_series as series on series.id = former.series_id;

create view private.export_pauses as
select
  user_id as person, id, from_day, to_day, private.instructor_name(made_by) as made_by, created_at
from public.pauses;

create view private.export_notes as
select
  student_id as person, id, body, private.instructor_name(author_id) as author, created_at, changed_at
from private.student_notes;

create view private.export_achievements as
select
  earned.user_id as person, earned.id, achievements.name as achievement, earned.achievement_id,
  earned.date_earned
from public.user_achievements as earned
join public.achievements on achievements.id = earned.achievement_id;

create view private.export_practice_days as
select user_id as person, local_date, practices, sits, seconds, points, is_covered
from public.practice_days;

create view private.export_month_points as
select user_id as person, month, points, joined_at from public.month_points;

create view private.export_favorites as
select
  user_id as person, id, private.pose_name(asana_id, user_id) as pose, asana_id, created_at
from public.user_favorites;

create view private.export_practice_list as
select
  user_id as person, id, private.pose_name(asana_id, user_id) as pose, asana_id, position, added_date
from public.self_practice;

create view private.export_paused_practices as
select
  user_id as person, id, private.pose_name(asana_id, user_id) as pose, asana_id, paused_at,
  time_remaining, set_number, sets, set_seconds, source, intervals
from public.paused_sessions;

create view private.export_presets as
select user_id as person, id, name, description, created_at from public.custom_presets;

create view private.export_preset_poses as
select
  presets.user_id as person, poses.preset_id, poses.position,
  private.pose_name(poses.asana_id, presets.user_id) as pose, poses.asana_id, poses.seconds, poses.sets
from public.custom_preset_asanas as poses
join public.custom_presets as presets on presets.id = poses.preset_id;

create view private.export_timer_presets as
select
  user_id as person, id, name, duration_seconds, interval_bells, starting_bell, ending_bell,
  bell_mode, volume, breath_in, breath_hold_in, breath_out, breath_hold_out, breath_minutes,
  created_at
from public.timer_presets;

create view private.export_communities as
select
  members.user_id as person, members.id, communities.name as community, members.community_id,
  members.joined_at
from public.community_members as members
join public.communities on communities.id = members.community_id;

create view private.export_left_communities as
select
  former.user_id as person, communities.name as community, former.community_id, former.joined_at,
  former.left_at
from private.left_memberships as former
join public.communities on communities.id = former.community_id;

create view private.export_devices as
select user_id as person, id, device, endpoint, created_at, last_ok_at, failing_since
from public.push_subscriptions;

create view private.export_files as
select
  profiles.id as person, objects.id, objects.bucket_id, objects.name, objects.metadata, objects.created_at,
  objects.updated_at
from public.profiles
join storage.objects
  on objects.bucket_id = 'avatars' and split_part(objects.name, '/', 1) = profiles.id::text;

create table private.export_sections (
  section text primary key,
  place int not null unique,
  keys text[] not null
);

comment on table private.export_sections is
  'What an export consists of: each section is the view export_<section> of this schema.';
comment on column private.export_sections.place is 'Its place among the sections.';
comment on column private.export_sections.keys is
  'The columns that order its pages and name a row among all of its person.';
insert into private.export_sections (section, place, keys) values
('account', 10, '{id}'),
('profile', 20, '{id}'),
('sessions', 30, '{id}'),
('devices', 40, '{id}'),
-- As their indexes are ordered: years of practice are read once and not once a page.
('practices', 50, '{local_date,finished_at,id}'),
('reflections', 60, '{completed_date,id}'),
('assignments', 70, '{created_at,id}'),
('assignment_series', 80, '{id}'),
('former_rhythms', 90, '{series_id,starts_on}'),
('pauses', 100, '{from_day}'),
('notes', 105, '{id}'),
('achievements', 110, '{id}'),
('practice_days', 120, '{local_date}'),
('month_points', 130, '{month}'),
('favorites', 140, '{id}'),
('practice_list', 150, '{id}'),
('paused_practices', 160, '{id}'),
('presets', 170, '{id}'),
('preset_poses', 180, '{preset_id,position}'),
('timer_presets', 190, '{id}'),
('communities', 200, '{id}'),
('left_communities', 210, '{community_id}'),
('files', 220, '{id}');
alter table private.export_sections enable row level security;
revoke all on table private.export_sections from public, anon, authenticated, service_role;

create table private.exports (
  user_id uuid not null references public.profiles (id) on delete cascade,
  begun_at timestamptz not null,
  primary key (user_id, begun_at)
);

comment on table private.exports is
  'When each person began to download their data within the last day, to count.';
alter table private.exports enable row level security;
revoke all on table private.exports from public, anon, authenticated, service_role;

insert into private.personal_data (table_name, column_name, via, on_export, on_erase, reason) values
('private.exports', 'user_id', null, 'no', 'delete', 'Counts the downloads of one day.');

create function private.export_me(section text, after jsonb, at timestamptz default now())
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := (select auth.uid());
  known private.export_sections;
  keys text;
  rows jsonb;
begin
  perform private.require_person();

  if export_me.section is null then
    -- Two that begin at once come one after the other.
    perform from public.profiles where id = person for update;
    if not found then
      raise exception 'profile_not_found';
    end if;
    delete from private.exports
    where user_id = person and begun_at <= export_me.at - interval '1 day';
    if (select count(*) from private.exports where user_id = person) >= 5 then
      raise exception 'exports_used_up';
    end if;
    insert into private.exports (user_id, begun_at) values (person, export_me.at)
    on conflict do nothing;
    return (
      select jsonb_build_object(
        'begun_at', export_me.at, 'sections', jsonb_agg(sections.section order by place)
      )
      from private.export_sections as sections
    );
  end if;

  if not exists (
    select from private.exports
    where user_id = person and begun_at > export_me.at - interval '1 day'
  ) then
    raise exception 'export_not_begun';
  end if;
  select * into known from private.export_sections as sections
  where sections.section = export_me.section;
  if known.section is null then
    raise exception 'export_section_unknown';
  end if;

  select string_agg(format('%I', key), ', ' order by place) into keys
  from unnest(known.keys) with ordinality as each (key, place);
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) - ''person''), ''[]'') from ('
    '  select * from private.%1$I where person = $1 %2$s order by %3$s limit 1000'
    ') as page',
    'export_' || known.section,
    case when export_me.after is not null then format(
      'and (%s) > (select %s from jsonb_populate_record(null::private.%I, $2))',
      keys, keys, 'export_' || known.section
    ) end,
    keys
  ) into rows using person, export_me.after;
  return jsonb_build_object(
    'rows', rows,
    'next', case when jsonb_array_length(rows) = 1000 then (
      select jsonb_object_agg(key, rows -> -1 -> key) from unnest(known.keys) as key
    ) end
  );
end;
$$;

comment on function private.export_me(text, jsonb, timestamptz) is
  'As public.export_me, which the API serves.';
grant execute on function private.export_me(text, jsonb, timestamptz) to authenticated;

create function public.export_me(section text default null, after jsonb default null)
returns jsonb
language sql
set search_path = ''
as $$
  select private.export_me(section, after);
$$;

comment on function public.export_me(text, jsonb) is
  'What the database keeps of the caller. Without a section it begins an export and names the '
  'sections; five may begin within a day, then P0001 exports_used_up. With one it answers up to '
  '1,000 `rows` and in `next` what to send as `after` for those that follow, null on the last page. '
  'Pages are read within a day of a beginning, else P0001 export_not_begun.';
revoke all on function public.export_me(text, jsonb) from public, anon, authenticated;
grant execute on function public.export_me(text, jsonb) to authenticated;
