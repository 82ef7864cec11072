import { paths } from '@niyama/domain';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useSessionActor } from '@niyama/app/session.tsx';
import { usePageTexts } from '@niyama/app/usePageTexts.ts';
import { buster, dehydrateOptions, maxAge, persister } from './persistedQueries.ts';
import { createQueryClient, useRefetchInLanguage } from '@niyama/app/queryClient.ts';

/**
 * The cache around every route that reads tables, stored on the device. It is a separate chunk because the
 * pages before the login read nothing.
 */
export default function DataLayer() {
  // A visit that began before the login has only the texts of the pages there.
  usePageTexts('student');
  const session = useSessionActor();
  const navigate = useNavigate();
  const [queryClient] = useState(() =>
    createQueryClient({
      onUnauthorized: () => session.send({ type: 'session.expired' }),
      onLeaving: () => void navigate(paths.leaving(), { replace: true }),
    }),
  );
  const [persistOptions] = useState(() => ({
    persister,
    maxAge,
    buster,
    // The student may have logged out everywhere because this device was lost.
    dehydrateOptions: dehydrateOptions(() => session.getSnapshot().matches('expired')),
  }));
  useRefetchInLanguage(queryClient);
  return (
    <PersistQueryClientProvider
      client={queryClient}
      persistOptions={persistOptions}
      // The newest answer may not have been stored before the page was closed: stored data shows at
      // once, and is fetched again.
      onSuccess={() => queryClient.invalidateQueries()}
    >
      <Outlet />
    </PersistQueryClientProvider>
  );
}
