/** How often what happens by the clock is looked at: often enough to be at most a minute late. */
const intervalMs = 20_000;

/**
 * Rings the clock of a backend again and again, as pg_cron does on a hosted project, each time after
 * the last one has ended.
 *
 * @param tick rings once.
 * @returns ends it, and waits for what is running.
 */
export function startClock(tick: () => Promise<unknown>): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let isOver = false;
  const ring = async () => {
    await tick().catch((error: unknown) => console.error('The clock failed:', error));
    if (!isOver) wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      running = ring();
    }, intervalMs);
  };
  wait();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
