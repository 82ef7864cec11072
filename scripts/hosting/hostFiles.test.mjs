import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { close, listen } from '../app-servers.mjs';
import { examineHosted } from '../doctor/hosted.mjs';
import { freePorts } from '../ports.mjs';
import { hostFiles, requireHost, writeHostFiles } from './hostFiles.mjs';
import { forever } from './rules.mjs';
import { answerOfApi, configOf, tickSecret, writeSites } from './testSites.mjs';

const apps = ['student', 'admin'];
let folder;
let ports;
let config;
let api;
/** Ends what a test has started. */
const stops = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niyama-hosts-'));
  await writeSites(folder);
  const [student, admin, apiPort] = await freePorts(3);
  ports = { student, admin };
  config = configOf({ student, admin, api: apiPort });
  api = createServer((request, response) => {
    const [status, body] = answerOfApi(request);
    response.writeHead(status).end(JSON.stringify(body));
  });
  await listen(api, apiPort);
});
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));
afterAll(async () => {
  await close(api);
  await rm(folder, { recursive: true });
});

/** A program of this machine, or nothing. */
const programAt = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((path) => join(path, name))
    .find((path) => existsSync(path));

/** Starts a server until the end of the test, and waits until both sites answer or it ends. */
async function start(program, args) {
  const child = spawn(program, args, {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  const ended = once(child, 'exit');
  stops.push(() => (child.kill(), ended));
  for (const port of Object.values(ports)) {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }
}

const answers = (port) =>
  fetch(`http://localhost:${port}/config.json`).then(
    () => true,
    () => false,
  );

const caddy = programAt('caddy');

/** Caddy itself, as the guide has it: name, port and root around the file that was written. */
async function startCaddy() {
  const site = (app) => `http://localhost:${ports[app]} {
    bind 127.0.0.1
    root * ${join(folder, app)}
    import ${join(folder, `caddy-${app}.conf`)}
  }`;
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n admin off\n auto_https off\n}\n${apps.map(site).join('\n')}\n`);
  await start(caddy, ['run', '--config', file, '--adapter', 'caddyfile']);
}

/** Serves both sites by a function from a request to an answer, both as fetch knows them. */
async function serveBy(answerOf) {
  for (const app of apps) {
    const answer = async ({ url, headers }, response) => {
      const request = new Request(new URL(url, config[`${app}Url`]), { headers });
      const { status, headers: own, body } = await answerOf(app, request);
      response.writeHead(status, Object.fromEntries(own));
      response.end(Buffer.from(await new Response(body).arrayBuffer()));
    };
    const server = createServer((request, response) => void answer(request, response));
    stops.push(() => close(server));
    await listen(server, ports[app]);
  }
}

/** A file of a site as a network in front of it sends it: packed where that is worth it. */
async function sendFile(app, path, { status = 200, headers = {} } = {}) {
  const file = join(folder, app, path);
  const packed = await readFile(`${file}.br`).catch(() => null);
  const content = packed ?? (await readFile(file).catch(() => null));
  if (content === null) return null;
  const encoding = packed ? { 'Content-Encoding': 'br' } : {};
  return new Response(content, { status, headers: { ...headers, ...encoding } });
}

const missing = () => new Response('Not found', { status: 404 });

/** A pattern in which `*` stands for any rest, as Netlify writes it. */
const restOf = (pattern, path) => {
  if (!pattern.endsWith('*')) return path === pattern ? '' : null;
  return path.startsWith(pattern.slice(0, -1)) ? path.slice(pattern.length - 1) : null;
};

/** Answers as Netlify does with the files that it was given. */
async function answerOfNetlify(app, { url }) {
  const { pathname: path, search } = new URL(url);
  const headers = { 'Cache-Control': 'public,max-age=0,must-revalidate' };
  let isMatching = false;
  for (const line of (await readFile(join(folder, app, '_headers'), 'utf8')).trim().split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (!name) isMatching = restOf(line, path) !== null;
    else if (isMatching) headers[name] = value;
  }
  const redirects = await readFile(join(folder, app, '_redirects'), 'utf8');
  for (const line of redirects.trim().split('\n')) {
    const [from, to, status] = line.split(' ');
    const rest = restOf(from, path);
    if (rest === null) continue;
    const file = status.endsWith('!') ? null : await sendFile(app, path, { headers });
    if (file) return file;
    if (status === '302!') {
      const location = to.replace(':splat', rest) + search;
      return new Response(null, { status: 302, headers: { ...headers, Location: location } });
    }
    return sendFile(app, to, { status: Number(status), headers });
  }
  return missing();
}

const wrongIn = (findings) => findings.filter(({ isWell }) => !isWell).map(({ what }) => what);

describe('with the files that a build writes for a host the doctor finds nothing to mend', () => {
  test('on Netlify, by a model of it', async () => {
    await writeHostFiles({ folder, host: 'netlify', config });
    await serveBy(answerOfNetlify);
    expect(wrongIn(await examineHosted(config.studentUrl, { tickSecret }))).toEqual([]);
  });

  // The workflow of the tests installs Caddy; elsewhere there may be nothing to start.
  test.runIf(caddy)('on Caddy', async () => {
    await writeHostFiles({ folder, host: 'caddy', config });
    await startCaddy();
    const wrong = wrongIn(await examineHosted(config.studentUrl, { tickSecret }));
    const [image, asset, manifest] = await Promise.all(
      ['/none.png', '/assets/none', '/manifest.webmanifest'].map(async (path) => {
        const { status, headers } = await fetch(new URL(path, config.studentUrl));
        return {
          status,
          isForever: headers.get('cache-control') === forever,
          isGuarded: headers.get('x-content-type-options') === 'nosniff',
          type: headers.get('content-type'),
        };
      }),
    );
    const isMissing = { status: 404, isForever: false, isGuarded: true };
    expect({ wrong, image, asset, manifest }).toMatchObject({
      wrong: [],
      image: isMissing,
      asset: isMissing,
      manifest: { status: 200, type: 'application/manifest+json' },
    });
  });
});

describe('the files for a host', () => {
  const published = {
    supabaseUrl: 'https://project.supabase.co',
    studentUrl: 'https://niyama.example',
    adminUrl: 'https://admin.niyama.example',
  };
  const filesFor = (host) => hostFiles({ host, config: published, scripts: `'self'` });

  test('are these on Netlify', () => {
    const files = filesFor('netlify');
    expect(files['student/_redirects']).toBe(`/admin https://admin.niyama.example/admin 302!
/admin/* https://admin.niyama.example/admin/:splat 302!
/ /index.html 200
/auth /auth.html 200
/terms /terms.html 200
/privacy /privacy.html 200
/assets/* /app.html 404
/* /app.html 200
`);
    expect(files['admin/_redirects']).toBe(`/ /admin 302!
/admin/login /admin/login.html 200
/assets/* /app.html 404
/* /app.html 200
`);
  });

  test('keep a site on TLS once it is there', () => {
    for (const host of ['netlify', 'caddy']) {
      const texts = Object.values(filesFor(host)).filter((text) => /nosniff/.test(text));
      expect([host, texts.length]).toEqual([host, 2]);
      expect(texts.filter((text) => !text.includes('Strict-Transport-Security'))).toEqual([]);
    }
  });

  test.each(['vercel', 'constructor'])('are not there for %s', (host) => {
    expect(() => requireHost(host)).toThrow(
      `A build can be made for netlify and caddy, and not for "${host}".`,
    );
  });
});
