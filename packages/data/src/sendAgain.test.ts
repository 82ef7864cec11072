import { outcomeUnknown } from '@niyama/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from './client.ts';
import { joinCommunity, leaveCommunity, saveSettings, updateProfile } from './index.ts';
import { brokenClient, failing, offline } from './testing/brokenClient.ts';
import { failureOf } from './testing/failureOf.ts';

afterEach(() => vi.unstubAllGlobals());

const userId = crypto.randomUUID();
const communityId = crypto.randomUUID();
const profile = { username: 'asha', full_name: null, avatar_url: null };

const writes: Record<string, (client: Client) => Promise<unknown>> = {
  joinCommunity: (client) => joinCommunity(client, { userId, communityId }),
  leaveCommunity: (client) => leaveCommunity(client, { userId, communityId }),
  saveSettings: (client) => saveSettings(client, { userId, changes: { theme: 'dark' } }),
  updateProfile: (client) => updateProfile(client, userId, { username: 'asha', fullName: '' }),
};

/** The first answer is lost, by the network or by what stands before the server. */
function losing(answer: () => Promise<Response>, second: () => Response) {
  let isFirst = true;
  return brokenClient(async () => {
    if (!isFirst) return second();
    isFirst = false;
    return answer();
  });
}
const lost = {
  'by the network': () => Promise.reject(new TypeError('Failed to fetch')),
  'by a proxy': () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
};

describe.each(Object.entries(writes))('%s whose answer is lost', (name, write) => {
  it.each(Object.entries(lost))('%s is sent again', async (_by, answer) => {
    const rows = () => Response.json([profile]);
    const outcome = await failureOf(write(losing(answer, rows)));
    // The row of the settings is longer: that it was read shows that the second answer counts.
    expect(outcome?.code).toBe(name === 'saveSettings' ? 'unknown_shape' : undefined);
  });

  it('and that of the second too tells that nobody knows', async () => {
    expect((await failureOf(write(offline())))?.code).toBe(outcomeUnknown);
  });

  it('and is refused then tells the refusal', async () => {
    const refuse = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });
    expect(await failureOf(write(losing(lost['by a proxy'], refuse)))).toMatchObject({
      kind: 'forbidden',
      code: '42501',
    });
  });
});

it.each(Object.entries(writes))('%s that failed is not sent again', async (_name, write) => {
  const client = failing();
  const fetched = vi.spyOn(globalThis, 'fetch');
  expect((await failureOf(write(client)))?.code).toBe('XX000');
  expect(fetched).toHaveBeenCalledOnce();
});
