-- One list of everything that the database holds about a person: what they get when they ask for it, and
-- what becomes of it when they go. A test compares the list with the schema.

create table private.personal_data (
  table_name text not null check (table_name ~ '^(public|private|auth|storage)\.[a-z_]+$'),
  column_name text not null check (column_name ~ '^[a-z_]+$'),
  via text check (via ~ '^(public|private|auth|storage)\.[a-z_]+$'),
  on_export text not null check (on_export in ('yes', 'no')),
  on_erase text not null check (on_erase in ('delete', 'null', 'keep')),
  reason text check (char_length(reason) between 1 and 300),
  primary key (table_name, column_name),
  constraint personal_data_reasons check (
    reason is not null or (on_export = 'yes' and on_erase <> 'keep')
  )
);

insert into private.personal_data
  (table_name, column_name, via, on_export, on_erase, reason)
values
  (
    'auth.audit_log_entries', 'payload', null, 'no', 'keep',
    'A host''s own record of logins, against misuse. Its operator sets how long it is kept.'
  ),
  (
    'auth.flow_state', 'linking_target_id', null, 'no', 'delete',
    'A secret of a login that is under way.'
  ),
  (
    'auth.flow_state', 'oauth_client_state_id', 'auth.users', 'no', 'delete',
    'A secret of a login that is under way.'
  ),
  ('auth.flow_state', 'user_id', null, 'no', 'delete', 'A secret of a login that is under way.'),
  (
    'auth.identities', 'user_id', null, 'no', 'delete',
    'Says once more what auth.users says.'
  ),
  ('auth.refresh_tokens', 'session_id', 'auth.sessions', 'no', 'delete', 'A secret of a login.'),
  ('auth.refresh_tokens', 'user_id', null, 'no', 'delete', 'A secret of a login.'),
  (
    'auth.sessions', 'factor_id', 'auth.users', 'no', 'delete',
    'The second factor of a login, of which the product has none.'
  ),
  ('auth.sessions', 'user_id', null, 'yes', 'delete', null),
  ('auth.users', 'id', null, 'yes', 'delete', null),
  (
    'auth.users', 'raw_app_meta_data', null, 'no', 'null',
    'Of an account that an administrator made: who made it. It is about the work of the school.'
  ),
  (
    'private.board_entries', 'user_id', 'public.community_members', 'no', 'delete',
    'Says once more what public.month_points says.'
  ),
  ('private.exports', 'user_id', null, 'no', 'delete', 'Counts the downloads of one day.'),
  (
    'private.files_to_remove', 'name', null, 'no', 'delete',
    'Begins with the id of somebody who is gone, and is forgotten when the file is.'
  ),
  ('private.former_rhythms', 'series_id', 'public.assignment_series', 'yes', 'delete', null),
  (
    'private.invitations', 'invited_by', null, 'no', 'null',
    'The invitation is about somebody else, who has no account yet.'
  ),
  (
    'private.leaving_mails', 'user_id', null, 'no', 'delete',
    'Waits to be sent, and says nothing that the leaving does not say.'
  ),
  ('private.leavings', 'user_id', null, 'yes', 'delete', null),
  ('private.left_memberships', 'user_id', null, 'yes', 'delete', null),
  (
    'private.people_words', 'user_id', null, 'no', 'delete',
    'Says once more what the profile and the account say.'
  ),
  (
    'private.push_messages', 'device_id', 'public.push_subscriptions', 'no', 'delete',
    'Waits to be sent, and says nothing that the work and the replies do not say.'
  ),
  (
    'private.reminders', 'user_id', null, 'no', 'delete',
    'Follows from the time that the profile has.'
  ),
  ('private.student_checks', 'student_id', null, 'yes', 'delete', null),
  (
    'private.student_mails', 'user_id', null, 'no', 'delete',
    'Waits to be sent, and says nothing that the work and the replies do not say.'
  ),
  (
    'private.student_notes', 'author_id', null, 'no', 'null',
    'Of an instructor: who noted it. It is about the student, who receives it.'
  ),
  ('private.student_notes', 'student_id', null, 'yes', 'delete', null),
  (
    'private.check_in_marks', 'by', null, 'no', 'null',
    'Of an instructor: who took care of it.'
  ),
  ('private.check_in_marks', 'student_id', null, 'yes', 'delete', null),
  (
    'public.assigned_asanas', 'assigned_by', null, 'no', 'null',
    'The work belongs to the student to whom it was given.'
  ),
  (
    'public.assigned_asanas', 'replied_by', null, 'no', 'null',
    'The reply belongs to the student to whom it was written.'
  ),
  ('public.assigned_asanas', 'user_id', null, 'yes', 'delete', null),
  (
    'public.assignment_series', 'given_by', null, 'no', 'null',
    'The work belongs to the student to whom it was given.'
  ),
  ('public.assignment_series', 'user_id', null, 'yes', 'delete', null),
  (
    'public.audit_log', 'admin_id', null, 'no', 'keep',
    'What was done stays written down: an id that leads to nobody once the account is gone.'
  ),
  (
    'public.audit_log', 'row_id', null, 'yes', 'keep',
    'What it was done to: an id that leads to nobody once the account is gone.'
  ),
  (
    'public.audit_log', 'subject', null, 'yes', 'null',
    'A record of what administrators did. The username of a person in it goes with them.'
  ),
  (
    'public.audit_log', 'whom', null, 'yes', 'null',
    'A record of what administrators did. The username of a person in it goes with them.'
  ),
  ('public.class_runs', 'user_id', null, 'yes', 'delete', null),
  (
    'public.class_versions', 'made_by', null, 'no', 'null',
    'A version of a class belongs to the school.'
  ),
  (
    'public.classes', 'changed_by', null, 'no', 'null',
    'A class on the shelf belongs to the school.'
  ),
  (
    'public.classes', 'made_by', null, 'no', 'null',
    'A class on the shelf belongs to the school.'
  ),
  ('public.classes', 'user_id', null, 'yes', 'delete', null),
  ('public.community_members', 'user_id', null, 'yes', 'delete', null),
  ('public.month_points', 'user_id', null, 'yes', 'delete', null),
  ('public.paused_sessions', 'user_id', null, 'yes', 'delete', null),
  (
    'public.pauses', 'made_by', null, 'no', 'null',
    'The pause belongs to the student for whom it was made.'
  ),
  ('public.pauses', 'user_id', null, 'yes', 'delete', null),
  ('public.practice_days', 'user_id', null, 'yes', 'delete', null),
  ('public.practice_ledger', 'run_id', 'public.class_runs', 'yes', 'delete', null),
  ('public.practice_ledger', 'user_id', null, 'yes', 'delete', null),
  ('public.profiles', 'id', null, 'yes', 'delete', null),
  (
    'public.push_subscriptions', 'session_id', 'auth.sessions', 'no', 'delete',
    'Its login, which auth.sessions tells.'
  ),
  ('public.push_subscriptions', 'user_id', null, 'yes', 'delete', null),
  ('public.self_practice', 'user_id', null, 'yes', 'delete', null),
  ('public.timer_presets', 'user_id', null, 'yes', 'delete', null),
  ('public.user_achievements', 'user_id', null, 'yes', 'delete', null),
  ('public.user_favorites', 'user_id', null, 'yes', 'delete', null),
  ('storage.objects', 'name', null, 'yes', 'delete', null),
  ('storage.objects', 'owner', null, 'no', 'delete', 'Found by its name.'),
  ('storage.objects', 'owner_id', null, 'no', 'delete', 'Found by its name.');

comment on table private.personal_data is
  'Each column that ties a row to a person. It is the list that an export and an erasure are held to.';

comment on column private.personal_data.via is
  'Of a column that leads to a row of another table and not to the account: that table, whose own '
  'lines say whose the row is.';
comment on column private.personal_data.on_export is
  'Whether the rows that it ties to somebody are part of what they can download about themselves.';
comment on column private.personal_data.on_erase is
  'When the person is erased the row is deleted, or the column becomes null, or stays as it is.';
comment on column private.personal_data.reason is 'Why it is not exported, or not erased.';

alter table private.personal_data enable row level security;

create table private.files_to_remove (
  bucket text not null,
  name text not null check (char_length(name) <= 1000),
  due_at timestamptz not null,
  attempts int not null default 0,
  primary key (bucket, name)
);

comment on table private.files_to_remove is
  'Files whose owner is gone. Only the file service removes files, which can fail: they are written '
  'down in the transaction that erases, and each is tried again until it is gone.';

comment on column private.files_to_remove.due_at is
  'Not to be tried before: at once, or some time after an attempt.';

create index files_to_remove_due_idx on private.files_to_remove (due_at);

alter table private.files_to_remove enable row level security;

create function private.erase_user(person uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.files_to_remove (bucket, name, due_at)
  select bucket_id, name, now()
  from storage.objects
  where bucket_id = 'avatars' and split_part(name, '/', 1) = person::text
  on conflict do nothing;
  -- It has no foreign key to the account.
  delete from auth.flow_state where user_id = person or linking_target_id = person;
  update auth.users set raw_app_meta_data = raw_app_meta_data - 'created_by'
  where raw_app_meta_data ->> 'created_by' = person::text;
  delete from auth.users where id = person;
  return found;
end;
$$;

comment on function private.erase_user(uuid) is
  'Erases a person as private.personal_data says it: the account with everything that hangs on it, '
  'the ledger too, and their names where the audit log has them. Their files are noted for removal. '
  'Says whether there was such an account. Nobody calls it but the functions of the database that '
  'decide who may go.';

create function private.note_ownerless_avatars(at timestamptz) returns void
language sql security definer set search_path = ''
as $$
  insert into private.files_to_remove (bucket, name, due_at)
  select bucket_id, name, at
  from storage.objects
  where bucket_id = 'avatars' and not exists (
    select from public.profiles where id::text = split_part(objects.name, '/', 1)
  )
  on conflict do nothing;
$$;

comment on function private.note_ownerless_avatars(timestamptz) is
  'Notes avatars for removal that came after their person was erased. The clock calls it once a day.';

create function private.take_files_to_remove(at_most int, at timestamptz) returns jsonb
language sql security definer set search_path = ''
as $$
  with next as (
    select bucket, name from private.files_to_remove
    where due_at <= at
    order by due_at
    limit least(greatest(at_most, 1), 100)
    for update skip locked
  ),
  taken as (
    update private.files_to_remove as file
    set
      attempts = attempts + 1,
      -- 5 and 25 minutes, 2 and 10 hours, then once a day.
      due_at = at + make_interval(mins => least(5 ^ least(attempts + 1, 5), 1440)::int)
    from next
    where (file.bucket, file.name) = (next.bucket, next.name)
    returning file.bucket, file.name
  )
  select coalesce(jsonb_agg(to_jsonb(taken)), '[]') from taken;
$$;

comment on function private.take_files_to_remove(int, timestamptz) is
  'As public.take_files_to_remove, which the API serves.';

grant execute on function private.take_files_to_remove(int, timestamptz) to service_role;

create function public.take_files_to_remove(at_most int, at timestamptz default now()) returns jsonb
language sql set search_path = ''
as $$
  select private.take_files_to_remove(at_most, at);
$$;

comment on function public.take_files_to_remove(int, timestamptz) is
  'Files whose removal is due, at most 100: {bucket, name} each. The caller removes them and reports '
  'it; a file that is not reported as removed is returned again, later each time.';

grant execute on function public.take_files_to_remove(int, timestamptz) to service_role;

create function private.forget_removed_files(bucket text, names text[]) returns void
language sql security definer set search_path = ''
as $$
  delete from private.files_to_remove as file
  where file.bucket = forget_removed_files.bucket and file.name = any (names);
$$;

comment on function private.forget_removed_files(text, text[]) is
  'As public.forget_removed_files, which the API serves.';

grant execute on function private.forget_removed_files(text, text[]) to service_role;

create function public.forget_removed_files(bucket text, names text[]) returns void
language sql set search_path = ''
as $$
  select private.forget_removed_files(bucket, names);
$$;

comment on function public.forget_removed_files(text, text[]) is
  'Says of files that were taken that they are gone.';

grant execute on function public.forget_removed_files(text, text[]) to service_role;

create function private.purge_expired(at timestamptz) returns void
language sql security definer set search_path = ''
as $$
  delete from private.push_messages where expires_at < at - interval '2 days';
  -- Nothing reads sent mails, except that a sent reply shows that it was announced.
  delete from private.student_mails
  where created_at < at - interval '2 days' and (kind <> 'reply' or sent_at is null);
  delete from private.leaving_mails where asked_at < at - interval '1 day';
  delete from public.paused_sessions where paused_at < at - interval '90 days';
  delete from public.audit_log where happened_at < at - interval '24 months';
  -- The boards of communities still show a month for a day after its end, for zones where it is not over.
  delete from private.board_entries where month < date_trunc('month', at - interval '1 day');
$$;

comment on function private.purge_expired(timestamptz) is
  'Deletes rows whose retention period is over: notifications two days after they expire; mails after '
  'two days, except announcements of replies that were sent; mails to people who are leaving, after one '
  'day; paused practices after 90 days; the audit log after 24 months; board entries of past months.';

-- The download of a person's own data, page by page.

create function private.pose_name(asana uuid, reader uuid) returns text
language sql stable set search_path = ''
as $$
  select texts.name
  from public.asana_texts as texts
  join public.profiles as person on person.language = texts.language
  where texts.asana_id = pose_name.asana and person.id = pose_name.reader;
$$;

comment on function private.pose_name(uuid, uuid) is 'What a pose is called in the language of a person.';

create function private.class_name(version_id uuid) returns text
language sql stable set search_path = ''
as $$
  select name from public.class_versions where id = class_name.version_id;
$$;

comment on function private.class_name(uuid) is 'What a class was called when it was given.';

create function private.instructor_name(instructor uuid) returns text
language sql stable set search_path = ''
as $$
  select private.shown_name(profiles) from public.profiles where id = instructor_name.instructor;
$$;

comment on function private.instructor_name(uuid) is
  'The name of an instructor who gave, paused or replied to work; null when their account is gone.';

-- One view for each section of the download; `person` owns the row and is not part of the section. The views
-- read exactly what `private.personal_data` exports, which a test compares. Poses, classes, achievements and
-- communities come with their names, and of other people only the names of instructors. Keys, tokens and
-- passwords never leave: the thief of a download must not become the student.

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
  cue_get_ready, cue_switch_sides, cue_last_seconds, guidance, health_notice_seen_at,
  created_at, updated_at, mail_reminder
from public.profiles;

create view private.export_practices as
select
  user_id as person, id, kind, private.pose_name(asana_id, user_id) as pose, asana_id,
  achievement_id, assignment_id, sets, source, duration_seconds, whole, points, started_at,
  finished_at, active, time_zone, local_date, result, created_at, run_id
from public.practice_ledger;

create view private.export_runs as
select
  user_id as person, id, class_version_id, name, active, seconds, steps_done, steps, time_zone, local_date,
  finished_at, assignment_id, reflection_answer, result
from public.class_runs;

create view private.export_reflections as
select
  user_id as person, id, private.pose_name(asana_id, user_id) as pose, asana_id, origin, frequency,
  assigned_date, due_date, completed, completed_date, notes, reflection_question,
  reflection_answer, completion_id, created_at
from public.assigned_asanas
where origin <> 'instructor';

create view private.export_assignments as
select
  user_id as person, id, private.pose_name(asana_id, user_id) as pose, asana_id,
  private.class_name(class_version_id) as class, class_version_id, private.instructor_name(assigned_by) as assigned_by, origin, series_id, frequency, days_of_week,
  assigned_date, due_date, moved_from, completed, completed_date, notes, reflection_question,
  reflection_answer, reply, replied_at, private.instructor_name(replied_by) as replied_by,
  reply_seen_at, completion_id, created_at
from public.assigned_asanas
where origin = 'instructor';

create view private.export_assignment_series as
select
  user_id as person, id, private.pose_name(asana_id, user_id) as pose, asana_id,
  private.class_name(class_version_id) as class, class_version_id, private.instructor_name(given_by) as given_by, frequency, days_of_week, starts_on, ends_on, notes,
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
  user_id as person, id, from_day, to_day, private.instructor_name(made_by) as made_by, late, created_at
from public.pauses;

create view private.export_notes as
select
  student_id as person, id, body, private.instructor_name(author_id) as author, created_at, changed_at
from private.student_notes;

create view private.export_check_ins as
select student_id as person, reason, until, private.instructor_name(by) as marked_by
from private.check_in_marks;

create view private.export_automatic_check as
select student_id as person, weight, due_at from private.student_checks;

create view private.export_changes as
select
  profiles.id as person, log.id, log.happened_at, private.instructor_name(log.admin_id) as admin,
  log.action, log.table_name, log.row_id, log.columns, log.subject, log.whom
from public.profiles
join public.audit_log as log
  on log.table_name = 'profiles' and log.row_id = profiles.id::text
  or log.table_name = 'community_members' and (
    log.subject = profiles.username
    or log.row_id in (
      select membership.id::text from public.community_members as membership
      where membership.user_id = profiles.id
    )
  )
  or log.table_name = 'assigned_asanas' and (
    log.whom = profiles.username
    or log.row_id in (
      select work.id::text from public.assigned_asanas as work where work.user_id = profiles.id
    )
  );

create view private.export_achievements as
select
  earned.user_id as person, earned.id, achievements.name as achievement, earned.achievement_id,
  earned.date_earned
from public.user_achievements as earned
join public.achievements on achievements.id = earned.achievement_id;

create view private.export_practice_days as
select user_id as person, local_date, practices, meditations, seconds, points, is_covered
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

create view private.export_classes as
select
  user_id as person, id, name, description,
  array(
    select private.pose_name(asana_id, user_id)
    from unnest(asana_ids) with ordinality as listed (asana_id, place)
    order by place
  ) as poses,
  asana_ids, body, seconds, total_seconds, revision, created_at, updated_at
from public.classes
where user_id is not null;

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

insert into private.export_sections (section, place, keys)
values
  ('account', 10, '{id}'),
  ('leaving', 15, '{asked_at}'),
  ('profile', 20, '{id}'),
  ('sessions', 30, '{id}'),
  ('devices', 40, '{id}'),
  -- As their indexes are ordered: years of practice are read once and not once a page.
    ('practices', 50, '{local_date,finished_at,id}'),
  ('runs', 55, '{id}'),
  ('reflections', 60, '{completed_date,id}'),
  ('assignments', 70, '{created_at,id}'),
  ('assignment_series', 80, '{id}'),
  ('former_rhythms', 90, '{series_id,starts_on}'),
  ('pauses', 100, '{from_day}'),
  ('notes', 105, '{id}'),
  ('check_ins', 106, '{reason}'),
  ('automatic_check', 107, '{due_at}'),
  ('changes', 108, '{id}'),
  ('achievements', 110, '{id}'),
  ('practice_days', 120, '{local_date}'),
  ('month_points', 130, '{month}'),
  ('favorites', 140, '{id}'),
  ('practice_list', 150, '{id}'),
  ('paused_practices', 160, '{id}'),
  ('classes', 170, '{id}'),
  ('timer_presets', 190, '{id}'),
  ('communities', 200, '{id}'),
  ('left_communities', 210, '{community_id}'),
  ('files', 220, '{id}');

comment on table private.export_sections is
  'What an export consists of: each section is the view export_<section> of this schema.';

comment on column private.export_sections.place is 'Its place among the sections.';
comment on column private.export_sections.keys is
  'The columns that order its pages and name a row among all of its person.';

alter table private.export_sections enable row level security;

create table private.exports (
  user_id uuid not null references public.profiles (id) on delete cascade,
  begun_at timestamptz not null,
  primary key (user_id, begun_at)
);

comment on table private.exports is
  'When each person began to download their data within the last day, to count.';

alter table private.exports enable row level security;

create function private.export_me(section text, after jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
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
    where user_id = person and begun_at <= now() - interval '1 day';
    if (select count(*) from private.exports where user_id = person) >= 5 then
      raise exception 'exports_used_up';
    end if;
    insert into private.exports (user_id, begun_at) values (person, now())
    on conflict do nothing;
    return (
      select jsonb_build_object(
        'begun_at', now(), 'sections', jsonb_agg(sections.section order by place)
      )
      from private.export_sections as sections
    );
  end if;

  if not exists (
    select from private.exports
    where user_id = person and begun_at > now() - interval '1 day'
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

comment on function private.export_me(text, jsonb) is
  'As public.export_me, which the API serves.';

grant execute on function private.export_me(text, jsonb) to authenticated;

create function public.export_me(section text default null, after jsonb default null)
returns jsonb
language sql set search_path = ''
as $$
  select private.export_me(section, after);
$$;

comment on function public.export_me(text, jsonb) is
  'What the database keeps of the caller. Without a section it begins an export and names the '
  'sections; five may begin within a day, then P0001 exports_used_up. With one it answers up to '
  '1,000 `rows` and in `next` what to send as `after` for those that follow, null on the last page. '
  'Pages are read within a day of a beginning, else P0001 export_not_begun.';

grant execute on function public.export_me(text, jsonb) to authenticated;

create view private.export_leaving as
select user_id as person, asked_at, due_at, was_visible from private.leavings;

-- A restored backup contains people who were erased after it was made. This list erases them again.

create table private.erased_people (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  erased_at timestamptz not null default now()
);

comment on table private.erased_people is
  'Accounts that are gone, for a year: an operator who restores a backup erases them again, and saves '
  'this list elsewhere first, since the backup has an older one. The embedded backend moves it into a '
  'file beside its database.';

comment on column private.erased_people.id_hash is
  'SHA-256 of the id of the account as text, which leads to nobody who is not there again.';

create index erased_people_erased_at_idx on private.erased_people (erased_at);

alter table private.erased_people enable row level security;

create function private.note_erased() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.erased_people (id_hash)
  values (sha256(convert_to(old.id::text, 'UTF8')))
  on conflict do nothing;
  delete from private.erased_people where erased_at < now() - interval '1 year';
  return null;
end;
$$;

comment on function private.note_erased() is
  'Writes down that an account is gone, no matter how it was deleted, and forgets those of more than a '
  'year ago.';

create trigger on_account_deleted
after delete on auth.users
for each row execute function private.note_erased();
