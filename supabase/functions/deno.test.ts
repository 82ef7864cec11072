import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPushKey } from '../local/keys.ts';
import { sharedTestBackend, type TestBackend } from '../local/testing.ts';
import { checkOnDeno, startDenoFunctions } from '../tests/denoFunctions.ts';
import { startPushService } from '../tests/pushService.ts';
import { addAsana, addDevice, wantPushes } from '../tests/support.ts';

const folder = new URL('./', import.meta.url);
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

let backend: TestBackend;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
afterAll(() => backend.close());

test('Deno accepts the types of every function', () => {
  expect(names).toContain('tick');
  expect(checkOnDeno(names)).toBe('');
});

test('Deno takes the packages that this repository tests with', () => {
  const { imports } = JSON.parse(readFileSync(new URL('deno.json', folder), 'utf8')) as {
    imports: Record<string, string>;
  };
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', folder), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const here = Object.keys(imports).map((name) => [
    name,
    `npm:${name}@${lock.packages[`node_modules/${name}`]?.version}`,
  ]);
  expect(imports).toEqual(Object.fromEntries(here));
});

/** A mail service that takes everything, and what it took. */
async function startMailService() {
  const taken: { headers: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    const take = async () => {
      taken.push((await json(request)) as (typeof taken)[number]);
      response.end('{}');
    };
    void take();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
  return { taken, url, close: () => new Promise((resolve) => server.close(resolve)) };
}

test('the clock sends notifications and mails on Deno', async () => {
  const [pushes, mails] = await Promise.all([startPushService(), startMailService()]);
  const deno = await startDenoFunctions(backend, {
    TICK_SECRET: 'a secret of this test',
    VAPID_PRIVATE_KEY: newPushKey(),
    VAPID_SUBJECT: 'mailto:hello@niyama.example',
    SITE_URL: backend.supabaseUrl,
    MAIL_API_URL: mails.url,
    MAIL_API_KEY: 'a key of this test',
    MAIL_FROM: 'Niyama <hello@niyama.example>',
  });
  const ring = (secret: string) =>
    fetch(`${deno.url}/functions/v1/tick`, {
      method: 'POST',
      headers: { 'x-niyama-tick': secret },
    });
  try {
    await backend.sql('insert into private.push_hosts values ($1)', [pushes.origin]);
    const admin = await backend.createUser({ role: 'admin' });
    const student = await backend.createUser();
    await wantPushes(student, { quiet_from: '03:00', quiet_until: '03:00' });
    await backend.sql(
      'update public.profiles set email_notifications_enabled = true where id = $1',
      [student.id],
    );
    await addDevice(student, pushes.addDevice());
    const pose = await addAsana(backend);
    await admin.client
      .from('assigned_asanas')
      .insert({ user_id: student.id, asana_id: pose.id, due_date: '2030-03-05' });

    expect((await ring('another secret')).status).toBe(404);
    const rung = await ring('a secret of this test');
    expect(await rung.json()).toMatchObject({
      pushes: { sent: 1, failed: 0 },
      mails: { sent: 1, failed: 0 },
    });
    expect(pushes.received()).toMatchObject([
      { topic: 'assignment', subject: 'mailto:hello@niyama.example' },
    ]);
    expect(mails.taken).toMatchObject([
      {
        to: [student.email],
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      },
    ]);
    const [, address = ''] = /<(.*)>/.exec(mails.taken[0]?.headers['List-Unsubscribe'] ?? '') ?? [];
    const { pathname, search } = new URL(address);
    const ended = await fetch(`${deno.url}${pathname}${search}`, { method: 'POST' });
    expect(ended.status).toBe(204);
    expect(deno.said()).toBe('');
  } finally {
    await deno.close();
    await Promise.all([pushes.close(), mails.close()]);
  }
});
