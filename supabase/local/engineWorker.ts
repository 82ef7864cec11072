// The thread of engineHost.ts: the database and the embedded service, for one piece of work at a time.
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import { answeringRequest } from './databaseErrors.ts';
import { createEngine, type Engine } from './engine.ts';
import { requestContext } from './requestContext.ts';
import type { Answered, FetchMessage, FromWorker, ToWorker, WorkerOptions } from './engineHost.ts';
import { createFileStore } from './fileStore.ts';
import { createMailer } from './mailer.ts';

const { directory, filesDir, keys, siteUrl } = workerData as WorkerOptions;

function post(message: FromWorker): void {
  parentPort?.postMessage(message);
}

const database = await openDatabase({ directory });
let engine: Engine | undefined;

async function startEngine(): Promise<void> {
  const mailer = createMailer({
    database,
    mailbox: { add: (mail) => post({ mail }) },
    siteUrl,
  });
  const files = createFileStore(filesDir);
  engine = await createEngine({ database, keys, mailer, files, siteUrl });
  // Otherwise the first caller would wait for it, and the deadline would count it.
  await database.connection.introspect({ useCache: true });
}

async function fetch({ url, method, headers, body, context }: FetchMessage): Promise<Answered> {
  const request = new Request(url, { method, headers, ...(body ? { body } : {}) });
  const response = await answeringRequest(() =>
    requestContext.run(context, async () => engine?.unlockedFetch(request)),
  );
  if (!response) throw new Error('The service has not been started');
  const { status, statusText } = response;
  const content = response.body ? await response.arrayBuffer() : null;
  return { status, statusText, headers: [...response.headers], body: content };
}

function answer(asked: ToWorker): Promise<unknown> {
  if (asked.kind === 'sql') return database.unlockedSql(asked.text, asked.params);
  if (asked.kind === 'fetch') return fetch(asked);
  if (asked.kind === 'startEngine') return startEngine();
  return asked.kind === 'forgetSchema' ? database.forgetSchema() : database.close();
}

/** After such an error the memory of Postgres is in no known state. */
function isBroken(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof RangeError && /wasm/.test(error.stack ?? '');
}
const { driver } = database.connection;
for (const name of ['query', 'exec'] as const) {
  const run = driver[name].bind(driver) as (...call: unknown[]) => Promise<unknown>;
  Object.assign(driver, {
    [name]: async (...call: unknown[]) => {
      try {
        return await run(...call);
      } catch (error) {
        if (isBroken(error)) {
          post({ broken: true });
          process.exit(1);
        }
        throw error;
      }
    },
  });
}

parentPort?.on('message', ({ id, ...asked }: ToWorker & { id: number }) => {
  answer(asked).then(
    (result) => post({ id, result }),
    (error: unknown) => {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      // What Postgres says beside its message: code, detail, hint, constraint.
      const fields = Object.entries(Object(error)).filter(([, value]) => typeof value === 'string');
      post({ id, error: { ...Object.fromEntries(fields), name, message, stack } });
    },
  );
});
post({ ready: true });
