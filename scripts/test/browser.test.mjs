import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder;

/** Puts a command on the PATH that starts, as a browser does that is asked for its version. */
async function put(name) {
  const path = join(folder, name);
  await writeFile(path, '#!/bin/sh\nexit 0\n');
  await chmod(path, 0o755);
  return path;
}

/** Finds it in a fresh run: a run remembers what it found until it ends. */
async function find(options) {
  vi.resetModules();
  const { findTestBrowser } = await import('./browser.mjs');
  return findTestBrowser(options);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niyama-browser-'));
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  // Only root installs what is missing, and a test installs nothing.
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('every day the shell is taken, in the full run the whole browser', async () => {
  const shell = await put('chromium-headless-shell');
  const whole = await put('chromium');
  expect(await find({ full: false })).toBe(shell);
  expect(await find({ full: true })).toBe(whole);
});

test('CHROMIUM_PATH names the browser', async () => {
  await put('chromium-headless-shell');
  const named = await put('mine');
  vi.stubEnv('CHROMIUM_PATH', named);
  expect(await find({ full: false })).toBe(named);
});

test('where there is no shell the whole browser is taken', async () => {
  vi.stubEnv('PATH', folder);
  const whole = await put('chromium');
  expect(await find({ full: false })).toBe(whole);
});
