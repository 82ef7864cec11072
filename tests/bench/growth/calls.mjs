/** What is measured: student 1 has 20,000 practices, 2 what is usual, and 8 is the administrator. */
const id = (name) => `md5('${name}')::uuid`;
const community = (name) => id(`community ${name}`);
const work = `(select id from public.assigned_asanas where user_id = ${id('student 2')} limit 1)`;
const version = `(select class_version_id from public.assignment_series
  where user_id = ${id('student 2')} and class_version_id is not null limit 1)`;
const pose = `(select id from public.asanas where key = 'mountain-pose')`;

/** It finds one person in a school of 1,000 and two among 10,000: what grows is the school, not what is found. */
const name = 'student 1000';

/** A practice that ended a minute ago. */
const practice = `public.record_completion(jsonb_build_object(
  'id', gen_random_uuid(), 'kind', 'practice', 'asana_id', ${pose}, 'sets', 1, 'source', 'library',
  'duration_seconds', (select duration_seconds from public.asanas where key = 'mountain-pose'),
  'time_zone', 'UTC', 'intervals', jsonb_build_array(jsonb_build_array(
    (extract(epoch from now()) * 1000)::bigint - 1200000, (extract(epoch from now()) * 1000)::bigint - 60000
  ))
))`;

const ofStudents = {
  home: `public.home('UTC')`,
  progress: `public.progress('UTC')`,
  record_completion: practice,
  assignments: `public.assignments('UTC', 100)`,
  class_for_me: `public.class_for_me(${version}, 'english')`,
  own_classes: `public.own_classes('english')`,
  leaderboard: `public.leaderboard('UTC')`,
  'leaderboard of everybody’s community': `public.leaderboard('UTC', ${community('everybody')})`,
  'leaderboard of those who stopped': `public.leaderboard('UTC', ${community('stopped')})`,
  'leaderboard on the first morning': `private.board('2000-01-01', null)`,
  'leaderboard of everybody’s community on the first morning': `private.board('2000-01-01', ${community('everybody')})`,
  'community of everybody': `public.community(${community('everybody')}, 'UTC', 1)`,
  'community of those who stopped': `public.community(${community('stopped')}, 'UTC', 1)`,
  community_members_page: `public.community_members_page(${community('everybody')})`,
  username_available: `public.username_available('nobody')`,
  invitation: `public.invitation('${'0'.repeat(64)}')`,
  my_leaving: `public.my_leaving()`,
};

const ofStaff = {
  dashboard: `public.dashboard('UTC', 1)`,
  admin_users: `public.admin_users()`,
  'admin_users by points': `public.admin_users('', false, 'level')`,
  'admin_users by their last day': `public.admin_users('', false, 'active')`,
  'admin_users with overdue work': `public.admin_users(show => 'overdue')`,
  'admin_users with a word': `public.admin_users('${name}')`,
  admin_assignments: `public.admin_assignments()`,
  'admin_assignments with a word': `public.admin_assignments('${name}')`,
  'admin_assignments completed': `public.admin_assignments('', 'completed')`,
  'admin_assignments waiting': `public.admin_assignments('', 'waiting')`,
  student_page: `public.student_page(${id('student 2')}, 1)`,
  admin_assignment: `public.admin_assignment(${work})`,
  admin_reflections: `public.admin_reflections()`,
  check_ins: `public.check_ins()`,
  // Nine of ten have an answer that has waited as long as those of the others.
  'check_ins further down': `public.check_ins('{"weight": 4003, "id": "80000000-0000-4000-8000-000000000000"}')`,
  waiting_reflections: `(select public.waiting_reflections(profiles) from public.profiles where id = ${id('student 8')})`,
  admin_asanas: `public.admin_asanas()`,
  asana_use: `public.asana_use(${pose})`,
  admin_communities: `public.admin_communities()`,
  shelf: `public.shelf()`,
  class_for_editor: `public.class_for_editor('english', null)`,
  admin_community_members: `public.admin_community_members(${community('everybody')})`,
  recipient_options: `public.recipient_options()`,
  'recipient_options with a word': `public.recipient_options('${name}')`,
  'count_recipients of everybody': `public.count_recipients(everybody => true)`,
  invitations: `public.invitations()`,
  available_members: `public.available_members(${community('stopped')})`,
  audit_acts: `public.audit_acts()`,
  school_settings: `public.school_settings()`,
};

/** They show how many assignments there are, which is counted from an index. */
const counting = new Set(['dashboard', 'admin_assignments', 'admin_assignments completed']);

/** Each call with the person who makes it, and how many times as many pages it may read at ten times the size. */
export const calls = [
  ...Object.entries(ofStudents).map(([name, sql]) => ({
    name,
    sql,
    person: 'student 2',
    most: 1.5,
  })),
  ...['home', 'progress', 'record_completion'].map((name) => ({
    name: `${name} after 20,000 practices`,
    sql: ofStudents[name],
    person: 'student 1',
    most: 1.5,
  })),
  ...Object.entries(ofStaff).map(([name, sql]) => ({
    name,
    sql,
    person: 'student 8',
    most: counting.has(name) ? 6 : 3,
  })),
];
