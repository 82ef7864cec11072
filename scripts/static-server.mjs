import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { cacheOf, fileOf, redirectOf, shell } from './hosting/rules.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/**
 * Reads a folder into memory, so that a later build cannot disturb a running server and no request
 * can reach outside it.
 * @returns a map from path, such as '/assets/a.js', to content
 */
async function readFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const address = `/${relative(folder, path).split(sep).join('/')}`;
        return [address, await readFile(path)];
      }),
    ),
  );
}

/** This machine's own names. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])$/i;

/** For a folder that is no app. */
const plain = { redirects: [], pages: { '/': '/index.html' } };

/**
 * A server for one built app, or another folder.
 * @param folder the built app
 * @param generated texts by path, in place of files or beside them, such as /config.json
 * @param headers sent with every answer
 * @param rules how it answers (hosting/rules.mjs)
 * @param hosts names by which it may be called, besides this machine's own
 */
export async function createStaticServer({
  folder,
  generated = {},
  headers = {},
  rules = plain,
  hosts = [],
}) {
  const files = await readFolder(folder);
  for (const [path, text] of Object.entries(generated)) files.set(path, Buffer.from(text));
  return createServer((request, response) => {
    // A proxy in front may go by one of two names, and we by the other.
    if ((request.headersDistinct.host ?? []).length > 1) {
      response.writeHead(400).end();
      return;
    }
    if (!isCalledByName(request, hosts)) {
      response.writeHead(421, { 'Content-Type': types['.txt'] }).end('Not found\n');
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(files, rules, request, response);
  });
}

/**
 * A page on the internet can point its own name at this machine and would then read what is served
 * here, such as the key in /config.json; but it cannot make a browser name us. The API has the same
 * rule (supabase/local/server.ts).
 */
function isCalledByName({ headers }, hosts) {
  const name = (headers.host ?? '').replace(/:\d+$/, '');
  return ownNames.test(name) || hosts.some((host) => host.toLowerCase() === name.toLowerCase());
}

function answer(files, rules, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const address = parse(request.url);
  if (!address) {
    response.writeHead(400).end();
    return;
  }
  const elsewhere = redirectOf(rules, address.encoded);
  if (elsewhere) {
    response.writeHead(302, { Location: elsewhere, 'Cache-Control': 'no-cache' }).end();
    return;
  }
  const path = find(files, rules, address.path, request.headers);
  if (!path) {
    response.writeHead(404, { 'Content-Type': types['.txt'], 'Cache-Control': 'no-cache' });
    response.end(request.method === 'HEAD' ? undefined : 'Not found\n');
    return;
  }
  send(files, path, request, response);
}

/**
 * The path of a request, decoded, and its path and query as a header may hold them; nothing for an
 * address that is not one.
 */
function parse(target) {
  try {
    // Joined, not resolved: //host/path would be read as another host's address.
    const url = new URL(`http://localhost${target}`);
    return { path: decodeURIComponent(url.pathname), encoded: url.pathname + url.search };
  } catch {
    return null;
  }
}

/** The file that answers a path, if it is there. The shell is for people: a script that asks for data gets none. */
function find(files, rules, path, { accept = '' }) {
  const file = fileOf(rules, path);
  if (file === shell && path !== shell && !accept.includes('text/html')) return null;
  // Versions of a file are no files of their own.
  if (encodings.some(([, end]) => file.endsWith(end) && files.has(file.slice(0, -end.length)))) {
    return null;
  }
  return files.has(file) ? file : null;
}

function send(files, path, request, response) {
  const content = files.get(path);
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', cacheOf(path));
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const [encoding, suffix] =
    encodings.find(([name, end]) => accepted.includes(name) && files.has(path + end)) ?? [];
  const body = encoding ? files.get(path + suffix) : content;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
  response.setHeader('Content-Length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}
