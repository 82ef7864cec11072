import { type APIRequestContext, expect } from '@playwright/test';
import { keysOf, secretOf } from '../../../supabase/local/keys.ts';
import { openApi } from './api.ts';

/** The address and headers of the service itself, which passes every policy. */
export async function asService(request: APIRequestContext) {
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

/** Leaves an account without its profile, as a broken sign-up did. */
export async function loseProfile(request: APIRequestContext, username: string): Promise<void> {
  const { url, headers } = await asService(request);
  const answer = await request.delete(`${url}/rest/v1/profiles`, {
    headers,
    params: { username: `eq.${username}` },
  });
  expect(answer.status(), await answer.text()).toBe(204);
}

/**
 * Lets an account be an hour older than it is: what a test practices with its clock set back would lie
 * before the sign-up otherwise, and not count.
 */
export async function joinedAnHourAgo(
  request: APIRequestContext,
  { username }: { username: string },
): Promise<void> {
  const { url, headers } = await asService(request);
  const answer = await request.patch(`${url}/rest/v1/profiles`, {
    headers,
    params: { username: `eq.${username}` },
    data: { created_at: new Date(Date.now() - 3_600_000).toISOString() },
  });
  expect(answer.status(), await answer.text()).toBe(204);
}
