import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the app needs without a network beside its assets; the rest of a build is for a first visit. */
const pageFiles = ['app.html', 'favicon.svg', 'manifest.webmanifest', 'icons/icon-192.png'];
/** The texts of the admin app are no part of it. */
const isShellAsset = (name) => /\.(js|css|woff2)$/.test(name) && !name.startsWith('admin-');

/**
 * Puts the list of the student app's files into its service worker, and the worker beside them.
 * @param draft a build whose pages are written
 */
export async function writeWorker(draft) {
  const app = join(draft, 'student');
  const assets = (await readdir(join(app, 'assets'))).filter(isShellAsset).sort();
  const list = [
    ...(await Promise.all(
      pageFiles.map(async (url) => ({ url, revision: await contentHash(join(app, url)) })),
    )),
    // A hash of their content is in their names.
    ...assets.map((name) => ({ url: `assets/${name}`, revision: null })),
  ];
  const worker = await readFile(join(draft, 'worker', 'sw.js'), 'utf8');
  const filled = worker.replace('self.buildFiles', () => JSON.stringify(list));
  if (filled === worker) throw new Error('The service worker has no place for the list of files.');
  await writeFile(join(app, 'sw.js'), filled);
}

async function contentHash(path) {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 32);
}
