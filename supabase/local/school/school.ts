import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { addAccount } from '../accounts.ts';
import type { Database, Sql } from '../database.ts';
import { students, type Student } from './people.ts';

/** Nobody reads mails there: the name is reserved, and the mailbox drops what is sent to it. */
const domain = 'invented.example';

/** Whether this is the address of an invented person. */
export const isInvented = (email: string): boolean => email.toLowerCase().endsWith(`@${domain}`);

/** Whether the invented school is among the data, or what somebody has left of it. */
export async function hasSchool(sql: Sql): Promise<boolean> {
  // A sign-up with such an address gets no mail, and so is never confirmed.
  const [found] = await sql(
    'select from auth.users where email like $1 and email_confirmed_at is not null limit 1',
    [`%@${domain}`],
  );
  return found !== undefined;
}

const file = readFileSync(new URL('school.sql', import.meta.url), 'utf8');

/**
 * Makes the invented school around the demo accounts: its students, who cannot log in, and what they
 * and the instructor did in eight weeks, as if they had done it then.
 */
export async function addSchool({ transaction }: Database): Promise<void> {
  await transaction(async (sql) => {
    const poses = await sql<Pose>('select id, key, duration_seconds from public.asanas');
    const poseOf = (key: string) => {
      const pose = poses.find((each) => each.key === key);
      if (!pose) throw new Error(`The invented school practices ${key}, which is no pose`);
      return pose;
    };
    const random = randomFrom(24);
    const people: unknown[] = [];
    const acts: Act[] = [];
    for (const student of students) {
      const { name, username, language } = student;
      const id = await addAccount(sql, {
        email: `${username.replaceAll('_', '.')}@${domain}`,
        password: null,
        confirmed: true,
        userMetadata: { username, full_name: name, language },
      });
      const { zone, joined, hour, shownAs } = student;
      // Half an hour before the earliest practice of that day.
      people.push({ id, zone, joined, second: hour * 3600 - 3600, shown_as: shownAs ?? null });
      acts.push(...actsOf(student, { id, poseOf, random }));
    }
    const [instructor] = await sql<{ id: string }>(
      `select id from auth.users where email = 'admin@niyama.example'`,
    );
    await sql(file);
    await sql('select pg_temp.live_through($1, $2, $3)', [instructor?.id, people, acts]);
    await sql('drop function pg_temp.live_through');
  });
}

interface Pose {
  id: string;
  key: string | null;
  duration_seconds: number;
}

interface Act {
  kind: 'joins' | 'practices' | 'gives' | 'replies';
  student: string;
  zone: string;
  days_ago: number;
  second: number;
  [more: string]: unknown;
}

interface Place {
  id: string;
  poseOf: (key: string) => Pose;
  random: () => number;
}

/** Everything that a student did, and what the instructor did for them. */
function actsOf(student: Student, { id, poseOf, random }: Place): Act[] {
  const { zone, hour, joined, communities, work = [] } = student;
  const at = (days_ago: number, second: number) => ({ student: id, zone, days_ago, second });
  const acts: Act[] = communities.map((community, index) => ({
    kind: 'joins',
    ...at(joined, hour * 3600 - 3000 + index * 90),
    community,
  }));

  for (const given of work) {
    const { pose, frequency, days, notes, question, dueIn } = given;
    const details = { frequency, days, notes, question, due_in: dueIn, asana_id: poseOf(pose).id };
    const noon = 12 * 3600 + Math.floor(random() * 7200);
    acts.push({ kind: 'gives', ...at(given.given, noon), work: details });
  }

  const own = student.poses.filter((key) => !work.some(({ pose }) => pose === key));
  let next = 0;
  for (let day = joined; day >= 0; day -= 1) {
    const asked = work.flatMap((given) =>
      given.done.filter((done) => done.day === day).map((done) => ({ ...done, pose: given.pose })),
    );
    const comes = random() * 100 < student.steadiness && day >= (student.left ?? 0);
    if (!comes && asked.length === 0) continue;

    // Every practice begins a little after the one before it.
    let second = Math.floor(hour * 3600 - 1200 + random() * 2400);
    const doPractice = (completion: Record<string, unknown>, seconds: number) => {
      const lasted = seconds * Number(completion['sets']);
      second += lasted + 10 + Math.floor(random() * 30);
      const whole = { id: randomUUID(), time_zone: zone, reflection_answer: null, ...completion };
      const act: Act = { kind: 'practices', ...at(day, second), completion: whole, lasted };
      acts.push(act);
      return act;
    };
    const hold = (key: string, more: Record<string, unknown>) => {
      const { id: asana_id, duration_seconds } = poseOf(key);
      const practice = { kind: 'practice', asana_id, sets: 1, duration_seconds, ...more };
      return doPractice(practice, duration_seconds);
    };

    if (student.sun && comes) hold('surya-namaskar', { sets: student.sun, source: 'home' });
    for (const { pose, answer, reply, after } of asked) {
      const act = hold(pose, { source: 'assignment', reflection_answer: answer });
      if (reply) acts.push({ ...act, kind: 'replies', later: after, reply });
    }
    if (!comes) continue;
    const several = Math.floor(random() * (student.atMost + 1)) || (student.sun ? 0 : 1);
    for (let count = 0; count < several; count += 1) {
      hold(own[next % own.length] ?? '', { source: 'library', sets: 1 + Math.floor(random() * 2) });
      next += 1;
    }
    const { minutes = 0, often = 0 } = student.meditation ?? {};
    if (random() * 100 < often) {
      const meditation = {
        kind: 'timer',
        source: 'timer',
        sets: 1,
        duration_seconds: minutes * 60,
      };
      doPractice(meditation, minutes * 60);
    }
  }
  return acts;
}

/** The same numbers from 0 to 1 at every first start (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
