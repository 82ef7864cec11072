import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../cli.mjs';

/** Where code lies, and what it reads. */
const folders = ['.storybook', 'apps', 'mocks', 'packages', 'scripts', 'supabase', 'tests'];
const ignored = new Set(['node_modules', 'dist']);

function walk(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : walk(path);
    return [path];
  });
}

/** Every file of our code, and our own packages by name. */
export function projectFiles() {
  const files = folders.flatMap(walk);
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const packages = files
    .filter((path) => posix.basename(path) === 'package.json')
    .map((path) => ({ folder: posix.dirname(path), ...JSON.parse(read(path)) }));
  return {
    files,
    read,
    packages: Object.fromEntries(packages.map((one) => [one.name, one])),
  };
}
