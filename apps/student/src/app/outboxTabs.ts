import { openTabLine, type TabLine } from '@niyama/device';
import type { OutboxOperation } from '@niyama/domain';

/** What the tabs of one student tell each other. */
export type TabNews =
  /** What the device keeps has changed. */
  | { type: 'rows.changed' }
  /** The server has taken something. */
  | { type: 'saved'; operation: OutboxOperation };

/** The line between the tabs of one student; it hears the others, never itself. */
export interface OutboxTabs {
  tell: (news: TabNews) => void;
  /** @returns stops listening. */
  listen: (listener: (news: TabNews) => void) => () => void;
}

export function createOutboxTabs(userId: string): OutboxTabs {
  let line: TabLine<TabNews> | null = null;
  return {
    tell: (news) => line?.tell(news),
    listen: (listener) => {
      const opened = openTabLine(`niyama.outbox.${userId}`, listener);
      line = opened;
      return () => {
        opened.close();
        line = null;
      };
    },
  };
}
