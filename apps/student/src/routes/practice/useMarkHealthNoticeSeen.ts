import { markHealthNoticeSeen } from '@niyama/data';
import { consoleLogger } from '@niyama/domain';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';

/** Remembers that the notice was read, also where the network is gone: it is only a courtesy. */
export function useMarkHealthNoticeSeen() {
  const client = useClient();
  const userId = useUserId();
  return () => {
    markHealthNoticeSeen(client, userId).catch((error: unknown) =>
      consoleLogger.warn('The health notice could not be marked as read', error),
    );
  };
}
