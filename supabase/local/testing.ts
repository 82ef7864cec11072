// Hashing a password as slowly as in production would be most of the time of a test.
process.env['LITE_AUTH_BCRYPT_COST'] = '4';
import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  createClient,
  type AuthError,
  type EmailOtpType,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { addAccount, accountById } from './accounts.ts';
import { assemble, type Assembly, type Backend, type BackendOptions } from './backend.ts';
import { signToken } from './keys.ts';
import { rememberData } from './rememberData.ts';
import { productSnapshot } from './snapshot.ts';

/** The password of every account that a test makes. */
export const testPassword = 'practice-daily';

export interface TestUser {
  id: string;
  email: string;
  username: string;
  accessToken: string;
  /** Signed in as this user, as an app is. */
  client: SupabaseClient;
}

export interface NewTestUser {
  email?: string;
  username?: string;
  fullName?: string;
  /** @default 'user' */
  role?: 'user' | 'admin';
  /** The word that the profile stores. @default 'english' */
  language?: string;
  /** When they signed up; only time after it counts. @default 60 days ago */
  joinedAt?: Date;
}

/** Where the link of a mail leads. */
export interface MailLink {
  /** The page, without its hash. */
  page: string;
  /** What the hash carries, such as `type` and `token_hash`. */
  brought: Record<string, string>;
}

export interface TestBackend extends Backend {
  /** Makes a confirmed account with its profile, signed in. */
  createUser(user?: NewTestUser): Promise<TestUser>;
  /** A client as this user, as nobody (`null`), or with the service key, past every policy. */
  clientFor(who: TestUser | null | 'service'): SupabaseClient;
  /** Reads the link of a mail, by default the newest one. */
  linkOfMail(link?: string): MailLink;
  /** Presses the button of the page that the link opens, on a new device. */
  pressMail(link?: string): Promise<{ client: SupabaseClient; error: AuthError | null }>;
  /** Back to the product data: no accounts, no files, no mails, nothing counted. */
  reset(): Promise<void>;
  /** Signs a token with any claims, also those that the auth service would never sign. */
  sign(claims: Record<string, unknown>): Promise<string>;
  /** The parts, for the tests of the backend itself. */
  assembly: Assembly;
}

/**
 * The whole backend in this process, in memory, with all migrations and the product data, in about a
 * second: it begins with a dump that is made once for each version of them. Rate limits are raised.
 */
export async function createTestBackend(
  options: Partial<BackendOptions> = {},
): Promise<TestBackend> {
  const assembly = await assemble({
    siteUrl: 'http://localhost:8080',
    adminUrl: 'http://localhost:8081',
    rateLimits: 'raised',
    ringsAnyMoment: true,
    ...(options.migrations || options.dataDir ? {} : { snapshot: await productSnapshot() }),
    ...options,
  });
  const { backend, database, filesDir, keys, limits, mailbox } = assembly;
  const restore = await rememberData(database);
  const linkOfMail = (link = backend.mails()[0]?.link ?? ''): MailLink => {
    const target = new URL(link);
    const brought = Object.fromEntries(new URLSearchParams(target.hash.slice(1)));
    target.hash = '';
    return { page: target.href, brought };
  };

  return {
    ...backend,
    assembly,
    createUser: (user = {}) => createUser(assembly, user),
    clientFor: (who) => {
      if (who === 'service') return connect(backend, keys.serviceKey, null);
      return who ? who.client : connect(backend, keys.anonKey, null);
    },
    linkOfMail,
    pressMail: async (link) => {
      const { type, token_hash = '' } = linkOfMail(link).brought;
      const client = connect(backend, keys.anonKey, null);
      const { error } = await client.auth.verifyOtp({ type: type as EmailOtpType, token_hash });
      return { client, error };
    },
    reset: async () => {
      await restore();
      rmSync(filesDir, { recursive: true, force: true });
      mailbox.clear();
      limits.clear();
    },
    sign: (claims) => signToken(keys.secret, claims),
  };
}

/** Lays the product data into a data directory, for tests of what comes after the first start. */
export async function layProductData(dataDir: string): Promise<void> {
  const directory = join(dataDir, 'database');
  const input = Buffer.from(await (await productSnapshot()).arrayBuffer());
  mkdirSync(directory, { recursive: true });
  // The names in the archive begin with the root of Postgres's own file system.
  execFileSync('tar', ['--extract', '--file=-', `--directory=${directory}`], {
    input,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** The one that waits for the next test file of this worker. */
let spare: { backend: TestBackend; shape: string } | null = null;

/**
 * The backend that the test files of a worker hand on to each other: product data and nothing else.
 * `close` gives it back. When a file has changed more than rows, such as a function, a setting or the
 * statistics of the planner, the next file gets a new one.
 */
export async function sharedTestBackend(): Promise<TestBackend> {
  const taken = spare ?? (await withShape(await createTestBackend()));
  spare = null;
  const { backend, shape } = taken;
  return {
    ...backend,
    close: async () => {
      await backend.reset();
      if (!spare && (await shapeOf(backend)) === shape) spare = taken;
      else await backend.close();
    },
  };
}

async function withShape(backend: TestBackend) {
  return { backend, shape: await shapeOf(backend) };
}

/** Where Postgres keeps everything that is not a row of ours. */
const catalogs = [
  'pg_attrdef',
  'pg_attribute',
  'pg_auth_members',
  'pg_authid',
  'pg_class',
  'pg_constraint',
  'pg_db_role_setting',
  'pg_default_acl',
  'pg_extension',
  'pg_index',
  'pg_namespace',
  'pg_policy',
  'pg_proc',
  'pg_rewrite',
  'pg_statistic',
  'pg_trigger',
  'pg_type',
];

/** Differs after any change of the schema, the rights, the planner's statistics or the session. */
export async function shapeOf({ sql }: TestBackend): Promise<string> {
  const [row] = await sql<{ shape: string }>(
    `select concat_ws(' ', (
         select string_agg(concat(name, '=', setting), ' ' order by name)
         from pg_settings where source = 'session'
       ), ${catalogs
         .map(
           (name) =>
             `(select md5(string_agg(concat(ctid, xmin), ' ' order by ctid)) from pg_catalog.${name})`,
         )
         .join(', ')}) as shape`,
    [],
  );
  return row?.shape ?? '';
}

function connect({ fetch, supabaseUrl }: Backend, key: string, session: Session | null) {
  const stored = new Map(session ? [['session', JSON.stringify(session)]] : []);
  return createClient(supabaseUrl, key, {
    global: { fetch: (input, init) => fetch(new Request(input, init)) },
    auth: {
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'session',
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      },
    },
  });
}

async function createUser(assembly: Assembly, user: NewTestUser): Promise<TestUser> {
  const { backend, database, keys } = assembly;
  const username = user.username ?? `yogi_${randomBytes(4).toString('hex')}`;
  const email = user.email ?? `${username}@niyama.example`;
  const sessionId = randomUUID();
  const refreshToken = randomUUID();
  const joinedAt = user.joinedAt ?? new Date(Date.now() - 60 * 24 * 3600 * 1000);
  const { id, account } = await database.transaction(async (sql) => {
    const added = await addAccount(sql, {
      email,
      password: testPassword,
      confirmed: true,
      userMetadata: {
        username,
        full_name: user.fullName ?? 'Test Yogi',
        language: user.language ?? 'english',
      },
    });
    await sql('update public.profiles set role = $2, created_at = $3 where id = $1', [
      added,
      user.role ?? 'user',
      joinedAt.toISOString(),
    ]);
    await sql('insert into auth.sessions (id, user_id, aal) values ($1, $2, $3)', [
      sessionId,
      added,
      'aal1',
    ]);
    await sql(
      'insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)',
      [randomUUID(), refreshToken, added, sessionId],
    );
    return { id: added, account: await accountById(sql, added) };
  });

  const now = Math.floor(Date.now() / 1000);
  const lifetime = 3600;
  const accessToken = await signToken(keys.secret, {
    sub: id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    session_id: sessionId,
    iat: now,
    exp: now + lifetime,
  });
  const session = {
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: now + lifetime,
    user: account,
  } as unknown as Session;
  return { id, email, username, accessToken, client: connect(backend, keys.anonKey, session) };
}
