import { randomUUID } from 'node:crypto';
import type { InstructorsDoNotSee, InstructorsSee } from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  addDevice,
  localDay,
  practiceOf,
  record,
  recordRun,
  runOf,
  zoneAtNoon,
} from './support.ts';

/**
 * The list of what instructors see (`instructorsSee`), from which the privacy policy and Settings
 * speak, against what an administrator can read: by the policies of the tables, and by the functions.
 */
let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
  student = await backend.createUser({ fullName: 'Seen Full Name' });
});
afterAll(() => backend.close());

const all = 'all';
/** The tables in which it stands, with their columns, or all of them. */
const tables: Record<InstructorsSee, Record<string, readonly string[] | typeof all>> = {
  account: {
    profiles: [
      'id',
      'username',
      'full_name',
      'display_name',
      'avatar_url',
      'role',
      'created_at',
      'updated_at',
      'search_text',
    ],
  },
  settings: {
    profiles: [
      'language',
      'theme',
      'text_size',
      'pinch_zoom',
      'time_zone',
      'visible_in_communities',
      'notifications_enabled',
      'push_notifications_enabled',
      'email_notifications_enabled',
      'reminder_time',
      'quiet_from',
      'quiet_until',
      'push_reminder',
      'push_new_work',
      'push_replies',
      'push_details',
      'mail_reminder',
      'sound_enabled',
      'sound_volume',
      'cue_get_ready',
      'cue_switch_sides',
      'cue_last_seconds',
      'guidance',
      'health_notice_seen_at',
    ],
  },
  progress: {
    profiles: [
      'points',
      'level',
      'daily_streak',
      'daily_streak_date',
      'current_streak',
      'current_streak_date',
      'best_streak',
      'total_practices',
      'last_active_on',
    ],
    user_achievements: all,
  },
  practices: {},
  work: { assigned_asanas: all, assignment_series: all },
  pauses: { pauses: all },
  notes: {},
  communities: { community_members: all },
};

/** A text of the student for each thing, as it would be found in an answer. */
const seen: Record<InstructorsSee, string[]> = {
  account: ['Seen Full Name', '@niyama.example'],
  settings: ['Pacific/Apia'],
  progress: ['"total_practices"', '"date_earned"'],
  practices: ['"last"', '"weeks"'],
  work: ['seen notes', 'seen question', 'seen answer', 'seen reply'],
  pauses: ['"from_day"'],
  notes: ['seen note of an instructor'],
  communities: ['"joined_at"'],
};
const unseen: Record<Exclude<InstructorsDoNotSee, 'device'>, string[]> = {
  reflections: ['unseen answer', 'Self-practice'],
  lists: ['unseen preset', 'unseen timer', '"time_remaining"', 'unseen phone', 'unseen class'],
};

/** Every function that reads for administrators, called as their screens call it. */
const calls: Record<string, object> = {
  admin_assignment: {},
  admin_assignments: { status: 'all' },
  admin_communities: {},
  admin_community_members: {},
  admin_reflections: {},
  admin_users: {},
  audit_acts: {},
  available_members: {},
  check_ins: {},
  count_recipients: { everybody: true },
  recipient_options: {},
  dashboard: { time_zone: 'UTC', week_start: 1 },
  school_settings: {},
  student_page: { week_start: 1 },
};
/** Those that read what belongs to the caller, or to nobody. */
const others = [
  'admin_asanas',
  'asana_use',
  'assignments',
  'class_for_editor',
  'class_for_me',
  'community',
  'community_members_page',
  'health',
  'home',
  'invitation',
  'invitations',
  'leaderboard',
  'my_leaving',
  'own_classes',
  'progress',
  'run_of_practice',
  'shelf',
  'texts_of_asana',
  'texts_of_community',
  'username_available',
  'waiting_reflections',
];

/** Everything that an administrator can read, as one text. */
async function everythingRead(): Promise<string> {
  const readable = await backend.sql<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
       and has_any_column_privilege('authenticated', oid, 'select')
       and relname not like 'asana%' and relname not in ('achievements', 'push_subscriptions')`,
  );
  const rows = await Promise.all(
    readable.map(async ({ name }) => {
      const { data, error } = await admin.client.from(name).select();
      if (error) throw new Error(`${name}: ${error.message}`);
      return data;
    }),
  );
  const { data: work } = await admin.client.from('assigned_asanas').select('id').limit(1).single();
  const { data: community } = await admin.client
    .from('community_members')
    .select('community_id')
    .eq('user_id', student.id)
    .single();
  const ids: Record<string, object> = {
    admin_assignment: { assignment_id: work?.['id'] },
    admin_community_members: { community_id: community?.['community_id'] },
    available_members: { community_id: community?.['community_id'] },
    student_page: { student_id: student.id },
  };
  const answers = await Promise.all(
    Object.entries(calls).map(async ([name, args]) => {
      const { data, error } = await admin.client.rpc(name, { ...args, ...ids[name] });
      if (error) throw new Error(`${name}: ${error.message}`);
      return data;
    }),
  );
  return JSON.stringify([rows, answers]);
}

describe('what administrators read of students', () => {
  it('are the columns of the list and no others', async () => {
    const readable = await backend.sql<{ name: string }>(
      `select format('%s.%s', tablename, attname) as name
       from pg_policies
       join pg_attribute on attrelid = format('public.%I', tablename)::regclass
       where schemaname = 'public' and cmd = 'SELECT' and 'authenticated' = any (roles)
         and qual ~ 'is_admin' and attnum > 0 and not attisdropped
         -- One says what administrators did themselves; of the other they read the shelf alone.
         and tablename not in ('audit_log', 'classes')
         and has_column_privilege('authenticated', attrelid, attnum, 'select')
         and exists (
           select from private.personal_data as line
           where line.table_name = 'public.' || tablename and line.on_export = 'yes'
         )
       order by 1`,
    );
    const lists = Object.values(tables).flatMap((each) => Object.entries(each));
    const listed = lists.flatMap(([table, columns]) =>
      columns === all
        ? readable.filter(({ name }) => name.startsWith(`${table}.`)).map(({ name }) => name)
        : columns.map((column) => `${table}.${column}`),
    );
    expect(readable.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
    const without = lists.filter(
      ([table]) => !readable.some(({ name }) => name.startsWith(`${table}.`)),
    );
    expect(without).toEqual([]);
  });

  it('comes by the functions that are looked at here', async () => {
    const reading = await backend.sql<{ name: string }>(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and provolatile = 's'
         and has_function_privilege('authenticated', oid, 'execute')
       order by 1`,
    );
    expect([...Object.keys(calls), ...others].toSorted()).toEqual(
      expect.arrayContaining(reading.map(({ name }) => name)),
    );
  });

  it('is all of the list, and nothing that it says they do not see', async () => {
    const pose = await addAsana(backend);
    const alone = await addAsana(backend);
    const today = localDay(Date.now(), zoneAtNoon());
    const { data: work } = await admin.client
      .from('assigned_asanas')
      .insert({
        user_id: student.id,
        asana_id: pose.id,
        due_date: today,
        notes: 'seen notes',
        reflection_question: 'seen question',
      })
      .select('id')
      .single();
    await record(student, practiceOf(pose, { reflection_answer: 'seen answer' }));
    const practice = practiceOf(alone, {
      endedAt: Date.now() - 3_600_000,
      reflection_answer: 'unseen answer',
      run_id: randomUUID(),
    });
    await record(student, practice);
    await recordRun(student, runOf([practice], { name: 'unseen class' }));
    await backend.sql(
      `update public.assigned_asanas set reply = 'seen reply', replied_at = now() where id = $1`,
      [work?.id],
    );
    await backend.sql(
      `insert into public.pauses (user_id, from_day, to_day) values ($1, '2026-01-01', '2026-01-02')`,
      [student.id],
    );
    const { error } = await admin.client.rpc('save_student_note', {
      note_id: randomUUID(),
      student_id: student.id,
      body: 'seen note of an instructor',
    });
    expect(error).toBeNull();
    await backend.sql(
      `insert into public.user_achievements (user_id, achievement_id)
       select $1, id from public.achievements on conflict do nothing`,
      [student.id],
    );
    const { data: community } = await student.client
      .from('communities')
      .select('id')
      .limit(1)
      .single();
    const added = await Promise.all([
      student.client.from('community_members').insert({ community_id: community?.id }),
      student.client.from('user_favorites').insert({ asana_id: alone.id }),
      student.client.from('self_practice').insert({ asana_id: alone.id }),
      student.client.from('paused_sessions').insert({ asana_id: alone.id, time_remaining: 5 }),
      student.client
        .from('custom_presets')
        .insert({ name: 'unseen preset', asana_ids: [alone.id] }),
      student.client.from('timer_presets').insert({ name: 'unseen timer', duration_seconds: 300 }),
    ]);
    const failed = added.find(({ error }) => error);
    if (failed) throw new Error(failed.error?.message);
    await addDevice(
      student,
      {
        endpoint: 'https://fcm.googleapis.com/wp/unseen',
        p256dh: `B${'A'.repeat(86)}`,
        auth: 'A'.repeat(22),
      },
      { name: 'unseen phone', timeZone: 'Pacific/Apia' },
    );

    const read = await everythingRead();
    for (const texts of Object.values(seen)) {
      for (const text of texts) expect(read).toContain(text);
    }
    for (const texts of Object.values(unseen)) {
      for (const text of texts) expect(read).not.toContain(text);
    }
  });
});
