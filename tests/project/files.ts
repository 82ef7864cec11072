import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const made = new Set([
  '.git',
  '.niyama',
  'dist',
  'node_modules',
  'playwright-report',
  'storybook-static',
  'test-results',
]);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (made.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield relative(root, path);
  }
}

/** Every file that people write, relative to the root; what tools make is left out. */
export const files = [...walk(root)].sort();

const isText = /\.(?:[cm]?[jt]sx?|json|jsonl|md|sql|toml|html|css|svg|webmanifest|yml)$|\/run$/;

/** Those of them that hold text. */
export const textFiles = files.filter((path) => isText.test(path));

/** The text of a file given relative to the root. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The file that a module names by its place: from itself on, or with `#` from its package's `src`. */
export function fileNamed(name: string, importer: string): string | null {
  if (name.startsWith('.')) return normalize(join(dirname(importer), name));
  if (!name.startsWith('#')) return null;
  return importer.slice(0, importer.indexOf('/src/')) + `/src/${name.slice(1)}`;
}

/** The parsed content of a JSON file given relative to the root. */
export const readJson = (path: string): unknown => JSON.parse(read(path));
