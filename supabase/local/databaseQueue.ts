import { AsyncLocalStorage } from 'node:async_hooks';

/** Who asks, for the order of the turns and for how long one may last. */
export interface Caller {
  /** The account of a signed-in caller, the address of any other. */
  id: string;
  /** How long one turn may take. */
  timeoutMs: number;
}

/** The caller of the request that is being answered; none for work of our own, which may take its time. */
export const callers = new AsyncLocalStorage<Caller>();

/** Too many are waiting, or the backend is stopping: nothing was done. */
export class Busy extends Error {
  override name = 'Busy';
}

/** The database was stopped in the middle: what the caller asked for is done, or it is not. */
export class Interrupted extends Error {
  override name = 'Interrupted';
  /** Whether what the caller asked for is the reason, and not the machine or the end of the backend. */
  readonly isOfCaller: boolean;

  constructor(message: string, isOfCaller = false) {
    super(message);
    this.isOfCaller = isOfCaller;
  }
}

const places = new AsyncLocalStorage<unknown>();

/**
 * Where the work that asks has its turn, as {@link EnginePort.ready} said. Work that lost its turn
 * still gets the old place, so that its statements cannot land in somebody else's turn.
 */
export function placeOfTurn(): unknown {
  return places.getStore();
}

/** What the queue needs of the place where the work is done, when it can be interrupted. */
export interface EnginePort {
  /** Resolves with the place when work can begin; rejects when it cannot. */
  ready: () => Promise<unknown>;
  /** Ends what is running, whatever it is. */
  interrupt: () => void;
}

interface Waiting {
  begin: () => void;
  refuse: (error: Busy) => void;
}

/** More than this wait only behind somebody who asks without end. */
const room = 100;

/**
 * Runs one piece of work at a time: each caller's in the order of the calls, and the callers one
 * after the other, so that nobody waits for all that another one has asked.
 */
export class DatabaseQueue {
  readonly #workplace: EnginePort | undefined;
  /** By caller, and the next one first. Those whose calls are all answered are not in it. */
  readonly #lines = new Map<string, Waiting[]>();
  #running = false;
  #closed = false;
  /** Called when the running piece of work has ended. */
  #idle: () => void = () => undefined;

  constructor(workplace?: EnginePort) {
    this.#workplace = workplace;
  }

  /**
   * @throws {Busy} when the call cannot wait here.
   * @throws {Interrupted} when it took longer than its caller may.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const caller = callers.getStore();
    await this.#turnOf(caller);
    try {
      const place = await this.#workplace?.ready().catch((error: unknown) => {
        throw new Busy('The database does not start', { cause: error });
      });
      return await places.run(place, () => this.#inTime(caller, work));
    } catch (error) {
      if (caller && error instanceof Interrupted && error.isOfCaller) this.#refuse(caller.id);
      throw error;
    } finally {
      this.#next();
    }
  }

  /** Refuses waiting callers, and gives the running work a moment to end. */
  async close(moment: number): Promise<void> {
    this.#closed = true;
    for (const line of this.#lines.values()) {
      for (const { refuse } of line) refuse(new Busy('The backend is stopping'));
    }
    this.#lines.clear();
    if (!this.#running) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, moment);
      this.#idle = () => {
        clearTimeout(late);
        resolve();
      };
    });
  }

  async #inTime<Result>(caller: Caller | undefined, work: () => Promise<Result>): Promise<Result> {
    const workplace = this.#workplace;
    if (!caller || !workplace) return work();
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const late = new Promise<never>((_resolve, reject) => {
      const stop = () => {
        if (isOver) return;
        reject(new Interrupted(`A request took longer than ${caller.timeoutMs} ms`, true));
        workplace.interrupt();
      };
      // When this thread itself was held up, the answer is waiting and comes first.
      timer = setTimeout(() => setImmediate(stop), caller.timeoutMs);
    });
    try {
      return await Promise.race([work(), late]);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  }

  #turnOf(caller: Caller | undefined): Promise<void> {
    if (this.#closed) return Promise.reject(new Busy('The backend is stopping'));
    if (!this.#running) {
      this.#running = true;
      return Promise.resolve();
    }
    return new Promise((begin, refuse) => {
      if (caller) this.#makeRoom();
      const id = caller?.id ?? '';
      this.#lines.set(id, [...(this.#lines.get(id) ?? []), { begin, refuse }]);
    });
  }

  /**
   * For the one that comes, the longest line loses its last one.
   *
   * @throws {Busy} when nobody has more than one: those who wait were here before.
   */
  #makeRoom(): void {
    const lines = [...this.#lines].filter(([id]) => id !== '').map(([, line]) => line);
    if (lines.reduce((sum, line) => sum + line.length, 0) < room) return;
    const longest = lines.reduce((most, line) => (line.length > most.length ? line : most));
    if (longest.length === 1) throw new Busy('Too many requests are waiting');
    longest.pop()?.refuse(new Busy('Too many requests are waiting'));
  }

  /** What a caller asked for at once must not stop the database once for each call. */
  #refuse(id: string): void {
    const line = this.#lines.get(id) ?? [];
    this.#lines.delete(id);
    for (const { refuse } of line) refuse(new Busy('The same caller stopped the database'));
  }

  #next(): void {
    const [first] = this.#lines;
    if (!first) {
      this.#running = false;
      this.#idle();
      return;
    }
    const [id, line] = first;
    this.#lines.delete(id);
    const waiting = line.shift();
    if (line.length > 0) this.#lines.set(id, line);
    if (waiting) waiting.begin();
    else this.#next();
  }
}
