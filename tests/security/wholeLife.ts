import { randomUUID } from 'node:crypto';
import * as data from '@niyama/data';
import { fallbacksOf, newAsana, translationFields } from '@niyama/domain';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { testPassword, type TestBackend, type TestUser } from '../../supabase/local/testing.ts';
import {
  addAsana,
  addClassWork,
  day,
  dayAfter,
  addDevice,
  localDay,
  meditationOf,
  emptyClass,
  minute,
  practiceOf,
  record,
  recordRun,
  runOf,
  suryaNamaskar,
  wantPushes,
  zoneAtNoon,
} from '../../supabase/tests/support.ts';

/** What her picture holds, and how its file is called. */
export const pictureText = 'sentinel-picture';

/** What the student is called or has written: nothing else in the database says it. */
export const traces = [
  'leela-wholelife@niyama.example',
  'leela-elsewhere@niyama.example',
  'leela_wholelife',
  'Leela Ganzesleben',
  'Leelalein',
  'sentinel-preset',
  'sentinel-class',
  'sentinel-timer',
  'sentinel-device',
  'sentinel-reflection',
  'sentinel-question',
  'sentinel-notes',
  'sentinel-reply',
  'sentinel-note',
  pictureText,
];

/** A client that remembers which functions of the database were called. */
function recordingClient(backend: TestBackend, user: TestUser, called: Set<string>) {
  const client: SupabaseClient = createClient(backend.supabaseUrl, backend.anonKey, {
    accessToken: () => Promise.resolve(user.accessToken),
    global: {
      fetch: (input, init) => {
        const request = new Request(input, init);
        const url = new URL(request.url);
        const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(url.pathname) ?? [];
        if (name) called.add(name);
        for (const [, text] of url.search.matchAll(
          /(texts_of_\w+|run_of_practice|waiting_reflections)/g,
        ))
          if (text) called.add(text);
        return backend.fetch(request);
      },
    },
  });
  return client;
}

/** Returns the data of the answer, or throws its error. */
async function dataOf<Answer>(
  asked: PromiseLike<{ data: Answer; error: { message: string } | null }>,
): Promise<NonNullable<Answer>> {
  const { data: answer, error } = await asked;
  if (error) throw new Error(error.message);
  return answer as NonNullable<Answer>;
}

/**
 * One student does everything that there is to do, and an administrator everything to her; for a while
 * she is an administrator herself.
 *
 * @returns her, and the functions of the database that were called.
 */
export async function liveAWholeLife(backend: TestBackend) {
  const called = new Set<string>();
  const zone = zoneAtNoon();
  const today = localDay(Date.now(), zone);
  const admin = await backend.createUser({ role: 'admin', username: 'ines' });
  const other = await backend.createUser({ username: 'other' });
  const leela = await backend.createUser({
    username: 'leela_wholelife',
    email: 'leela-wholelife@niyama.example',
    fullName: 'Leela Ganzesleben',
  });
  const own = recordingClient(backend, leela, called);
  const teacher = recordingClient(backend, admin, called);
  const she: TestUser = { ...leela, client: own };

  // She means to go, and stays.
  await data.leaveAccount(own, testPassword);
  await data.fetchLeaving(own);
  await data.askToDeleteNow(own);
  await data.deleteAccountNow(own, 'unknown');
  await data.keepAccount(own);

  // Her device, her settings, her picture.
  await addDevice(
    she,
    {
      endpoint: `https://fcm.googleapis.com/wp/${randomUUID()}`,
      p256dh: `B${'A'.repeat(86)}`,
      auth: 'A'.repeat(22),
    },
    { name: 'sentinel-device' },
  );
  await wantPushes(she, {
    email_notifications_enabled: true,
    display_name: 'Leelalein',
    time_zone: zone,
    // All day, so that her notifications wait.
    quiet_from: '00:00',
    quiet_until: '23:59',
  });
  const picture = `${leela.id}/${pictureText}.png`;
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(pictureText)]);
  await dataOf(own.storage.from('avatars').upload(picture, new Blob([png], { type: 'image/png' })));
  await dataOf(
    own
      .from('profiles')
      .update({ avatar_url: `avatars/${picture}` })
      .eq('id', leela.id),
  );
  await leela.client.auth.updateUser({ email: 'leela-elsewhere@niyama.example' });

  // What she is given, does, and is answered.
  const [pose, surya] = await Promise.all([addAsana(backend), suryaNamaskar(backend)]);
  const give = (work: object) =>
    dataOf(
      teacher
        .from('assigned_asanas')
        .insert({
          user_id: leela.id,
          due_date: today,
          frequency: 'daily',
          notes: 'sentinel-notes',
          reflection_question: 'sentinel-question',
          ...work,
        })
        .select('id')
        .single(),
    );
  await give({ asana_id: pose.id });
  await record(
    she,
    practiceOf(pose, { source: 'assignment', reflection_answer: 'sentinel-reflection' }),
  );
  for (let days = 6; days >= 0; days -= 1) {
    await record(she, practiceOf(surya, { endedAt: Date.now() - days * day - 30 * minute }));
  }
  const meditation = meditationOf(5, {
    endedAt: Date.now() - 10 * minute,
    run_id: randomUUID(),
  });
  await record(she, meditation);
  await recordRun(she, runOf([meditation], { name: 'sentinel-class' }));
  const shelved = await addClassWork(backend);
  await give(shelved.columns);
  await shelved.practice(she, {
    endedAt: Date.now() - 20 * minute,
    reflection_answer: 'sentinel-reflection, of a class',
  });
  await dataOf(
    own.rpc('class_for_me', { version_id: shelved.columns.class_version_id, language: 'english' }),
  );
  const tab = (status: 'active' | 'completed') =>
    data.listGivenAssignments(teacher, { view: { tab: status, search: '' }, after: null });
  const [done] = (await tab('completed')).items;
  if (!done) throw new Error('Nothing was done.');
  await data.replyToAssignment(teacher, { assignment: done, reply: 'sentinel-reply' });
  await data.getGivenAssignment(teacher, done.id);
  const [open] = (await tab('active')).items;
  if (!open) throw new Error('Nothing is open.');
  await data.changeAssignment(teacher, {
    assignment: open,
    change: { ...open, frequency: 'weekly', later: true, notes: 'sentinel-notes, changed' },
  });
  const ended = await give({ asana_id: surya.id, frequency: 'once' });
  await data.endAssignment(teacher, String(ended.id));
  const pause = (client: SupabaseClient, student: TestUser, days: number) =>
    dataOf(
      client.rpc('pause_student', {
        student_id: student.id,
        from_day: dayAfter(today, days),
        to_day: dayAfter(today, days + 1),
      }),
    );
  await pause(teacher, leela, 10);
  await data.endPause(teacher, String(await pause(teacher, leela, 20)));
  await data.pauseStudents(teacher, {
    studentIds: [leela.id],
    fromDay: dayAfter(today, 30),
    toDay: dayAfter(today, 31),
  });

  // Her own lists and presets.
  await dataOf(
    own.from('custom_presets').insert({
      name: 'sentinel-preset',
      description: 'sentinel-preset, described',
      asana_ids: [pose.id],
    }),
  );
  await dataOf(own.from('timer_presets').insert({ name: 'sentinel-timer', duration_seconds: 300 }));
  await dataOf(own.from('user_favorites').insert({ asana_id: pose.id }));
  await dataOf(own.from('self_practice').insert({ asana_id: pose.id }));
  await dataOf(own.from('paused_sessions').insert({ asana_id: pose.id, time_remaining: 5 }));
  await dataOf(own.rpc('reorder_practice_list', { asana_ids: [pose.id] }));
  await dataOf(own.from('asanas').select('id, texts:texts_of_asana(name)').limit(1));
  await dataOf(own.from('practice_ledger').select('id, run:run_of_practice(name)').limit(1));
  await dataOf(own.from('communities').select('id, texts:texts_of_community(name)').limit(1));
  await dataOf(own.rpc('own_classes', { language: 'english' }));

  // Among others: she is in one community, has left another and was taken out of a third.
  const communities = await dataOf(own.from('communities').select('id').limit(3));
  const [stays, leaves, isTaken] = communities.map(({ id }) => String(id));
  if (!stays || !leaves || !isTaken) throw new Error('There are too few communities.');
  const memberships = await dataOf(
    own
      .from('community_members')
      .insert(communities.map(({ id }) => ({ community_id: id })))
      .select('id, community_id'),
  );
  const membershipIn = (id: string) =>
    String(memberships.find(({ community_id: community }) => community === id)?.id);
  await dataOf(own.from('community_members').delete().eq('id', membershipIn(leaves)));
  await data.removeMember(teacher, membershipIn(isTaken));
  await data.addMember(teacher, { communityId: isTaken, userId: other.id });
  await data.addMembers(teacher, { communityId: isTaken, userIds: [other.id] });

  // What she reads, and is read of her.
  const here = { time_zone: zone };
  const week = { ...here, week_start: 1 };
  await dataOf(own.rpc('home', here));
  await dataOf(own.rpc('assignments', { ...here, at_most: 20 }));
  await dataOf(own.rpc('progress', here));
  await dataOf(own.rpc('leaderboard', here));
  await dataOf(own.rpc('community', { ...week, community_id: stays }));
  await dataOf(own.rpc('community_members_page', { community_id: stays }));
  await dataOf(own.rpc('username_available', { candidate: leela.username }));
  await dataOf(own.rpc('health'));
  await dataOf(teacher.rpc('dashboard', week));
  await dataOf(own.rpc('export_me'));
  const note = { note_id: randomUUID(), student_id: leela.id, body: 'sentinel-note' };
  await dataOf(teacher.rpc('save_student_note', note));
  await dataOf(teacher.rpc('save_student_note', { ...note, note_id: randomUUID() }));
  await dataOf(teacher.rpc('delete_student_note', { note_id: note.note_id }));
  await dataOf(teacher.rpc('student_page', { student_id: leela.id, week_start: 1 }));
  await dataOf(
    teacher.rpc('mark_check_in', { student_id: leela.id, reason: 'silent', done: true }),
  );
  await dataOf(teacher.rpc('admin_asanas', {}));
  await dataOf(teacher.rpc('admin_communities', {}));
  await dataOf(teacher.rpc('admin_community_members', { community_id: stays }));
  await dataOf(teacher.rpc('available_members', { community_id: isTaken, search: leela.username }));
  await dataOf(teacher.rpc('audit_acts', {}));
  await dataOf(teacher.rpc('admin_reflections', here));
  await dataOf(teacher.rpc('check_ins', {}));
  await dataOf(teacher.from('profiles').select('id, waiting_reflections').eq('id', admin.id));
  await dataOf(teacher.rpc('count_recipients', { student_ids: [leela.id] }));
  await dataOf(teacher.rpc('recipient_options', { search: leela.username }));
  await dataOf(teacher.rpc('asana_use', { asana_id: pose.id }));
  await dataOf(teacher.rpc('create_missing_profiles', { users: [] }));
  const { items } = await data.listUsers(teacher, {
    view: {
      search: leela.username,
      show: 'all',
      sort: { column: 'joined', direction: 'ascending' },
    },
    after: null,
  });
  const [listed] = items;
  if (!listed) throw new Error('She is not listed.');
  await dataOf(
    teacher.rpc('save_user', {
      user_id: leela.id,
      seen: {
        username: leela.username,
        full_name: 'Leela Ganzesleben',
        avatar_url: `avatars/${picture}`,
      },
      username: `${leela.username}2`,
      full_name: 'Leela Ganzesleben-Rao',
      removes_avatar: false,
    }),
  );

  // For a while she is an administrator.
  await data.setRole(teacher, { userId: leela.id, role: 'admin' });
  const { updatedAt } = await data.getAppSettings(own);
  await data.saveAppSettings(own, {
    seen: updatedAt,
    defaultLanguage: 'english',
    mandatoryIds: [],
  });
  const texts = { name: 'Hers', description: 'Hers' };
  const added = await data.addAsana(own, { id: randomUUID(), ...newAsana, ...texts });
  const { textHash } = await data.getAdminAsana(own, added.id);
  const german = {
    ...fallbacksOf(translationFields),
    asanaId: added.id,
    language: 'german' as const,
    updatedAt: null,
    basedOn: textHash,
    isCurrent: true,
  };
  await data.saveAsanaTranslations(own, [german]);
  await data.importAsanaTranslations(own, [{ ...german, language: 'french' }]);
  await data.importAsanas(own, [
    { ...newAsana, ...texts, id: randomUUID(), updatedAt: null, imagePath: null, videoPath: null },
  ]);
  await data.archiveAsana(own, await data.getAdminAsana(own, added.id));
  await data.inviteStudents(own, [
    { line: 2, email: 'noor@niyama.example', fullName: 'Noor', language: null },
    { line: 3, email: 'gone@niyama.example', fullName: 'Gone', language: null },
  ]);
  const { items: waiting } = await data.listInvitations(own, { search: '', after: null });
  await data.resendInvitations(
    own,
    waiting.map(({ id }) => id),
  );
  await data.withdrawInvitations(
    own,
    waiting.flatMap(({ id, email }) => (email.startsWith('gone') ? id : [])),
  );
  await dataOf(own.rpc('invitation', { token: 'unknown' }));
  const meditating = { id: 'aaaaaaaa', kind: 'meditation', minutes: 5, bells: 0 };
  const body = { ...emptyClass, items: [meditating] };
  await dataOf(own.from('classes').insert({ user_id: null, name: 'Hers', body }));
  const shelf = { view: { search: '', archived: false }, after: null };
  const hers = (await data.listShelf(own, shelf)).items[0]?.id ?? '';
  await data.getEditedClass(own, { id: hers, language: 'english' });
  await dataOf(
    own.rpc('give_assignments', {
      request_id: randomUUID(),
      student_ids: [other.id],
      class_ids: [hers],
      due_date: today,
      frequency: 'once',
    }),
  );
  await data.archiveClass(own, { id: hers, isArchived: true });
  await data.saveStudentNote(own, { id: randomUUID(), studentId: other.id, body: 'Breathes well' });
  await dataOf(own.rpc('mark_check_in', { student_id: other.id, reason: 'new', done: true }));
  const given = await dataOf(
    own
      .from('assigned_asanas')
      .insert({ user_id: other.id, asana_id: pose.id, due_date: today, frequency: 'daily' })
      .select('id')
      .single(),
  );
  await record(other, practiceOf(pose, { source: 'assignment' }));
  await dataOf(
    own.rpc('reply_to_assignment', { assignment_id: given.id, seen: '', reply: 'Well done.' }),
  );
  await pause(own, other, 30);
  const makes = (username: string) =>
    data.createUser(own, {
      fullName: 'Maya Lind',
      username,
      email: `${username}@niyama.example`,
      password: 'practice-daily',
      role: 'user',
    });
  await makes('maya');
  await makes('gone');
  const gone = await dataOf(own.from('profiles').select('id').eq('username', 'gone').single());
  await dataOf(own.rpc('delete_user', { user_id: gone.id }));
  await data.setRole(teacher, { userId: leela.id, role: 'user' });

  // She is given something once more, and does not see it before she goes.
  await dataOf(
    teacher.rpc('give_assignments', {
      request_id: randomUUID(),
      student_ids: [leela.id],
      asana_ids: [surya.id],
      ...shelved.given,
      due_date: today,
      frequency: 'once',
    }),
  );
  await backend.sql(
    `insert into auth.flow_state (id, user_id, code_challenge, authentication_method, provider_type)
     values ($1, $2, 'x', 'email', 'email')`,
    [randomUUID(), leela.id],
  );
  // She goes, without what that takes away at once: it is to be looked for as well.
  await backend.sql(
    `insert into private.leavings (user_id, asked_at, due_at, was_visible)
     values ($1, now(), now() + interval '14 days', true)`,
    [leela.id],
  );
  await backend.sql(
    `insert into private.reminders (user_id, next_at) values ($1, now() + interval '1 day')`,
    [leela.id],
  );
  await dataOf(own.rpc('ask_to_delete_now'));
  return { leela, admin, other, pose, called };
}
