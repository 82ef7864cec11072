import type { Client } from '@niyama/data';
import type { Connect } from '@niyama/app/backend.tsx';
import { sessionStorageKey } from './StudentSession.tsx';

let connection: ReturnType<Connect> | null = null;

/**
 * The connection of the real app. The data layer is a separate chunk, so that a visitor who only looks at
 * the landing page never downloads it.
 */
export const connect: Connect = () => {
  connection ??= begin();
  return connection;
};

async function begin(): Promise<Client> {
  try {
    const [{ createDataClient }, { supabaseUrl, supabaseKey }] = await Promise.all([
      import('@niyama/data/auth'),
      import('@niyama/data/config').then(({ loadConfig }) => loadConfig()),
    ]);
    const client = createDataClient({
      url: supabaseUrl,
      key: supabaseKey,
      storageKey: sessionStorageKey,
    });
    connection = client;
    return client;
  } catch (error) {
    // The next attempt may have a network again.
    connection = null;
    throw error;
  }
}
