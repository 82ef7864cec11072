import './environment.ts';
import { App, setExperimental } from '@supabase/lite';
import bcrypt from 'bcryptjs';
import type { Database, LocalDatabase } from './database.ts';
import { preserveErrorCodes } from './databaseErrors.ts';
import type { Keys } from './keys.ts';
import type { Mailer } from './mailer.ts';
import { refuseCostlyQueries } from './queryLimits.ts';
import { requestContext } from './requestContext.ts';
import type { FileStore } from './fileStore.ts';

/**
 * Spares the service the hashing of this password, which is slow on purpose, while it holds the
 * database: for the rest of the request the password fits this hash and no other.
 */
export function prove(password: string, hash: string): void {
  const context = requestContext.getStore();
  if (context) context.proof = { password, hash };
}

// The service has no parameter for a hash that is known already.
const { hash: makeHash, compare } = bcrypt;
Object.assign(bcrypt, {
  hash: async (password: string, cost: number) => {
    const proof = requestContext.getStore()?.proof;
    return proof?.password === password ? proof.hash : makeHash(password, cost);
  },
  compare: async (password: string, hash: string) => {
    const proof = requestContext.getStore()?.proof;
    return proof?.password === password ? proof.hash === hash : compare(password, hash);
  },
});

interface EngineOptions {
  database: LocalDatabase;
  keys: Keys;
  mailer: Mailer;
  files: FileStore;
  siteUrl: string;
}

/** The embedded Supabase (`@supabase/lite`), made safe to use by one request at a time. */
export interface Engine {
  /** Answers a request whose body is already in memory. */
  fetch: (request: Request) => Promise<Response>;
  /** The same for work that holds the lock of the database already. */
  unlockedFetch: (request: Request) => Promise<Response>;
}

export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { database, keys, mailer, files, siteUrl } = options;
  preserveErrorCodes(database.connection);
  refuseCostlyQueries(database.connection);
  const app = new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: 1000, pg_safe_update: true },
    auth: {
      enabled: true,
      jwt_secret: keys.secret,
      site_url: siteUrl,
      email: { enable_confirmations: true },
      enable_refresh_token_rotation: true,
    },
    storage: { enabled: true },
    db: { migrations: { enabled: false } },
    studio: { enabled: false },
    options: {
      server: {
        disableStudio: true,
        apiKeys: {
          resolver: async (key) => {
            if (key === keys.anonKey) return { type: 'publishable', claims: { role: 'anon' } };
            if (key === keys.serviceKey)
              return { type: 'secret', claims: { role: 'service_role' } };
            return null;
          },
        },
      },
    },
  });
  Object.assign(app, { _mailer: mailer, _storageAdapter: files });
  await app.init();
  // Only now, because `init` greets every switch that it finds on with a warning on the console.
  setExperimental('storage', true);
  return engineOf(database, async (request) => app.fetch(request, { peerAddress: null }));
}

/**
 * One at a time: the service sets the role of the caller on the one session of the database, and the
 * statements of two requests at once would run under each other's role.
 */
export function engineOf(
  { queue }: Database,
  unlockedFetch: (request: Request) => Promise<Response>,
): Engine {
  return { unlockedFetch, fetch: (request) => queue.run(() => unlockedFetch(request)) };
}
