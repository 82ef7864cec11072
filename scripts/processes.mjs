import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { rerun } from './node.mjs';
import { root } from './cli.mjs';

const children = new Set();
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The environment in which the tools of node_modules/.bin, and the right Node, are found first. */
export function toolEnvironment(extra = {}, folder = root) {
  const bin = join(folder, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * Starts a tool of node_modules/.bin, or Node itself when `tool` is 'node', in the repository's
 * folder or in that of another checkout. It is stopped when this process ends.
 */
export function start(tool, args, { env = {}, stdio = 'inherit', folder = root } = {}) {
  const windows = process.platform === 'win32';
  const command = tool === 'node' ? process.execPath : tool;
  const child = spawn(command, args, {
    cwd: folder,
    env: toolEnvironment(env, folder),
    stdio,
    shell: windows && tool !== 'node',
    // A separate process group, so that stopping a tool also stops the browsers and workers it started.
    detached: !windows,
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Resolves with a child's exit code; a signal counts as 1. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Stops a child and everything it started. */
export function stop(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

/** Calls `handler` once when this process is asked to stop, also when its parent disappears. */
export function onStop(handler) {
  let asked = false;
  const once = (signal) => {
    if (asked) return;
    asked = true;
    handler(signal);
  };
  for (const signal of stopSignals) process.on(signal, () => once(signal));
  if (process.env.npm_lifecycle_event || process.env[rerun]) watchParent(() => once('SIGTERM'));
}

/** npm's shell does not pass a signal on when it dies of it, so this process watches for itself. */
function watchParent(gone) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    gone();
  }, 500);
  watch.unref();
}

/** Asks every child to stop and waits for it; what has not ended after ten seconds is killed. */
export async function stopEverything() {
  const all = [...children].map(ended);
  for (const child of children) stop(child);
  await Promise.race([Promise.all(all), new Promise((resume) => setTimeout(resume, 10_000))]);
}

process.once('exit', () => {
  for (const child of children) stop(child, 'SIGKILL');
});
