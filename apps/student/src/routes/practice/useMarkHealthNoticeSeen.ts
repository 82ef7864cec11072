import { markHealthNoticeSeen } from '@niyama/data';
import { consoleLogger, type Profile } from '@niyama/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { changeKnownProfile, cacheProfile } from '../../app/homeInCache.ts';

const seen = (profile: Profile): Profile => ({ ...profile, healthNoticeSeen: true });

/** Remembers that the notice was read, also where the network is gone: it is only a courtesy. */
export function useMarkHealthNoticeSeen() {
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  return () => {
    changeKnownProfile(queryClient, seen);
    markHealthNoticeSeen(client, userId)
      // A home that was asked for meanwhile may not know it.
      .then(() => cacheProfile(queryClient, seen))
      .catch((error: unknown) =>
        consoleLogger.warn('The health notice could not be marked as read', error),
      );
  };
}
