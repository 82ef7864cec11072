import { AsyncLocalStorage } from 'node:async_hooks';

/** What belongs to a request and the embedded service does not hand down. */
export interface RequestContext {
  /** Where the link in the mail shall lead in the end; already checked against the allow-list. */
  redirectTo: string;
  /** A password and the one hash that it fits, found out before the request took its turn. */
  proof?: { password: string; hash: string };
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
