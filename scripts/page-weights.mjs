import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './cli.mjs';

/** What the first visit of each page loads, as the build writes it beside the apps. */
export const weightsFile = 'weights.json';

/**
 * Weighs the scripts and stylesheets of each page's first visit as they are sent.
 * @param draft a compressed build, with what Vite knows of it
 * @returns by app and path `{ kB, scripts, stylesheets }`; kB of 1000 bytes
 */
export async function weigh(draft) {
  const weights = {};
  for (const app of ['student', 'admin']) {
    const folder = join(draft, app);
    const visits = await readJson(join(folder, '.vite', 'visits.json'));
    weights[app] = {};
    for (const [path, files] of Object.entries(visits)) {
      const sizes = await Promise.all(files.map((file) => sizeOf(join(folder, file))));
      const scripts = files.filter((file) => file.endsWith('.js')).length;
      weights[app][path] = {
        kB: Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 100) / 10,
        scripts,
        stylesheets: files.length - scripts,
      };
    }
  }
  return weights;
}

/** As a server sends it: small files stay as they are. */
async function sizeOf(path) {
  const compressed = await stat(`${path}.br`).catch(() => stat(path));
  return compressed.size;
}

/**
 * The pages that have a budget.
 * @param built a build
 * @returns by app and path what {@link weigh} says, and the budget
 */
export async function besideBudgets(built) {
  const weights = await readJson(join(built, weightsFile));
  const { kB } = await readJson(join(root, 'tests', 'project', 'budgets.json'));
  const rows = Object.entries(kB).flatMap(([app, pages]) =>
    Object.entries(pages).map(([path, budget]) => [
      `${app} ${path}`,
      { ...weights[app][path], budget },
    ]),
  );
  return Object.fromEntries(rows);
}

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));
