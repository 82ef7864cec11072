import { type APIRequestContext, expect } from '@playwright/test';
import { clockHeader } from '../../../supabase/functions/_shared/scheduler.ts';
import { keysOf, secretOf } from '../../../supabase/local/keys.ts';
import { openApi } from './api.ts';

/** The address and headers of the service itself, which passes every policy. */
async function asService(request: APIRequestContext) {
  const { url } = await openApi(request);
  const { serviceKey } = await keysOf(secretOf(process.env['NIYAMA_DATA'] ?? ''));
  // The key is refused to whatever looks like a browser.
  const headers = {
    apikey: serviceKey,
    authorization: `Bearer ${serviceKey}`,
    'user-agent': 'niyama-tests',
  };
  return { url, headers };
}

/**
 * Lets an account be an hour older than it is: what a test practices with its clock set back would lie
 * before the sign-up otherwise, and not count.
 */
export async function joinedAnHourAgo(
  request: APIRequestContext,
  { username }: { username: string },
): Promise<void> {
  await changeProfile(request, username, {
    created_at: new Date(Date.now() - 3_600_000).toISOString(),
  });
}

/** Lets an account be some days old, of somebody who lives in a time zone, and the clock look at it. */
export async function joinedDaysAgo(
  request: APIRequestContext,
  { username }: { username: string },
  days: number,
  timeZone: string,
): Promise<void> {
  await changeProfile(request, username, {
    created_at: new Date(Date.now() - days * 24 * 3_600_000).toISOString(),
    time_zone: timeZone,
  });
  const { url, headers } = await asService(request);
  // Students it has checked already, it checks again after six hours.
  const at = new Date(Date.now() + 6.1 * 3_600_000).toISOString();
  const looked = await request.post(`${url}/rest/v1/rpc/check_students`, {
    headers,
    data: { at, most: 10_000 },
  });
  expect(looked.ok(), await looked.text()).toBe(true);
}

/** Rings the clock of the product as if it were the given moment, by default now. */
export async function ringClock(request: APIRequestContext, at = new Date()): Promise<void> {
  const { url } = await openApi(request);
  const answer = await request.post(`${url}/functions/v1/tick`, {
    headers: { [clockHeader]: process.env['TICK_SECRET'] ?? '' },
    data: { at },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function changeProfile(request: APIRequestContext, username: string, data: object) {
  const { url, headers } = await asService(request);
  const answer = await request.patch(`${url}/rest/v1/profiles`, {
    headers,
    params: { username: `eq.${username}` },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(204);
}
