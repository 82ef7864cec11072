import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Backend } from './backend.ts';

export { createBackend, type Backend, type BackendOptions } from './backend.ts';
export { backUp } from './backups.ts';
export { startClock } from './clock.ts';
export { DataDirectoryError, resetData } from './dataDirectory.ts';
export { restoreBackup } from './restore.ts';

export interface RunningServer {
  /** Address of the Supabase surface, such as `http://localhost:54321`. */
  url: string;
  /** Address of the mailbox page. */
  mailUrl: string;
  /** Lets running requests end, then closes every connection; the backend stays open. */
  close(): Promise<void>;
}

type Answer = (request: Request, peer: string) => Promise<Response>;

/** Who may call. */
export interface Reach {
  /** The address to listen on. */
  listen: string;
  /** Names by which it may be called, besides this machine's own. */
  hosts: string[];
  /** How many servers in front add the address of their caller to X-Forwarded-For; no more of it is believed. */
  proxies: number;
  /** Opens the mailbox, where others than its owner may come. */
  mailboxKey?: string | undefined;
}

const thisMachine: Reach = { listen: '127.0.0.1', hosts: [], proxies: 0 };

/**
 * Serves a backend and its mailbox, on this machine only by default.
 *
 * @param ports 0 lets the system choose one.
 * @throws with one sentence when a port is taken.
 */
export async function startServer(
  backend: Backend,
  ports: { port: number; mailPort: number },
  reach = thisMachine,
): Promise<RunningServer> {
  const api = await listen(ports.port, backend.fetch, reach);
  try {
    const mailbox: Answer = (request) =>
      opensMailbox(request, reach.mailboxKey)
        ? backend.mailbox(request)
        : Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 }));
    const mail = await listen(ports.mailPort, mailbox, reach);
    return {
      url: addressOf(api),
      mailUrl: addressOf(mail),
      close: async () => {
        await Promise.all([stop(api), stop(mail)]);
      },
    };
  } catch (error) {
    await stop(api);
    throw error;
  }
}

/** Equally long whatever is hashed, so that comparing takes equally long too. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/** The mails let anyone take over any account by 'Forgot password?', so only the health check is open. */
function opensMailbox({ url }: Request, key: string | undefined): boolean {
  const { pathname, searchParams } = new URL(url);
  if (key === undefined || pathname === '/health') return true;
  return timingSafeEqual(digest(searchParams.get('key') ?? ''), digest(key));
}

/**
 * A page on the internet can point its own name at this machine, and its visitor's browser would
 * then read our answers for it; but it cannot make the browser name us.
 */
function isCalledByName({ headers }: IncomingMessage, hosts: string[]): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return (
    /^(localhost|127\.0\.0\.1|\[::1\])$/.test(name) ||
    hosts.some((host) => host.toLowerCase() === name)
  );
}

/** The address of the caller, as the proxy that is farthest from us saw it; what stands before it anybody can write. */
function peerOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const chain = [...forwarded.map((each) => each.trim()), socket.remoteAddress ?? 'unknown'];
  return chain.filter(Boolean).slice(-1 - proxies)[0] ?? 'unknown';
}

/**
 * How long a connection may rest, longer than clients keep theirs (Deno's 90 seconds are the longest): one
 * that is closed at the moment at which it is taken up again costs a request.
 */
const keepAliveMs = 120_000;

function listen(
  port: number,
  answer: Answer,
  { listen: address, hosts, proxies }: Reach,
): Promise<Server> {
  const app = new Hono<{ Bindings: { incoming: IncomingMessage } }>();
  // As a hosted project does: a library of poses is a fifth of its size then.
  app.use(compress());
  app.all('*', ({ req, env: { incoming } }) => {
    if (!isCalledByName(incoming, hosts))
      return Response.json({ message: 'Not found' }, { status: 421 });
    return answer(req.raw, peerOf(incoming, proxies));
  });
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: app.fetch,
  }) as Server;
  server.keepAliveTimeout = keepAliveMs;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken by another program.`) : error);
    });
    server.listen(port, address, () => resolve(server));
  });
}

function addressOf(server: Server): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : address}`;
}

/** How long requests under way may take to end before their connections are cut. */
const closeTimeoutMs = 2000;

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Browsers keep connections open for later; waiting for those would take minutes.
    const cut = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
