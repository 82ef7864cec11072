import { randomUUID } from 'node:crypto';
import { setupServer } from 'msw/node';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type Client, logIn } from '@niyama/data';
import {
  assignmentDueToday,
  cobra,
  communities,
  handlers,
  instructor,
  invitationToken,
  mockApiUrl,
  pausedWarrior,
  student,
  treePose,
} from '@niyama/mocks';
import { sharedTestBackend } from '../../supabase/local/testing.ts';
import { localDay, zoneAtNoon } from '../../supabase/tests/support.ts';

/** One request and its answer, as they went over the wire. */
export interface Exchange {
  /** Method and path, ids left out. */
  request: string;
  status: number;
  body: unknown;
}

/** The same people and poses on the mocked and on the real side. */
export interface Side {
  /** Signed in as the student. */
  client: SupabaseClient;
  /** Signed in as an administrator. */
  admin: Client;
  /** On which nobody is signed in. */
  visitor: () => Client;
  studentId: string;
  adminId: string;
  /** A favorite with an open assignment that asks a question. */
  assigned: string;
  /** With a paused practice. */
  paused: string;
  /** Without any mark. */
  plain: string;
  /** A community that the student belongs to. */
  community: string;
  /** The token of a link that invites somebody. */
  invitation: string;
  timeZone: string;
  /** Makes every session one that began by the link of a reset mail. */
  openResetLinks: () => Promise<unknown>;
  /** What went over the wire since it was asked last. */
  exchanges: () => Exchange[];
  close: () => Promise<void>;
}

export const email = 'student@niyama.example';
export const password = 'practice-daily';
const adminEmail = 'admin@niyama.example';

/** Ids, the time in the name of a file, and the moment at which a row was changed last. */
const ids = /[0-9a-f]{8}-[0-9a-f-]{27}|(?<=[/-])\d{13}(?=\.)|\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g;

function recording(fetch: (request: Request) => Promise<Response>) {
  let seen: Exchange[] = [];
  const connectTo = (url: string, key: string): SupabaseClient =>
    createClient(url, key, {
      auth: { storageKey: randomUUID(), autoRefreshToken: false, detectSessionInUrl: false },
      db: { retry: false },
      global: {
        fetch: async (input, init) => {
          const request = new Request(input, init);
          const { pathname, search } = new URL(request.url);
          const answer = await fetch(request);
          const text = await answer.clone().text();
          seen.push({
            request: `${request.method} ${decodeURIComponent(pathname + search).replaceAll(ids, 'id')}`,
            status: answer.status,
            body: text === '' ? null : JSON.parse(text),
          });
          return answer;
        },
      },
    });
  const exchanges = () => {
    const answered = seen;
    seen = [];
    return answered;
  };
  return { connectTo, exchanges };
}

/** The handlers of the stories. */
export async function mockedSide(): Promise<Side> {
  const server = setupServer(...Object.values(handlers));
  server.listen({ onUnhandledFrame: 'error' });
  const { connectTo, exchanges } = recording((request) => fetch(request));
  const visitor = () => connectTo(mockApiUrl, 'public');
  const [client, admin] = [visitor(), visitor()];
  await logIn(client, { email, password });
  await logIn(admin, { email: adminEmail, password });
  exchanges();
  return {
    client,
    admin,
    visitor,
    studentId: student.id,
    adminId: instructor.id,
    assigned: treePose.id,
    paused: pausedWarrior.asana.id,
    plain: cobra.id,
    community: communities[0]?.id ?? '',
    invitation: invitationToken,
    timeZone: 'UTC',
    openResetLinks: () => Promise.resolve(),
    exchanges,
    close: () => Promise.resolve(server.close()),
  };
}

/** The embedded backend, with what the fixtures show. */
export async function realSide(): Promise<Side> {
  const backend = await sharedTestBackend();
  const user = await backend.createUser({ email, username: student.username });
  const instructing = await backend.createUser({ email: adminEmail, role: 'admin' });
  const timeZone = zoneAtNoon();
  const idOf = async (key: string | null) => {
    const [row] = await backend.sql<{ id: string }>('select id from public.asanas where key = $1', [
      key,
    ]);
    return row?.id ?? '';
  };
  const [assigned, paused, plain] = await Promise.all([
    idOf(treePose.key),
    idOf(pausedWarrior.asana.key),
    idOf(cobra.key),
  ]);
  await backend.sql('insert into public.user_favorites (user_id, asana_id) values ($1, $2)', [
    user.id,
    assigned,
  ]);
  await backend.sql(
    `insert into public.assigned_asanas (user_id, asana_id, due_date, notes, reflection_question)
     values ($1, $2, $3, $4, $5)`,
    [
      user.id,
      assigned,
      localDay(Date.now(), timeZone),
      assignmentDueToday.notes,
      assignmentDueToday.reflectionQuestion,
    ],
  );
  const { timeRemaining, setNumber, sets } = pausedWarrior;
  await backend.sql(
    `insert into public.paused_sessions
       (user_id, asana_id, time_remaining, set_number, sets, intervals)
     values ($1, $2, $3, $4, $5, '[[1000, 2000]]')`,
    [user.id, paused, timeRemaining, setNumber, sets],
  );
  await backend.sql(
    `update public.profiles set full_name = $2, health_notice_seen_at = now() where id = $1`,
    [user.id, student.fullName],
  );
  await backend.sql(
    `with work as (
       insert into public.assigned_asanas (user_id, asana_id, due_date, completed, completed_date,
         notes, reflection_question, reflection_answer, reply, replied_at)
       values ($1, $2, $3, true, now(), 'Slowly.', 'How was it?', 'Warm.', 'Good.', now())
       returning *
     )
     insert into public.practice_ledger (id, user_id, kind, asana_id, assignment_id, sets, source,
       duration_seconds, points, started_at, finished_at, active, time_zone, local_date)
     select gen_random_uuid(), user_id, 'practice', asana_id, id, 1, 'assignment', 60, 12,
       now() - interval '1 hour', now() - interval '1 hour', '{}', $4, due_date
     from work`,
    [user.id, plain, localDay(Date.now(), timeZone), timeZone],
  );
  const community = randomUUID();
  await backend.sql(`insert into public.communities (id, name) values ($1, 'Early risers')`, [
    community,
  ]);
  await backend.sql(
    'insert into public.community_members (community_id, user_id) values ($1, $2)',
    [community, user.id],
  );
  await instructing.client.rpc('invite_students', {
    people: [{ email: 'leela@niyama.example', full_name: 'Leela Iyer' }],
  });
  const { data: taken } = await backend
    .clientFor('service')
    .rpc('take_invitations', { at_most: 1, an_hour: 50 });
  const [invited] = taken as { token: string }[];
  const { connectTo, exchanges } = recording(backend.fetch);
  const visitor = () => connectTo(backend.supabaseUrl, backend.anonKey);
  const [client, admin] = [visitor(), visitor()];
  await logIn(client, { email, password });
  await logIn(admin, { email: adminEmail, password });
  exchanges();
  return {
    client,
    admin,
    visitor,
    studentId: user.id,
    adminId: instructing.id,
    assigned,
    paused,
    plain,
    community,
    invitation: invited?.token ?? '',
    timeZone,
    openResetLinks: () => backend.sql(`update auth.sessions set tag = 'recovery'`),
    exchanges,
    close: backend.close,
  };
}
