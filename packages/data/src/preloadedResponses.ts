/** What the inline script early.ts (packages/app) asked beside the scripts, before they were there. */
interface PreloadedResponses {
  /** When, in milliseconds since the epoch. */
  at: number;
  config: Promise<Response>;
  /** The backend's answers, by {@link callName}. */
  calls: Partial<Record<string, Promise<Response>>>;
}

declare global {
  var preloadedResponses: PreloadedResponses | undefined;
}

/**
 * How old an answer may be when it is taken up, in milliseconds: the page treats it as new from that moment
 * on. A slow phone may take many seconds for the scripts.
 */
const maxAge = 30_000;

/** What is still new; what is not is forgotten, for it may be about somebody who has logged out. */
function current(): PreloadedResponses | undefined {
  const asked = globalThis.preloadedResponses;
  const age = Date.now() - (asked?.at ?? 0);
  if (age >= 0 && age < maxAge) return asked;
  globalThis.preloadedResponses = undefined;
  return undefined;
}

/** Two calls of one name are the same question of the same person. */
const callName = (method: string, url: string, authorization: string, body: string) =>
  [method, url, authorization, body].join(' ');

/** The address that a fetch is given. */
export function addressOf(input: RequestInfo | URL): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}

/**
 * A fetch for the client: a question that the page asked ahead is answered by that answer, once. One that
 * could not be asked then is asked now, but not where the server let it wait until it was given up.
 */
export const withPreloadedResponses =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { method = 'GET', headers, body } = init ?? {};
    const authorization = new Headers(headers).get('Authorization') ?? '';
    const text = typeof body === 'string' ? body : '';
    const name = callName(method, addressOf(input), authorization, text);
    const calls = current()?.calls;
    const answer = calls?.[name];
    if (!answer) return ask(input, init);
    delete calls[name];
    return answer.catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
      return ask(input, init);
    });
  };

/** The answer to `/config.json`, if the page asked for it ahead and there was one. */
export async function preloadedConfig(): Promise<Response | undefined> {
  const answer = await current()?.config.catch(() => undefined);
  // Several parts of the app read it, and a body is read once.
  return answer?.ok ? answer.clone() : undefined;
}
