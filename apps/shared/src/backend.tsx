import type { Client } from '@niyama/data';
import { createContext, type ReactNode, use, useContext } from 'react';

/** Connects to the project of `/config.json`, once: every call answers with the same client. */
export type Connect = () => Promise<Client>;

const BackendContext = createContext<Connect | null>(null);

/** Gives the routes below their connection; stories give one to a mocked backend. */
export function BackendProvider({ connect, children }: { connect: Connect; children: ReactNode }) {
  return <BackendContext value={connect}>{children}</BackendContext>;
}

/** The connection, for what a person sets off. */
export function useConnect(): Connect {
  const connect = useContext(BackendContext);
  if (!connect) throw new Error('There is no BackendProvider above');
  return connect;
}

/** The client itself, for routes behind the login; suspends until it is connected. */
export const useClient = () => use(useConnect()());
