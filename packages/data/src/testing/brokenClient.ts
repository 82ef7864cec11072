import { vi } from 'vitest';
import { type Client, createDataClient } from '../client.ts';

/** The app's own connection, on which every request is answered by `fetch`. */
export function brokenClient(fetch: () => Promise<Response>): Client {
  vi.stubGlobal('fetch', fetch);
  return createDataClient({ url: 'http://localhost:9', key: 'key', storageKey: 'session' });
}

/** The network is gone. */
export const offline = () => brokenClient(() => Promise.reject(new TypeError('Failed to fetch')));

/** The server fails, as PostgREST and the auth service say it. */
export const failing = () =>
  brokenClient(() =>
    Promise.resolve(Response.json({ code: 'XX000', message: 'internal' }, { status: 500 })),
  );

/** Something between here and the server answers everything with its own page. */
export const captive = () =>
  brokenClient(() =>
    Promise.resolve(
      new Response('<!doctype html><h1>Log in to this network</h1>', {
        headers: { 'content-type': 'text/html' },
      }),
    ),
  );
