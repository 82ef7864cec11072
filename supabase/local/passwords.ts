import { Worker } from 'node:worker_threads';
import { Busy } from './databaseQueue.ts';

/** What the worker does: make a hash, or compare a password with one. */
export interface PasswordJob {
  password: string;
  /** Work factor of a new hash. */
  cost: number;
  /** Compares with this one instead. */
  hash?: string | undefined;
}

interface Waiting {
  job: PasswordJob;
  resolve: (result: string | boolean) => void;
  reject: (error: Error) => void;
}

/** More than this of a kind is a storm; a person does not wait so long anyway. */
const room = 100;

const waiting: Waiting[] = [];
let running: Waiting | null = null;
let worker: Worker | null = null;

/** Work factor of the password hashes; tests lower it through the same variable as the service. */
function cost(): number {
  return Number(process.env['LITE_AUTH_BCRYPT_COST'] ?? 10);
}

/** @throws {Busy} while too many others wait for the same. */
export async function hashPassword(password: string): Promise<string> {
  return String(await run({ password, cost: cost() }));
}

/** @throws {Busy} while too many others wait for the same. */
export async function comparePassword(password: string, hash: string): Promise<boolean> {
  return (await run({ password, cost: cost(), hash })) === true;
}

/**
 * Hashing is slow on purpose, so it runs in a separate thread, one at a time, and blocks neither the lock of
 * the database nor the thread that answers.
 */
function run(job: PasswordJob): Promise<string | boolean> {
  const alike = waiting.filter(
    (entry) => (entry.job.hash === undefined) === (job.hash === undefined),
  );
  if (alike.length >= room) return Promise.reject(new Busy('Too many passwords are waiting'));
  return new Promise((resolve, reject) => {
    const entry = { job, resolve, reject };
    // Who logs in does not wait for a storm of sign-ups.
    const firstHash = waiting.findIndex(({ job: { hash } }) => hash === undefined);
    if (job.hash === undefined || firstHash < 0) waiting.push(entry);
    else waiting.splice(firstHash, 0, entry);
    next();
  });
}

function next(): void {
  if (running) return;
  running = waiting.shift() ?? null;
  // While nothing is hashed the thread keeps no process alive.
  if (!running) return worker?.unref();
  worker ??= start();
  worker.ref();
  worker.postMessage(running.job);
}

function start(): Worker {
  const file = new URL('passwordWorker.ts', import.meta.url);
  const started = new Worker(file);
  const end = (settle: (job: Waiting) => void) => {
    const job = running;
    running = null;
    if (job) settle(job);
    next();
  };
  started.on('message', (result: string | boolean) => end(({ resolve }) => resolve(result)));
  started.on('error', (error) => {
    worker = null;
    end(({ reject }) => reject(error instanceof Error ? error : new Error(String(error))));
  });
  return started;
}
