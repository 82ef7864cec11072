import { consoleLogger, type Logger } from '@niyama/domain';

/** Messages between the tabs of this device; a tab gets those of the others, never its own. */
export interface TabChannel<Message> {
  send: (message: Message) => void;
  close: () => void;
}

/**
 * Opens a line. Where the browser has none, or refuses one because it blocks site data, nobody hears
 * anybody: what is sent must not be needed.
 *
 * @param name such as `niyama.outbox`; tabs that open the same one hear each other.
 */
export function openTabChannel<Message>(
  name: string,
  onMessage: (message: Message) => void = () => undefined,
  {
    open = () => new BroadcastChannel(name),
    logger = consoleLogger,
  }: { open?: () => BroadcastChannel; logger?: Logger } = {},
): TabChannel<Message> {
  let line: BroadcastChannel;
  try {
    line = open();
  } catch (error) {
    logger.warn('The tabs of this device cannot hear each other', error);
    return { send: () => undefined, close: () => undefined };
  }
  line.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
  return { send: (message) => line.postMessage(message), close: () => line.close() };
}
