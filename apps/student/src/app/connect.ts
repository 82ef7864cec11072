import type { Connect } from '@niyama/app/backend.tsx';
import { sessionStorageKey } from './StudentSession.tsx';

let connection: ReturnType<Connect> | null = null;

/**
 * The connection of the real app. The data layer is a chunk of its own, so that a visitor who only
 * looks at the landing page never downloads it.
 */
export const connect: Connect = () => {
  connection ??= (async () => {
    const [{ createDataClient }, { supabaseUrl, supabaseKey }] = await Promise.all([
      import(/* with a session */ '@niyama/data/auth'),
      import(/* with a session */ '@niyama/data/config').then(({ loadConfig }) => loadConfig()),
    ]);
    return createDataClient({ url: supabaseUrl, key: supabaseKey, storageKey: sessionStorageKey });
  })();
  // A failure is not cached: the next attempt may have a network again.
  connection.catch(() => {
    connection = null;
  });
  return connection;
};
