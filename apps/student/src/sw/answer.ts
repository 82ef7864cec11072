import { answerConfig } from './config.ts';
import type { BuildCache, BuildCachePorts } from './buildCache.ts';

/** Pages that the server has as files of their own, and addresses that it sends elsewhere. */
const serversOwn = /^\/($|auth$|terms$|privacy$|admin($|\/))/;
const isFile = /\.[a-z0-9]+$/i;

interface AnswerPorts extends BuildCachePorts {
  buildCache: BuildCache;
  /** The origin of the app; calls to the backend go to another one. */
  origin: string;
  /** Goes on while the answer is on its way already. */
  later: (work: Promise<unknown>) => void;
}

/**
 * How the worker answers a request; null leaves it to the browser. It answers for the app's own
 * files only, never for the backend, so that it caches no personal data.
 */
export function answer(request: Request, ports: AnswerPorts): Promise<Response> | null {
  const { buildCache, fetch, origin } = ports;
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin) return null;
  if (request.mode === 'navigate') {
    if (isFile.test(pathname)) return null;
    // Prerendered pages are smaller and newer; the app shows them too when the network is gone.
    if (serversOwn.test(pathname)) return fetch(request).catch(() => buildCache.page());
    ports.later(buildCache.refreshPage().catch(() => undefined));
    return buildCache.page();
  }
  if (pathname === '/config.json') return answerConfig(request, ports);
  return buildCache.holds(pathname) ? buildCache.file(request) : null;
}
