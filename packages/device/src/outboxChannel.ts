import type { OutboxOperation } from '@niyama/domain';
import { openTabChannel, type TabChannel } from './tabChannel.ts';

/** What the tabs of one student send each other. */
export type OutboxMessage =
  /** What the device keeps has changed. */
  | { type: 'rows.changed' }
  /** The server has taken something. */
  | { type: 'saved'; operation: OutboxOperation };

/** The channel between the tabs of one student; a tab does not receive its own messages. */
export interface OutboxChannel {
  send: (message: OutboxMessage) => void;
  /** @returns stops listening. */
  listen: (listener: (message: OutboxMessage) => void) => () => void;
}

export function createOutboxChannel(userId: string): OutboxChannel {
  let line: TabChannel<OutboxMessage> | null = null;
  return {
    send: (message) => line?.send(message),
    listen: (listener) => {
      const opened = openTabChannel(`niyama.outbox.${userId}`, listener);
      line = opened;
      return () => {
        opened.close();
        line = null;
      };
    },
  };
}
