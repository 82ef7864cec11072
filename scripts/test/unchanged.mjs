import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../cli.mjs';
import { hashOf } from '../sources.mjs';

/**
 * The parts that need not run again while nothing has changed that they could notice, with all of
 * it: a part that nothing else in the repository can break.
 * @type {Record<string, string[]>}
 */
export const sources = {
  embedded: [
    'supabase/local',
    // A database begins with these, and the functions run within the server.
    'supabase/data',
    'supabase/functions',
    'supabase/migrations',
    'supabase/schema.txt',
    'supabase/seed',
    'supabase/templates',
    // Mails are written in the languages of the product, and its data in the words that poses may have.
    'packages/domain/src/index.ts',
    'packages/domain/src/asana/asanaChoices.ts',
    'packages/domain/src/asana/asanaLimits.ts',
    'packages/domain/src/guide/rest.ts',
    'packages/domain/src/language.ts',
    'packages/domain/src/paths.ts',
    'packages/domain/src/practice/practice.ts',
    'packages/domain/src/safety/caution.ts',
    'package.json',
    'package-lock.json',
    'vitest.config.ts',
  ],
};

/** Where a fresh clone has nothing. */
const memory = join(root, 'node_modules', '.cache', 'niyama', 'passed.json');

/** What stands for everything that a part could notice; `null` when that is not known. */
export async function stateOf(part) {
  if (!Object.hasOwn(sources, part)) return null;
  return `${await hashOf(sources[part])} ${process.version} ${process.platform} ${process.arch}`;
}

async function readMemory(file) {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The day on which a part passed in this very state, or `null`. */
export async function passedOn(part, state, file = memory) {
  const known = (await readMemory(file))[part];
  return state !== null && known?.state === state ? known.day : null;
}

/**
 * Remembers that a part has passed in a state.
 * @param {string | null} state `null` forgets the part: it failed
 */
export async function remember(part, state, file = memory) {
  const known = await readMemory(file);
  delete known[part];
  if (state !== null) known[part] = { state, day: new Date().toISOString().slice(0, 10) };
  await mkdir(dirname(file), { recursive: true });
  // By a rename, since installed packages may be shared between checkouts by hard links.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(known));
  await rename(draft, file);
}
