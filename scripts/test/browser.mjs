import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { ended, start, stop } from '../processes.mjs';
import { UserError } from '../cli.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
// Japanese, emoji, and faces as wide as Arial and Times New Roman, which stand in for the app's own.
const fonts = ['fonts-noto-cjk', 'fonts-noto-color-emoji', 'fonts-liberation'];
const minute = 60_000;

let found;
let foundShell;

/**
 * The path of the Chromium that tests drive. Every day that is Chromium's shell, where there is one or
 * Debian has it: the same engine without the windows, menus and pages of a whole browser, which compute
 * a quarter of all. The full run takes the whole browser, as people do.
 */
export async function findTestBrowser({ full }) {
  if (full || process.env.CHROMIUM_PATH) return findBrowser();
  foundShell ??= findShell();
  return (await foundShell) ?? findBrowser();
}

async function findShell() {
  await installFromDebian(fonts);
  const known = await onPath(shells);
  if (known) return known;
  // Systems made from Debian have its packages, but not always this one.
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '');
  if (!/^ID=debian$/m.test(system)) return null;
  await installFromDebian(['chromium-headless-shell']);
  return onPath(shells);
}

/**
 * The path of a Chromium that starts: one that is there, else one that is installed now. Where Debian's
 * packages can be installed, the fonts that stories measure are there too.
 */
export async function findBrowser() {
  found ??= find();
  return found;
}

async function find() {
  await installFromDebian(fonts);
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await works(given)) return given;
    throw new UserError(`CHROMIUM_PATH names ${given}, which does not start as a browser.`);
  }
  return (
    (await onPath(names)) ??
    (await ofPlaywright()) ??
    (await fromDebian()) ??
    (await fromDownload()) ??
    Promise.reject(
      new UserError(
        'No browser was found and none could be installed: install Chromium and set CHROMIUM_PATH to it.',
      ),
    )
  );
}

/** Some systems carry a command that only says where to get the browser: it must start. */
function works(path) {
  return new Promise((resolve) => {
    const child = spawn(path, ['--version'], { stdio: 'ignore', timeout: minute / 2 });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** The first of these commands that starts. */
async function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of paths) {
    if (existsSync(path) && (await works(path))) return path;
  }
  return null;
}

async function ofPlaywright() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) && (await works(path)) ? path : null;
}

async function fromDebian() {
  await installFromDebian(['chromium']);
  return onPath(names);
}

/** Installs what is missing of these packages, as root on a Debian. */
async function installFromDebian(packages) {
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  if (!isDebian || process.getuid?.() !== 0) return;
  const missing = packages.filter((name) => !existsSync(`/var/lib/dpkg/info/${name}.list`));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} with apt-get…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await within(10 * minute, 'apt-get', ['update', '-q'], env);
  const args = ['install', '-y', '-q', '--no-install-recommends', ...missing];
  await within(10 * minute, 'apt-get', args, env);
}

async function fromDownload() {
  console.log('Downloading a browser for Playwright…');
  await within(5 * minute, 'playwright', ['install', 'chromium'], {});
  return ofPlaywright();
}

/** Runs a command for so long at most. Whether it worked shows in what it left behind. */
async function within(milliseconds, tool, args, env) {
  const child = start(tool, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const limit = setTimeout(() => stop(child, 'SIGKILL'), milliseconds);
  await ended(child).catch(() => 1);
  clearTimeout(limit);
}
