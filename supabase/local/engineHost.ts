import { Worker } from 'node:worker_threads';
import type { Database, Sql } from './database.ts';
import { silently } from './databaseErrors.ts';
import { engineOf, type Engine } from './engine.ts';
import { requestContext, type RequestContext } from './requestContext.ts';
import type { Keys } from './keys.ts';
import type { Mailbox, NewMail } from './mailbox.ts';
import { DatabaseQueue, Interrupted, placeOfTurn } from './databaseQueue.ts';

/** What the worker needs to know at its start. */
export interface WorkerOptions {
  /** Of the database files. */
  directory: string;
  /** Of the uploaded files. */
  filesDir: string;
  keys: Keys;
  siteUrl: string;
}

export interface FetchMessage {
  kind: 'fetch';
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
  context: RequestContext;
}

export type ToWorker =
  | { kind: 'sql'; text: string; params: readonly unknown[] | undefined }
  | FetchMessage
  | { kind: 'startEngine' | 'forgetSchema' | 'close' };

type Failure = Record<string, string | undefined>;

export type FromWorker =
  | { ready: true }
  /** A statement has brought the thread into a state in which it cannot go on. */
  | { broken: true }
  | { mail: NewMail }
  | { id: number; result: unknown }
  | { id: number; error: Failure };

/** An answer on its way between the threads. */
export interface Answered {
  status: number;
  statusText: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** How long the running work may take when the backend stops, and the database to close. */
const moment = 1500;

/**
 * The database and the embedded service in a thread of their own: whatever a statement does, this
 * thread answers, and what lasts too long is ended with its thread. A new one goes on with the files,
 * in which every write is that was answered.
 */
export class EngineHost {
  readonly #options: WorkerOptions;
  readonly #mailbox: Mailbox;
  #live: Promise<Live> | null = null;
  /** The one before has let go of the files. */
  #ended: Promise<unknown> = Promise.resolve();
  #serves = false;
  #closed = false;

  readonly database: Database;

  private constructor(options: WorkerOptions, mailbox: Mailbox) {
    this.#options = options;
    this.#mailbox = mailbox;
    const queue = new DatabaseQueue({
      ready: () => this.#begin(),
      interrupt: () => this.#interrupt(),
    });
    const unlockedSql: Sql = <Result>(text: string, params?: readonly unknown[]) =>
      silently(() => this.#ask<Result[]>({ kind: 'sql', text, params }));
    this.database = {
      queue,
      unlockedSql,
      sql: (text, params) => queue.run(() => unlockedSql(text, params)),
      transaction: (work) =>
        queue.run(async () => {
          await unlockedSql('begin');
          try {
            const result = await work(unlockedSql);
            await unlockedSql('commit');
            return result;
          } catch (error) {
            await unlockedSql('rollback').catch(() => undefined);
            throw error;
          }
        }),
      forgetSchema: () => queue.run(() => this.#ask({ kind: 'forgetSchema' })),
      close: () => this.#close(),
    };
  }

  /** Opens the database; until {@link serve} it takes statements only. */
  static async open(options: WorkerOptions, mailbox: Mailbox): Promise<EngineHost> {
    const host = new EngineHost(options, mailbox);
    await host.#begin();
    return host;
  }

  /** Starts the embedded service, when the tables are there. */
  async serve(): Promise<Engine> {
    const { queue } = this.database;
    await queue.run(() => this.#ask({ kind: 'startEngine' }));
    this.#serves = true;
    return engineOf(this.database, (request) => this.#fetch(request));
  }

  async #fetch(request: Request): Promise<Response> {
    const { url, method } = request;
    const body = request.body ? await request.arrayBuffer() : null;
    const answer = await this.#ask<Answered>(
      {
        kind: 'fetch',
        url,
        method,
        headers: [...request.headers],
        body,
        context: { ...(requestContext.getStore() ?? { redirectTo: this.#options.siteUrl }) },
      },
      body ? [body] : [],
    );
    const { status, statusText, headers } = answer;
    return new Response(answer.body, { status, statusText, headers });
  }

  async #ask<Result>(asked: ToWorker, transfer: ArrayBuffer[] = []): Promise<Result> {
    const live = placeOfTurn();
    if (!(live instanceof Live)) throw new Error('The database is asked outside of a turn');
    return (await live.ask(asked, transfer)) as Result;
  }

  #begin(): Promise<Live> {
    if (this.#live) return this.#live;
    const begun = this.#start();
    this.#live = begun;
    // The next one who needs it tries again.
    begun.catch(() => {
      if (this.#live === begun) this.#live = null;
    });
    return begun;
  }

  async #start(): Promise<Live> {
    await this.#ended;
    if (this.#closed) throw new Interrupted('The backend is stopped');
    const live = new Live(this.#options, this.#mailbox, () => this.#replace());
    this.#ended = live.ended;
    void live.ended.then(() => this.#lost(live));
    try {
      await live.ready;
      if (this.#serves) await live.ask({ kind: 'startEngine' }, []);
      return live;
    } catch (error) {
      // The next one waits until this one has let go of the files.
      live.stop();
      throw error;
    }
  }

  /** A thread that ended by itself is followed by another. */
  async #lost(live: Live): Promise<void> {
    const current = await this.#live?.catch(() => null);
    if (current === live) this.#replace();
  }

  /** Called before anybody learns that the thread ended, so that waiting calls get the next one. */
  #replace(): void {
    this.#live = null;
    if (this.#closed) return;
    console.error('The database ended unexpectedly and is started again.');
    this.#beginAgain();
  }

  #beginAgain(): void {
    this.#begin().catch((error: unknown) => {
      if (!this.#closed) console.error('It did not start:', error);
    });
  }

  #interrupt(): void {
    const stopped = this.#live;
    this.#live = null;
    console.error('A request took too long: the database is started again.');
    void stopped?.then((live) => live.stop());
    this.#beginAgain();
  }

  async #close(): Promise<void> {
    await this.database.queue.close(moment);
    this.#closed = true;
    const live = await this.#live?.catch(() => null);
    if (!live) return;
    const late = setTimeout(() => live.stop(), moment);
    await live.ask({ kind: 'close' }, []).catch(() => undefined);
    clearTimeout(late);
    live.stop();
    await live.ended;
  }
}

/** One thread, from its start to its end. */
class Live {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #last = 0;
  #over = false;
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;

  /** @param onBroken hears that a statement broke the thread, which ends then. */
  constructor(options: WorkerOptions, mailbox: Mailbox, onBroken: () => void) {
    const file = new URL('engineWorker.ts', import.meta.url);
    this.#worker = new Worker(file, { workerData: options });
    let failure: unknown;
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#drop();
        resolve();
      });
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: FromWorker) => {
        if ('ready' in message) resolve();
        else if ('broken' in message) {
          if (!this.#over) onBroken();
          this.#drop(true);
        } else if ('mail' in message) mailbox.add(message.mail);
        else this.#settle(message);
      });
      this.#worker.on('error', (error) => {
        failure = error;
      });
      void this.ended.then(() =>
        reject(failure instanceof Error ? failure : new Error('The database did not start')),
      );
    });
    this.ready.catch(() => undefined);
  }

  ask(asked: ToWorker, transfer: ArrayBuffer[]): Promise<unknown> {
    if (this.#over) return Promise.reject(new Interrupted('The database was stopped'));
    return new Promise((resolve, reject) => {
      this.#last += 1;
      this.#pending.set(this.#last, { resolve, reject });
      this.#worker.postMessage({ ...asked, id: this.#last }, transfer);
    });
  }

  /** Ends the thread, whatever it does. */
  stop(): void {
    this.#drop();
    void this.#worker.terminate();
  }

  #settle(message: { id: number } & ({ result: unknown } | { error: Failure })): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ('result' in message) pending?.resolve(message.result);
    else pending?.reject(Object.assign(new Error(message.error['message']), message.error));
  }

  /** What has not been answered will not be. */
  #drop(isOfCaller = false): void {
    this.#over = true;
    for (const { reject } of this.#pending.values()) {
      reject(new Interrupted('The database was stopped', isOfCaller));
    }
    this.#pending.clear();
  }
}
