import type { PageParts } from '../../../vite.pages.ts';

// Stands inline in every page, before boot.js. It asks at once for what the page shows to somebody who is
// logged in, with the same requests that the page would make: its own scripts come most of a second later on a
// slow phone. The client takes the answers up (packages/data, preloadedResponses.ts). It can import
// nothing but types.

/** The session that auth-js keeps, as far as a call needs it. */
interface StoredSession {
  access_token: string;
  /** In seconds since the epoch. */
  expires_at: number;
  user: { id: string };
}

/** What is needed of /config.json. */
interface Config {
  supabaseUrl: string;
  supabaseKey: string;
}

function readSession(): Partial<StoredSession> | null {
  try {
    const stored = ['student', 'admin'].map((app) => localStorage.getItem(`niyama.${app}.session`));
    return JSON.parse(stored.find(Boolean) ?? 'null') as Partial<StoredSession> | null;
  } catch {
    return null; // Blocked, or unreadable: the client makes sense of it.
  }
}

function ask(url: string, init?: RequestInit): Promise<Response> {
  const answer = fetch(url, init);
  // A failure is reported by the code that takes the answer up.
  answer.catch(() => undefined);
  return answer;
}

/** The weekday with which a week begins for this browser; undefined where it does not say. */
function firstDayOfWeek(language: string): string | undefined {
  const tag = navigator.languages.find((wanted) => wanted.startsWith(language)) ?? language;
  try {
    const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(tag);
    return locale.getWeekInfo?.().firstDay.toString();
  } catch {
    return undefined;
  }
}

/** What a visit knows of the places in a recorded call (packages/data, preloadCalls.ts). */
function valuesOf(
  { user }: StoredSession,
  { languages }: PageParts,
): Record<string, string | undefined> {
  const { lang } = document.documentElement;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    zone: timeZone === 'Etc/Unknown' ? 'UTC' : timeZone,
    user: user.id,
    language: languages[lang],
    week: firstDayOfWeek(lang),
    // As ISO 8601 has it.
    today: new Date().toLocaleDateString('sv'),
    pose: /[\da-f-]{36}/.exec(location.pathname + location.search)?.[0],
  };
}

/** Asks what a page asks first. What cannot be asked now is asked by the page itself. */
async function askFirst(asks: number[], parts: PageParts, session: StoredSession) {
  const asked = globalThis.preloadedResponses;
  if (!asked || asks.length === 0) return;
  const config = (await (await asked.config).clone().json()) as Config;
  const values = valuesOf(session, parts);
  const fill = (text = '') => text.replaceAll(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
  const authorization = `Bearer ${session.access_token}`;
  for (const { method, path, headers, body } of asks.flatMap((call) => parts.calls[call] ?? [])) {
    const url = config.supabaseUrl.replace(/\/+$/, '') + fill(path);
    const text = fill(body);
    if (/\{\w+\}/.test(url + text)) continue; // Something is not known here.
    asked.calls[[method, url, authorization, text].join(' ')] = ask(url, {
      method,
      headers: { ...headers, apikey: config.supabaseKey, authorization },
      body: text || null,
      signal: AbortSignal.timeout(60_000),
    });
  }
}

const session = readSession();
if (session) {
  // Before boot.js asks for the scripts, which would fill every connection: the first calls wait for it.
  globalThis.preloadedResponses = { at: Date.now(), config: ask('/config.json'), calls: {} };
  const parts = JSON.parse(
    document.querySelector('#parts')?.textContent ?? 'null',
  ) as PageParts | null;
  // A development server knows of no parts.
  const page = parts?.pages.find(({ path }) => new RegExp(path, 'i').test(location.pathname));
  const { access_token, expires_at = 0, user } = session;
  // The client renews a token up to two minutes before its end, and asks with the new one.
  const isFresh = expires_at * 1000 - Date.now() >= 120_000;
  if (parts && page && access_token && user && isFresh) {
    // The first call serves every tab of a page, the others only the tab that opens by default.
    const hasTab = new URLSearchParams(location.search).has('tab');
    askFirst(hasTab ? page.asks.slice(0, 1) : page.asks, parts, {
      access_token,
      expires_at,
      user,
    }).catch(() => undefined);
  }
}
