import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeUnconfirmed } from './accounts.ts';
import { createAdmin } from './admin.ts';
import { createAuth } from './auth.ts';
import { createBackups } from './backups.ts';
import { DataDirectoryError, damaged, lockDataDirectory, setAside } from './dataDirectory.ts';
import { openDatabase, type Database, type LocalDatabase, type Sql } from './database.ts';
import { addDemoAccounts, hasDemoAccounts } from './demo.ts';
import { migrationsDirectory, seedsDirectory } from './directories.ts';
import { createEngine, type Engine } from './engine.ts';
import { EngineHost } from './engineHost.ts';
import { eraseAgain, saveErasedPeople } from './erasedPeople.ts';
import { createFileStore } from './fileStore.ts';
import { publicKeyOf } from '../functions/_shared/push/send.ts';
import { clockHeader } from '../functions/_shared/scheduler.ts';
import { addFirstAdmin, type FirstAdmin } from './firstAdmin.ts';
import { createFunctions } from './functions.ts';
import { keysOf, newSecret, pushKeyOf, secretOf, type Keys } from './keys.ts';
import { createMailbox, type Mail, type Mailbox } from './mailbox.ts';
import { relayed } from './mailRelay.ts';
import type { MailService } from '../functions/_shared/mails/mailService.ts';
import { showMailbox } from './mailboxPage.ts';
import { createMailer } from './mailer.ts';
import { createMailService } from './mailService.ts';
import { migrate, migrationsIn, seed } from './migrations.ts';
import { createOrigins } from './origins.ts';
import { createPenalties } from './penalties.ts';
import { loadProductData } from './productData.ts';
import { createRateLimits, type RateLimitLevel, type RateLimits } from './rateLimits.ts';
import { createRouter } from './router.ts';
import { isOfThisSchema, markNewDatabase } from './schemaFingerprint.ts';
import { addSchool, hasSchool } from './school/school.ts';
import { createSessionCheck } from './sessions.ts';
import { createStorage } from './storage.ts';

export interface BackendOptions {
  /** Where the data lives; in memory when absent. */
  dataDir?: string | undefined;
  /** The product's data, brought up to date at each start, and what a demo begins with. @default 'none' */
  seed?: 'none' | 'product' | 'demo';
  /** An invented school around the accounts of a new demo. */
  school?: boolean;
  /** Others than the owner of this machine may call: no account then has a password that is known. */
  isOpen?: boolean;
  /** Address of the student app: where mails lead, and an origin that may call. */
  siteUrl: string;
  /** Address of the admin app: the other origin that may call. */
  adminUrl: string;
  /** Address under which browsers reach this backend. @default 'http://localhost:54321' */
  supabaseUrl?: string;
  /** @default 'normal' */
  rateLimits?: RateLimitLevel;
  /** Address of a push service on this machine that stands in for those of the browsers. */
  pushService?: string | undefined;
  /** Who holds it rings the clock from without, as on a host. @default one that nobody else has */
  clockSecret?: string | undefined;
  /** Whether the clock can be rung for any moment, as tests do. @default false: within minutes of now */
  ringsAnyMoment?: boolean;
  /** Takes the mails to their readers. @default none: they are in the mailbox alone */
  mailRelay?: MailService | undefined;
  /** A dump of another database to begin with. */
  snapshot?: Blob | undefined;
  /** Signs the tokens. @default one per data directory, made at the first start */
  secret?: string | undefined;
  /** @default the `supabase/migrations` of this repository */
  migrations?: string;
}

/** The HTTP surface of a Supabase project; with a data directory its database has its own thread. */
export interface Backend {
  /** @param peer address of the caller's socket, for the rate limits. */
  fetch: (request: Request, peer?: string) => Promise<Response>;
  /** SQL as the owner of the database, past every policy. Several statements when there are no params. */
  sql: Sql;
  /** The mails sent so far, newest first. */
  mails: () => Mail[];
  /** The page that shows the mails; to be served on loopback only. */
  mailbox: (request: Request) => Promise<Response>;
  /** Where this start set aside data that was made by another schema; null when there was none. */
  setAside: string | null;
  /** Who was made an administrator at this start, where others may call and there was none. */
  firstAdmin: FirstAdmin | null;
  /** Whether the invented school is among the data. */
  hasSchool: () => Promise<boolean>;
  /**
   * Rings the clock once: plans reminders and sends what waits.
   *
   * @param at the moment to act for; now by default.
   * @returns what the clock answers.
   * @throws when it fails.
   */
  tick: (at?: Date) => Promise<Record<string, unknown>>;
  /** The public half of the key for notifications. */
  pushKey: string;
  anonKey: string;
  serviceKey: string;
  supabaseUrl: string;
  /** Waits a moment for the running request, then closes the database. */
  close: () => Promise<void>;
}

/** The backend with the parts that tests reach into. */
export interface Assembly {
  backend: Backend;
  database: Database;
  /** The same when it is in this thread, which it is without a data directory. */
  local: LocalDatabase | null;
  engine: Engine;
  /** Where the uploaded files lie. */
  filesDir: string;
  keys: Keys;
  limits: RateLimits;
  mailbox: Mailbox;
}

/**
 * Starts the embedded Supabase: database, pending migrations, new data, auth, tables, storage
 * and functions. Data of earlier starts stays.
 *
 * @throws {DataDirectoryError} while another process uses the data directory, or when it has demo
 *   accounts and is to be open to others.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { backend } = await assemble(options);
  return backend;
}

export async function assemble(options: BackendOptions): Promise<Assembly> {
  const { dataDir, siteUrl, supabaseUrl = 'http://localhost:54321' } = options;
  const unlock = dataDir ? lockDataDirectory(dataDir) : () => undefined;
  const filesDir = dataDir ? join(dataDir, 'files') : mkdtempSync(join(tmpdir(), 'niyama-files-'));
  const tidy = () => {
    if (!dataDir) rmSync(filesDir, { recursive: true, force: true });
    unlock();
  };
  try {
    const keys = await keysOf(options.secret ?? (dataDir ? secretOf(dataDir) : newSecret()));
    const pushKey = pushKeyOf(dataDir);
    const box = createMailbox(dataDir);
    const mailbox = options.mailRelay ? relayed(box, options.mailRelay) : box;
    const { place, aside } = dataDir
      ? await openHost({ ...options, dataDir }, { filesDir, keys, mailbox })
      : { place: await openDatabase({ snapshot: options.snapshot }), aside: null };
    const database = place instanceof EngineHost ? place.database : place;
    const firstAdmin = await prepareDatabase(database, options);
    // A test's migrations have no such list.
    const listDir = options.migrations ? undefined : dataDir;
    const saveErased = async () => {
      if (!listDir) return;
      // Until it succeeds they are in the database.
      await saveErasedPeople(database.sql, listDir).catch((error: unknown) =>
        console.error('Who was erased is not written down yet:', error),
      );
    };
    if (listDir) {
      await eraseAgain(database.sql, listDir);
      await database.sql('select private.excuse_leavers(now())', []);
    }
    const backUp = dataDir ? createBackups(database, dataDir) : null;
    if (options.pushService) {
      await database.sql('insert into private.push_hosts values ($1) on conflict do nothing', [
        options.pushService,
      ]);
    }
    const mailer = createMailer({ database, mailbox, siteUrl });
    const mailService = createMailService(mailbox, database, supabaseUrl);
    const files = createFileStore(filesDir);
    const engine =
      place instanceof EngineHost
        ? await place.serve()
        : await createEngine({ database: place, keys, mailer, files, siteUrl });
    const limits = createRateLimits(options.rateLimits ?? 'normal');
    const origins = createOrigins(siteUrl, options.adminUrl);
    // Generated at each start, because only this process rings unless a caller passes a secret.
    const clockSecret = options.clockSecret ?? newSecret();
    const functions = await createFunctions({
      keys,
      supabaseUrl,
      env: {
        ...mailService.env,
        SITE_URL: siteUrl,
        TICK_SECRET: clockSecret,
        ...(options.ringsAnyMoment ? { TICK_ANY_MOMENT: 'yes' } : {}),
        VAPID_PRIVATE_KEY: pushKey,
        VAPID_SUBJECT: 'mailto:hello@niyama.example',
      },
      fetch: (request) => (mailService.isFor(request) ? mailService.take(request) : fetch(request)),
    });
    const fetch = createRouter({
      keys,
      limits,
      penalties: createPenalties(),
      origins,
      engine,
      auth: createAuth({ database, engine, mailer, origins, limits, secret: keys.secret }),
      refusalOf: createSessionCheck(database, keys.secret),
      admin: createAdmin(database),
      storage: createStorage(engine),
      functions: async (call) => {
        const answer = await functions(call);
        // Any function, the clock's too, may have erased an account: a backup must not bring it back.
        await saveErased();
        return answer;
      },
    });
    const backend: Backend = {
      fetch,
      sql: async (text, params) => {
        const rows = await database.sql<never>(text, params);
        // Otherwise the table service goes on with the tables that it saw first.
        if (/\b(create|alter|drop)\b/i.test(text)) await database.forgetSchema();
        return rows;
      },
      mails: () => mailbox.list(),
      mailbox: async (request) => showMailbox(request, mailbox.list()),
      setAside: aside,
      firstAdmin,
      hasSchool: () => hasSchool(database.sql),
      tick: async (at) => {
        const answer = await fetch(
          new Request(new URL('/functions/v1/tick', supabaseUrl), {
            method: 'POST',
            headers: { [clockHeader]: clockSecret },
            body: JSON.stringify(at ? { at } : {}),
          }),
        );
        if (!answer.ok) throw new Error(`The clock answered ${answer.status}`);
        await forgetMails(database, mailbox);
        await forgetLogins(database.sql);
        await backUp?.(at ?? new Date());
        return (await answer.json()) as Record<string, unknown>;
      },
      pushKey: publicKeyOf(pushKey),
      anonKey: keys.anonKey,
      serviceKey: keys.serviceKey,
      supabaseUrl,
      close: async () => {
        await database.close();
        tidy();
      },
    };
    const local = place instanceof EngineHost ? null : place;
    return { backend, database, local, engine, filesDir, keys, limits, mailbox };
  } catch (error) {
    tidy();
    throw error;
  }
}

/** What was written to people whose account is gone since then, or whose invitation led to none. */
async function forgetMails({ sql }: Database, mailbox: Mailbox): Promise<void> {
  const mails = mailbox.list();
  const isInvitation = ({ kind, account }: Mail) => kind === 'invitation' && account === null;
  const gone = new Set(mails.flatMap(({ account }) => account ?? []));
  const invited = new Set(mails.filter(isInvitation).map(({ to }) => to.toLowerCase()));
  if (gone.size + invited.size === 0) return;
  const there = await sql<{ id: string | null; email: string }>(
    `select id::text, email from auth.users where id = any ($1::uuid[]) or email = any ($2::text[])
     union all select null, email from private.invitations where email = any ($2::text[])`,
    [[...gone], [...invited]],
  );
  for (const { id, email } of there) {
    if (id !== null) gone.delete(id);
    invited.delete(email);
  }
  mailbox.forget((mail) =>
    isInvitation(mail) ? invited.has(mail.to.toLowerCase()) : gone.has(mail.account ?? ''),
  );
}

/** The auth service writes each login down; hosts set for how long. */
async function forgetLogins(sql: Sql): Promise<void> {
  await sql(`delete from auth.audit_log_entries where created_at < now() - interval '30 days'`, []);
}

/**
 * Opens the database of the data directory, or a new one when another schema made it.
 *
 * @throws {DataDirectoryError} when the files are there and no database opens from them.
 */
async function openHost(
  options: BackendOptions & { dataDir: string },
  { filesDir, keys, mailbox }: { filesDir: string; keys: Keys; mailbox: Mailbox },
): Promise<{ place: EngineHost; aside: string | null }> {
  const { dataDir, siteUrl } = options;
  const directory = join(dataDir, 'database');
  const open = () => {
    const existed = existsSync(join(directory, 'PG_VERSION'));
    return EngineHost.open({ directory, filesDir, keys, siteUrl }, mailbox).catch(
      (error: unknown) => {
        throw existed ? damaged(dataDir, error) : error;
      },
    );
  };
  const place = await open();
  if (options.migrations || (await isOfThisSchema(place.database))) {
    return { place, aside: null };
  }
  await place.database.close();
  const aside = setAside(dataDir);
  return { place: await open(), aside };
}

const demoIsClosed =
  'The data has the demo accounts, whose password everybody knows: name another folder in NIYAMA_DATA to let others in.';

async function prepareDatabase(
  database: Database,
  options: BackendOptions,
): Promise<FirstAdmin | null> {
  const { migrations = migrationsDirectory } = options;
  try {
    if (!options.migrations) await markNewDatabase(database);
    await migrate(database, migrationsIn(migrations));
    if (!options.migrations) await removeUnconfirmed(database.sql, null);
    if (options.seed === 'product' || options.seed === 'demo') {
      await loadProductData(database.sql);
    }
    if (options.seed === 'demo') {
      await addDemoAccounts(database);
      if (options.school) await addSchoolOnce(database);
      await seed(database, join(seedsDirectory, 'demo'));
    }
    if (!options.isOpen) return null;
    if (await hasDemoAccounts(database.sql)) throw new DataDirectoryError(demoIsClosed);
    return await addFirstAdmin(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A demo that was there before stays as it is; a first start that was interrupted is made good. */
async function addSchoolOnce(database: Database): Promise<void> {
  const [seeded] = await database.sql(
    `select from supabase_migrations.seed_files where path like 'supabase/seed/demo/%' limit 1`,
    [],
  );
  if (!seeded && !(await hasSchool(database.sql))) await addSchool(database);
}
