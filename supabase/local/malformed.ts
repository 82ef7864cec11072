import { authError, json, restError, type Call } from './http.ts';

/** Deeper than anything that our apps send; much deeper JSON breaks recursive readers. */
const deepest = 64;

/** How deep brackets lie in each other, outside of the strings of JSON. One walk, whatever it holds. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const found = text[at];
    if (found === '"') inString = !inString;
    else if (inString && found === '\\') at += 1;
    else if (inString) continue;
    else if (found === '{' || found === '[' || found === '(') most = Math.max(most, (depth += 1));
    else if (found === '}' || found === ']' || found === ')') depth -= 1;
  }
  return most;
}
/** The character that no text of Postgres can hold, as JSON writes it. */
const nul = /\0|(?<!\\)(?:\\\\)*\\u0000/;

function faultOf({ url, headers, body }: Call): string | null {
  try {
    if (decodeURIComponent(url.pathname).includes('\0')) return 'a path with a NUL';
  } catch {
    return 'a path that is not UTF-8';
  }
  if (/%00/.test(url.search)) return 'a query with a NUL';
  if (depthOf(bracketsOf(url.search)) > deepest) return 'a query nested too deep';
  // A file that is sent as it is may hold anything; so may a form around one.
  const type = headers.get('content-type') ?? '';
  if (!/json|^text\/plain|^$/i.test(type)) return null;
  const text = new TextDecoder().decode(body);
  if (nul.test(text)) return 'JSON with a NUL';
  return depthOf(text) > deepest ? 'JSON nested too deep' : null;
}

/** The brackets alone: a quote in a filter opens no string. */
const bracketsOf = (search: string) =>
  search.replaceAll('%28', '(').replaceAll('%29', ')').replaceAll(/[^()]/g, '');

/**
 * The refusal of a request that no service here could make sense of, or null. The services behind
 * would break over it and print the whole of it.
 */
export function refuseMalformed(call: Call): Response | null {
  const fault = faultOf(call);
  if (fault === null) return null;
  const service = call.url.pathname.split('/')[1] ?? '';
  // What a stranger wrote does not belong into the log.
  console.warn(`Refused: ${fault} (${/^[a-z]+$/.test(service) ? service : 'unknown'})`);
  const message = `The request holds ${fault}`;
  if (service === 'auth') return authError(400, 'bad_json', message);
  if (service === 'storage') {
    return json(400, { statusCode: '400', error: 'invalid_request', message });
  }
  return restError(400, 'PGRST102', message);
}
