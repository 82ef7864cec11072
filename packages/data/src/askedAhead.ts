import { fetchWithUploads } from './uploads.ts';

/** What the boot script (apps/shared/boot.js) asked beside the scripts, before they were there. */
interface AskedAhead {
  /** When, in milliseconds since the epoch. */
  at: number;
  config: Promise<Response>;
  /** The backend's answers, by {@link callName}. */
  calls: Partial<Record<string, Promise<Response>>>;
}

declare global {
  var askedAhead: AskedAhead | undefined;
}

/** How old an answer may be when it is taken up, in milliseconds: as long as the cache takes one for fresh. */
const maxAge = 30_000;

const current = (): AskedAhead | undefined => {
  const asked = globalThis.askedAhead;
  return asked && Date.now() - asked.at < maxAge ? asked : undefined;
};

/** The address that a fetch is given. */
export function addressOf(input: RequestInfo | URL): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}

/** Two calls of one name are the same question of the same person. */
const callName = (method: string, url: string, authorization: string, body: string) =>
  [method, url, authorization, body].join(' ');

/**
 * The client's fetch: a question that the page asked ahead is answered by that answer, once. One that
 * could not be asked then is asked now.
 */
export const fetchUnlessAsked: typeof fetch = async (input, init) => {
  const { method = 'GET', headers, body } = init ?? {};
  const authorization = new Headers(headers).get('Authorization') ?? '';
  const calls = current()?.calls;
  const url = addressOf(input);
  const name = callName(method, url, authorization, typeof body === 'string' ? body : '');
  const answer = calls?.[name];
  if (!answer) return fetchWithUploads(input, init);
  delete calls[name];
  return answer.catch(() => fetchWithUploads(input, init));
};

/** `/config.json`, as the page asked for it ahead or as it is now. */
export async function fetchConfig(): Promise<Response> {
  const answer = await current()?.config.catch(() => undefined);
  // Several parts of the app read it, and a body is read once.
  return answer?.ok ? answer.clone() : fetch('/config.json');
}
