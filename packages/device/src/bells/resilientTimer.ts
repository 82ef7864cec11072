import { type BellDue, type BellWatch, type BellWatchOptions, watchBells } from './watchBells.ts';

/**
 * Rings bells as `watchBells` does, from a separate task that runs at once: timers set in the callback of
 * another timer would be chained to it, and a hidden tab throttles chained timers to one a minute.
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
