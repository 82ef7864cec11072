import { consoleLogger, type InvitedPerson } from '@niyama/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConnect } from '@niyama/app/backend.tsx';

/** The person that a link invites, as far as known. */
type Lookup =
  | { status: 'checking' }
  | { status: 'unread'; error: unknown }
  | { status: 'known'; person: InvitedPerson | null };

/**
 * Looks up who a token invites.
 *
 * @param token null while nobody wants to know.
 */
export function useInvitation(token: string | null): { lookup: Lookup; retry: () => void } {
  const connect = useConnect();
  const [lookup, setLookup] = useState<Lookup>({ status: 'checking' });
  /** Counts the lookups: what an earlier one says no longer matters. */
  const latest = useRef(0);
  const look = useCallback(
    async (wanted: string) => {
      latest.current += 1;
      const number = latest.current;
      const ask = async (): Promise<Lookup> => {
        const [client, data] = await Promise.all([connect(), import('@niyama/data/auth')]);
        return { status: 'known', person: await data.getInvitation(client, wanted) };
      };
      const found = await ask().catch((error: unknown): Lookup => {
        consoleLogger.warn('A call failed', error);
        return { status: 'unread', error };
      });
      if (number === latest.current) setLookup(found);
    },
    [connect],
  );
  useEffect(() => {
    if (token !== null) void look(token);
  }, [token, look]);
  return {
    lookup,
    retry: () => {
      if (token === null) return;
      setLookup({ status: 'checking' });
      void look(token);
    },
  };
}
