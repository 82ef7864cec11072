import type { APIRequestContext } from '@playwright/test';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { addresses } from './addresses.ts';

/** The built student app on a separate origin, where another build can replace it. */
export interface Deployment {
  url: string;
  /** Deploys a build of which the entry and the library have other names, and the old ones are gone. */
  replaceBuild: () => void;
  close: () => Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** The backend answers its own origins only, so it stands behind this one. */
const backend = /^\/(rest|auth|storage|functions)\/v1\//;

export async function deploy(request: APIRequestContext): Promise<Deployment> {
  const page = await request.get(`${addresses.student}/app.html`);
  let files = await readBuild(await page.text());
  const given = await request.get(`${addresses.student}/config.json`);
  const config = (await given.json()) as object;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', url).pathname;
    if (backend.test(path)) return void passOn(request, response);
    if (path === '/config.json')
      return void response.end(JSON.stringify({ ...config, supabaseUrl: url }));
    const isPage = extname(path) === '' && path !== '/';
    const file = path === '/' ? '/index.html' : isPage ? '/app.html' : path;
    const content = files.get(file);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    return void response.writeHead(content ? 200 : 404).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    replaceBuild: () => {
      files = renamed(
        // A hash has eight characters: `app-texts-…` is another file.
        renamed(files, /\/assets\/(app-[\w-]{8})\.js/),
        /\/assets\/(library-[\w-]{8})\.js/,
      );
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * The folder of the build that the start command serves.
 * @param page one of its pages, as HTML
 */
export async function folderOfBuild(page: string): Promise<string> {
  const script = /src="(\/assets\/app-[^"]+)"/.exec(page)?.[1] ?? 'none';
  const builds = (await readdir('dist')).map((name) => join('dist', name));
  const folder = builds.find((build) => existsSync(join(build, 'student', script)));
  if (!folder) throw new Error(`No build has ${script}`);
  return folder;
}

/** That build's student app, without the compressed copies. */
async function readBuild(page: string) {
  const folder = join(await folderOfBuild(page), 'student');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => [path.slice(folder.length), await readFile(path)] as const),
  );
  return new Map<string, Buffer>(files);
}

/** The same build with one script under another name, wherever it is named. */
function renamed(files: ReadonlyMap<string, Buffer>, script: RegExp) {
  const name = [...files.keys()].map((path) => script.exec(path)?.[1]).find(Boolean);
  if (!name) throw new Error(`The build has no ${script}`);
  const rename = (text: string) => text.replaceAll(name, `${name.split('-')[0]}-renewed`);
  return new Map(
    [...files].map(([path, content]) => {
      const isText = /\.(html|js)$/.test(path);
      return [rename(path), isText ? Buffer.from(rename(content.toString())) : content];
    }),
  );
}

async function passOn(request: IncomingMessage, response: ServerResponse) {
  const { host: _host, origin: _origin, connection: _connection, ...headers } = request.headers;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answer = await fetch(addresses.api + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  const type = answer.headers.get('content-type');
  const range = answer.headers.get('content-range');
  response.writeHead(answer.status, {
    ...(type ? { 'Content-Type': type } : {}),
    ...(range ? { 'Content-Range': range } : {}),
  });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
