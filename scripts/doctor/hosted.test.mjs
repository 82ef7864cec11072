import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { close, listen } from '../app-servers.mjs';
import { rulesOf } from '../hosting/rules.mjs';
import { answerOfApi, configOf, shellPage, tickSecret, writeSites } from '../hosting/testSites.mjs';
import { freePorts } from '../ports.mjs';
import { scriptSource } from '../script-source.mjs';
import { securityHeaders } from '../security-headers.mjs';
import { createStaticServer } from '../static-server.mjs';
import { examineHosted } from './hosted.mjs';

let folder;
const open = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niyama-doctor-'));
  await writeSites(folder);
});
afterEach(() => Promise.all(open.splice(0).map(close)));
afterAll(() => rm(folder, { recursive: true }));

/**
 * Publishes the two sites and an API as they should be.
 * @param config what config.json says otherwise
 * @param site answers a request to a site in its own way, when it returns true
 * @param api what the API answers in its own way: status and body
 */
async function publish({ config: otherwise = {}, site = () => false, api: own = () => null } = {}) {
  const [student, admin, api] = await freePorts(3);
  const config = { ...configOf({ student, admin, api }), ...otherwise };
  const headers = securityHeaders(config.supabaseUrl, scriptSource(shellPage));
  for (const [app, port] of Object.entries({ student, admin })) {
    const files = await createStaticServer({
      folder: join(folder, app),
      generated: { '/config.json': JSON.stringify(config) },
      headers,
      rules: rulesOf(app, config),
    });
    const [answer] = files.listeners('request');
    await serve(port, (request, response) => {
      if (!site(request, response, app)) answer(request, response);
    });
  }
  await serve(api, (request, response) => {
    const [status, body] = own(request) ?? answerOfApi(request);
    response.writeHead(status).end(JSON.stringify(body));
  });
  return `http://localhost:${student}`;
}

async function serve(port, answer) {
  const server = createServer(answer);
  open.push(server);
  await listen(server, port);
}

/** What is not well, each by its beginning. */
const wrongIn = (findings) =>
  findings.filter(({ isWell }) => !isWell).map(({ what }) => what.split(':')[0]);

/** Answers one address in its own way. */
const at = (path, answer) => (request, response) => {
  if (request.url !== path) return false;
  answer(response);
  return true;
};

/** Sends one header otherwise, or not at all. */
const header = (name, value) => (_request, response) => {
  const { setHeader } = response;
  response.setHeader = (given, usual) => {
    if (given !== name) return setHeader.call(response, given, usual);
    return value ? setHeader.call(response, name, value(usual)) : response;
  };
  return false;
};

test('finds nothing to mend where all is as docs/deploy.md has it', async () => {
  const findings = await examineHosted(await publish(), { tickSecret });
  expect(wrongIn(findings)).toEqual([]);
  expect(findings.length).toBeGreaterThan(20);
});

test.each([
  [
    'shortens /app.html',
    { site: at('/app.html', (response) => response.writeHead(308, { Location: '/app' }).end()) },
    ['/app.html of the student app', '/app.html of the admin app'],
  ],
  [
    'keeps the worker for an hour',
    {
      site: at('/sw.js', (response) =>
        response.writeHead(200, { 'Cache-Control': 'max-age=3600' }).end('worker'),
      ),
    },
    ['/sw.js'],
  ],
  [
    'answers a missing file with the app',
    { site: at('/assets/none-of-this-build.js', (response) => response.end(shellPage)) },
    ['A missing file of the student app', 'A missing file of the admin app'],
  ],
  [
    'has a page that names a script of another build',
    { site: at('/assets/tiny-1.js', (response) => response.writeHead(404).end()) },
    ['Scripts of the student app', 'Scripts of the admin app'],
  ],
  [
    'knows only its files',
    { site: at('/niyama/doctor', (response) => response.writeHead(404).end()) },
    ['Pages of the student app'],
  ],
  [
    'sends the policy of another project',
    {
      site: header('Content-Security-Policy', (policy) => policy.replaceAll('http:', 'https:')),
    },
    ['Content-Security-Policy of the student app', 'Content-Security-Policy of the admin app'],
  ],
  [
    'sends one header less',
    { site: header('X-Content-Type-Options') },
    ['Headers of the student app', 'Headers of the admin app'],
  ],
  [
    'compresses nothing',
    { site: ({ headers }) => void delete headers['accept-encoding'] },
    ['Scripts of the student app', 'Scripts of the admin app'],
  ],
  [
    'keeps scripts no longer than pages',
    { site: header('Cache-Control', () => 'no-cache') },
    ['Scripts of the student app', 'Scripts of the admin app'],
  ],
  [
    'shows students the app in place of the way to the admin site',
    {
      site: (request, response, app) =>
        app === 'student' && at('/admin/users?page=2', () => response.end(shellPage))(request),
    },
    ['/admin of the student site'],
  ],
  [
    'opens the folder at /admin',
    {
      site: (request, response, app) =>
        app === 'admin' &&
        at('/admin', () => response.writeHead(301, { Location: '/admin/' }).end())(request),
    },
    ['Pages of the admin app'],
  ],
  [
    'hides the public pages behind the shell',
    { site: at('/auth', (response) => response.end(shellPage)) },
    ['Public pages of the student app'],
  ],
  ['publishes a secret key', { config: { supabaseKey: 'sb_secret_key' } }, ['supabaseKey']],
  [
    'publishes the service key',
    {
      config: {
        supabaseKey: `a.${Buffer.from('{"role":"service_role"}').toString('base64url')}.b`,
      },
    },
    ['supabaseKey'],
  ],
  ['names nobody', { config: { operator: undefined } }, ['operator']],
  ['has no push key', { config: { pushKey: undefined } }, ['pushKey']],
  ['links to another site', { config: { studentUrl: 'https://other.example' } }, ['studentUrl']],
  [
    'has a clock that stands still',
    { api: ({ url }) => (url.endsWith('rpc/health') ? [200, { ok: false }] : null) },
    ['Clock'],
  ],
  [
    'has a database from before the clock',
    { api: ({ url }) => (url.endsWith('rpc/health') ? [404, {}] : null) },
    ['Clock'],
  ],
  ['refuses the key', { api: ({ url }) => (url.startsWith('/auth') ? [401, {}] : null) }, ['API']],
  ['lets anybody ring', { api: ({ url }) => (url.endsWith('/tick') ? [200, {}] : null) }, ['tick']],
  [
    'has no function that rings',
    {
      api: ({ url }) =>
        url.endsWith('/tick') ? [404, { message: 'Requested function was not found' }] : null,
    },
    ['tick'],
  ],
])('finds the one fault of a deployment that %s', async (_fault, deployment, wrong) => {
  const findings = await examineHosted(await publish(deployment), { tickSecret });
  expect(wrongIn(findings)).toEqual(wrong);
  for (const { isWell, why, mend } of findings) expect(isWell || (why && mend)).toBeTruthy();
});

test('finds that the function has another secret', async () => {
  const findings = await examineHosted(await publish(), { tickSecret: 'another' });
  expect(wrongIn(findings)).toEqual(['tick']);
});

const rightSettings = ({ studentUrl, adminUrl }) => ({
  smtp_host: 'smtp.niyama.example',
  site_url: studentUrl,
  uri_allow_list: `${studentUrl}/**,${adminUrl}/**`,
});

test.each([
  ['is set as deployed', {}, []],
  ['has no mail server', { smtp_host: null }, ['Mail server']],
  ['leads elsewhere', { site_url: 'http://localhost:3000' }, ['Links of mails']],
  ['allows no way to the apps', { uri_allow_list: '' }, ['Links of mails']],
])('asks the settings of an auth service that %s', async (_what, otherwise, wrong) => {
  const address = await publish();
  const config = await (await fetch(`${address}/config.json`)).json();
  const [port] = await freePorts(1);
  await serve(port, ({ url, headers }, response) => {
    const isRight =
      url === '/v1/projects/lotus/config/auth' && headers.authorization === 'Bearer a token';
    const settings = { ...rightSettings(config), ...otherwise };
    response.writeHead(isRight ? 200 : 401).end(JSON.stringify(settings));
  });
  const management = { project: 'lotus', token: 'a token', url: `http://localhost:${port}` };
  expect(wrongIn(await examineHosted(address, { tickSecret, management }))).toEqual(wrong);
  const stranger = { ...management, token: 'another' };
  expect(wrongIn(await examineHosted(address, { tickSecret, management: stranger }))).toEqual([
    'Auth service',
  ]);
});

test('rings no clock without the secret', async () => {
  const findings = await examineHosted(await publish());
  expect(findings.at(-2)).toMatchObject({ isWell: true, what: expect.stringMatching(/not rung/) });
});

test.each([
  ['no config.json', at('/config.json', (response) => response.writeHead(404).end())],
  ['a config.json that is a page', at('/config.json', (response) => response.end(shellPage))],
  ['a config.json that says nothing', at('/config.json', (response) => response.end('null'))],
  [
    'no address of the admin app',
    at('/config.json', (response) => response.end('{"adminUrl":"admin"}')),
  ],
])('goes no further where there is %s', async (_what, site) => {
  const findings = await examineHosted(await publish({ site }));
  expect(wrongIn(findings)).toEqual(['config.json of the student app']);
  expect(findings).toHaveLength(1);
});

test('says of a site that is not there that it was not reached', async () => {
  const [port] = await freePorts(1);
  const [{ what }] = await examineHosted(`http://localhost:${port}`);
  expect(what).toMatch(/was not reached \(ECONNREFUSED\)/);
});
