/**
 * Runs one task at a time over all tabs of this device. Where the browser has no locks, or
 * refuses them, the task runs at once, so whatever it does must be harmless when done twice.
 *
 * @param name what must not happen twice at a time, such as `niyama.outbox`.
 */
export async function withLock<Value>(
  name: string,
  task: () => Promise<Value>,
  locks: LockManager | null = navigator.locks,
): Promise<Value> {
  const giveBack = await acquireLock(name, {}, locks);
  try {
    return await task();
  } finally {
    giveBack?.();
  }
}

/**
 * Keeps a lock for as long as something lives in this tab; the browser gives it back when the tab
 * goes, however it goes.
 *
 * @returns gives the lock back.
 */
export function holdLock(name: string, locks: LockManager | null = navigator.locks): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // It rejects only where a page may have no locks; there it is as if the browser had none.
  locks?.request(name, () => promise).catch(() => undefined);
  return resolve;
}

/**
 * Runs a task under a lock that nothing holds, and not at all when it stays taken. Where the browser
 * has no locks, or refuses them, the task runs at once.
 *
 * @param options.timeoutMs long enough for a screen that is being left to release the lock; a holder in
 * another tab outlasts it.
 * @returns null when the lock stayed taken, and the task did not run.
 */
export async function withFreeLock<Value>(
  name: string,
  task: () => Promise<Value>,
  {
    timeoutMs = 1000,
    locks = navigator.locks,
  }: { timeoutMs?: number; locks?: LockManager | null } = {},
): Promise<Value | null> {
  const giveBack = await acquireLock(name, { signal: AbortSignal.timeout(timeoutMs) }, locks);
  if (!giveBack) return null;
  try {
    return await task();
  } finally {
    giveBack();
  }
}

/**
 * Takes a lock for as long as something lives in this tab.
 *
 * @param options `ifAvailable` does not wait for a lock that is held; a `signal` ends the waiting;
 * `steal` takes the lock from its holder.
 * @param options.onStolen hears that another tab has stolen it, unless it was given back before.
 * @returns gives it back; null when it was not to be had. Where the browser has no locks, or refuses
 * them because it blocks site data, it is taken.
 */
export function acquireLock(
  name: string,
  { onStolen, ...options }: LockOptions & { onStolen?: () => void },
  locks: LockManager | null = navigator.locks,
): Promise<(() => void) | null> {
  // Outside a secure context the browser has none, whatever its types say.
  if (!locks) return Promise.resolve(() => undefined);
  const taken = Promise.withResolvers<(() => void) | null>();
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  const giveBack = () => {
    isHeld = false;
    held.resolve();
  };
  locks
    .request(name, options, (lock) => {
      isHeld = lock !== null;
      taken.resolve(lock && giveBack);
      return lock ? held.promise : undefined;
    })
    // It was stolen, or the waiting was ended, or the page may have no locks.
    .catch(() => {
      if (isHeld) onStolen?.();
      else taken.resolve(options.signal?.aborted ? null : giveBack);
    });
  return taken.promise;
}
