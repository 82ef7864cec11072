import { type BellDue, type BellWatch, type BellWatchOptions, watchBells } from './watchBells.ts';

/**
 * Rings bells as `watchBells` does, from a task of its own that comes at once: what a timer has begun
 * would set timers that hang on it, and those a hidden tab slows down to one a minute.
 */
export function watchBellsFromOwnTask<Call extends BellDue>(
  options: BellWatchOptions<Call>,
): BellWatch {
  let watch: BellWatch | null = null;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    watch = watchBells(options);
  });
  port1.start();
  port2.postMessage(null);
  return {
    check: () => watch?.check(),
    stop: () => {
      port1.close();
      watch?.stop();
    },
  };
}
