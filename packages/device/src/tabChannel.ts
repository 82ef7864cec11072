import { consoleLogger, type Logger } from '@niyama/domain';

/** A line between the tabs of this device; it hears the others, never itself. */
export interface TabChannel<News> {
  tell: (news: News) => void;
  close: () => void;
}

/**
 * Opens a line. Where the browser has none, or refuses one because it blocks site data, nobody hears
 * anybody: whatever is told must not be needed.
 *
 * @param name such as `niyama.outbox`; tabs that open the same one hear each other.
 */
export function openTabChannel<News>(
  name: string,
  onNews: (news: News) => void = () => undefined,
  {
    open = () => new BroadcastChannel(name),
    logger = consoleLogger,
  }: { open?: () => BroadcastChannel; logger?: Logger } = {},
): TabChannel<News> {
  let line: BroadcastChannel;
  try {
    line = open();
  } catch (error) {
    logger.warn('The tabs of this device cannot hear each other', error);
    return { tell: () => undefined, close: () => undefined };
  }
  line.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data));
  return { tell: (news) => line.postMessage(news), close: () => line.close() };
}
