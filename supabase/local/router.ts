import { isAdminCall } from './admin.ts';
import { answeringRequest, plainFault } from './databaseErrors.ts';
import type { Engine } from './engine.ts';
import { authError, bearerOf, json, readBody, requestOf, restError, type Call } from './http.ts';
import { readToken, type Keys } from './keys.ts';
import { refuseMalformed } from './malformed.ts';
import type { Origins } from './origins.ts';
import type { Penalties } from './penalties.ts';
import type { RateLimited, RateLimits } from './rateLimits.ts';
import type { SessionRefusal } from './sessions.ts';
import { Busy, callers, Interrupted, type Caller } from './databaseQueue.ts';

type Answer = (call: Call) => Promise<Response>;

interface RouterOptions {
  keys: Keys;
  limits: RateLimits;
  /** For those who made the database stop. */
  penalties: Penalties;
  origins: Origins;
  engine: Engine;
  /** Why the token of a call opens nothing: its session has ended, or its account is going. */
  refusalOf: (headers: Headers, path: string) => Promise<SessionRefusal | null>;
  auth: Answer;
  admin: Answer;
  storage: Answer;
  functions: Answer;
}

const megabyte = 1024 * 1024;
/** The largest bucket takes 50 MB; a form wraps a little around the file. */
const uploadLimit = 51 * megabyte;
/** How long one turn in the database may take, as hosted has it in `statement_timeout`. */
const turnTimeoutMs = { anonymous: 3000, signedIn: 8000 };
const methods = 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS';

/** Polled without a key while waiting for the start. */
const healthRoutes = new Set(['/health', '/auth/v1/health']);

/** What nobody needs a login for and nobody needs often. */
const countedCalls = new Map<string, RateLimited>([
  ['/rest/v1/rpc/username_available', 'usernameAvailable'],
  ['/rest/v1/rpc/invitation', 'invitation'],
  ['/functions/v1/accept-invitation', 'invitation'],
  ['/functions/v1/unsubscribe', 'unsubscribe'],
  ['/rest/v1/rpc/delete_account_now', 'deletion'],
]);

/** These are opened or read before a session exists, so they come without a key. */
const openAuthRoutes = /^\/auth\/v1\/(callback|authorize|\.well-known\/.*)$/;

/**
 * The only way in: passes on what is on its list and answers 404 for everything else, because the
 * embedded service serves its studio, and the whole schema, under paths that nobody needs.
 */
export function createRouter(options: RouterOptions) {
  const { keys, limits, penalties, origins, engine, refusalOf } = options;
  const { auth, admin, storage, functions } = options;

  /** Seconds until a call that is counted may pass; null when it may. */
  const waiting = ({ url, peer }: Call): number | null => {
    const counted = countedCalls.get(url.pathname);
    return counted ? limits.take(counted, peer) : null;
  };

  const rest: Answer = async (call) => {
    // The service would decode the path, and a name written otherwise would be counted nowhere.
    if (call.url.pathname.includes('%')) {
      return restError(404, 'PGRST125', 'Invalid path specified in request URL');
    }
    const seconds = waiting(call);
    if (seconds !== null) {
      return restError(429, 'over_request_rate_limit', 'Request rate limit reached', {
        'retry-after': String(seconds),
      });
    }
    if (hasBrokenToken(call)) return brokenToken();
    const refusal = await refusalOf(call.headers, call.url.pathname.slice('/rest/v1'.length));
    if (refusal === 'session_not_found') return restError(401, 'PT401', refusal);
    if (refusal) return restError(403, 'PT403', refusal);
    return engine.fetch(requestOf(call));
  };

  const authOrAdmin: Answer = async (call) => {
    if (!isAdminCall(call.url)) return auth(call);
    const isService = bearerOf(call.headers) === keys.serviceKey && keyOf(call) === keys.serviceKey;
    return isService ? admin(call) : authError(403, 'not_admin', 'User not allowed');
  };

  const files: Answer = async (call) => {
    if (hasBrokenToken(call)) return brokenToken();
    // The policies of the files decide about people who are leaving.
    if ((await refusalOf(call.headers, call.url.pathname)) === 'session_not_found') {
      // As hosted says it of a token that it no longer takes.
      const refusal = { statusCode: '403', error: 'Unauthorized', message: 'session_not_found' };
      return json(400, refusal);
    }
    return storage(call);
  };

  const countedFunctions: Answer = async (call) => {
    const seconds = waiting(call);
    if (seconds === null) return functions(call);
    return json(
      429,
      { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      { 'retry-after': String(seconds) },
    );
  };

  const services: [prefix: string, answer: Answer][] = [
    ['/auth/v1/', authOrAdmin],
    ['/rest/v1/', rest],
    ['/storage/v1/', files],
    ['/functions/v1/', countedFunctions],
  ];

  const missingKey = (call: Call): Response | null => {
    const { pathname, searchParams } = call.url;
    // A page elsewhere could make a browser send it so without asking us first, and it ends up in logs.
    if (searchParams.has('apikey')) {
      return json(401, { message: 'The API key belongs into the header apikey' });
    }
    const needsKey = pathname.startsWith('/auth/v1/') && !openAuthRoutes.test(pathname);
    if (!needsKey) return null;
    const key = keyOf(call);
    if (key === keys.anonKey || key === keys.serviceKey) return null;
    return json(401, { message: key ? 'Invalid API key' : 'No API key found in request' });
  };

  /** Only logged-in people may upload: an upload is buffered in memory until it is complete. */
  const isSignedIn = async (headers: Headers): Promise<boolean> => {
    const token = bearerOf(headers);
    const { sub, role } = (token && (await readToken(keys.secret, token))) || {};
    return sub !== undefined || role === 'service_role';
  };

  /** The caller whose turn a call takes; for a call that a function makes, the caller of the function. */
  const callerOf = async ({ headers, peer, url }: Call): Promise<Caller> => {
    const outer = callers.getStore();
    if (outer) return outer;
    const token = bearerOf(headers);
    const { sub, role } = (token && (await readToken(keys.secret, token))) || {};
    if (sub) return { id: `user ${sub}`, timeoutMs: turnTimeoutMs.signedIn };
    if (role === 'service_role') return { id: 'service', timeoutMs: turnTimeoutMs.signedIn };
    // By service, so that a caller who is refused tables keeps nobody at the same address from logging in.
    const [, service] = url.pathname.split('/');
    return { id: `peer ${peer} ${service}`, timeoutMs: turnTimeoutMs.anonymous };
  };

  /** Answers in the caller's name, unless the caller is one of those who made the database stop. */
  const answerFor = async (call: Call, answer: Answer): Promise<Response> => {
    const caller = await callerOf(call);
    const seconds = penalties.waiting(caller.id);
    if (seconds !== null) {
      return json(
        // The clients take 429 for the end of a session that they wanted to refresh.
        call.url.pathname.startsWith('/auth/') ? 503 : 429,
        { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
        { 'retry-after': String(seconds) },
      );
    }
    try {
      return await callers.run(caller, () => answer(call));
    } catch (error) {
      if (error instanceof Busy) {
        const message = 'Too many requests are waiting';
        return json(503, { code: 'busy', message }, { 'retry-after': '2' });
      }
      if (error instanceof Interrupted) {
        if (error.isOfCaller) penalties.add(caller.id);
        // Whether a write was made is not known.
        return json(504, { code: 'statement_timeout', message: 'The request took too long' });
      }
      throw error;
    }
  };

  const route = async (request: Request, peer: string): Promise<Response> => {
    const url = new URL(request.url);
    if (healthRoutes.has(url.pathname)) return json(200, { status: 'ok' });
    const answer = services.find(([prefix]) => url.pathname.startsWith(prefix))?.[1];
    if (!answer) return json(404, { message: 'Not found' });
    const isFileSent =
      url.pathname.startsWith('/storage/v1/') && (await isSignedIn(request.headers));
    const body = await readBody(request, isFileSent ? uploadLimit : megabyte);
    if (!body) {
      return json(413, {
        statusCode: '413',
        error: 'Payload too large',
        message: 'The object exceeded the maximum allowed size',
      });
    }
    const { method, headers } = request;
    const call: Call = { method, url, headers: new Headers(headers), body, peer };
    return missingKey(call) ?? refuseMalformed(call) ?? answerFor(call, answer);
  };

  const preflight = (request: Request): Response =>
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': methods,
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
        'access-control-max-age': '7200',
      },
    });

  return async (request: Request, peer = '127.0.0.1'): Promise<Response> => {
    const answer =
      request.method === 'OPTIONS'
        ? preflight(request)
        : await answeringRequest(() =>
            route(request, peer).catch((error: unknown) => {
              // A client that hangs up during a request gets no answer, and that is no fault of ours.
              if (!isAborted(error)) console.error('Request failed:', error);
              return json(500, {});
            }),
          );
    // Our own functions write their error messages themselves.
    const isOurs = new URL(request.url).pathname.startsWith('/functions/');
    const shown = answer.status === 500 && !isOurs ? await plainFault(answer) : answer;
    return guarded(shown, isFile(request), origins.corsHeaders(request.headers.get('origin')));
  };
}

const isAborted = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/** Whether a file is asked for: all else is about somebody, and no cache on the way may keep it. */
function isFile({ method, url }: Request): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && new URL(url).pathname.startsWith('/storage/v1/object/');
}

/** The answer with the headers that every answer carries, and no others about who may read it. */
function guarded(answer: Response, mayBeKept: boolean, cors: Record<string, string>): Response {
  const headers = new Headers(answer.headers);
  if (!mayBeKept || answer.status >= 400) headers.set('cache-control', 'no-store');
  headers.delete('access-control-allow-origin');
  headers.delete('access-control-expose-headers');
  headers.set('x-content-type-options', 'nosniff');
  for (const [name, value] of Object.entries(cors)) headers.set(name, value);
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
}

function keyOf({ headers }: Call): string | null {
  return headers.get('apikey');
}

/** A token without a signature (`alg: none`) would pass as no token at all; hosted refuses it. */
function hasBrokenToken({ headers }: Call): boolean {
  const authorization = headers.get('authorization');
  if (authorization === null) return false;
  const parts = bearerOf(headers)?.split('.') ?? [];
  return parts.length !== 3 || parts.some((part) => part === '');
}

function brokenToken(): Response {
  return restError(401, 'PGRST301', 'No suitable key or wrong key type');
}
