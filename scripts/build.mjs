// Builds both apps into dist/<hash of their sources>:
// node scripts/build.mjs [--to <folder> [--host netlify|caddy --config <config.json>]].
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compress } from './compress.mjs';
import { readConfig } from './config.mjs';
import { requireHost, writeHostFiles } from './hosting/hostFiles.mjs';
import { install } from './install.mjs';
import { useRightNode } from './node.mjs';
import { ended, onStop, start } from './processes.mjs';
import { main, UserError, root } from './cli.mjs';
import { hashSources } from './sources.mjs';
import { writeWorker } from './worker.mjs';

const dist = join(root, 'dist');

/** Whether something lies at `path`. */
export async function exists(path) {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * The folder with the built apps, `student` and `admin`. Builds them when their sources have
 * changed; the folder appears by one rename, so that an interrupted build is never served.
 */
export async function build() {
  const built = join(dist, await hashSources());
  if (await isWhole(built)) return built;
  await rm(built, { recursive: true, force: true });
  console.log('Building the student and admin apps…');
  await buildWhole(built, buildApps);
  return built;
}

/** The names of all files of a build, as the build wrote them down itself. */
const listFile = 'files.json';

async function namesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Whether a build is there and has lost no file. */
export async function isWhole(built) {
  const list = await readFile(join(built, listFile), 'utf8').catch(() => null);
  if (list === null) return false;
  const names = new Set(await namesIn(built));
  return JSON.parse(list).every((name) => names.has(name));
}

/** What renders an app's pages while they are built. */
const serverEntry = 'src/entry-server.tsx';
/** What builds the student app's service worker. */
const workerConfig = 'apps/student/vite.worker.config.ts';

async function buildApps(draft) {
  await Promise.all([
    vite('apps/student', ['--outDir', join(draft, 'student')]),
    vite('apps/admin', ['--outDir', join(draft, 'admin')]),
    vite('apps/student', ['--config', workerConfig, '--outDir', join(draft, 'worker')]),
    ...['student', 'admin'].map((app) =>
      vite(`apps/${app}`, ['--ssr', serverEntry, '--outDir', join(draft, 'server', app)]),
    ),
  ]);
  await tool('node', ['scripts/prerender.mjs', draft], { NODE_ENV: 'production' });
  await writeWorker(draft);
  for (const made of ['server', 'worker']) await rm(join(draft, made), { recursive: true });
  await compress(draft);
  // Notes of the build about itself, which nobody shall be served.
  for (const app of ['student', 'admin']) await rm(join(draft, app, '.vite'), { recursive: true });
}

/**
 * Makes the folder `built`, which appears by one rename, and takes away what stands beside it.
 * @param {(draft: string) => Promise<void>} make builds into the folder it gets
 */
export async function buildWhole(built, make) {
  const draft = `${built}.${process.pid}`;
  try {
    await make(draft);
    await writeFile(join(draft, listFile), JSON.stringify(await namesIn(draft)));
    await rename(draft, built).catch(async (error) => {
      // Another process built the same sources first.
      if (!(await exists(built))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await removeOthers(built);
}

/**
 * Builds of other sources are of no more use, for running servers hold theirs in memory; nor are the
 * drafts of processes that were killed.
 */
async function removeOthers(built) {
  const folder = dirname(built);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const [, draftOf] = name.split('.');
    const isInUse = path === built || (draftOf && isAlive(Number(draftOf)));
    if (!isInUse) await rm(path, { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function vite(app, args) {
  // The output lies outside the app's folder, which Vite empties only with this option.
  return tool('vite', ['build', app, '--emptyOutDir', '--logLevel', 'warn', ...args]);
}

async function tool(name, args, env) {
  const code = await ended(start(name, args, { env }));
  if (code !== 0) throw new UserError(`The apps could not be built: ${name} said why above.`);
}

const usage =
  'Usage: `npm run build`, `npm run build -- --to <folder>` or `npm run build -- --to <folder> --host netlify|caddy --config <config.json>`.';

/** What was asked for, or one sentence about how to ask. */
function readOptions() {
  const text = { type: 'string' };
  const { values } = orUsage(() => parseArgs({ options: { to: text, host: text, config: text } }));
  if (values.host !== undefined) requireHost(values.host);
  const isForHost = values.host !== undefined || values.config !== undefined;
  if (isForHost && !(values.to && values.host && values.config)) throw new UserError(usage);
  return values;
}

function orUsage(read) {
  try {
    return read();
  } catch {
    throw new UserError(usage);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const { to, host, config: configFile } = readOptions();
    const config = configFile ? await readConfig(configFile) : null;
    await install();
    await useRightNode();
    onStop(() => process.exit(130));
    const built = await build();
    const folder = to ? resolve(to) : built;
    if (to) await cp(built, folder, { recursive: true });
    if (host) await writeHostFiles({ folder, host, config });
    // TypeScript: only the right Node can load it.
    const { weighPages } = await import('./page-weights.ts');
    console.table(await weighPages(built));
    console.log(`Built: ${relative(root, folder)}`);
  });
}
