import { type Language, localDate } from '@niyama/domain';
import { PostgrestClient } from '@supabase/postgrest-js';
import { addressOf } from './preloadedResponses.ts';
import type { Client } from './client.ts';

/** What a first call may depend on; while it is recorded, values that occur nowhere else. */
const unlikely = {
  timeZone: 'Antarctica/Troll',
  userId: '0d3d1a0e-1c5e-4a53-9d2f-6f2f6e1b8a01',
  asanaId: '0d3d1a0e-1c5e-4a53-9d2f-6f2f6e1b8a02',
  weekStart: 7_654_321,
  language: 'volapuk' as Language,
};

/** Calls what a page reads first, as the page does. */
export type PreloadCall = (client: Client, given: typeof unlikely) => Promise<unknown>;

/**
 * A call as the inline script early.ts makes it. In `path` and `body` stand {zone}, {user}, {pose}, {week},
 * {language} and {today} for values that differ between visits.
 */
export interface RecordedCall {
  method: string;
  /** Below the address of the project. */
  path: string;
  /** Those of the client, but not who asks. */
  headers: Record<string, string>;
  body?: string;
}

const origin = 'http://project.invalid';

/**
 * What a call sends, for early.ts (packages/app) to send it before the client is there: recorded from the
 * call itself, so that the two cannot come to differ.
 */
export async function recordCall(call: PreloadCall): Promise<RecordedCall> {
  const recorded: RecordedCall[] = [];
  const client = new PostgrestClient(`${origin}/rest/v1`, {
    schema: 'public',
    retry: false,
    fetch: async (input, { method = 'GET', headers, body } = {}) => {
      recorded.push({
        method,
        path: withNames(addressOf(input).slice(origin.length)),
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' ? { body: withNames(body) } : {}),
      });
      throw new TypeError('It is only recorded.');
    },
  });
  // Only reads of tables and functions are recorded, and those need no more of a client.
  await call(client as unknown as Client, unlikely).catch(() => undefined);
  const [only, second] = recorded;
  if (!only || second) throw new Error('A first call is one question, and can be asked at once.');
  return only;
}

function withNames(text: string): string {
  const names = {
    zone: unlikely.timeZone,
    user: unlikely.userId,
    pose: unlikely.asanaId,
    week: String(unlikely.weekStart),
    language: unlikely.language,
    today: localDate(Date.now(), unlikely.timeZone),
  };
  return Object.entries(names).reduce(
    (named, [name, value]) => named.replaceAll(value, `{${name}}`),
    text,
  );
}
