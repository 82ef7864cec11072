-- One list of everything that the database holds about a person: what they get when they ask for it,
-- and what becomes of it when they go. A test compares it with the schema, so that no table is
-- forgotten.

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

comment on table private.personal_data is
  'Each column that ties a row to a person. It is the list that an export and an erasure are held to.';
comment on column private.personal_data.via is
  'Of a column that leads to a row of another table and not to the account: that table, whose own '
  'lines say whose the row is.';
comment on column private.personal_data.on_export is
  'Whether the rows that it ties to somebody are part of what they can download about themselves.';
comment on column private.personal_data.on_erase is
  'When the person is erased the row is deleted, or the column becomes null, or stays as it is.';
comment on column private.personal_data.reason is
  'Why it is not exported, or kept.';

revoke all on table private.personal_data from public, anon, authenticated, service_role;
alter table private.personal_data enable row level security;

insert into private.personal_data
  (table_name, column_name, via, on_export, on_erase, reason)
values
  ('auth.users', 'id', null, 'yes', 'delete', null),
  (
    'auth.users', 'raw_app_meta_data', null, 'no', 'null',
    'Of an account that an administrator made: who made it. It is about the work of the school.'
  ),
  (
    'auth.identities', 'user_id', null, 'no', 'delete',
    'Says once more what auth.users says.'
  ),
  ('auth.sessions', 'user_id', null, 'yes', 'delete', null),
  (
    'auth.sessions', 'factor_id', 'auth.users', 'no', 'delete',
    'The second factor of a login, of which the product has none.'
  ),
  ('auth.refresh_tokens', 'user_id', null, 'no', 'delete', 'A secret of a login.'),
  ('auth.refresh_tokens', 'session_id', 'auth.sessions', 'no', 'delete', 'A secret of a login.'),
  ('auth.flow_state', 'user_id', null, 'no', 'delete', 'A secret of a login that is under way.'),
  (
    'auth.flow_state', 'linking_target_id', null, 'no', 'delete',
    'A secret of a login that is under way.'
  ),
  (
    'auth.flow_state', 'oauth_client_state_id', 'auth.users', 'no', 'delete',
    'A secret of a login that is under way.'
  ),
  (
    'auth.audit_log_entries', 'payload', null, 'no', 'keep',
    'A host''s own record of logins, against misuse. Its operator sets how long it is kept.'
  ),
  ('storage.objects', 'name', null, 'yes', 'delete', null),
  ('storage.objects', 'owner', null, 'no', 'delete', 'Found by its name.'),
  ('storage.objects', 'owner_id', null, 'no', 'delete', 'Found by its name.'),
  ('public.profiles', 'id', null, 'yes', 'delete', null),
  ('public.practice_ledger', 'user_id', null, 'yes', 'delete', null),
  ('public.practice_days', 'user_id', null, 'yes', 'delete', null),
  ('public.month_points', 'user_id', null, 'yes', 'delete', null),
  ('public.user_achievements', 'user_id', null, 'yes', 'delete', null),
  ('public.user_favorites', 'user_id', null, 'yes', 'delete', null),
  ('public.self_practice', 'user_id', null, 'yes', 'delete', null),
  ('public.custom_presets', 'user_id', null, 'yes', 'delete', null),
  ('public.custom_preset_asanas', 'preset_id', 'public.custom_presets', 'yes', 'delete', null),
  ('public.timer_presets', 'user_id', null, 'yes', 'delete', null),
  ('public.paused_sessions', 'user_id', null, 'yes', 'delete', null),
  ('public.assigned_asanas', 'user_id', null, 'yes', 'delete', null),
  (
    'public.assigned_asanas', 'assigned_by', null, 'no', 'null',
    'The work belongs to the student to whom it was given.'
  ),
  (
    'public.assigned_asanas', 'replied_by', null, 'no', 'null',
    'The reply belongs to the student to whom it was written.'
  ),
  ('public.assignment_series', 'user_id', null, 'yes', 'delete', null),
  (
    'public.assignment_series', 'given_by', null, 'no', 'null',
    'The work belongs to the student to whom it was given.'
  ),
  ('private.former_rhythms', 'series_id', 'public.assignment_series', 'yes', 'delete', null),
  ('public.pauses', 'user_id', null, 'yes', 'delete', null),
  (
    'public.pauses', 'made_by', null, 'no', 'null',
    'The pause belongs to the student for whom it was made.'
  ),
  ('public.community_members', 'user_id', null, 'yes', 'delete', null),
  ('private.left_memberships', 'user_id', null, 'yes', 'delete', null),
  ('public.push_subscriptions', 'user_id', null, 'yes', 'delete', null),
  (
    'public.push_subscriptions', 'session_id', 'auth.sessions', 'no', 'delete',
    'Its login, which auth.sessions tells.'
  ),
  (
    'private.push_messages', 'device_id', 'public.push_subscriptions', 'no', 'delete',
    'Waits to be sent, and says nothing that the work and the replies do not say.'
  ),
  (
    'private.reminders', 'user_id', null, 'no', 'delete',
    'Follows from the time that the profile has.'
  ),
  (
    'private.student_mails', 'user_id', null, 'no', 'delete',
    'Waits to be sent, and says nothing that the work and the replies do not say.'
  ),
  (
    'public.audit_log', 'admin_id', null, 'no', 'keep',
    'What was done stays written down: an id that leads to nobody once the account is gone.'
  ),
  (
    'public.audit_log', 'row_id', null, 'no', 'keep',
    'What it was done to: an id that leads to nobody once the account is gone.'
  ),
  (
    'public.audit_log', 'subject', null, 'no', 'null',
    'A record of what administrators did. The username of a person in it goes with them.'
  ),
  (
    'public.audit_log', 'whom', null, 'no', 'null',
    'A record of what administrators did. The username of a person in it goes with them.'
  );
