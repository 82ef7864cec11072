import type { Client } from '@niyama/data';
import { createContext, type ReactNode, use, useContext } from 'react';

/**
 * Connects to the project of `/config.json`, once: every call answers with the same client, and with no
 * promise of it once it is there. React waits once for any promise, and would show a fallback meanwhile.
 */
export type Connect = () => Client | Promise<Client>;

const BackendContext = createContext<Connect | null>(null);

/** Gives the routes below their connection; stories pass one to a mocked backend. */
export function BackendProvider({ connect, children }: { connect: Connect; children: ReactNode }) {
  return <BackendContext value={connect}>{children}</BackendContext>;
}

/** The connection, for event handlers. */
export function useConnect(): Connect {
  const connect = useContext(BackendContext);
  if (!connect) throw new Error('There is no BackendProvider above');
  return connect;
}

/** The client itself, for routes behind the login; suspends until it is connected. */
export function useClient(): Client {
  const connection = useConnect()();
  return connection instanceof Promise ? use(connection) : connection;
}
