import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

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
const forever = 'public, max-age=31536000, immutable';
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

/**
 * A server for one built app: its files, `app.html` for every page address that has no file of its
 * own, and what is generated at run time, such as /config.json.
 * @param folder the built app
 * @param generated texts by path, in place of files or beside them
 * @param headers sent with every answer
 * @param redirect maps a request's address (path and query) to another address, or to nothing
 */
export async function createStaticServer({
  folder,
  generated = {},
  headers = {},
  redirect = () => null,
}) {
  const files = await readFolder(folder);
  for (const [path, text] of Object.entries(generated)) files.set(path, Buffer.from(text));
  return createServer((request, response) => {
    if (!namesThisMachine(request)) {
      response.writeHead(421, { 'Content-Type': types['.txt'] }).end('Not found\n');
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(files, redirect, request, response);
  });
}

/**
 * A page on the internet can point its own name at this machine and would then read what is served
 * here, such as the key in /config.json; but it cannot make a browser name us. The API has the same
 * rule (supabase/local/server.ts).
 */
function namesThisMachine({ headers }) {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '');
}

function answer(files, redirect, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const address = parse(request.url);
  if (!address) {
    response.writeHead(400).end();
    return;
  }
  const elsewhere = redirect(address.encoded);
  if (elsewhere) {
    response.writeHead(302, { Location: elsewhere, 'Cache-Control': 'no-cache' }).end();
    return;
  }
  const path = find(files, address.path, request.headers);
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

/** The file that answers an address: itself, its page, or the app's shell when a person navigates. */
function find(files, path, headers) {
  if (path === '/') return files.has('/index.html') ? '/index.html' : '/app.html';
  if (files.has(path)) return path;
  const page = `${path.replace(/\/$/, '')}.html`;
  if (files.has(page)) return page;
  const isNavigation = extname(path) === '' && (headers.accept ?? '').includes('text/html');
  return isNavigation && files.has('/app.html') ? '/app.html' : null;
}

function send(files, path, request, response) {
  const content = files.get(path);
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  response.setHeader('ETag', tag);
  // Files under /assets carry a hash of their content in their name.
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? forever : 'no-cache');
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
