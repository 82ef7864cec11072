import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { close, listen } from './app-servers.mjs';
import { createStaticServer } from './static-server.mjs';

let folder;
let server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niyama-static-'));
  const site = join(folder, 'site');
  await mkdir(join(site, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'outside');
  await writeFile(join(site, 'index.html'), 'landing');
  await writeFile(join(site, 'auth.html'), 'login');
  await writeFile(join(site, 'app.html'), 'shell');
  await writeFile(join(site, 'assets', 'a.js'), 'script');
  await writeFile(join(site, 'assets', 'a.js.br'), 'packed');
  server = await createStaticServer({
    folder: site,
    generated: { '/config.json': '{}' },
    headers: { 'X-Test': 'yes' },
    rules: {
      redirects: [{ from: '/old', to: '/new', isWithBelow: true }],
      pages: { '/': '/index.html', '/auth': '/auth.html' },
    },
  });
  await listen(server, 0);
});

afterAll(async () => {
  await close(server);
  await rm(folder, { recursive: true });
});

/** Sends the path as it is: fetch would tidy it up first. */
async function ask(path, { method = 'GET', headers = {}, of = server } = {}) {
  const { port } = of.address();
  const sent = request({ host: '127.0.0.1', port, path, method, headers }).end();
  const [response] = await once(sent, 'response');
  const body = (await response.toArray()).join('');
  return { status: response.statusCode, headers: response.headers, body };
}
const page = { headers: { accept: 'text/html,*/*' } };

describe('the static server', () => {
  test.each([
    ['/', 'landing'],
    ['/?from=mail', 'landing'],
    ['/auth', 'login'],
    ['/auth?signup=true', 'login'],
    ['/homepage', 'shell'],
    ['/pose/one%20two', 'shell'],
    ['/config.json', '{}'],
    ['/assets/a.js', 'script'],
  ])('answers %s with the %s', async (path, body) => {
    expect(await ask(path, page)).toMatchObject({
      status: 200,
      body,
      headers: { 'x-test': 'yes' },
    });
  });

  test.each([
    '/assets/b.js',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..\\..\\secret.txt',
    '//secret.txt',
  ])('has nothing at %s', async (path) => {
    const { status, body } = await ask(path, page);
    expect([status, body]).toEqual([404, 'Not found\n']);
  });

  test('gives the shell to people, not to scripts', async () => {
    expect((await ask('/homepage', { headers: { accept: '*/*' } })).status).toBe(404);
  });

  test('refuses what is no address and what is no reading', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(400);
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
  });

  test('keeps hashed files for ever and nothing else', async () => {
    expect((await ask('/assets/a.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/', page)).headers['cache-control']).toBe('no-cache');
    expect((await ask('/config.json')).headers['cache-control']).toBe('no-cache');
  });

  test('sends the compressed file to those who take it', async () => {
    const packed = await ask('/assets/a.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.body).toBe('packed');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  test('does not serve a compressed file by its own name', async () => {
    expect((await ask('/assets/a.js.br')).status).toBe(404);
  });

  test('does not choose between two names', async () => {
    const headers = ['Host', 'localhost', 'Host', 'evil.example'];
    expect((await ask('/', { headers })).status).toBe(400);
  });

  test('answers HEAD as GET without a body, and what is known with 304', async () => {
    const head = await ask('/', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '7' } });
    const again = await ask('/', { headers: { 'if-none-match': head.headers.etag } });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  test('redirects with the rest of the address', async () => {
    const { status, headers } = await ask('/old/users?page=2');
    expect([status, headers.location]).toEqual([302, '/new/users?page=2']);
  });

  test.each(['/%0d%0aX-Evil:%20yes', '/%E2%82%AC', '/%00'])(
    'survives a redirect of what no header can hold: %s',
    async (rest) => {
      const { status, headers } = await ask(`/old${rest}`);
      expect([status, headers.location]).toEqual([302, `/new${rest}`]);
      expect(headers).not.toHaveProperty('x-evil');
    },
  );
});

describe('the name that a browser asks for', () => {
  test.each(['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'LOCALHOST'])(
    '%s is ours',
    async (host) => {
      expect((await ask('/config.json', { headers: { host } })).status).toBe(200);
    },
  );

  test.each(['niyama.example', 'Niyama.example:8080', 'localhost'])(
    '%s is accepted when it is one of the given hosts',
    async (host) => {
      const of = await createStaticServer({
        folder: join(folder, 'site'),
        hosts: ['niyama.example'],
      });
      await listen(of, 0);
      expect((await ask('/', { of, headers: { host } })).status).toBe(200);
      expect((await ask('/', { of, headers: { host: 'evil.example' } })).status).toBe(421);
      await close(of);
    },
  );

  test.each(['evil.example', 'localhost.evil.example', 'evil.example:8080', '127.0.0.1.nip.io'])(
    '%s is a stranger’s, who reads nothing',
    async (host) => {
      const answer = await ask('/config.json', { headers: { host } });
      expect(answer.status).toBe(421);
      expect(answer.body).not.toContain('{');
    },
  );
});
