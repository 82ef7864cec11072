import { accountLeaving, changedMeanwhile, consoleLogger, DataError } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  type QueryMeta,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const isWorthRetrying = (error: unknown) => error instanceof DataError && error.kind === 'server';

interface QueryClientOptions {
  /**
   * The backend no longer accepts the session: somebody has to log in again. Called with what the
   * query that learned it says of itself.
   */
  onUnauthorized: (meta: QueryMeta | undefined) => void;
  /** The person has asked for their account to be deleted: nothing else is answered until they keep it. */
  onLeaving?: () => void;
  /** The backend refused the person, or found nothing that the person may change. */
  onRefused?: (queryClient: QueryClient) => void;
}

/**
 * The cache of everything read from tables. What is older than half a minute is asked for again when
 * it is shown; what is a week old is forgotten. A refusal is never asked again, a broken server twice.
 */
export function createQueryClient({
  onUnauthorized,
  onLeaving,
  onRefused,
}: QueryClientOptions): QueryClient {
  const onError = (error: unknown, meta?: QueryMeta) => {
    // What a person reads is a translated text; the server's own message stands here, for the log.
    consoleLogger.warn('A request failed', error);
    if (!(error instanceof DataError)) return;
    if (error.kind === 'unauthorized') onUnauthorized(meta);
    if (error.code === accountLeaving) onLeaving?.();
    if (error.kind === 'forbidden' || error.code === changedMeanwhile) onRefused?.(queryClient);
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => onError(error, meta) }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 7 * 24 * 60 * 60 * 1000,
        retry: (failures, error) => isWorthRetrying(error) && failures < 2,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 8000),
        // Whether there is a network is decided by the answer: a device may know its own backend
        // although the browser believes that it is offline.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queryClient;
}

/**
 * Asks again for everything on the screen, or for the named part of it, because the old answers no longer
 * hold; they stay visible until the new ones arrive. An answer under way may be an old one: if it is the
 * first, invalidating alone would wait for it and accept it.
 */
export function cancelAndInvalidate(
  queryClient: QueryClient,
  named: { queryKey?: QueryKey } = {},
): void {
  void queryClient.cancelQueries({ ...named, type: 'active' }, { silent: true, revert: false });
  // What is not on the screen is asked for when it is shown next.
  void queryClient.cancelQueries({ ...named, type: 'inactive' });
  void queryClient.invalidateQueries(named);
}

const everything = [{}];

/**
 * Asks again, for everything or for the named parts, once the page is in another language. The answers in
 * the old language show until the new ones arrive.
 *
 * @param named the same list each time.
 */
export function useRefetchInLanguage(
  queryClient: QueryClient,
  named: readonly { queryKey?: QueryKey }[] = everything,
): void {
  const { language } = useTranslation().i18n;
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    for (const part of named) cancelAndInvalidate(queryClient, part);
  }, [language, queryClient, named]);
}
