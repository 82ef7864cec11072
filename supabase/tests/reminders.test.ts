import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  addClassWork,
  addPoseWork,
  day,
  dayAfter,
  hour,
  addDevice,
  kindsOfWork,
  localDay,
  minute,
  practiceOf,
  record,
  type TestAsana,
  type TestWork,
  wantPushes,
} from './support.ts';

let backend: TestBackend;
let student: TestUser;
let admin: TestUser;
let pose: TestAsana;
let work: TestWork;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  student = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  pose = await addAsana(backend);
  work = await addPoseWork(backend);
  await backend.sql('delete from public.daily_mandatory_asanas', []);
});
afterAll(() => backend.close());

const zone = 'Europe/Berlin';
const newDevice = () => ({
  endpoint: `https://fcm.googleapis.com/wp/${randomUUID()}`,
  p256dh: `B${randomBytes(64).toString('base64url')}`,
  auth: randomBytes(16).toString('base64url'),
});
/** Turns on notifications, and adds a device. */
const subscribe = async (settings: Record<string, unknown> = {}, timeZone = zone) => {
  await wantPushes(student, settings);
  return addDevice(student, newDevice(), { timeZone });
};
const give = async (dueDate = localDay(Date.now(), zone), works = [work.columns]) => {
  const { data, error } = await admin.client
    .from('assigned_asanas')
    .insert(works.map((columns) => ({ user_id: student.id, ...columns, due_date: dueDate })))
    .select('id');
  if (error) throw new Error(error.message);
  return data[0]?.id as string;
};
const nextAt = async () => {
  const [row] = await backend.sql<{ next_at: string }>('select next_at from private.reminders', []);
  return row ? Date.parse(row.next_at) : null;
};
interface Message {
  kind: string;
  poses: string[];
  due_at: string;
  expires_at: string;
}
const messages = (kind: string) =>
  backend.sql<Message>(
    `select kind, poses, due_at, expires_at from private.push_messages
     where kind = $1 order by due_at`,
    [kind],
  );
/** Rings the clock at a moment, with the reminder planned for it. */
const tickAt = async (at: Date) => {
  await backend.sql('update private.reminders set next_at = $1', [at.toISOString()]);
  await backend.clientFor('service').rpc('tick', { at });
};
/** Rings the clock at the moment of the next reminder, or so much after it. */
const tickWhenDue = async (after = 0) => {
  const due = await nextAt();
  if (due === null) throw new Error('Nobody is reminded.');
  await backend.clientFor('service').rpc('tick', { at: new Date(due + after) });
  return due;
};
const clockAt = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);

describe('the next time of a clock', () => {
  /** The moments at which a clock shows a time, one after the other. */
  const moments = async (timeZone: string, time: string, from: string, count: number) => {
    const found: string[] = [];
    let after = new Date(from);
    while (found.length < count) {
      const [row] = await backend.sql<{ at: string }>(
        'select private.next_reminder($1, $2, $3) as at',
        [timeZone, time, after.toISOString()],
      );
      after = new Date(row?.at ?? '');
      found.push(clockAt(after.getTime(), timeZone));
    }
    return found;
  };

  it.each([
    // An hour that is skipped: half past two is half past three there.
    [
      'Europe/Berlin',
      '02:30',
      '2026-03-27T12:00:00Z',
      ['28/03/2026, 02:30', '29/03/2026, 03:30', '30/03/2026, 02:30'],
    ],
    // An hour that comes twice counts once.
    [
      'Europe/Berlin',
      '02:30',
      '2026-10-23T12:00:00Z',
      ['24/10/2026, 02:30', '25/10/2026, 02:30', '26/10/2026, 02:30'],
    ],
    // Half an hour is skipped, and comes twice.
    [
      'Australia/Lord_Howe',
      '02:15',
      '2026-10-02T12:00:00Z',
      ['03/10/2026, 02:15', '04/10/2026, 02:45', '05/10/2026, 02:15'],
    ],
    [
      'Australia/Lord_Howe',
      '01:45',
      '2026-04-03T16:00:00Z',
      ['05/04/2026, 01:45', '06/04/2026, 01:45', '07/04/2026, 01:45'],
    ],
    // A whole day is skipped.
    [
      'Pacific/Apia',
      '07:00',
      '2011-12-29T00:00:00Z',
      ['29/12/2011, 07:00', '31/12/2011, 07:00', '01/01/2012, 07:00'],
    ],
    ['UTC', '00:00', '2026-12-30T00:00:00Z', ['31/12/2026, 00:00', '01/01/2027, 00:00']],
  ])('in %s is at %s after %s', async (timeZone, time, from, expected) => {
    expect(await moments(timeZone, time, from, expected.length)).toEqual(expected);
  });
});

describe('a reminder', () => {
  it.each(['Europe/Berlin', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Apia'])(
    'comes at the student’s own time in %s, once a day',
    async (timeZone) => {
      await subscribe({ reminder_time: '06:45' }, timeZone);
      await give('2026-01-01');
      const first = await tickWhenDue();
      expect(clockAt(first, timeZone)).toMatch(/06:45$/);
      expect(await messages('reminder')).toMatchObject([
        { due_at: new Date(first).toISOString().replace('.000Z', '+00:00') },
      ]);
      await backend.clientFor('service').rpc('tick', { at: new Date(first + minute) });
      expect(await messages('reminder')).toHaveLength(1);
      const second = await tickWhenDue();
      expect(localDay(second, timeZone)).toBe(dayAfter(localDay(first, timeZone), 1));
      expect(await messages('reminder')).toHaveLength(2);
    },
  );

  it('is planned once, however many clocks ring', async () => {
    await subscribe();
    await give();
    const at = new Date((await nextAt()) ?? 0);
    const service = backend.clientFor('service');
    await Promise.all([1, 2, 3].map(() => service.rpc('tick', { at })));
    expect(await messages('reminder')).toHaveLength(1);
  });

  it('says what home shows as open: the poses of every day, then what is due', async () => {
    const { columns: mandatory } = await addPoseWork(backend, 'Daily');
    const hips = await addClassWork(backend, 'Hips on Monday');
    const others = [await addPoseWork(backend), await addPoseWork(backend)];
    await backend.sql('insert into public.daily_mandatory_asanas values ($1, 1)', [
      mandatory.asana_id,
    ]);
    await subscribe();
    await give('2026-01-01', [mandatory, work.columns, ...others.map(({ columns }) => columns)]);
    // Given twice, and open once.
    await give('2026-01-02', [hips.columns, hips.columns]);
    await give('2030-01-01', [(await addPoseWork(backend)).columns]);
    await tickWhenDue();
    const [message] = await messages('reminder');
    expect(message?.poses).toHaveLength(5);
    expect([message?.poses[0], message?.poses[4]]).toEqual(['Daily', 'Hips on Monday']);
  });

  it('does not come when nothing is due', async () => {
    await subscribe();
    await give('2030-01-01');
    await tickWhenDue();
    expect(await messages('reminder')).toEqual([]);
  });

  it('does not come when everything due is done', async () => {
    await subscribe();
    await backend.sql('insert into public.daily_mandatory_asanas values ($1, 1)', [pose.id]);
    // The clock rings on the day of the practice: what is done today is not asked for again.
    await record(student, practiceOf(pose, { time_zone: zone }));
    await tickAt(new Date());
    expect(await messages('reminder')).toEqual([]);
    // Not when the next one is due: early in the morning that is today.
    await tickAt(new Date(Date.now() + day));
    expect(await messages('reminder')).toHaveLength(1);
  });

  it('comes while a practice of the day was only a shortened one', async () => {
    await subscribe();
    await backend.sql('insert into public.daily_mandatory_asanas values ($1, 1)', [pose.id]);
    await record(student, practiceOf(pose, { time_zone: zone, duration_seconds: 30 }));
    await tickAt(new Date());
    expect(await messages('reminder')).toHaveLength(1);
  });

  it('does not come more than an hour late, and the next one does', async () => {
    await subscribe();
    await give('2026-01-01');
    await tickWhenDue(hour + minute);
    expect(await messages('reminder')).toEqual([]);
    await tickWhenDue(hour - minute);
    expect(await messages('reminder')).toHaveLength(1);
  });

  it.each([
    { notifications_enabled: false },
    { push_notifications_enabled: false },
    { push_reminder: false },
  ])('comes to nobody who has set %o', async (settings) => {
    await subscribe(settings);
    expect(await nextAt()).toBeNull();
    await wantPushes(student, { push_reminder: true });
    expect(await nextAt()).not.toBeNull();
    await wantPushes(student, settings);
    expect(await nextAt()).toBeNull();
  });

  it('comes to nobody without a device', async () => {
    const id = await subscribe();
    const second = await addDevice(student, newDevice(), { timeZone: zone });
    const remove = (device: string) =>
      student.client.from('push_subscriptions').delete().eq('id', device);
    await remove(id);
    expect(await nextAt()).not.toBeNull();
    await remove(second);
    expect(await nextAt()).toBeNull();
  });

  it('follows a student who travels or chooses another time', async () => {
    await subscribe({ reminder_time: '07:00' });
    expect(clockAt((await nextAt()) ?? 0, zone)).toMatch(/07:00$/);
    await wantPushes(student, { time_zone: 'Asia/Tokyo' });
    expect(clockAt((await nextAt()) ?? 0, 'Asia/Tokyo')).toMatch(/07:00$/);
    await wantPushes(student, { reminder_time: '19:30' });
    expect(clockAt((await nextAt()) ?? 0, 'Asia/Tokyo')).toMatch(/19:30$/);
    await wantPushes(student, { time_zone: null });
    expect(await nextAt()).toBeNull();
  });

  it('is not moved by one more device', async () => {
    await subscribe();
    const soon = new Date(Date.now() - minute).toISOString();
    await backend.sql('update private.reminders set next_at = $1', [soon]);
    await addDevice(student, newDevice(), { timeZone: zone });
    expect(await nextAt()).toBe(Date.parse(soon));
  });

  it('comes to every device', async () => {
    await subscribe();
    await addDevice(student, newDevice(), { timeZone: zone });
    await give();
    await tickWhenDue();
    expect(await messages('reminder')).toHaveLength(2);
  });
});

describe('a reminder by mail', () => {
  const wantMail = async (settings: Record<string, unknown> = {}) => {
    const { error } = await student.client
      .from('profiles')
      .update({
        notifications_enabled: true,
        email_notifications_enabled: true,
        mail_reminder: true,
        time_zone: zone,
        ...settings,
      })
      .eq('id', student.id);
    if (error) throw new Error(error.message);
  };
  const mails = () =>
    backend.sql<{ poses: string[]; day: string }>(
      `select poses, to_char(due_date, 'YYYY-MM-DD') as day from private.student_mails
       where kind = 'reminder' order by due_date`,
      [],
    );

  it.each(['Europe/Berlin', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Apia'])(
    'comes at the student’s own time in %s, once a day and without a device',
    async (time_zone) => {
      await wantMail({ reminder_time: '06:45', time_zone });
      await give('2026-01-01');
      const first = await tickWhenDue();
      expect(clockAt(first, time_zone)).toMatch(/06:45$/);
      expect(await mails()).toEqual([
        { poses: [expect.any(String)], day: localDay(first, time_zone) },
      ]);
      await backend.clientFor('service').rpc('tick', { at: new Date(first + minute) });
      expect(await mails()).toHaveLength(1);
      const second = await tickWhenDue();
      expect((await mails()).map((mail) => mail.day)).toEqual([
        localDay(first, time_zone),
        dayAfter(localDay(first, time_zone), 1),
      ]);
      expect(clockAt(second, time_zone)).toMatch(/06:45$/);
      expect(await messages('reminder')).toEqual([]);
    },
  );

  it('is planned once, however many clocks ring', async () => {
    await wantMail();
    await give('2026-01-01');
    const at = new Date((await nextAt()) ?? 0);
    const service = backend.clientFor('service');
    await Promise.all([1, 2, 3].map(() => service.rpc('tick', { at })));
    expect(await mails()).toHaveLength(1);
  });

  it('comes once that day, also when another time is chosen after it', async () => {
    await wantMail();
    await give('2026-01-01');
    const at = new Date();
    await tickAt(at);
    await wantMail({ reminder_time: '23:30' });
    await tickAt(at);
    expect(await mails()).toHaveLength(1);
  });

  it('does not come when nothing is left, nor more than an hour late', async () => {
    await wantMail();
    await give('2030-01-01');
    await tickWhenDue();
    await backend.sql('insert into public.daily_mandatory_asanas values ($1, 1)', [pose.id]);
    await record(student, practiceOf(pose, { time_zone: zone }));
    await tickAt(new Date());
    expect(await mails()).toEqual([]);
    await give('2026-01-01', [(await addPoseWork(backend)).columns]);
    await tickWhenDue(hour + minute);
    expect(await mails()).toEqual([]);
    await tickWhenDue(hour - minute);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    { notifications_enabled: false },
    { email_notifications_enabled: false },
    { mail_reminder: false },
  ])('comes to nobody who has set %o', async (settings) => {
    await wantMail(settings);
    expect(await nextAt()).toBeNull();
    await wantMail();
    expect(await nextAt()).not.toBeNull();
    await wantMail(settings);
    expect(await nextAt()).toBeNull();
  });

  it('comes to nobody whose address is not confirmed', async () => {
    await wantMail();
    await give('2026-01-01');
    await backend.sql('update auth.users set email_confirmed_at = null where id = $1', [
      student.id,
    ]);
    await tickWhenDue();
    expect(await mails()).toEqual([]);
  });

  it('comes to nobody who is leaving, and again to a student who stays', async () => {
    await wantMail();
    await give('2026-01-01');
    const { error } = await backend
      .clientFor('service')
      .rpc('begin_leaving', { person: student.id, session_id: null });
    expect(error).toBeNull();
    expect(await nextAt()).toBeNull();
    await backend.sql('delete from private.leavings', []);
    await tickWhenDue();
    expect(await mails()).toHaveLength(1);
  });

  it('comes in addition to notifications on devices, and also without them', async () => {
    await subscribe();
    await wantMail();
    await give('2026-01-01');
    await tickWhenDue();
    expect(await mails()).toHaveLength(1);
    expect(await messages('reminder')).toHaveLength(1);
    await wantMail({ push_reminder: false });
    await tickWhenDue(day);
    await tickWhenDue();
    expect(await messages('reminder')).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('comes at the moment at which the last device is found to be signed out', async () => {
    await subscribe();
    await wantMail();
    await give('2026-01-01');
    await backend.sql('delete from auth.sessions where user_id = $1', [student.id]);
    await tickWhenDue();
    expect(await backend.sql('select from public.push_subscriptions', [])).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });
});

describe('quiet hours', () => {
  it.each([
    ['21:00', '07:00', '2026-11-23T20:59:00', '2026-11-23T20:59:00'],
    ['21:00', '07:00', '2026-11-23T21:00:00', '2026-11-24T07:00:00'],
    ['21:00', '07:00', '2026-11-24T06:59:00', '2026-11-24T07:00:00'],
    ['21:00', '07:00', '2026-11-24T07:00:00', '2026-11-24T07:00:00'],
    ['12:00', '14:00', '2026-11-24T11:59:00', '2026-11-24T11:59:00'],
    ['12:00', '14:00', '2026-11-24T13:00:00', '2026-11-24T14:00:00'],
    ['12:00', '14:00', '2026-11-24T14:00:00', '2026-11-24T14:00:00'],
    ['08:00', '08:00', '2026-11-24T08:00:00', '2026-11-24T08:00:00'],
  ])('from %s to %s move a notification of %s to %s', async (from, until, at, expected) => {
    const [row] = await backend.sql<{ moved: string }>(
      `select to_char(
         private.after_quiet($1, $2, $3, $4::timestamp at time zone $1) at time zone $1,
         'YYYY-MM-DD"T"HH24:MI:SS'
       ) as moved`,
      [zone, from, until, at],
    );
    expect(row?.moved).toBe(expected);
  });
});

describe.each(kindsOfWork)('new work that is $kind', ({ addWork }) => {
  beforeEach(async () => {
    work = await addWork(backend);
  });

  const always = { quiet_from: '03:00', quiet_until: '03:00' };
  /** Quiet for an hour and a half from now on, in the student's zone. */
  const quietNow = () => ({
    quiet_from: clockAt(Date.now() - 5 * minute, zone).slice(-5),
    quiet_until: clockAt(Date.now() + 90 * minute, zone).slice(-5),
  });

  it('is announced at once and in one message, however much it is', async () => {
    await subscribe(always);
    const works = [work.columns];
    while (works.length < 20) works.push((await addWork(backend)).columns);
    await give(localDay(Date.now() + day, zone), works);
    const [message, ...others] = await messages('assignment');
    expect(others).toEqual([]);
    expect(message?.poses).toHaveLength(20);
    expect(Math.abs(Date.parse(message?.due_at ?? '') - Date.now())).toBeLessThan(minute);
    expect(Date.parse(message?.expires_at ?? '') - Date.parse(message?.due_at ?? '')).toBe(day);
  });

  it('waits for the end of the quiet hours', async () => {
    await subscribe(quietNow());
    await give();
    const [message] = await messages('assignment');
    const wait = Date.parse(message?.due_at ?? '') - Date.now();
    expect(wait).toBeGreaterThan(88 * minute);
    expect(wait).toBeLessThanOrEqual(90 * minute);
  });

  it('that waits becomes one message with what is given later, and names all of it', async () => {
    await subscribe(quietNow());
    const other = await addWork(backend);
    await give();
    await give(undefined, [work.columns, other.columns]);
    const [message, ...others] = await messages('assignment');
    expect(others).toEqual([]);
    expect(message?.poses.toSorted()).toEqual([work.name, other.name].toSorted());
  });

  it.each([{ push_new_work: false }, { push_notifications_enabled: false }])(
    'is not announced to a student who has set %o',
    async (settings) => {
      await subscribe(settings);
      await give();
      expect(await messages('assignment')).toEqual([]);
    },
  );

  it('that comes back by itself is no news', async () => {
    await subscribe(always);
    await give();
    await work.practice(student, { time_zone: zone });
    expect(await messages('assignment')).toHaveLength(1);
  });
});

describe('a reply', () => {
  const reply = async (seen: string, words: string, id: string) =>
    admin.client.rpc('reply_to_assignment', { assignment_id: id, seen, reply: words });

  it('is announced once, in the language of the student', async () => {
    await wantPushes(student, { language: 'german' });
    await subscribe();
    const [known] = await backend.sql<{ id: string; name: string }>(
      `select asana_id as id, name from public.asana_translations where language = 'german' limit 1`,
      [],
    );
    const id = await give(undefined, [{ ...work.columns, asana_id: known?.id ?? '' }]);
    await backend.sql(
      `update public.assigned_asanas set completed = true, completed_date = now() where id = $1`,
      [id],
    );
    expect((await reply('', 'Gut.', id)).error).toBeNull();
    expect((await reply('Gut.', 'Sehr gut.', id)).error).toBeNull();
    expect(await messages('reply')).toMatchObject([{ poses: [known?.name] }]);
  });

  it('that waits becomes one message with another, and names a pose and a class', async () => {
    await subscribe({ quiet_from: '00:00', quiet_until: '23:59' });
    const works = [work, await addClassWork(backend)];
    for (const { columns } of works) {
      const id = await give(undefined, [columns]);
      await backend.sql(
        `update public.assigned_asanas set completed = true, completed_date = now() where id = $1`,
        [id],
      );
      expect((await reply('', 'Good.', id)).error).toBeNull();
    }
    const [message, ...others] = await messages('reply');
    expect(others).toEqual([]);
    expect(message?.poses.toSorted()).toEqual(works.map(({ name }) => name).toSorted());
  });

  it('is not announced to a student who has turned that off', async () => {
    await subscribe({ push_replies: false });
    const id = await give();
    await backend.sql(
      `update public.assigned_asanas set completed = true, completed_date = now() where id = $1`,
      [id],
    );
    await reply('', 'Good.', id);
    expect(await messages('reply')).toEqual([]);
  });
});
