import type { Client } from '@niyama/data';
import { createContext, type ReactNode, use, useContext } from 'react';

/** Connects to the project of `/config.json`, once: every call answers with the same client. */
export type Connect = () => Promise<Client>;

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

const connected = new WeakMap<Promise<Client>, Client>();

/** The client itself, for routes behind the login; suspends until it is connected. */
export function useClient(): Client {
  const connecting = useConnect()();
  const known = connected.get(connecting);
  // `use` marks a render as one that waits also when there is nothing to wait for. In a story React
  // then stops as soon as there is more to render, and says that the press was not waited for.
  if (known) return known;
  const client = use(connecting);
  connected.set(connecting, client);
  return client;
}
