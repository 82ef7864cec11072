import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a first visit loads, as the build writes it and docs/first-visits.json says it. */
export const reportFile = 'first-visits.json';

/** Shares below this are told together. */
const smallest = 1000;

/**
 * Weighs the scripts and stylesheets of each page's first visit as they are sent, by package: what a
 * file weighs is divided by what each package has in it.
 * @param draft a compressed build, with what Vite knows of it
 * @returns by app and path `{ scripts, kB, packages }`; kB of 1000 bytes
 */
export async function weigh(draft) {
  const report = {};
  for (const app of ['student', 'admin']) {
    const folder = join(draft, app);
    const { visits, packages } = JSON.parse(
      await readFile(join(folder, '.vite', 'shares.json'), 'utf8'),
    );
    report[app] = {};
    for (const [path, files] of Object.entries(visits)) {
      const weights = new Map();
      const add = (name, bytes) => weights.set(name, (weights.get(name) ?? 0) + bytes);
      for (const file of files) {
        const sent = await sizeOf(join(folder, file));
        const shares = Object.entries(packages[file] ?? { 'the styles': 1 });
        const whole = shares.reduce((sum, [, length]) => sum + length, 0) || 1;
        for (const [name, length] of shares) add(name, (sent * length) / whole);
      }
      report[app][path] = tell(files, weights);
    }
  }
  return report;
}

function tell(files, weights) {
  const sum = (entries) => entries.reduce((all, [, bytes]) => all + bytes, 0);
  const all = [...weights].toSorted(([, a], [, b]) => b - a);
  const large = all.filter(([, bytes]) => bytes >= smallest);
  const rest = all.filter(([, bytes]) => bytes < smallest);
  const told = [...large, ['others', sum(rest)]];
  return {
    scripts: files.filter((file) => file.endsWith('.js')).length,
    kB: inKB(sum(all)),
    packages: Object.fromEntries(told.map(([name, bytes]) => [name, inKB(bytes)])),
  };
}

const inKB = (bytes) => Math.round(bytes / 100) / 10;

/** As a server sends it: small files stay as they are. */
async function sizeOf(path) {
  const compressed = await stat(`${path}.br`).catch(() => stat(path));
  return compressed.size;
}
