import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '@supabase/supabase-js';
import { startServer, type RunningServer } from './server.ts';
import { sharedTestBackend, testPassword, type TestBackend } from './testing.ts';

let backend: TestBackend;
let server: RunningServer;
beforeAll(async () => {
  backend = await sharedTestBackend();
  server = await startServer(backend, { port: 0, mailPort: 0 });
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

/** The status of a request that names another host than it reaches. */
function statusFor(address: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('over HTTP', () => {
  test('supabase-js works as against a hosted project', async () => {
    const { email } = await backend.createUser();
    const client = createClient(server.url, backend.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.signInWithPassword({ email, password: testPassword });
    expect(error).toBeNull();
    expect((await client.from('profiles').select('id')).data).toHaveLength(1);
    const png = new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10]);
    const { data } = await client.auth.getUser();
    const upload = await client.storage
      .from('avatars')
      .upload(`${data.user?.id}/1.png`, new Blob([png], { type: 'image/png' }));
    expect(upload.error).toBeNull();
  });

  test('sends its answers compressed to those who take it', async () => {
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${backend.serviceKey}` };
    const ask = (path: string, encoding: string) =>
      fetch(`${server.url}/rest/v1/${path}`, {
        headers: { ...headers, 'accept-encoding': encoding },
      });
    for (const [encoding, sent] of [
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await ask('asanas?select=*', encoding);
      expect(answer.headers.get('content-encoding')).toBe(sent);
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await answer.json()).toHaveLength(68);
    }
  });

  test('counts by the address that the trusted proxies saw, whatever else the header says', async () => {
    const took = vi.spyOn(backend.assembly.limits, 'take');
    const peersOf = async (proxies: number, headers: string[]) => {
      const reach = { listen: '127.0.0.1', hosts: [], proxies };
      const behind = await startServer(backend, { port: 0, mailPort: 0 }, reach);
      took.mockClear();
      for (const forwarded of headers) {
        await fetch(`${behind.url}/rest/v1/rpc/invitation`, {
          method: 'POST',
          headers: { apikey: backend.anonKey, 'x-forwarded-for': forwarded },
        });
      }
      await behind.close();
      return took.mock.calls.map(([, peer]) => peer);
    };
    const forged = ['', '203.0.113.7', '198.51.100.1, 203.0.113.7', 'x, ,, 10.0.0.1 ,203.0.113.7'];
    const own = '127.0.0.1';
    expect(await peersOf(0, forged)).toEqual([own, own, own, own]);
    const seen = '203.0.113.7';
    expect(await peersOf(1, forged)).toEqual([own, seen, seen, seen]);
    expect(await peersOf(2, forged)).toEqual([own, seen, '198.51.100.1', '10.0.0.1']);
    took.mockRestore();
  });

  test('a page that points its own name at this machine reads nothing', async () => {
    for (const address of [`${server.url}/health`, server.mailUrl]) {
      expect(await statusFor(address, 'elsewhere.example')).toBe(421);
      expect(await statusFor(address, new URL(address).host)).toBe(200);
    }
  });

  test('answers to the host names it is set up with, and shows no mail without the key', async () => {
    const mailboxKey = 'a key of this test';
    const reach = { listen: '127.0.0.1', hosts: ['Niyama.example'], proxies: 0, mailboxKey };
    const open = await startServer(backend, { port: 0, mailPort: 0 }, reach);
    const statuses = async (path: string, host = 'niyama.example:54324') =>
      statusFor(`${open.mailUrl}${path}`, host);
    expect(await statusFor(`${open.url}/health`, 'niyama.example')).toBe(200);
    expect(await statusFor(`${open.url}/health`, 'elsewhere.example')).toBe(421);
    const key = encodeURIComponent(mailboxKey);
    expect(await statuses(`/?key=${key}`)).toBe(200);
    expect(await statuses(`/api/mails?key=${key}`)).toBe(200);
    expect(await statuses('/health')).toBe(200);
    for (const path of [
      '/',
      '/api/mails',
      '/?key=',
      '/?key=another',
      '/api/mails?to=a@b.example',
    ]) {
      expect(await statuses(path)).toBe(404);
      expect(await statuses(path, 'localhost')).toBe(404);
    }
    expect(await statuses(`/?key=${key}`, 'elsewhere.example')).toBe(421);
    await open.close();
  });

  test('other machines cannot reach it', async () => {
    const { networkInterfaces } = await import('node:os');
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal);
    const host = outside?.address ?? '127.0.0.2';
    const reached = await new Promise((resolve) => {
      const socket = connect(Number(new URL(server.url).port), host);
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    });
    expect(reached).toBe(false);
  });

  test('a taken port is reported in one sentence, and nothing stays open', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startServer(backend, { port, mailPort: 0 })).rejects.toThrow(
      `Port ${port} is taken by another program.`,
    );
    await expect(startServer(backend, { port: 0, mailPort: port })).rejects.toThrow('is taken');
  });

  test('closing lets a request under way end', async () => {
    let begin = () => undefined as void;
    let end = () => undefined as void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const ended = new Promise<void>((resolve) => (end = resolve));
    const slow = await startServer(
      {
        ...backend,
        fetch: async () => {
          begin();
          await ended;
          return new Response('whole');
        },
      },
      { port: 0, mailPort: 0 },
    );
    const answer = fetch(slow.url);
    await begun;
    const closed = slow.close();
    end();
    expect(await (await answer).text()).toBe('whole');
    await closed;
  });

  test('an idle connection stays open for longer than any client leaves one idle', async () => {
    const answer = await fetch(`${server.url}/health`);
    expect(answer.headers.get('keep-alive')).toBe('timeout=120');
  });

  test('closing does not wait for idle connections', async () => {
    const short = await startServer(backend, { port: 0, mailPort: 0 });
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) => {
      request(`${short.url}/health`, { agent }, (answer) => {
        answer.resume().on('end', resolve);
      }).end();
    });
    await short.close();
    await expect(fetch(`${short.url}/health`)).rejects.toThrow('fetch failed');
    agent.destroy();
  });
});
