import { languageTag } from '@niyama/domain';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addPoseWork, kindsOfWork, minute, type TestWork } from '../tests/support.ts';
import texts from './_shared/mails/texts.json' with { type: 'json' };

let backend: TestBackend;
let admin: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin', username: 'teacher' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => backend.close());

const dueDate = '2030-03-05';

/** A student, by default one who wants mails. */
async function student(language = 'english', switches: { all?: boolean; email?: boolean } = {}) {
  const user = await backend.createUser({ language });
  await backend.sql(
    `update public.profiles
     set notifications_enabled = $2, email_notifications_enabled = $3 where id = $1`,
    [user.id, switches.all ?? true, switches.email ?? true],
  );
  return user;
}
const poseNamed = (name: string) => addPoseWork(backend, name);
const give = async (students: TestUser[], works: TestWork[]) => {
  const { error } = await admin.client
    .from('assigned_asanas')
    .insert(
      students.flatMap((user) =>
        works.map(({ columns }) => ({ user_id: user.id, ...columns, due_date: dueDate })),
      ),
    );
  if (error) throw new Error(error.message);
};
const notify = async () => {
  const { data, error } = await admin.client.functions.invoke<unknown>('notify-students', {
    body: {},
  });
  if (error instanceof FunctionsHttpError) {
    const answer = error.context as Response;
    return { status: answer.status };
  }
  return data;
};
const mailsTo = (user: TestUser) => backend.mails().filter(({ to }) => to === user.email);

describe.each(kindsOfWork)('new work that is $kind', ({ addWork }) => {
  const workNamed = (name: string) => addWork(backend, name);

  test('is announced in one mail for each student, whatever was assigned', async () => {
    const [asha, mateo] = [await student(), await student()];
    await give([asha, mateo], [await workNamed('Tree'), await workNamed('Cobra <b>')]);
    expect(await notify()).toEqual({ sent: 2, failed: 0 });
    expect(mailsTo(mateo)).toHaveLength(1);
    expect(mailsTo(asha)).toEqual([
      expect.objectContaining({
        kind: 'assignment',
        language: 'en',
        subject: 'New practice from your instructor',
        text: "Test Yogi has assigned you a new practice: Cobra <b> and Tree. It's due on Tuesday, March 5, 2030.",
        action: 'Open your practice',
        link: 'http://localhost:8080/assignments',
      }),
    ]);
  });

  test('comes with the note and the question that it was given with', async () => {
    const asha = await student();
    const { error } = await admin.client.from('assigned_asanas').insert({
      user_id: asha.id,
      ...(await workNamed('Tree')).columns,
      due_date: dueDate,
      notes: 'Soft knees.',
      reflection_question: 'How was it?',
    });
    expect(error).toBeNull();
    await notify();
    const [mail] = mailsTo(asha);
    expect(mail?.text.split('\n\n').slice(1)).toEqual([
      'Note: Soft knees.',
      'Question for afterward: How was it?',
    ]);
  });

  test('is announced once, however many calls ask for it at once', async () => {
    const asha = await student();
    await give([asha], [await workNamed('Tree')]);
    await Promise.all([notify(), notify(), notify()]);
    expect(await notify()).toEqual({ sent: 0, failed: 0 });
    expect(mailsTo(asha)).toHaveLength(1);
  });

  test.each([{ all: false }, { email: false }])(
    'is not mailed to a student with %o',
    async (switches) => {
      const asha = await student('english', switches);
      await give([asha], [await workNamed('Tree')]);
      expect(await notify()).toEqual({ sent: 0, failed: 0 });
      expect(backend.mails()).toEqual([]);
    },
  );

  test('is not mailed to a student who switches mails off before it is sent', async () => {
    const asha = await student();
    await give([asha], [await workNamed('Tree')]);
    await backend.sql(
      'update public.profiles set email_notifications_enabled = false where id = $1',
      [asha.id],
    );
    expect(await notify()).toEqual({ sent: 0, failed: 0 });
    await backend.sql(
      'update public.profiles set email_notifications_enabled = true where id = $1',
      [asha.id],
    );
    expect(await notify()).toEqual({ sent: 0, failed: 0 });
  });

  test('that comes back by itself is no news', async () => {
    const asha = await student();
    const work = await workNamed('Tree');
    await give([asha], [work]);
    await notify();
    await work.practice(asha);
    expect(await notify()).toEqual({ sent: 0, failed: 0 });
  });

  test.each([
    ['spanish', 'es', 'Nueva tarea de tu instructor', 'martes, 5 de marzo de 2030'],
    ['french', 'fr', 'Nouvel exercice de ton enseignant', 'mardi 5 mars 2030'],
    ['german', 'de', 'Neue Aufgabe von deiner Lehrkraft', 'Dienstag, 5. März 2030'],
    ['japanese', 'ja', 'インストラクターから新しい課題が届きました', '2030年3月5日火曜日'],
  ])('is mailed in %s', async (word, tag, subject, date) => {
    const asha = await student(word);
    await give([asha], [await workNamed('Tree'), await workNamed('Cobra')]);
    await notify();
    expect(mailsTo(asha)).toMatchObject([{ language: tag, subject }]);
    expect(mailsTo(asha)[0]?.text).toContain(date);
  });

  test('of a hundred students leaves in one call', async () => {
    await backend.sql(
      `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
       select gen_random_uuid(), 'many' || n || '@niyama.example', now(),
         jsonb_build_object('username', 'many' || n)
       from generate_series(1, 100) as n`,
    );
    await backend.sql(
      `update public.profiles set notifications_enabled = true, email_notifications_enabled = true`,
    );
    const work = await workNamed('Tree');
    const { data } = await admin.client.from('profiles').select('id').neq('id', admin.id);
    await give(data as TestUser[], [work]);
    expect(await notify()).toEqual({ sent: 100, failed: 0 });
  });
});

describe.each(kindsOfWork)('a reply to $kind', ({ addWork }) => {
  const workNamed = (name: string) => addWork(backend, name);

  test('is announced once, in the student’s language, and not again when it is changed', async () => {
    const asha = await student('german');
    const work = await workNamed('Tree');
    await give([asha], [work]);
    await notify();
    const { assignment_id: id } = await work.practice(asha);
    const reply = (seen: string, words: string) =>
      admin.client.rpc('reply_to_assignment', { assignment_id: id, seen, reply: words });
    expect((await reply('', 'Gut.')).error).toBeNull();
    expect(await notify()).toEqual({ sent: 1, failed: 0 });
    expect(mailsTo(asha)[0]).toMatchObject({
      kind: 'reply',
      subject: 'Rückmeldung von deiner Lehrkraft',
      text: 'Test Yogi hat dir eine Rückmeldung zu deiner Reflexion über Tree gegeben.\n\n„Gut.“',
      action: 'Rückmeldung lesen',
    });
    expect((await reply('Gut.', 'Sehr gut.')).error).toBeNull();
    expect(await notify()).toEqual({ sent: 0, failed: 0 });
  });

  test('is not mailed to a student who wants no mails', async () => {
    const asha = await student('german', { email: false });
    const work = await workNamed('Tree');
    await give([asha], [work]);
    const { assignment_id: id } = await work.practice(asha);
    await admin.client.rpc('reply_to_assignment', { assignment_id: id, seen: '', reply: 'Gut.' });
    expect(await notify()).toEqual({ sent: 0, failed: 0 });
  });
});

describe('the daily reminder', () => {
  /** A student with a pose left, who is reminded at this moment. */
  const reminded = async (language: string) => {
    const asha = await student(language);
    await backend.sql(
      `update public.profiles set mail_reminder = true, time_zone = 'UTC' where id = $1`,
      [asha.id],
    );
    await backend.sql('delete from public.daily_mandatory_asanas', []);
    const { columns } = await poseNamed('Tree');
    await backend.sql('insert into public.daily_mandatory_asanas values ($1, 1)', [
      columns.asana_id,
    ]);
    await backend.sql('update private.reminders set next_at = now()', []);
    return asha;
  };
  const inHours = (hours: number) => new Date(Date.now() + hours * 60 * minute);

  test.each([
    ['english', 'en', 'Time for your practice', 'Still to practice today: Tree.', 'Settings'],
    ['spanish', 'es', 'Es hora de practicar', 'Pendiente para hoy: Tree.', 'Ajustes'],
    ['french', 'fr', 'C’est l’heure de ta pratique', 'Tree.', 'réglages'],
    ['german', 'de', 'Zeit für deine Praxis', 'Heute noch offen: Tree.', 'Einstellungen'],
    ['japanese', 'ja', '練習の時間です', '今日の残りの練習：Tree。', '設定'],
  ])('is mailed in %s, with the way to end it', async (word, tag, subject, text, settings) => {
    const asha = await reminded(word);
    expect(await backend.tick(inHours(0.1))).toMatchObject({ planned: 1, mails: { sent: 1 } });
    expect(await backend.tick(inHours(0.2))).toMatchObject({ planned: 0, mails: { sent: 0 } });
    const [mail, ...others] = mailsTo(asha);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'reminder',
      language: tag,
      subject,
      link: 'http://localhost:8080/homepage',
    });
    expect(mail?.text).toContain(text);
    expect(mail?.ignore).toContain(settings);
    expect(mail?.ignore).toContain('http://localhost:8080/profile/settings');
  });

  test.each([
    ['after three hours', async () => undefined, 3.2],
    [
      'once it is switched off',
      () => backend.sql('update public.profiles set mail_reminder = false', []),
      0.2,
    ],
  ])('that waits is dropped %s', async (_, meanwhile, hours) => {
    const asha = await reminded('english');
    await backend.clientFor('service').rpc('tick', { at: inHours(0.1) });
    await meanwhile();
    expect(await backend.tick(inHours(hours))).toMatchObject({ mails: { sent: 0, failed: 0 } });
    expect(mailsTo(asha)).toEqual([]);
    expect(await backend.sql('select from private.student_mails', [])).toEqual([]);
  });
});

describe('a mail that the service does not take', () => {
  /** The service is down for so many mails. */
  const failing = (times: number) => {
    const add = vi.spyOn(backend.assembly.mailbox, 'add');
    for (let time = 0; time < times; time += 1) {
      add.mockImplementationOnce(() => {
        throw new Error('The service is down');
      });
    }
    return vi.spyOn(console, 'error').mockReturnValue();
  };
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);

  test('keeps no other from leaving, and no address is logged', async () => {
    await give([await student(), await student()], [await poseNamed('Tree')]);
    const said = failing(1);
    const answer = await notify();
    expect(answer).toEqual({ sent: 1, failed: 1 });
    expect(said).toHaveBeenCalled();
    expect(JSON.stringify([answer, said.mock.calls])).not.toContain('@');
  });

  test('leaves by the clock, which waits longer each time', async () => {
    const asha = await student();
    await give([asha], [await poseNamed('Tree')]);
    failing(2);
    expect(await notify()).toEqual({ sent: 0, failed: 1 });
    expect(await notify()).toEqual({ sent: 0, failed: 0 });
    expect(await backend.tick(inMinutes(4))).toMatchObject({ mails: { sent: 0, failed: 0 } });
    expect(await backend.tick(inMinutes(6))).toMatchObject({ mails: { sent: 0, failed: 1 } });
    expect(await backend.tick(inMinutes(30))).toMatchObject({ mails: { sent: 0, failed: 0 } });
    expect(await backend.tick(inMinutes(32))).toMatchObject({ mails: { sent: 1, failed: 0 } });
    expect(mailsTo(asha)).toHaveLength(1);
  });

  test('is given up after five attempts', async () => {
    const asha = await student();
    await give([asha], [await poseNamed('Tree')]);
    failing(5);
    const attempts = [0, 6, 32, 160, 790, 1500].map(inMinutes);
    const failed: unknown[] = [];
    for (const at of attempts) failed.push((await backend.tick(at))['mails']);
    expect(failed).toEqual([
      ...Array.from({ length: 5 }, () => ({ sent: 0, failed: 1 })),
      { sent: 0, failed: 0 },
    ]);
    expect(mailsTo(asha)).toEqual([]);
  });

  test('is no news after two days, and gone', async () => {
    const asha = await student();
    await give([asha], [await poseNamed('Tree')]);
    expect(await backend.tick(inMinutes(48 * 60 + 1))).toMatchObject({ mails: { sent: 0 } });
    expect(await backend.sql('select from private.student_mails', [])).toEqual([]);
  });

  test('and that nobody settled is free again after five minutes', async () => {
    const asha = await student();
    await give([asha], [await poseNamed('Tree')]);
    await backend.clientFor('service').rpc('take_student_mails', { at_most: 10 });
    expect(await backend.tick(inMinutes(4))).toMatchObject({ mails: { sent: 0 } });
    expect(await backend.tick(inMinutes(6))).toMatchObject({ mails: { sent: 1 } });
    expect(mailsTo(asha)).toHaveLength(1);
  });
});

test('there are texts in every language, under the word that profiles keep', () => {
  const tags = Object.entries(texts).map(([tag, { language }]) => [language, tag]);
  expect(Object.fromEntries(tags)).toEqual(languageTag);
});
