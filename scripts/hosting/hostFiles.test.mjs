import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { close, listen } from '../app-servers.mjs';
import { examineHosted } from '../doctor/hosted.mjs';
import { freePorts } from '../ports.mjs';
import { requireHost, writeHostFiles } from './hostFiles.mjs';
import { fresh } from './rules.mjs';
import { answerOfApi, configOf, tickSecret, writeSites } from './testSites.mjs';

const apps = ['student', 'admin'];
let folder;
let config;
let api;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niyama-hosts-'));
  await writeSites(folder);
  const [student, admin, apiPort] = await freePorts(3);
  config = configOf({ student, admin, api: apiPort });
  api = createServer((request, response) => {
    const [status, body] = answerOfApi(request);
    response.writeHead(status).end(JSON.stringify(body));
  });
  await listen(api, apiPort);
});
afterAll(async () => {
  await close(api);
  await rm(folder, { recursive: true });
});

const caddy = (process.env.PATH ?? '')
  .split(delimiter)
  .map((path) => join(path, 'caddy'))
  .find((path) => existsSync(path));

/** Starts Caddy with both sites as docs/deploy.md shows it, and waits until it serves them. */
async function startCaddy() {
  const site = (app) => `${config[`${app}Url`]} {
    bind 127.0.0.1
    root * ${join(folder, app)}
    import ${join(folder, `caddy-${app}.conf`)}
  }`;
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n admin off\n auto_https off\n}\n${apps.map(site).join('\n')}\n`);
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => (child.kill(), ended));
  let log = '';
  await new Promise((resolve, reject) => {
    child.stderr.on('data', (text) => {
      log += text;
      if (log.includes('serving initial configuration')) resolve();
    });
    child.on('exit', () => reject(new Error(`Caddy ended: ${log}`)));
  });
}

/** What a `*` at the end of a pattern stands for in a path that matches, otherwise null. */
const restOf = (pattern, path) => {
  if (!pattern.endsWith('*')) return path === pattern ? '' : null;
  return path.startsWith(pattern.slice(0, -1)) ? path.slice(pattern.length - 1) : null;
};

/** Answers as Netlify does with the files that the build wrote for it. */
async function answerAsNetlify(app, { url }, response) {
  const { pathname: path, search } = new URL(url, config[`${app}Url`]);
  const fileAt = (name) => join(folder, app, name);
  const linesOf = async (name) => (await readFile(fileAt(name), 'utf8')).trimEnd().split('\n');
  response.setHeader('Cache-Control', 'public,max-age=0,must-revalidate');
  let isMatching = false;
  for (const line of await linesOf('_headers')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (!name) isMatching = restOf(line, path) !== null;
    else if (isMatching) response.setHeader(name, value);
  }
  const isFile = statSync(fileAt(path), { throwIfNoEntry: false })?.isFile();
  const redirects = (await linesOf('_redirects')).map((line) => line.split(' '));
  const [from, to, status] = redirects.find(
    ([pattern, , code]) => restOf(pattern, path) !== null && (code.endsWith('!') || !isFile),
  ) ?? [path, path, '200'];
  if (status === '302!') {
    const location = to.replace(':splat', restOf(from, path)) + search;
    response.writeHead(302, { Location: location }).end();
    return;
  }
  const isPacked = existsSync(fileAt(`${to}.br`));
  if (isPacked) response.setHeader('Content-Encoding', 'br');
  response.writeHead(Number(status)).end(await readFile(fileAt(isPacked ? `${to}.br` : to)));
}

async function startNetlify() {
  for (const app of apps) {
    const server = createServer((request, response) => {
      void answerAsNetlify(app, request, response);
    });
    onTestFinished(() => close(server));
    await listen(server, new URL(config[`${app}Url`]).port);
  }
}

const ask = (address) => fetch(new URL(address, config.studentUrl), { redirect: 'manual' });

/** What the doctor finds wrong, and where the redirects lead that it does not ask for. */
async function examine() {
  const findings = await examineHosted(config.studentUrl, { tickSecret });
  const answers = await Promise.all(['/admin?page=2', `${config.adminUrl}/?page=2`].map(ask));
  return {
    wrong: findings.filter(({ isWell }) => !isWell),
    redirects: answers.map(({ headers }) => headers.get('location')),
  };
}

const allWell = () => ({
  wrong: [],
  redirects: [`${config.adminUrl}/admin?page=2`, '/admin?page=2'],
});

describe('with the files that a build writes, all is well', () => {
  test('on Netlify, by a model of it', async () => {
    await writeHostFiles({ folder, host: 'netlify', config });
    await startNetlify();
    expect(await examine()).toEqual(allWell());
  });

  // The workflow of the tests installs Caddy; other machines may not have it.
  test.runIf(caddy)('on Caddy', async () => {
    await writeHostFiles({ folder, host: 'caddy', config });
    await startCaddy();
    expect(await examine()).toEqual(allWell());
    for (const path of ['/none.png', '/assets/none']) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, fresh]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const { headers } = await ask('/manifest.webmanifest');
    expect(headers.get('content-type')).toBe('application/manifest+json');
  });
});

test.each([
  ['netlify', 'student/_headers', 'admin/_headers'],
  ['caddy', 'caddy-student.conf', 'caddy-admin.conf'],
])('the files for %s keep a site on TLS', async (host, ...paths) => {
  const published = { studentUrl: 'https://niyama.example', adminUrl: 'https://admin.example' };
  await writeHostFiles({ folder, host, config: { ...config, ...published } });
  for (const path of paths) {
    expect(await readFile(join(folder, path), 'utf8')).toContain('Strict-Transport-Security');
  }
});

test.each(['vercel', 'constructor'])('there are no files for %s', (host) => {
  const sentence = `A build can be made for netlify or caddy, not for "${host}".`;
  expect(() => requireHost(host)).toThrow(sentence);
});
